import type {
  CombatantPatch,
  CombatantView,
  EncounterChange,
  EncounterHead,
  EncounterView,
  LogLine,
} from '../../../preload/contract/encounter-views.ts';
import type { Telling as StoredTelling } from '../../db/sentences-table.ts';
import { redoable, undoable, type Line } from '../../rules/history/history.ts';
import type { CombatantId, Encounter } from '../../rules/index.ts';
import { turnMarks } from '../present/combatant-view.ts';
import { changedFields, patchOf } from '../present/combatant-patch.ts';
import { headView, type ShownHead } from '../present/head-view.ts';
import { logLines, sentencesOf } from '../present/log-view.ts';
import { isTimeless, RowViews } from '../present/row-views.ts';
import type { Current } from '../streams/stream-store.ts';
import { differenceOf, type Difference } from './difference.ts';
import { storedTelling, type EncounterSentences, type ToldSentences } from './encounter-sentences.ts';
import type { EncounterStep } from './encounter-store.ts';

/** As many entries of the log as are sent with an encounter; earlier ones are asked for. */
const ENTRIES = 200;

/** Encounters as the board shows them: whole, or as what one entry changed. */
export class EncounterBoard {
  readonly #sentences: EncounterSentences;
  readonly #rows = new RowViews();
  /** The head that went out last, by encounter: a change tells only what is not as it was. */
  readonly #heads = new Map<string, ShownHead>();

  constructor(sentences: EncounterSentences) {
    this.#sentences = sentences;
  }

  whole(current: Current<Encounter>): EncounterView {
    const { state, seq } = current;
    const stored = this.#sentences.latest(state.id, seq + 1, ENTRIES);
    const head = this.#head(current);
    this.#heads.set(state.id, { encounter: state, head });
    const marks = turnMarks(state);
    return {
      ...head,
      combatants: state.combatants.map((combatant) => this.#rows.of(state, combatant, marks(combatant))),
      log: logLines(stored),
      hasEarlierLines: this.#sentences.isAnyBefore(state.id, stored[0]?.line ?? 0),
    };
  }

  change(step: EncounterStep): EncounterChange {
    const { before, after, entry, taken, brought } = step;
    const { state } = after;
    const said = this.#sentences.saidBy(step);
    const shown = this.#heads.get(state.id) ?? null;
    const head = this.#head(after, said, shown);
    this.#heads.set(state.id, { encounter: state, head });
    const told: ToldSentences[] = [];
    for (const one of [...taken, ...brought]) {
      const other = this.#sentences.of(state.id, storedTelling(one));
      if (other) told.push(other);
    }
    told.push(...said);
    const { added, changed, removed } = changedRows(this.#rows, before ?? state, state);
    const newer: Partial<EncounterHead> = shown ? changedFields(shown.head, head) : {};
    return {
      id: state.id,
      from: entry.seq - 1,
      head: shown ? Object.assign(newer, { revision: head.revision }) : head,
      added,
      changed,
      removed,
      log: logLines(told),
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

  /** What an entry said itself that was just written, one text for each thing that happened. */
  saidBy(step: EncounterStep): string[] {
    const own = step.said.find(({ line }) => line === step.entry.seq);
    if (own) return sentencesOf(own);
    return step.repeated ? this.says(step.after.state, { line: step.entry.seq, seq: step.entry.seq }) : [];
  }

  /** @param said what was just written, which need not be read again */
  #head(
    { state, history, seq }: Current<Encounter>,
    said: readonly ToldSentences[] = [],
    shown: ShownHead | null = null,
  ): EncounterHead {
    const first = (line: Line | null): string | null => {
      if (line === null) return null;
      const own = said.find((one) => one.line === line.seq && one.seq === line.told);
      const words = own ? sentencesOf({ lines: own.lines.slice(0, 1) }) : this.says(state, storedTelling(line));
      return words[0] ?? 'A small change';
    };
    const marks = { revision: seq, undo: first(undoable(history)), redo: first(redoable(history)) };
    return headView(state, marks, shown);
  }
}

/** Rows that came and went, and what changed of those that stayed. */
function changedRows(
  rows: RowViews,
  before: Encounter,
  after: Encounter,
): Pick<EncounterChange, 'added' | 'changed' | 'removed'> {
  const [wasMarked, isMarked] = [turnMarks(before), turnMarks(after)];
  const added: CombatantView[] = [];
  const changed: CombatantPatch[] = [];
  for (const { was, now } of maybeChanged(before, after)) {
    // The earlier row first: it is the one that is known.
    const old = was && rows.of(before, was, wasMarked(was));
    const row = rows.of(after, now, isMarked(now));
    const patch = old && patchOf(old, row);
    if (!old) added.push(row);
    else if (patch) changed.push(patch);
  }
  return { added, changed, removed: removedRows(before, after, added.length) };
}

/** Those whose rows may not be as they were. Nearly always they are the few that are not the very same as before. */
function maybeChanged(before: Encounter, after: Encounter): Difference['changed'] {
  const { standsAlike, changed } = differenceOf(before, after);
  const { turns, options, tables } = before;
  const sameTime = standsAlike && turns === after.turns && options === after.options && tables === after.tables;
  if (sameTime && after.combatants.every(isTimeless)) return changed;
  const old = new Map(before.combatants.map((combatant) => [combatant.id, combatant]));
  return after.combatants.map((now) => ({ was: old.get(now.id) ?? null, now }));
}

/** @param added so many of those who are there now came */
function removedRows({ combatants: old }: Encounter, { combatants }: Encounter, added: number): CombatantId[] {
  if (old.length === combatants.length - added) return [];
  const present = new Set(combatants.map(({ id }) => id));
  return old.map(({ id }) => id).filter((id) => !present.has(id));
}
