import type { ResterInput, RestInput, ThresholdsRestInput } from '../../../preload/contract/rest-views.ts';
import {
  accept,
  combatantId,
  combatantOf,
  refuse,
  restDiceFor,
  rulesetOf,
  type CombatantId,
  type Encounter,
  type Outcome,
  type RestOf,
  type RestParty,
  type RulesetId,
} from '../../rules/index.ts';
import { thresholds } from '../../rules/index.ts';
import { diceOfRules, isComplete, restDice, type SlotDie } from './rest-dice.ts';

/** A rest that is read: who, how, and with which dice. */
export interface RestPlan {
  readonly resters: readonly {
    readonly who: CombatantId;
    readonly rest: RestOf<RulesetId>;
    readonly dice: readonly SlotDie[];
  }[];
  /** The game master's die; null: none is needed, or not yet known. */
  readonly gmDie: { readonly faces: number; readonly value: number | null } | null;
  readonly complete: boolean;
}

function restOf({ rest }: ResterInput): RestOf<RulesetId> {
  const { ruleset, ...own } = rest;
  if (ruleset === 'stamina-wounds') return own as RestOf<RulesetId>;
  const { moves, ...how } = own as Omit<ThresholdsRestInput, 'ruleset'>;
  const made = moves.map(({ move, ally, together }) => ({
    move,
    ...(ally === undefined ? {} : { ally: combatantId(ally) }),
    ...(together === undefined ? {} : { together }),
  }));
  return { ...how, moves: made };
}

/** Whether a rest brings the game master tokens: then it takes a die (rule TH-40). */
function bringsTokens({ gmTokens, ruleset }: Encounter, rests: readonly RestOf<RulesetId>[]): boolean {
  if (gmTokens === null || ruleset !== 'thresholds') return false;
  return rulesetOf({ ruleset: 'thresholds' as const }).restTokens(rests as readonly RestOf<'thresholds'>[], 1).ok;
}

/**
 * Reads a rest for those of an encounter. Refused (`otherRuleset`, `noSuchCombatant`) for what is not there.
 *
 * @param roll rolls a die that is open; undefined: leaves it open
 */
export function planRest(
  state: Encounter,
  { rests, gmDie }: Pick<RestInput, 'rests' | 'gmDie'>,
  roll?: (faces: number) => number,
): Outcome<RestPlan> {
  const resters: RestPlan['resters'][number][] = [];
  for (const [index, input] of rests.entries()) {
    const who = combatantId(input.who);
    const found = combatantOf(state, who, `rests.${index}`);
    if (!found.ok) return found;
    if (input.rest.ruleset !== state.ruleset) {
      return refuse('otherRuleset', `${rulesetOf(state).name} knows no such rest.`, `rests.${index}`);
    }
    const rest = restOf(input);
    const needed = restDiceFor(state, who, rest, {});
    resters.push({ who, rest, dice: restDice(needed, input, roll) });
  }
  const faces = thresholds.REST_DIE;
  const brings = bringsTokens(
    state,
    resters.map(({ rest }) => rest),
  );
  const token = brings ? { faces, value: gmDie ?? roll?.(faces) ?? null } : null;
  const complete = resters.every(({ dice }) => isComplete(dice)) && token?.value !== null;
  return accept({ resters, gmDie: token, complete });
}

/** The command of a rest, with open dice as if each showed 1: to learn beforehand whether it can be taken so. */
export function restCommand({ resters, gmDie }: RestPlan): RestParty {
  return {
    type: 'restParty',
    rests: resters.map(({ who, rest, dice }) => ({ combatant: who, rest, dice: diceOfRules(dice, 1) })),
    ...(gmDie === null ? {} : { gmDie: gmDie.value ?? 1 }),
  };
}
