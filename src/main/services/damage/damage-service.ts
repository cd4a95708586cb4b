import type { DamageApi } from '../../../preload/contract/api/damage-api.ts';
import type { DamageEntry, DamagePreview, EntryOption, TargetPreview } from '../../../preload/contract/damage-views.ts';
import {
  accept,
  describe,
  findCombatant,
  refuse,
  sentence,
  type CombatantId,
  type Command,
  type Encounter,
  type Event,
  type Outcome,
  type Part,
} from '../../rules/index.ts';
import { text } from '../../rules/parts.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Chance } from '../chance.ts';
import type { EncounterStore } from '../encounters/encounter-store.ts';
import type { Gestures } from '../encounters/gestures.ts';
import { vitalsView } from '../present/combatant-view.ts';
import { readEntry, type ReadEntry } from './entry-commands.ts';
import { flagButtons, hasFlag, withFlag } from './entry-options.ts';

export interface DamageServiceOptions {
  readonly gestures: Gestures;
  readonly store: EncounterStore;
  readonly chance: Chance;
}

/** Damage, healing and set values as a person types them: previewed and applied by the same code. */
export class DamageService implements PromptAnswers<DamageApi> {
  readonly #options: DamageServiceOptions;

  constructor(options: DamageServiceOptions) {
    this.#options = options;
  }

  readonly preview = ({ roll, ...entry }: Parameters<DamageApi['preview']>[0]): Outcome<DamagePreview> => {
    const current = this.#options.gestures.current(entry.encounter);
    if (!current.ok) return current;
    const encounter = current.value.state;
    const read = readEntry(encounter, roll === true ? this.#rolled(encounter, entry) : entry);
    if (!read.ok) return read;
    const { kind, amount, command, warnings } = read.value;
    const { dice, faces, range, total } = amount;
    const common = { kind, dice, faces, amount: total, range };
    if (!command) return accept({ ...common, targets: [], warnings, options: [] });
    const outcome = this.#options.store.preview(entry.encounter, [command]);
    if (!outcome.ok) return outcome;
    const { state, events } = outcome.value;
    return accept({
      ...common,
      targets: targetPreviews(encounter, state, events, entry),
      warnings: [...warnings, ...outcome.value.warnings],
      options: kind === 'damage' ? this.#flagOptions(encounter, { ...entry, faces: [...faces] }) : [],
    });
  };

  readonly apply = ({ commandId, ...entry }: Parameters<DamageApi['apply']>[0]): ReturnType<Gestures['run']> =>
    this.#options.gestures.run({ commandId, encounter: entry.encounter }, (encounter) => {
      const read = readEntry(encounter, entry);
      return read.ok ? commandsOf(read.value) : read;
    });

  readonly heal = (input: Parameters<DamageApi['heal']>[0]): ReturnType<Gestures['run']> => {
    const amount = input.text.trim();
    return this.apply({ ...input, text: amount.startsWith('+') ? amount : `+${amount}` });
  };

  /** The entry with its dice rolled, where it has dice and they are not given. */
  #rolled(encounter: Encounter, entry: DamageEntry): DamageEntry {
    const read = readEntry(encounter, { ...entry, faces: undefined });
    if (!read.ok || entry.faces !== undefined) return entry;
    return { ...entry, faces: read.value.amount.dice.map(({ faces }) => this.#options.chance.roll(faces)) };
  }

  /** Each flag of the ruleset, and what the entry with it switched over would do to the first target. */
  #flagOptions(encounter: Encounter, entry: DamageEntry): EntryOption[] {
    const [first] = entry.targets;
    if (!first) return [];
    const useful = flagButtons(encounter.ruleset).filter(
      ({ flag }) => flag !== 's' || hasArmor(encounter, first.combatant),
    );
    return useful.map(({ flag, label }) => {
      const other = { ...entry, text: withFlag(entry.text, flag), targets: [first] };
      return { flag, label, on: hasFlag(entry.text, flag), text: other.text, outcome: this.#outcome(encounter, other) };
    });
  }

  #outcome(encounter: Encounter, entry: DamageEntry): string {
    const read = readEntry(encounter, entry);
    if (!read.ok || !read.value.command) return '';
    const outcome = this.#options.store.preview(entry.encounter, [read.value.command]);
    if (!outcome.ok) return '';
    const [target] = targetPreviews(encounter, outcome.value.state, outcome.value.events, entry);
    const words = sentence(target?.parts ?? []);
    return words.slice(words.indexOf(':') + 1).trim();
  }
}

/** Whether a slot could ever be marked: a button that changes nothing only stands in the way. */
function hasArmor(encounter: Encounter, id: CombatantId): boolean {
  const vitals = findCombatant(encounter, id)?.vitals;
  return vitals !== undefined && 'armor' in vitals && vitals.armor.score > 0;
}

const commandsOf = ({ command }: ReadEntry): Outcome<readonly Command[]> =>
  command ? accept([command]) : refuse('diceNeeded', 'The dice are still to be rolled.', 'faces');

function targetPreviews(
  before: Encounter,
  after: Encounter,
  events: readonly Event[],
  { targets }: DamageEntry,
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
