import type { LibraryEntryOf } from '../../rules/campaign/campaign.ts';
import { libraryEntryId } from '../../rules/campaign/ids.ts';
import {
  accept,
  refuse,
  rulesetOf,
  type EditOf,
  type Outcome,
  type RulesetId,
  type TablesOf,
} from '../../rules/index.ts';

/** A party and adversaries, as a file holds them. */
export interface Library<R extends RulesetId = RulesetId> {
  readonly ruleset: R;
  readonly name: string;
  readonly party: readonly LibraryEntryOf<R>[];
  readonly adversaries: readonly LibraryEntryOf<R>[];
}

/** An entry as a file holds it: `vitals` are the numbers in which it differs from the ruleset's default creature. */
export interface FiledEntry {
  readonly name: string;
  readonly label: string;
  readonly defence: number | null;
  readonly attack: string;
  /** 2 to 12; absent or null: not known. */
  readonly morale?: number | null;
  readonly notes: string;
  readonly vitals: unknown;
}

export interface FiledLibrary {
  readonly ruleset: RulesetId;
  readonly name: string;
  readonly party: readonly FiledEntry[];
  readonly adversaries: readonly FiledEntry[];
}

/**
 * A library out of a file, each entry's vitals checked by its ruleset as if a game master had typed them. Refused with the
 * entry's name for numbers the ruleset does not take.
 *
 * @param newId a new id for each entry
 */
export function readLibrary<R extends RulesetId>(
  file: FiledLibrary & { readonly ruleset: R },
  tables: TablesOf<R>,
  newId: () => string,
): Outcome<Library<R>> {
  const shelf = (entries: readonly FiledEntry[]): Outcome<LibraryEntryOf<R>[]> => {
    const read: LibraryEntryOf<R>[] = [];
    for (const entry of entries) {
      const outcome = readEntry(file.ruleset, tables, entry, newId);
      if (!outcome.ok) return outcome;
      read.push(outcome.value);
    }
    return accept(read);
  };
  const party = shelf(file.party);
  if (!party.ok) return party;
  const adversaries = shelf(file.adversaries);
  if (!adversaries.ok) return adversaries;
  return accept({ ruleset: file.ruleset, name: file.name, party: party.value, adversaries: adversaries.value });
}

/** One entry of a library, as `readLibrary` reads each of them. */
export function readEntry<R extends RulesetId>(
  ruleset: R,
  tables: TablesOf<R>,
  { name, label, defence, attack, morale = null, notes, vitals: changes }: FiledEntry,
  newId: () => string,
): Outcome<LibraryEntryOf<R>> {
  const rules = rulesetOf({ ruleset });
  const model = rules.model(tables);
  const edited = model.decide(model.defaultVitals, rules.edit(changes as EditOf<R>), {}, model.defaultOptions);
  if (!edited.ok) return refuse(edited.refusal.code, `${name}: ${edited.refusal.reason}`, edited.refusal.field);
  const vitals = edited.value.reduce((now, event) => model.evolve(now, event), model.defaultVitals);
  if (morale !== null && !(Number.isInteger(morale) && morale >= 2 && morale <= 12))
    return refuse('outOfRange', `${name}: Morale goes from 2 to 12.`, 'morale');
  const known = morale === null ? {} : { morale };
  return accept({ id: libraryEntryId(newId()), name, label, defence, attack, ...known, notes, vitals });
}
