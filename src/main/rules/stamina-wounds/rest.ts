import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { Needed } from '../rolled.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { Dice, RestOperation } from './operation.ts';
import type { Options } from './options.ts';
import { regainStamina, regainWounds } from './recover.ts';
import { risingEvents } from './status.ts';
import { DAY_DIE } from './vitals.ts';
import type { Vitals } from './vitals.ts';

/** At least half of the Wounds, at the start of the rest; exactly half counts (rule SW-23). */
export const isHalf = ({ wounds }: Vitals): boolean => 2 * wounds.current >= wounds.max;

const allAtOnce = ({ length, safe }: RestOperation, options: Options): boolean =>
  length === 'hour' ? safe && options.safeHourFull : safe;

/** The dice of a rest: the Stamina die for an hour, a d3 for a safe day that began at half the Wounds or more. */
export function restDice(vitals: Vitals, operation: RestOperation, options: Options): Needed {
  if (vitals.nameOnly === true) return {};
  const { length, safe } = operation;
  if (length === 'hour') {
    const regains = vitals.stamina !== null || vitals.subdual > 0;
    return regains && !allAtOnce(operation, options) ? { stamina: vitals.staminaDie } : {};
  }
  return length === 'day' && safe && isHalf(vitals) ? { day: DAY_DIE } : {};
}

/** Stamina that a rest gives back (rules SW-22, SW-23, SW-25). An hour always gives at least 1. */
function staminaGiven(vitals: Vitals, operation: RestOperation, dice: Dice, options: Options): number | 'all' {
  if (allAtOnce(operation, options)) return 'all';
  if (dice.stamina === undefined) return 0;
  return Math.max(1, dice.stamina + (options.toughOnHourly ? vitals.toughness : 0));
}

/** Wounds that a rest gives back (rules SW-23 to SW-25): nothing in an hour, nothing in a hostile place. */
function woundsGiven(vitals: Vitals, { length, safe, bed, physician }: RestOperation, dice: Dice): number {
  if (vitals.nameOnly === true || length === 'hour' || !safe) return 0;
  const night = isHalf(vitals) ? 1 : 0;
  const day = length === 'day' ? (dice.day ?? 1) + (bed === true ? 1 : 0) : 0;
  return (night + day) * (physician === true ? 2 : 1);
}

function checkRest({ length, safe, bed, physician }: RestOperation): Outcome<true> {
  const lengths: readonly string[] = ['hour', 'night', 'day'];
  if (!lengths.includes(length)) return refuse('unknownLength', 'A rest is an hour, a night or a day.', 'length');
  const flags: readonly unknown[] = [safe, bed ?? false, physician ?? false];
  if (flags.every((flag) => typeof flag === 'boolean')) return accept(true);
  return refuse('notYesOrNo', 'Safe, bed and physician are yes or no.', 'safe');
}

/**
 * One creature's rest (rules SW-22 to SW-25). Someone down gets up at 1 Wound; hours of a faint or a knock-out are the
 * game master's to end. Refused: an unknown length, and dice other than `restDice` asks for.
 */
export function rest(
  vitals: Vitals,
  operation: RestOperation,
  dice: Dice,
  options: Options,
): Outcome<readonly Event[]> {
  const checked = checkRest(operation);
  if (!checked.ok) return checked;
  const rolled = checkDice({ ...dice }, restDice(vitals, operation, options));
  if (!rolled.ok) return rolled;
  const { length, safe } = operation;
  const stamina = staminaGiven(vitals, operation, dice, options);
  const wounds = woundsGiven(vitals, operation, dice);
  const taken: Event = {
    type: 'restTaken',
    length,
    safe,
    bed: operation.bed === true,
    physician: operation.physician === true,
    half: isHalf(vitals),
    wounds,
    stamina,
  };
  const regained = [
    ...regainStamina(vitals, stamina === 'all' ? Infinity : stamina),
    ...regainWounds(vitals, wounds).events,
  ];
  return accept([taken, ...regained, ...risingEvents(regained.reduce(evolve, vitals), 'rested')]);
}
