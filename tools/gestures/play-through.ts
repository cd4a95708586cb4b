import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import type { CampaignView } from '../../src/preload/contract/campaign-views.ts';
import type { EncounterView } from '../../src/preload/contract/encounter-views.ts';
import type { Reply } from '../../src/preload/contract/reply.ts';
import type { Encounter, RulesetId } from '../../src/main/rules/index.ts';
import type { OpenedServices } from '../../src/main/services/open-services.ts';
import { ALL_CHOICES, anyGesture } from './any-gesture.ts';
import { faultsOfStream } from './faults.ts';
import { numbersFrom, type Numbers } from './numbers.ts';
import { databaseIn, newId, openTable, sampleCampaign, startEncounter } from './open-table.ts';
import { openStored, type Stored } from './stored.ts';
import { send, valueOf, type Done, type Gesture } from './send.ts';
import type { Choices } from './table.ts';

/**
 * Plays one encounter through the real services, one gesture for each number, and holds after each of them what is on the
 * disk against a plain fold of the journal and against what the services show.
 *
 * @returns how many gestures were taken and written, each of them checked
 * @throws AssertionError for whatever is not as it must be
 */
export function playThrough(
  folder: string,
  ruleset: RulesetId,
  starts: readonly number[],
  choices = ALL_CHOICES,
): number {
  const trial = new Trial(folder, ruleset, numbersFrom(starts.length), choices);
  try {
    for (const start of starts) trial.step(numbersFrom(start));
    trial.undoAllAndRedo();
    return trial.executed;
  } finally {
    trial.close();
  }
}

class Trial {
  executed = 0;
  readonly #folder: string;
  readonly #numbers: Numbers;
  readonly #choices: Choices;
  readonly #stored: Stored;
  readonly #campaign: CampaignView;
  readonly #start: Encounter;
  /** What the services showed last. */
  #shown: EncounterView;
  #services: OpenedServices;

  constructor(folder: string, ruleset: RulesetId, numbers: Numbers, choices: Choices) {
    this.#choices = choices;
    this.#folder = folder;
    this.#numbers = numbers;
    this.#services = openTable(folder, numbers);
    this.#campaign = sampleCampaign(this.#services, ruleset, newId(numbers));
    const { id } = startEncounter(this.#services, this.#campaign, numbers, newId(numbers));
    this.#stored = openStored(databaseIn(folder));
    this.#start = this.#stored.encounter(id);
    this.#shown = this.#view();
    this.#check();
  }

  step(numbers: Numbers): void {
    if (numbers.odds(1, 15)) this.#reopen();
    const view = this.#shown;
    const before = this.#state();
    const gesture = anyGesture({ view, campaign: this.#campaign, numbers }, newId(this.#numbers), this.#choices);
    const version = this.#stored.version();
    const reply = send(this.#services.areas, gesture);
    if (!reply.ok) {
      strictEqual(this.#stored.version(), version, `${gesture.call} was refused, and wrote`);
      same(this.#view(), view, `${gesture.call} was refused, and changed something`);
      return;
    }
    this.executed += 1;
    strictEqual(reply.value.revision, view.revision + 1);
    this.#check();
    if (numbers.odds(1, 4)) this.#sendAgain(gesture, reply.value.revision);
    if (numbers.odds(1, 4) && this.#shown.undo !== null) {
      const after = this.#state();
      this.#history('undo');
      if (!gesture.call.startsWith('journal.')) same(this.#state(), before, 'undo does not lead back');
      this.#history('redo');
      same(this.#state(), after, 'redo does not bring back');
    }
  }

  /** Undo leads back to the start, step by step, and as many redos to where it was. */
  undoAllAndRedo(): void {
    const end = this.#state();
    let undone = 0;
    while (this.#send('undo').ok) undone += 1;
    this.#check();
    same(this.#state(), this.#start, 'undoing everything does not lead to the start');
    this.#reopen();
    for (; undone > 0; undone -= 1) valueOf(this.#send('redo'));
    this.#check();
    same(this.#state(), end, 'redoing everything does not lead to the end');
  }

  close(): void {
    this.#stored.close();
    this.#services.close();
  }

  #view(): EncounterView {
    return valueOf(this.#services.areas.encounter.open({ encounter: this.#start.id }));
  }

  #state(): Encounter {
    return this.#stored.encounter(this.#start.id);
  }

  #reopen(): void {
    const before = this.#view();
    this.#services.close();
    this.#services = openTable(this.#folder, this.#numbers);
    same(this.#view(), before, 'it is not the same after a restart');
  }

  #history(step: 'undo' | 'redo'): void {
    valueOf(this.#send(step));
    this.executed += 1;
    this.#check();
  }

  #send(step: 'undo' | 'redo'): Reply<Done> {
    const input = { commandId: newId(this.#numbers), encounter: this.#start.id };
    return send(this.#services.areas, { call: `journal.${step}`, input });
  }

  #sendAgain(gesture: Gesture, revision: number): void {
    const version = this.#stored.version();
    const again = send(this.#services.areas, gesture);
    strictEqual(again.ok && again.value.revision, revision, `${gesture.call}, sent twice, is not taken as the same`);
    strictEqual(this.#stored.version(), version, `${gesture.call}, sent twice, was written twice`);
  }

  #check(): void {
    const { id } = this.#start;
    deepStrictEqual(faultsOfStream(this.#stored, id), []);
    this.#shown = this.#view();
    same(this.#stored.view(id), this.#shown, 'the disk shows another encounter than the memory');
    this.#checkMembers();
  }

  /** Party members carry out of the encounter what they have in it. */
  #checkMembers(): void {
    const { id, combatants } = this.#state();
    for (const [member, { vitals, stream }] of this.#stored.live(this.#campaign.id)) {
      const present = combatants.filter(({ origin }) => origin?.kind === 'party' && origin.id === member);
      const [only] = present;
      if (stream !== id || !only || present.length > 1) continue;
      same(vitals, only.vitals, `${only.name} carries other vitals out of the encounter`);
    }
  }
}

/** Equal in every part; the order of keys does not count, but saves looking closer. */
function same(actual: unknown, expected: unknown, message: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) deepStrictEqual(actual, expected, message);
}
