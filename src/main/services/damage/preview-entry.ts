import type { DamageEntry, DamagePreview, EntryOption, TargetPreview } from '../../../preload/contract/damage-views.ts';
import {
  accept,
  describe,
  findCombatant,
  sentence,
  type CombatantId,
  type Command,
  type Encounter,
  type Event,
  type Outcome,
  type Part,
} from '../../rules/index.ts';
import { text } from '../../rules/parts.ts';
import type { Chance } from '../chance.ts';
import { encounterModel } from '../encounters/encounter-model.ts';
import { vitalsView } from '../present/combatant-view.ts';
import { decideAll } from '../streams/stream-model.ts';
import { readEntry, type ReadEntry } from './entry-commands.ts';
import { flagButtons, hasFlag, withFlag } from './entry-options.ts';

/** An entry that is decided on an encounter that is at hand, whichever moment of it that is. */
export type EntryAt = Omit<DamageEntry, 'encounter'>;

/** What a line of entry would do to an encounter, by the code that would do it. Refused as {@link readEntry} and the rules. */
export function previewEntry(encounter: Encounter, entry: EntryAt): Outcome<DamagePreview> {
  const read = readEntry(encounter, entry);
  if (!read.ok) return read;
  const { kind, amount, command, warnings } = read.value;
  const { dice, faces, range, total } = amount;
  const common = { kind, dice, faces, amount: total, range };
  if (!command) return accept({ ...common, targets: [], warnings, options: [] });
  const outcome = decideAll(encounterModel, encounter, [command]);
  if (!outcome.ok) return outcome;
  const { state, events } = outcome.value;
  return accept({
    ...common,
    targets: targetPreviews(encounter, state, events, entry),
    warnings: [...warnings, ...outcome.value.warnings],
    options: kind === 'damage' ? flagOptions(encounter, { ...entry, faces: [...faces] }) : [],
  });
}

/** What commands of damage would do to each target of an entry. Refused as the rules refuse. */
export function commandPreviews(
  encounter: Encounter,
  commands: readonly Command[],
  entry: EntryAt,
): Outcome<TargetPreview[]> {
  const outcome = decideAll(encounterModel, encounter, commands);
  if (!outcome.ok) return outcome;
  return accept(targetPreviews(encounter, outcome.value.state, outcome.value.events, entry));
}

/** The entry with its dice rolled, where it has dice and they are not given. */
export function rolledEntry<Entry extends EntryAt>(encounter: Encounter, entry: Entry, chance: Chance): Entry {
  const read = readEntry(encounter, { ...entry, faces: undefined });
  if (!read.ok || entry.faces !== undefined) return entry;
  return { ...entry, faces: read.value.amount.dice.map(({ faces }) => chance.roll(faces)) };
}

/** Each flag of the ruleset, and what the entry with it switched over would do to the first target. */
function flagOptions(encounter: Encounter, entry: EntryAt): EntryOption[] {
  const [first] = entry.targets;
  if (!first) return [];
  const useful = flagButtons(encounter.ruleset).filter(
    ({ flag }) => flag !== 's' || encounter.ruleset !== 'thresholds' || hasArmor(encounter, first.combatant),
  );
  return useful.map(({ flag, label }) => {
    const other = { ...entry, text: withFlag(entry.text, flag), targets: [first] };
    return { flag, label, on: hasFlag(entry.text, flag), text: other.text, outcome: outcomeWords(encounter, other) };
  });
}

function outcomeWords(encounter: Encounter, entry: EntryAt): string {
  const read = readEntry(encounter, entry);
  const command: ReadEntry['command'] = read.ok ? read.value.command : null;
  const outcome = command && decideAll(encounterModel, encounter, [command]);
  if (!outcome?.ok) return '';
  const [target] = targetPreviews(encounter, outcome.value.state, outcome.value.events, entry);
  const words = sentence(target?.parts ?? []);
  return words.slice(words.indexOf(':') + 1).trim();
}

/** Whether a slot could ever be marked: a button that changes nothing only stands in the way. */
function hasArmor(encounter: Encounter, id: CombatantId): boolean {
  const vitals = findCombatant(encounter, id)?.vitals;
  return vitals !== undefined && 'armor' in vitals && (vitals.armor.score > 0 || vitals.nameOnly === true);
}

function targetPreviews(
  before: Encounter,
  after: Encounter,
  events: readonly Event[],
  { targets }: EntryAt,
): TargetPreview[] {
  const lines = describe(before, events).filter(({ kind }) => kind !== 'heading');
  const partsFor = (id: CombatantId): readonly Part[] => {
    const about = lines.filter(({ combatant }) => combatant === id);
    const told = about.length > 0 ? about : lines.filter(({ combatant }) => combatant === null);
    return told.flatMap(({ parts }, index) => (index === 0 ? parts : [text('; '), ...parts]));
  };
  return targets.flatMap(({ combatant: id }) => {
    const combatant = findCombatant(after, id);
    return combatant ? [{ combatant: id, parts: partsFor(id), after: vitalsView(after, combatant) }] : [];
  });
}
