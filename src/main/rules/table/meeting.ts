import { wholeWithin } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Needed, Rolled } from '../rolled.ts';
import { D6, THREE_D6, TWO_D6, sumOf } from './sum-of-dice.ts';

export const SURPRISE_DICE: Needed = { surprise: D6 };

/** The highest face of the d6 on which a side is surprised (rule TB-8). */
export const surpriseUpTo = ({ prepared, wary }: { readonly prepared: boolean; readonly wary: boolean }): number =>
  (prepared ? 4 : 2) - (wary ? 1 : 0);

/** Whether a side is surprised (rule TB-8): on 1 or 2 of a d6, on 1 to 4 by a prepared ambush; one less for the wary. */
export function checkSurprise(
  { prepared, wary }: { readonly prepared: boolean; readonly wary: boolean },
  dice: Rolled,
): Outcome<boolean> {
  const flags: readonly unknown[] = [prepared, wary];
  if (!flags.every((flag) => typeof flag === 'boolean')) {
    return refuse('notYesOrNo', 'Prepared and wary are yes or no.', 'prepared');
  }
  const rolled = sumOf(dice, SURPRISE_DICE);
  return rolled.ok ? accept(rolled.value <= surpriseUpTo({ prepared, wary })) : rolled;
}

export type Reaction = 'hostile' | 'unfriendly' | 'indifferent' | 'talkative' | 'helpful';

/** The highest 2d6 of each reaction, in order. */
const REACTIONS: readonly (readonly [number, Reaction])[] = [
  [2, 'hostile'],
  [5, 'unfriendly'],
  [8, 'indifferent'],
  [11, 'talkative'],
];

/** How strangers take to the party, by 2d6 (rule TB-9). */
export function rollReaction(dice: Rolled): Outcome<Reaction> {
  const rolled = sumOf(dice, TWO_D6);
  if (!rolled.ok) return rolled;
  return accept(REACTIONS.find(([highest]) => rolled.value <= highest)?.[1] ?? 'helpful');
}

const FEET_PER_PIP = 10;

/** How far off a meeting begins (rule TB-10): 3d6 times 10 feet, no farther than can be seen (feet; null: no limit). */
export function rollDistance(visibility: number | null, dice: Rolled): Outcome<number> {
  const named = { what: 'visibility in feet', field: 'visibility' };
  const seen = visibility === null ? accept(Infinity) : wholeWithin(visibility, 0, Infinity, named);
  if (!seen.ok) return seen;
  const rolled = sumOf(dice, THREE_D6);
  return rolled.ok ? accept(Math.min(seen.value, FEET_PER_PIP * rolled.value)) : rolled;
}

const FEET_PER_DIE = 10;
const MOST_FALLING_DICE = 20;

/** The d6 of damage of a fall (rule TB-11): one for each full 10 feet, 20 at most. Refuses less than 0 feet. */
export function fallingDice(feet: number): Outcome<number> {
  const fallen = wholeWithin(feet, 0, Infinity, { what: 'height in feet', field: 'feet' });
  return fallen.ok ? accept(Math.min(MOST_FALLING_DICE, Math.floor(fallen.value / FEET_PER_DIE))) : fallen;
}
