import type { JournalApi } from '../../../preload/contract/api/journal-api.ts';
import type {
  Consequence,
  CorrectableLine,
  CorrectionPreview,
  Entered,
  LineChange,
} from '../../../preload/contract/correction-views.ts';
import type { Line } from '../../rules/history/history.ts';
import {
  accept,
  describe,
  lineText,
  refuse,
  type Command,
  type Encounter,
  type Event,
  type Outcome,
} from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Chance } from '../chance.ts';
import type { EncounterBoard } from '../encounters/encounter-board.ts';
import { storedTelling } from '../encounters/encounter-sentences.ts';
import type { EncounterStore } from '../encounters/encounter-store.ts';
import type { Gestures } from '../encounters/gestures.ts';
import { owedViews } from '../present/owed-view.ts';
import type { Change, Plan } from '../streams/correction.ts';
import { readChange, type ChangedLine } from './line-commands.ts';

export type CorrectionService = PromptAnswers<
  Pick<JournalApi, 'line' | 'latestEntry' | 'previewCorrection' | 'correct'>
>;

export interface CorrectionServiceOptions {
  readonly gestures: Gestures;
  readonly store: EncounterStore;
  readonly board: EncounterBoard;
  readonly chance: Chance;
}

/** Earlier lines of an encounter: opened again, changed with everything that follows in view, or struck out. */
export function makeCorrectionService({ gestures, store, board, chance }: CorrectionServiceOptions): CorrectionService {
  return {
    line({ encounter, line }): Outcome<CorrectableLine> {
      const current = gestures.current(encounter);
      if (!current.ok) return current;
      const found = store.lineToCorrect(encounter, line);
      if (!found.ok) return found;
      const sentences = board.says(current.value.state, storedTelling(found.value.line));
      return accept({ line, entered: (found.value.entered ?? null) as Entered | null, sentences });
    },
    latestEntry({ encounter, combatant }): Outcome<CorrectableLine> {
      const current = gestures.current(encounter);
      if (!current.ok) return current;
      const found = store.latestLine(encounter, ({ entered }) => isEntryFor(entered as Entered | undefined, combatant));
      if (!found) return refuse('nothingToAmend', 'Nothing was entered here yet.', 'combatant');
      const sentences = board.says(current.value.state, storedTelling(found.line));
      return accept({ line: found.line.seq, entered: found.entered as Entered, sentences });
    },
    previewCorrection({ encounter, line, change, roll }): Outcome<CorrectionPreview> {
      const current = gestures.current(encounter);
      if (!current.ok) return current;
      const before = store.stateBefore(encounter, line);
      if (!before.ok) return before;
      const changed = readChange(before.value, change, roll === true ? chance : undefined);
      if (!changed.ok) return changed;
      const { commands } = changed.value;
      if (commands === undefined) return accept(incomplete(changed.value));
      const plan = store.planCorrection(encounter, line, () => accept(commands));
      if (!plan.ok) return plan;
      return accept(whole(board, current.value.state, changed.value, plan.value));
    },
    correct({ line, change, revision, ...gesture }) {
      return gestures.step(gesture, () => {
        const { seq } = store.read(gesture.encounter);
        if (revision !== undefined && revision !== seq && !store.isDone(gesture.commandId)) {
          return refuse('playWentOn', 'Play went on meanwhile; look at what follows again.');
        }
        const entered = change.kind === 'strike' ? undefined : change;
        return store.correct(gesture.encounter, gesture.commandId, line, { change: commandsOf(change), entered });
      });
    },
  };
}

const isEntryFor = (entered: Entered | undefined, combatant: string): boolean =>
  entered?.kind === 'damage' && entered.targets.some((target) => target.combatant === combatant);

const commandsOf =
  (change: LineChange): Change<Encounter, Command> =>
  (before) => {
    const read = readChange(before, change);
    if (!read.ok) return read;
    const { commands } = read.value;
    if (commands === undefined) return refuse('diceNeeded', 'The dice are still to be rolled.', 'faces');
    return accept(commands);
  };

const incomplete = ({ entry, slots, rolls = [] }: ChangedLine): CorrectionPreview => ({
  sentences: [],
  entry,
  slots,
  rolls,
  complete: false,
  follows: [],
  nowOwed: [],
  noLongerOwed: [],
  warnings: entry?.warnings ?? [],
});

function whole(
  board: EncounterBoard,
  now: Encounter,
  { entry, slots, rolls = [] }: ChangedLine,
  plan: Plan<Encounter, unknown, Event>,
): CorrectionPreview {
  const [owed, becomes] = [owedSentences(now), owedSentences(plan.state)];
  const told = plan.changed.map(({ line, before, events }) => ({ line, says: describe(before, events).map(lineText) }));
  const isLater = ({ line }: { readonly line: Line }): boolean => line.seq !== plan.of.seq;
  const consequence = (line: Line, says: readonly string[], reason: string | null): Consequence => ({
    line: line.seq,
    was: board.says(now, storedTelling(line)),
    becomes: says,
    reason,
  });
  const follows = [
    // A line that says what it said needs nobody's eye: it only brings in tables that another one brought before.
    ...told
      .filter(isLater)
      .map(({ line, says }) => consequence(line, says, null))
      .filter(({ was, becomes: anew }) => was.join('\n') !== anew.join('\n')),
    ...plan.dropped.filter(isLater).map(({ line, refusal }) => consequence(line, [], refusal?.reason ?? null)),
  ];
  return {
    sentences: told.find(({ line }) => line.seq === plan.of.seq)?.says ?? [],
    entry,
    slots,
    rolls,
    complete: true,
    follows: follows.sort((one, other) => one.line - other.line),
    nowOwed: becomes.filter((sentence) => !owed.includes(sentence)),
    noLongerOwed: owed.filter((sentence) => !becomes.includes(sentence)),
    warnings: plan.warnings,
  };
}

const owedSentences = (encounter: Encounter): string[] => owedViews(encounter).map(({ sentence }) => sentence);
