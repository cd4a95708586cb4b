import type { ConditionView } from '../../../preload/contract/encounter-views.ts';
import { timerText, turnsLeft, type Condition, type Encounter, type Timer } from '../../rules/index.ts';

/** A condition as rows and inspector show it, as of now. */
export function conditionView(encounter: Encounter, condition: Condition): ConditionView {
  const { timer, effects } = condition;
  const shown = { ...condition, number: numberOf(effects) };
  if (timer === null) return { ...shown, left: null, until: null };
  return { ...shown, left: leftInWords(encounter, timer), until: timerText(encounter, timer) };
}

/** `+2`, `−1`: what it adds to thresholds or armor slots; both where it does both and they differ. */
function numberOf({ thresholds, armor = 0 }: Condition['effects']): string {
  const numbers = new Set([thresholds?.major ?? 0, armor].filter((number) => number !== 0));
  return [...numbers].map((number) => `${number > 0 ? '+' : '−'}${Math.abs(number)}`).join(' ');
}

function leftInWords(encounter: Encounter, timer: Timer): string {
  const left = turnsLeft(encounter, timer);
  if (timer.whose === null) return left > 1 ? `${left} rounds` : 'this round';
  return left > 1 ? `${left} turns` : left === 1 ? 'last turn' : 'this round';
}
