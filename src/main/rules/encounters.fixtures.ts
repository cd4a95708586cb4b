import { combatantId, decide, describe, encounterId, fold, lineText, prepareEncounter } from './index.ts';
import type { Addition, CombatantId, Command, Encounter, RulesetId, Side, TurnMode } from './index.ts';
import { foe, hero } from './thresholds/creatures.fixtures.ts';
import type { Options, Vitals } from './thresholds/index.ts';

/** Encounters for tests, under Thresholds. A combatant's id is its first name in small letters. */
export type Fight = Encounter<'thresholds'>;
export type FightCommand = Command<'thresholds'>;

export const id = (text: string): CombatantId => combatantId(text);

export function prepared(options: Partial<Options> = {}): Fight {
  const outcome = prepareEncounter({
    id: encounterId('ford'),
    name: 'Ford at Dusk',
    ruleset: 'thresholds',
    options,
    tables: null,
    gmTokens: null,
  });
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value;
}

export function addition(
  name: string,
  side: Side = 'hero',
  vitals: Vitals = side === 'hero' ? hero() : foe(),
  changes: Partial<Addition<'thresholds'>> = {},
): Addition<'thresholds'> {
  return {
    ids: [id(name.toLowerCase())],
    name,
    side,
    origin: null,
    label: '',
    hidden: false,
    group: null,
    vitals,
    notes: '',
    ...changes,
  };
}

/** The encounter after a command. Throws where it is refused, and where the events do not fold to the same. */
export function after<R extends RulesetId>(encounter: Encounter<R>, command: Command<R>): Encounter<R> {
  const outcome = decide(encounter, command);
  if (!outcome.ok) throw new Error(`${command.type} refused: ${outcome.refusal.reason}`);
  const folded = fold(encounter, outcome.value.events);
  if (JSON.stringify(folded) !== JSON.stringify(outcome.value.after)) throw new Error('the events do not fold');
  return folded;
}

export const afterAll = <R extends RulesetId>(
  encounter: Encounter<R>,
  ...commands: readonly Command<R>[]
): Encounter<R> => commands.reduce((now, command) => after(now, command), encounter);

/** The code with which a command is refused, or `accepted`. */
export function codeOf<R extends RulesetId>(encounter: Encounter<R>, command: Command<R>): string {
  const outcome = decide(encounter, command);
  return outcome.ok ? 'accepted' : outcome.refusal.code;
}

/** The sentences of one command. */
export function said<R extends RulesetId>(encounter: Encounter<R>, command: Command<R>): readonly string[] {
  const outcome = decide(encounter, command);
  if (!outcome.ok) throw new Error(`${command.type} refused: ${outcome.refusal.reason}`);
  return describe(encounter, outcome.value.events).map(lineText);
}

/** A fight under way: these heroes and foes, in this order. */
export function fight(
  mode: TurnMode,
  names: { heroes?: readonly string[]; foes?: readonly string[]; others?: readonly string[] },
  options: Partial<Options> = {},
): Fight {
  const additions = [
    ...(names.heroes ?? []).map((name) => addition(name)),
    ...(names.foes ?? []).map((name) => addition(name, 'foe')),
    ...(names.others ?? []).map((name) => addition(name, 'other')),
  ];
  return afterAll(prepared(options), { type: 'addCombatants', additions }, { type: 'startEncounter', mode });
}

/** Damage of this amount to one, by someone or nobody. */
export const strike = (target: string, amount: number, source: string | null = null): FightCommand => ({
  type: 'applyDamage',
  source: source === null ? null : id(source),
  targets: [
    {
      combatant: id(target),
      share: 'normal',
      hit: { parts: [{ amount, types: ['physical'] }] },
    },
  ],
});

export const vitalsOf = (encounter: Fight, name: string): Vitals => {
  const found = encounter.combatants.find((combatant) => combatant.id === id(name));
  if (!found) throw new Error(`${name} is not there`);
  return found.vitals;
};
