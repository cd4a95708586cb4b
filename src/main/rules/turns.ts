import { combinedEffects } from './conditions.ts';
import type { Combatant, Encounter } from './encounter.ts';
import type { Turn } from './event.ts';
import type { CombatantId } from './ids.ts';
import type { RulesetId } from './ruleset-types.ts';
import { rulesetOf } from './rulesets.ts';
import { SIDES } from './turn-order.ts';
import type { Side } from './turn-order.ts';

/** Whether someone takes a turn when it comes: there, able by the ruleset, and not kept from it by a condition. */
export function canTakeTurn<R extends RulesetId>(encounter: Encounter<R>, combatant: Combatant<R>): boolean {
  if (combatant.gone !== null || !rulesetOf(encounter).canAct(combatant.vitals)) return false;
  return combinedEffects(combatant.conditions).cannotAct !== true;
}

/** The sides that have anyone who can take a turn, in their fixed order. */
export function sidesAtPlay<R extends RulesetId>(encounter: Encounter<R>): readonly Side[] {
  const able = encounter.combatants.filter((combatant) => canTakeTurn(encounter, combatant));
  return SIDES.filter((side) => able.some((combatant) => combatant.side === side));
}

/** Everyone who has a share in a turn. */
export function actorsOf<R extends RulesetId>({ combatants }: Encounter<R>, turn: Turn): readonly CombatantId[] {
  if (turn.kind === 'combatant') return [turn.combatant];
  return combatants.filter(({ side }) => turn.sides.includes(side)).map(({ id }) => id);
}

/** Whose turn it is; null between turns. */
export function actingTurn<R extends RulesetId>({ turns }: Encounter<R>): Turn | null {
  if (turns.mode !== 'sides') return turns.acting === null ? null : { kind: 'combatant', combatant: turns.acting };
  const sides = turns.acting === null ? undefined : turns.places?.[turns.acting];
  return turns.acting === null || sides === undefined ? null : { kind: 'sides', place: turns.acting, sides };
}

/**
 * The first in the order who can act and has had no turn this round, apart from whose turn it is; null: nobody, and
 * always null where turns have no order.
 */
export function nextInRound<R extends RulesetId>(encounter: Encounter<R>): Turn | null {
  const { turns, combatants } = encounter;
  switch (turns.mode) {
    case 'sides': {
      const able = sidesAtPlay(encounter);
      const places = turns.places ?? [];
      const place = places.findIndex(
        (sides, index) =>
          index !== turns.acting && !turns.acted.includes(index) && sides.some((side) => able.includes(side)),
      );
      const sides = places[place];
      return sides ? { kind: 'sides', place, sides } : null;
    }
    case 'individual': {
      const waits = (id: CombatantId): boolean => {
        if (id === turns.acting || turns.acted.includes(id)) return false;
        const combatant = combatants.find((one) => one.id === id);
        return combatant !== undefined && canTakeTurn(encounter, combatant);
      };
      const combatant = turns.line.find(waits);
      return combatant === undefined ? null : { kind: 'combatant', combatant };
    }
    case 'spotlight':
      return null;
  }
}

/** Whether anyone at all could take a turn. */
export const anyoneCanAct = <R extends RulesetId>(encounter: Encounter<R>): boolean =>
  encounter.combatants.some((combatant) => canTakeTurn(encounter, combatant));
