import { locate, placeDice, severityAt } from '../injuries/lookup.ts';
import type { InjuryPack, InjuryResult, Place, Severity } from '../injuries/pack.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { Needed } from '../rolled.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { Dice } from './operation.ts';
import type { Options } from './options.ts';
import { deathEvents, isOutCold, statusEvents } from './status.ts';
import { HOURS_DIE } from './vitals.ts';
import type { InjuryNotes, OwedRoll, Vitals } from './vitals.ts';

const isInjury = (result: InjuryResult): result is Severity => result === 'minor' || result === 'permanent';

const isLocated = (result: InjuryResult, options: Options): boolean => isInjury(result) || options.locateAlways;

/**
 * The dice of an injury roll, as far as those already there tell: first the injury die alone; then the hours of a
 * knock-out, and region, spot and side where a place is rolled (rules SW-12, SW-14, SW-15). Ask again with every die that
 * came up, until nothing new is asked.
 */
export function injuryDice(pack: InjuryPack, owed: OwedRoll, dice: Dice, options: Options): Needed {
  const { injury } = dice;
  const first = { injury: pack.severity.die };
  if (injury === undefined || !(injury >= 1 && injury <= pack.severity.die)) return first;
  const result = severityAt(pack, injury + owed.below)?.result;
  if (result === undefined) return first;
  return {
    ...first,
    ...(result === 'knocked-out' && { hours: HOURS_DIE }),
    ...(isLocated(result, options) && placeDice(pack, { ...dice })),
  };
}

/** What a result makes of someone, once the roll itself is told; `vitals` are those after it. */
function resultEvents(
  vitals: Vitals,
  result: InjuryResult,
  place: Place | null,
  dice: Dice,
  options: Options,
  notes: InjuryNotes,
): readonly Event[] {
  if (result === 'death') return deathEvents(vitals, vitals.injuryRollsOwed, 'injury-roll');
  if (result === 'knocked-out') {
    const hours = Math.max(dice.hours ?? 0, vitals.hours ?? 0);
    return statusEvents(vitals, 'knocked-out', 'injury-roll', hours);
  }
  const recorded: readonly Event[] = place
    ? [{ type: 'injuryRecorded', injury: { severity: result, ...place, ...notes } }]
    : [];
  const faints = options.belowZeroUnconscious && vitals.wounds.current < 0 && !isOutCold(vitals.status);
  return [...recorded, ...(faints ? statusEvents(vitals, 'fainted', 'injury-roll') : [])];
}

/**
 * Answers the oldest injury roll that is owed (rules SW-12 to SW-17). Whatever happened since the fall, the Wounds below
 * zero of that moment are added. Refused when none is owed, and when a die is missing, not used or outside its faces.
 */
export function rollInjury(
  vitals: Vitals,
  dice: Dice,
  options: Options,
  pack: InjuryPack,
  notes: InjuryNotes = {},
): Outcome<readonly Event[]> {
  const [owed] = vitals.injuryRollsOwed;
  if (!owed) return refuse('noInjuryRollOwed', 'No injury roll is owed.', 'op');
  const checked = checkDice({ ...dice }, injuryDice(pack, owed, dice, options));
  if (!checked.ok) return checked;
  const roll = dice.injury ?? 0;
  const total = roll + owed.below;
  const result = severityAt(pack, total)?.result;
  if (result === undefined) return refuse('dieMissing', 'The injury die is missing.', 'rolls.injury');
  const place = isLocated(result, options) ? placeOf(dice, pack) : accept(null);
  if (!place.ok) return place;
  const rolled: Event = { type: 'injuryRolled', roll, below: owed.below, total, result, place: place.value };
  return accept([rolled, ...resultEvents(evolve(vitals, rolled), result, place.value, dice, options, notes)]);
}

/** The words of an injury that stand there; blank ones do not count. */
export const notesOf = ({ note = '', lasts = '' }: InjuryNotes): InjuryNotes => ({
  ...(note.trim() === '' ? {} : { note: note.trim() }),
  ...(lasts.trim() === '' ? {} : { lasts: lasts.trim() }),
});

function placeOf({ region, spot, side }: Dice, pack: InjuryPack): Outcome<Place> {
  return locate(pack, { region, spot, side });
}
