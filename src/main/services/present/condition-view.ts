import type { ConditionView } from '../../../preload/contract/encounter-views.ts';
import { timerText, turnsLeft, type Condition, type Encounter, type Timer } from '../../rules/index.ts';

/** A condition as rows and inspector show it, as of now. */
export function conditionView(encounter: Encounter, condition: Condition): ConditionView {
  const { timer } = condition;
  if (timer === null) return { ...condition, left: null, until: null };
  return { ...condition, left: leftInWords(encounter, timer), until: timerText(encounter, timer) };
}

function leftInWords(encounter: Encounter, timer: Timer): string {
  const left = turnsLeft(encounter, timer);
  if (timer.whose === null) return left > 1 ? `${left} rounds` : 'this round';
  return left > 1 ? `${left} turns` : left === 1 ? 'last turn' : 'this round';
}
