import type { LogLine } from '../../../preload/contract/encounter-views.ts';
import type { Applied } from '../../../preload/contract/damage-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import type { EncounterId } from '../../rules/index.ts';
import type { EncounterBoard } from './encounter-board.ts';
import type { Gesture, Gestures } from './gestures.ts';

export interface JournalService {
  undo(gesture: Gesture): Reply<Applied>;
  redo(gesture: Gesture): Reply<Applied>;
  rewind(gesture: Gesture & { readonly seq: number }): Reply<Applied>;
  lines(input: { readonly encounter: EncounterId; readonly before: number; readonly limit: number }): Reply<LogLine[]>;
}

export function makeJournalService(gestures: Gestures, board: EncounterBoard): JournalService {
  return {
    undo: (gesture) => gestures.step(gesture, (store) => store.undo(gesture.encounter, gesture.commandId)),
    redo: (gesture) => gestures.step(gesture, (store) => store.redo(gesture.encounter, gesture.commandId)),
    rewind: (gesture) =>
      gestures.step(gesture, (store) => store.rewind(gesture.encounter, gesture.commandId, gesture.seq)),
    lines({ encounter, before, limit }) {
      const current = gestures.current(encounter);
      return current.ok ? { ok: true, value: board.earlier(current.value.state, before, limit) } : current;
    },
  };
}
