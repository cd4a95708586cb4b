import type { DamageEntry } from '../../../preload/contract/damage-views.ts';
import type { DamageEntry as Typed, Entry, Flag } from '../../rules/entry/entry.ts';
import {
  accept,
  actingTurn,
  combatantOf,
  combinedEffects,
  refuse,
  rulesetOf,
  type CombatantId,
  type Command,
  type DamageTarget,
  type Encounter,
  type Outcome,
} from '../../rules/index.ts';
import { parseEntry } from '../../rules/entry/parse-entry.ts';
import { amountOf, type Amount } from './entry-amount.ts';

/** A line of entry as main reads it. */
export interface ReadEntry {
  readonly kind: Entry['kind'];
  readonly amount: Amount;
  /** The one command it says; null while dice are missing. */
  readonly command: Command | null;
  readonly warnings: readonly string[];
}

type TypedEntry = Omit<DamageEntry, 'encounter'>;

/** The commands of a line of entry. Refused as {@link readEntry}, and (`diceNeeded`) while dice are missing. */
export function entryCommands(encounter: Encounter, entry: TypedEntry): Outcome<readonly Command[]> {
  const read = readEntry(encounter, entry);
  if (!read.ok) return read;
  const { command } = read.value;
  return command ? accept([command]) : refuse('diceNeeded', 'The dice are still to be rolled.', 'faces');
}

/**
 * Reads a line of entry for an encounter. Refused at `text` with the words of the grammar, or at `faces`.
 */
export function readEntry(encounter: Encounter, entry: TypedEntry): Outcome<ReadEntry> {
  const parsed = parseEntry(entry.text);
  if (!parsed.ok) return refuse(parsed.refusal.code, parsed.refusal.reason, 'text');
  const typed = parsed.value;
  if (typed.kind === 'set') return readSet(encounter, entry, typed.value);
  const amount = amountOf(typed.amount, entry.faces);
  if (!amount.ok) return amount;
  const { total } = amount.value;
  if (total === null) return accept({ kind: typed.kind, amount: amount.value, command: null, warnings: [] });
  if (typed.kind === 'heal') {
    const targets = entry.targets.map(({ combatant }) => ({ combatant, amount: Math.max(0, total) }));
    const command: Command = { type: 'heal', targets, force: entry.force === true };
    return accept({ kind: 'heal', amount: amount.value, command, warnings: [] });
  }
  const command = damage(encounter, entry, typed, amount.value);
  return command.ok ? accept({ kind: 'damage', amount: amount.value, command: command.value, warnings: [] }) : command;
}

/**
 * One command for all targets. The hit is the ruleset's reading of the entry, with the causes that each target's own state
 * speaks for.
 */
function damage(encounter: Encounter, entry: TypedEntry, typed: Typed, amount: Amount): Outcome<Command> {
  const rules = rulesetOf(encounter);
  const subdual = entry.subdual === true;
  if (subdual && encounter.ruleset !== 'stamina-wounds')
    return refuse('noSubdual', `${rules.name} knows no subdual damage.`, 'subdual');
  const targets: DamageTarget[] = [];
  for (const { combatant: id, share = 'normal' } of entry.targets) {
    const found = combatantOf(encounter, id, 'targets');
    if (!found.ok) return found;
    const { vitals, conditions } = found.value;
    const standing = rules.suggestedCauses(vitals, combinedEffects(conditions));
    const hit = rules.hit({
      times: typed.times,
      flags: standing.length === 0 ? typed.flags : [...new Set([...typed.flags, ...(standing as readonly Flag[])])],
      armorSlots: typed.armorSlots + (subdual ? 1 : 0),
      amount: Math.max(0, amount.total ?? 0),
      mostOnDice: amount.dice.length > 0 ? amount.mostOnDice : null,
      ...(entry.types ? { types: entry.types } : {}),
    });
    if (!hit.ok) return refuse(hit.refusal.code, hit.refusal.reason, 'text');
    targets.push({ combatant: id, hit: hit.value, share });
  }
  return accept({
    type: 'applyDamage',
    targets,
    source: sourceOf(encounter, entry),
    force: entry.force === true,
    skipOutOfPlay: targets.length > 1,
  });
}

/** Who deals it: as said; else whoever has the turn, unless that is who is hit. */
function sourceOf(encounter: Encounter, { source, targets }: TypedEntry): CombatantId | null {
  if (source !== undefined) return source;
  const turn = actingTurn(encounter);
  if (turn?.kind !== 'combatant') return null;
  return targets.some(({ combatant }) => combatant === turn.combatant) ? null : turn.combatant;
}

/** `=` sets the number that the row shows largest: marked Hit Points, or Wounds left. One target at a time. */
function readSet(encounter: Encounter, { targets }: TypedEntry, value: number): Outcome<ReadEntry> {
  const [first, ...others] = targets;
  if (!first || others.length > 0) return refuse('setOne', 'Set one combatant at a time.', 'targets');
  const changes = encounter.ruleset === 'thresholds' ? { hp: { marked: value } } : { wounds: { current: value } };
  const command = { type: 'setVitals', combatant: first.combatant, changes } as Command;
  const amount = { total: value, mostOnDice: 0, dice: [], faces: [], range: { from: value, to: value } };
  return accept({ kind: 'set', amount, command, warnings: [] });
}
