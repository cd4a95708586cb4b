import type { EncounterApi } from '../../../preload/contract/api/encounter-api.ts';
import type { EncounterView, QuickAddView } from '../../../preload/contract/encounter-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import { accept, type Command, type Outcome } from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Chance } from '../chance.ts';
import { adjustment } from './adjustment.ts';
import type { EncounterBoard } from './encounter-board.ts';
import type { Gestures } from './gestures.ts';
import type { EncounterStarts } from './encounter-starts.ts';
import { levelUpAnswers } from './level-up.ts';
import { rosterAnswers } from './roster-answers.ts';
import { fillDice, sidesDice } from './turn-dice.ts';

export type EncounterService = PromptAnswers<EncounterApi>;

export interface EncounterServiceOptions {
  readonly gestures: Gestures;
  readonly board: EncounterBoard;
  readonly starts: EncounterStarts;
  readonly chance: Chance;
}

/** A gesture of one command, whatever the encounter is like. */
const one =
  (command: Command): (() => Outcome<readonly Command[]>) =>
  () =>
    accept([command]);

/** Everything about encounters but damage, rolls and history. */
export function makeEncounterService({ gestures, board, starts, chance }: EncounterServiceOptions): EncounterService {
  return {
    list: ({ campaign }) => starts.list(campaign),
    open({ encounter }): Reply<EncounterView> {
      const current = gestures.current(encounter);
      return current.ok ? { ok: true, value: board.whole(current.value) } : current;
    },
    start: (input) => starts.start(input),
    add: (input) => gestures.run(input, (encounter) => starts.additions(encounter, input)),
    ...rosterAnswers(gestures, chance, (encounter, body) => starts.tablesOf(encounter, body)),
    ...levelUpAnswers(gestures, chance),
    quickAdd: ({ text, ...gesture }) => gestures.run(gesture, (encounter) => starts.quickAddition(encounter, text)),
    previewQuickAdd({ campaign, encounter, text }): Reply<QuickAddView> {
      if (encounter === undefined) return starts.quickAddView(campaign, null, text);
      const current = gestures.current(encounter);
      return current.ok ? starts.quickAddView(campaign, current.value.state, text) : current;
    },
    nextTurn: (input) => gestures.run(input, one({ type: 'nextTurn' })),
    previousTurn: (input) => gestures.run(input, one({ type: 'previousTurn' })),
    rollSides: (input) =>
      gestures.run(input, (encounter) =>
        accept([{ type: 'rollSides', dice: sidesDice(encounter, input.dice ?? {}, chance) }]),
      ),
    setActive: (input) => gestures.run(input, one({ type: 'setActive', combatant: input.combatant })),
    resolveHeldHits: (input) => gestures.run(input, one({ type: 'resolveHeldHits' })),
    adjust: (input) => gestures.run(input, (encounter) => adjustment(encounter, input)),
    changeTokens: (input) => gestures.run(input, one({ type: 'changeTokens', by: input.by })),
    assignOverflow: ({ combatant, minions, ...gesture }) =>
      gestures.run(gesture, one({ type: 'assignOverflow', combatant, minions })),
    answerLastHitPoint: ({ combatant, becomes, ...gesture }) =>
      gestures.run(gesture, (encounter) => starts.lastHitPointAnswer(encounter, { combatant, becomes })),
    endFinalAction: ({ combatant, ...gesture }) => gestures.run(gesture, one({ type: 'endFinalAction', combatant })),
    lastAction: ({ combatant, hours, ...gesture }) =>
      gestures.run(
        gesture,
        one({ type: 'takeLastAction', combatant, dice: fillDice({ hours: 6 }, { hours }, chance) }),
      ),
    wake: ({ combatant, ...gesture }) => gestures.run(gesture, one({ type: 'wake', combatant })),
    leave: ({ combatants, how, ...gesture }) => gestures.run(gesture, one({ type: 'leaveFight', combatants, how })),
    comeBack: ({ combatants, ...gesture }) => gestures.run(gesture, one({ type: 'returnToFight', combatants })),
    note: ({ text, combatant, private: secret, ...gesture }) =>
      gestures.run(gesture, one({ type: 'note', text, combatant, private: secret })),
    end: ({ ending, ...gesture }) => gestures.run(gesture, one({ type: 'endEncounter', ending })),
  };
}
