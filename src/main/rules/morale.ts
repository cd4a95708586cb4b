import type { Combatant, Encounter, MoraleDue } from './encounter.ts';
import type { CombatantId } from './ids.ts';
import type { RulesetId } from './ruleset-types.ts';
import { rulesetOf } from './rulesets.ts';
import { FEARLESS, moraleTrigger } from './table/index.ts';
import { SIDES } from './turn-order.ts';
import type { Side } from './turn-order.ts';

/** Sides whose morale is asked for; heroes hold as long as their players like. */
export const MORALE_SIDES: readonly Side[] = SIDES.filter((side) => side !== 'hero');

/** Members of a side who check their morale against one score together. */
export interface MoraleBand {
  /** null: no score is known. */
  readonly score: number | null;
  readonly combatants: readonly CombatantId[];
}

/** Surprise passes: whoever is only surprised has not fallen. */
const isHeld = ({ conditions }: Pick<Combatant, 'conditions'>): boolean =>
  conditions.some(({ kind, effects }) => kind !== 'surprised' && effects.cannotAct === true);

/** Whether someone counts as fallen for their side: down or out, slept, charmed or held, or not there any more. */
export function hasFallen<R extends RulesetId>(encounter: Encounter<R>, combatant: Combatant<R>): boolean {
  const marks = rulesetOf(encounter).morale;
  return combatant.gone !== null || isHeld(combatant) || marks?.fallen(combatant.vitals) === true;
}

const standing = <R extends RulesetId>(encounter: Encounter<R>, side: Side): readonly Combatant<R>[] =>
  encounter.combatants.filter((combatant) => combatant.side === side && !hasFallen(encounter, combatant));

/** Whether half of a side has fallen; of someone alone, half of their Wounds (rule TB-6). */
export function isAtHalfStrength<R extends RulesetId>(encounter: Encounter<R>, side: Side): boolean {
  const marks = rulesetOf(encounter).morale;
  const members = encounter.combatants.filter((combatant) => combatant.side === side);
  const [first] = members;
  if (marks === null || first === undefined) return false;
  const fallen = members.filter((combatant) => hasFallen(encounter, combatant)).length;
  return moraleTrigger({ members: members.length, fallen, wounds: marks.strength(first.vitals) }) !== null;
}

/** Whether a side is there that does not outnumber the heroes. */
export function isNoMoreThanHeroes<R extends RulesetId>(encounter: Encounter<R>, side: Side): boolean {
  const [members, heroes] = [standing(encounter, side).length, standing(encounter, 'hero').length];
  return members > 0 && members <= heroes;
}

/**
 * These combatants by their Morale, in their order: those of one score check together, and those of whom none is known.
 *
 * @param picked who is meant; those who have fallen are left out
 */
export function moraleBands<R extends RulesetId>(
  encounter: Encounter<R>,
  picked: (combatant: Combatant<R>) => boolean,
): readonly MoraleBand[] {
  const bands = new Map<number | null, CombatantId[]>();
  for (const combatant of encounter.combatants) {
    if (!picked(combatant) || hasFallen(encounter, combatant)) continue;
    const score = combatant.morale ?? null;
    bands.set(score, [...(bands.get(score) ?? []), combatant.id]);
  }
  return [...bands].map(([score, combatants]) => ({ score, combatants }));
}

/** The checks that are still to be made: those of a side of which somebody stands who could break. */
export const moraleOwed = <R extends RulesetId>(encounter: Encounter<R>): readonly MoraleDue[] =>
  encounter.phase === 'running'
    ? (encounter.moraleDue ?? []).filter(({ side }) =>
        standing(encounter, side).some(({ morale }) => morale !== FEARLESS),
      )
    : [];
