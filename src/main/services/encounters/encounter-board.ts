import type {
  CombatantView,
  EncounterChange,
  EncounterHead,
  EncounterView,
  LogLine,
} from '../../../preload/contract/encounter-views.ts';
import type { SentencesTable, Telling as StoredTelling } from '../../db/sentences-table.ts';
import { redoable, undoable, type Line } from '../../rules/history/history.ts';
import type { Encounter } from '../../rules/index.ts';
import { combatantView, turnMarks } from '../present/combatant-view.ts';
import { headView } from '../present/head-view.ts';
import { logLines, sentencesOf } from '../present/log-view.ts';
import type { Current } from '../streams/stream-store.ts';
import { telling, type EncounterStep } from './encounter-store.ts';

/** As many entries of the log as are sent with an encounter; earlier ones are asked for. */
const ENTRIES = 200;

/** Encounters as the board shows them: whole, or as what one entry changed. */
export class EncounterBoard {
  readonly #sentences: SentencesTable;
  /** The head that went out last, by encounter: a change tells only what is not as it was. */
  readonly #heads = new Map<string, EncounterHead>();

  constructor(sentences: SentencesTable) {
    this.#sentences = sentences;
  }

  whole(current: Current<Encounter>): EncounterView {
    const { state, seq } = current;
    const stored = this.#sentences.latest(state.id, seq + 1, ENTRIES);
    const head = this.#head(current);
    this.#heads.set(state.id, head);
    return {
      ...head,
      combatants: combatantViews(state),
      log: logLines(stored),
      earlierLines: this.#sentences.count(state.id, stored[0]?.line ?? 0),
    };
  }

  change({ before, after, entry, taken, brought, correction }: EncounterStep): EncounterChange {
    const { state } = after;
    const now = combatantViews(state);
    const old = new Map(combatantViews(before ?? state).map((view) => [view.id, JSON.stringify(view)]));
    const present = new Set<string>(now.map(({ id }) => id));
    const head = this.#head(after);
    const known = this.#heads.get(state.id);
    this.#heads.set(state.id, head);
    return {
      id: state.id,
      from: entry.seq - 1,
      head: known ? { ...difference(known, head), revision: head.revision } : head,
      combatants: now.filter((view) => old.get(view.id) !== JSON.stringify(view)),
      removed: (before?.combatants ?? []).map(({ id }) => id).filter((id) => !present.has(id)),
      log: logLines(
        [
          ...[...taken, ...brought].map(telling),
          ...(correction?.retold ?? []).map(({ line }) => ({ line: line.seq, seq: entry.seq })),
          { line: entry.seq, seq: entry.seq },
        ].flatMap((told) => this.#sentences.of(state.id, told) ?? []),
      ),
    };
  }

  /** Lines of the latest `limit` tellings before the entry `before`, oldest first. */
  earlier({ id }: Encounter, before: number, limit: number): LogLine[] {
    return logLines(this.#sentences.latest(id, before, limit));
  }

  /** What a line says, one text for each thing that happened. */
  says({ id }: Encounter, told: StoredTelling): string[] {
    const stored = this.#sentences.of(id, told);
    return stored ? sentencesOf(stored) : [];
  }

  #head({ state, history, seq }: Current<Encounter>): EncounterHead {
    const first = (line: Line | null): string | null =>
      line === null ? null : (this.says(state, telling(line))[0] ?? 'A small change');
    return headView(state, { revision: seq, undo: first(undoable(history)), redo: first(redoable(history)) });
  }
}

function combatantViews(encounter: Encounter): CombatantView[] {
  const marks = turnMarks(encounter);
  return encounter.combatants.map((combatant) => combatantView(encounter, combatant, marks(combatant)));
}

/** The fields of `after` that are not as in `before`. */
function difference(before: EncounterHead, after: EncounterHead): Partial<EncounterHead> {
  const same = (key: keyof EncounterHead): boolean => JSON.stringify(before[key]) === JSON.stringify(after[key]);
  return Object.fromEntries(Object.entries(after).filter(([key]) => !same(key as keyof EncounterHead)));
}
