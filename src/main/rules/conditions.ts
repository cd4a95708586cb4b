import type { CombatantId, ConditionId } from './ids.ts';

/** A state of a combatant that somebody put there: built in, or the table's own. */
export interface Condition {
  readonly id: ConditionId;
  readonly name: string;
  /** Which of the ruleset's built-in conditions it is; null for one of the table's own. */
  readonly kind: string | null;
  readonly effects: ConditionEffects;
  readonly timer: Timer | null;
  /** A reminder at each start or end of its bearer's turn, such as a save to be rolled. */
  readonly remindAt: 'start' | 'end' | null;
  readonly note: string;
}

/** What a condition changes by itself. Everything else about it is for the game master to remember. */
export interface ConditionEffects {
  /** Added to the thresholds of damage while it lasts. */
  readonly thresholds?: { readonly major: number; readonly severe: number };
  /** Causes that a hit on its bearer is suggested to have, such as `helpless`. */
  readonly causes?: readonly string[];
  /** Armor slots that its bearer has besides while it lasts; at least 1. */
  readonly armor?: number;
  /** Its bearer takes no turn. */
  readonly cannotAct?: boolean;
}

/**
 * When a condition runs out: at the start or end of someone's turn, or at the end of a round (`whose` null). `due` is a
 * round, so that stepping back and forth through turns never counts one twice; where turns have no order (spotlight), it
 * is how many spotlights `whose` has had.
 */
export interface Timer {
  readonly at: 'start' | 'end';
  readonly whose: CombatantId | null;
  readonly due: number;
  /** true: it ends by itself; false: the game master is reminded. */
  readonly ends: boolean;
}

/** A condition that a ruleset knows, ready to be put on someone. */
export interface BuiltInCondition {
  readonly kind: string;
  readonly name: string;
  /** What it means, in one sentence. */
  readonly sentence: string;
  readonly effects: ConditionEffects;
}

/** Everything a combatant's conditions change, together. */
export function combinedEffects(conditions: readonly Condition[]): ConditionEffects {
  if (conditions.length === 0) return {};
  const shifts = conditions.flatMap(({ effects }) => effects.thresholds ?? []);
  return {
    thresholds: {
      major: shifts.reduce((sum, { major }) => sum + major, 0),
      severe: shifts.reduce((sum, { severe }) => sum + severe, 0),
    },
    causes: [...new Set(conditions.flatMap(({ effects }) => effects.causes ?? []))],
    cannotAct: conditions.some(({ effects }) => effects.cannotAct === true),
  };
}
