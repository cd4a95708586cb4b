import type { Entered } from '../../../preload/contract/correction-views.ts';
import type { Applied, ElsewhereView } from '../../../preload/contract/damage-views.ts';
import type { EncounterChange } from '../../../preload/contract/encounter-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import type { StreamsTable } from '../../db/streams-table.ts';
import { accept, refuse, type Command, type Encounter, type EncounterId, type Outcome } from '../../rules/index.ts';
import type { PartyVitals } from '../campaigns/live-vitals.ts';
import { elsewhereView } from '../present/elsewhere-view.ts';
import type { Current } from '../streams/stream-store.ts';
import type { EncounterBoard } from './encounter-board.ts';
import type { EncounterStep, EncounterStore } from './encounter-store.ts';

/** What every gesture on an encounter names: itself, and the encounter. */
export interface Gesture {
  readonly commandId: string;
  readonly encounter: EncounterId;
}

/** The commands of a gesture, and what a person entered for them. */
export interface Made {
  readonly commands: readonly Command[];
  readonly entered?: Entered | undefined;
}

export interface GesturesOptions {
  readonly store: EncounterStore;
  readonly streams: StreamsTable;
  readonly board: EncounterBoard;
  readonly vitals: PartyVitals;
  /** Tells every window. */
  readonly publish: (change: EncounterChange) => void;
}

/** The way of every gesture: find the encounter, make its commands, commit them as one entry, tell the windows. */
export class Gestures {
  readonly #options: GesturesOptions;

  constructor(options: GesturesOptions) {
    this.#options = options;
  }

  /** Where an encounter stands, or the refusal `noSuchEncounter`. */
  current(id: EncounterId): Outcome<Current<Encounter>> {
    const { streams, store } = this.#options;
    if (streams.get(id)?.kind !== 'encounter') {
      return refuse('noSuchEncounter', 'That encounter is not there.', 'encounter');
    }
    return { ok: true, value: store.read(id) };
  }

  /**
   * Commits what `make` says of the encounter as it is now. Refused as `make` or the rules refuse; then nothing is written.
   *
   * @param entered what a person typed, so that it can be opened again
   */
  run(
    gesture: Gesture,
    make: (encounter: Encounter) => Outcome<readonly Command[]>,
    entered?: Entered,
  ): Reply<Applied> {
    return this.enter(gesture, (encounter) => {
      const commands = make(encounter);
      return commands.ok ? accept({ commands: commands.value, entered }) : commands;
    });
  }

  /**
   * As `run`, where what was entered comes of making the commands: dice that were rolled for it. A gesture that was committed
   * before is not committed again, nor refused: what it answered may no longer be owed.
   */
  enter(gesture: Gesture, make: (encounter: Encounter) => Outcome<Made>): Reply<Applied> {
    const current = this.current(gesture.encounter);
    if (!current.ok) return current;
    return this.#answer(this.#options.store.performMade(gesture.encounter, gesture.commandId, make));
  }

  /** Commits a step through the history. */
  step(gesture: Gesture, take: (store: EncounterStore) => Outcome<EncounterStep>): Reply<Applied> {
    const current = this.current(gesture.encounter);
    return current.ok ? this.#answer(take(this.#options.store)) : current;
  }

  #elsewhere(step: EncounterStep): ElsewhereView[] {
    const stream = this.#options.streams.get(step.stream);
    if (!stream || step.repeated) return [];
    return this.#options.vitals
      .elsewhere(stream.campaign, step)
      .map((one) => elsewhereView(one, step.after.state.ruleset));
  }

  #answer(outcome: Outcome<EncounterStep>): Reply<Applied> {
    if (!outcome.ok) return outcome;
    const { board, publish } = this.#options;
    const step = outcome.value;
    if (!step.repeated) publish(board.change(step));
    const { seq } = step.after;
    return {
      ok: true,
      value: {
        revision: seq,
        sentences: board.saidBy(step),
        warnings: step.warnings,
        elsewhere: this.#elsewhere(step),
      },
    };
  }
}
