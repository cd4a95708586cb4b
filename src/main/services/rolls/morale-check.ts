import type { MoraleCheck } from '../../../preload/contract/api/morale-api.ts';
import type { MoraleBandView, MoraleCheckInput } from '../../../preload/contract/morale-views.ts';
import {
  accept,
  describe,
  findCombatant,
  moraleBands,
  refuse,
  table,
  type CheckMorale,
  type Command,
  type Encounter,
  type MoraleBand,
  type Outcome,
} from '../../rules/index.ts';
import { encounterModel } from '../encounters/encounter-model.ts';
import { decideAll } from '../streams/stream-model.ts';
import { diceSlots } from './dice-slots.ts';

type Roll = (faces: number) => number;

/** One band as far as it is known, with the command that checks it; null while something is missing. */
export interface CheckedBand {
  readonly view: MoraleBandView;
  readonly command: CheckMorale | null;
}

/**
 * The bands of those who check, with what was typed for each. Refused (`nobodyStands`) where nobody is left, and as the rules
 * refuse.
 *
 * @param roll rolls the dice that are not given; undefined: leaves them open
 */
export function checkedBands(
  encounter: Encounter,
  { who, checks, reason }: MoraleCheck,
  roll?: Roll,
): Outcome<readonly CheckedBand[]> {
  const named = 'side' in who ? null : new Set(who.combatants);
  const side = 'side' in who ? who.side : null;
  const bands = moraleBands(encounter, (one) => (named ? named.has(one.id) : one.side === side));
  if (bands.length === 0) return refuse('nobodyStands', 'Nobody stands whose morale could be checked.', 'who');
  const read: CheckedBand[] = [];
  for (const band of bands) {
    const key = String(band.score ?? '?');
    const one = checkedBand(
      encounter,
      band,
      { ...(checks.find((check) => check.key === key) ?? { key }), reason },
      roll,
    );
    if (!one.ok) return one;
    read.push(one.value);
  }
  return accept(read);
}

function checkedBand(
  encounter: Encounter,
  { score: known, combatants }: MoraleBand,
  { key, score: typed, modifier = 0, first, second, reason }: MoraleCheckInput & Pick<MoraleCheck, 'reason'>,
  roll?: Roll,
): Outcome<CheckedBand> {
  const score = typed ?? known;
  const needed = score === table.FEARLESS ? {} : (table.TWO_D6 as Readonly<Record<string, number>>);
  const given = score === table.FEARLESS ? {} : { first, second };
  const { slots, dice, complete } = diceSlots(
    given,
    () => needed,
    (_slot, value) => String(value),
    roll,
  );
  const names = combatants.map((id) => findCombatant(encounter, id)?.name ?? '');
  const open = { key, combatants, names, score, modifier, slots };
  if (score === null || !complete) return accept({ view: { ...open, holds: null, parts: [] }, command: null });
  const because = reason === undefined ? {} : { reason };
  const command: CheckMorale = { type: 'checkMorale', combatants, score, modifier, dice, ...because };
  const outcome = decideAll(encounterModel, encounter, [command]);
  if (!outcome.ok) return outcome;
  const { events } = outcome.value;
  const [line] = describe(encounter, events);
  const holds = events.some((event) => event.type === 'moraleChecked' && event.holds);
  return accept({ view: { ...open, holds, parts: line?.parts ?? [] }, command });
}

/** The commands of a check of every band. Refused as {@link checkedBands}, and (`scoreMissing`) without a Morale. */
export function checkCommands(
  encounter: Encounter,
  check: MoraleCheck & { readonly breaking?: 'fled' | 'surrendered' | undefined },
  roll: Roll,
): Outcome<readonly Command[]> {
  const bands = checkedBands(encounter, check, roll);
  if (!bands.ok) return bands;
  const nameless = bands.value.find(({ view }) => view.score === null);
  if (nameless) {
    const { key, names } = nameless.view;
    return refuse('scoreMissing', `What is the Morale of ${names.join(', ')}? It goes from 2 to 12.`, `checks.${key}`);
  }
  const commands: Command[] = bands.value.flatMap(({ command }) => command ?? []);
  const broken = bands.value.flatMap(({ view }) => (view.holds === false ? view.combatants : []));
  const { breaking } = check;
  if (breaking === undefined || broken.length === 0) return accept(commands);
  return accept([...commands, { type: 'leaveFight', combatants: broken, how: breaking }]);
}
