import { wholeWithin } from './amounts.ts';
import type { Encounter } from './encounter.ts';
import type { EncounterId } from './ids.ts';
import { MOST_NAME } from './names.ts';
import { checkOptions } from './options.ts';
import { accept, refuse } from './refusal.ts';
import type { Outcome } from './refusal.ts';
import type { OptionsOf, RulesetId, TablesOf } from './ruleset-types.ts';
import { rulesetOf } from './rulesets.ts';
import { GATHERING } from './turn-order.ts';

/** Everything an encounter is given before its first command. */
export interface Preparation<R extends RulesetId = RulesetId> {
  readonly id: EncounterId;
  readonly name: string;
  readonly ruleset: R;
  /** The table's options; those that are not named have their default. */
  readonly options: Partial<OptionsOf<R>>;
  readonly tables: TablesOf<R>;
  /** The game master's tokens; null: not used. */
  readonly gmTokens: { readonly current: number; readonly max: number } | null;
}

/** An encounter that has not begun: nobody in it yet. What every journal of an encounter is folded from. */
export function prepareEncounter<R extends RulesetId>(preparation: Preparation<R>): Outcome<Encounter<R>> {
  const { id, ruleset, tables, gmTokens } = preparation;
  const name = preparation.name.trim();
  if (name === '' || name.length > MOST_NAME) {
    return refuse('badName', `An encounter’s name has 1 to ${MOST_NAME} characters.`, 'name');
  }
  const rules = rulesetOf(preparation);
  const options = checkOptions(rules, { ...rules.model(tables).defaultOptions, ...preparation.options });
  if (!options.ok) return options;
  const held = wholeWithin(gmTokens?.current ?? 0, 0, gmTokens?.max ?? 0, {
    what: 'number of tokens',
    field: 'gmTokens',
  });
  if (!held.ok) return held;
  return accept({
    id,
    name,
    ruleset,
    options: options.value,
    tables,
    phase: 'preparing',
    round: 0,
    turns: GATHERING,
    combatants: [],
    overflows: [],
    heldHits: [],
    gmTokens,
    countdowns: [],
    numbering: {},
  });
}
