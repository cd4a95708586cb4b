import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { Needed } from '../rolled.ts';
import type { Event } from './events.ts';
import type { Dice, LevelUpOperation } from './operation.ts';
import type { Track, Vitals } from './vitals.ts';

export const levelUpDice = ({ staminaDie }: Vitals): Needed => ({ stamina: staminaDie });

const raised = ({ max, current }: Track, by: number): Track => ({ max: max + by, current: current + by });

/**
 * A level (rule SW-26): the Stamina die is rolled and raises Stamina and its maximum alike, so what was missing stays
 * missing; where the level brings a Wound, Wounds rise the same way. It is no healing: it gets nobody up. Refused for a
 * creature without Stamina.
 */
export function levelUp(vitals: Vitals, { wound }: LevelUpOperation, dice: Dice): Outcome<readonly Event[]> {
  const { stamina, wounds } = vitals;
  const asked: unknown = wound;
  if (asked !== undefined && typeof asked !== 'boolean') {
    return refuse('notYesOrNo', 'Whether the level brings a Wound is yes or no.', 'wound');
  }
  if (stamina === null) return refuse('noStamina', 'A creature without Stamina gains no levels.', 'op');
  const checked = checkDice({ ...dice }, levelUpDice(vitals));
  if (!checked.ok) return checked;
  const die = dice.stamina ?? 0;
  const to = { stamina: raised(stamina, die), wounds: asked === true ? raised(wounds, 1) : wounds };
  return accept([{ type: 'levelGained', die, from: { stamina, wounds }, to }]);
}
