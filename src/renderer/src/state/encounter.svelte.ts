import type { GmApi, Reply } from '../../../preload/contract/api.ts';
import type { Applied } from '../../../preload/contract/damage-views.ts';
import type {
  CombatantPatch,
  CombatantView,
  EncounterChange,
  EncounterView,
  LogLine,
} from '../../../preload/contract/encounter-views.ts';
import { ask } from './ask.ts';
import { exchanged, mergedLines, type ById } from './encounter-rows.ts';
import type { Notices } from './notices.svelte.ts';
import { Reminders } from './reminders.ts';
import { writtenBy, type Saving } from './saving.svelte.ts';

/** A gesture names itself, so that sending it again does nothing. */
export type Gesture = EncounterGestureInput;
interface EncounterGestureInput {
  readonly commandId: string;
  readonly encounter: EncounterView['id'];
}

/** The encounter on the board, as main last told it. Rows change one by one: a hit on one redraws that one. */
export class EncounterState {
  /** Everything but rows and log; null: no encounter is open. */
  head = $state.raw<Omit<EncounterView, 'combatants' | 'log' | 'hasEarlierLines'> | null>(null);
  readonly log: { lines: readonly LogLine[]; hasEarlier: boolean } = $state({ lines: [], hasEarlier: false });
  #rows = $state.raw<ById<Row>>({});
  /** Ids in the order in which they are shown; the same array as long as the order is the same. */
  readonly order = $derived(this.head?.order ?? []);
  readonly running = $derived(this.head?.phase === 'running');
  readonly #gm: GmApi;
  readonly #notices: Notices;
  readonly #saving: Saving;
  readonly #reminders: Reminders;

  constructor(gm: GmApi, notices: Notices, saving: Saving) {
    this.#gm = gm;
    this.#notices = notices;
    this.#saving = saving;
    this.#reminders = new Reminders(notices);
  }

  /** Follows what main tells. @returns ends the following */
  start(): () => void {
    return this.#gm.on.encounter((change) => {
      this.#apply(change);
    });
  }

  /** The rows in the order in which they are shown. */
  get rows(): readonly CombatantView[] {
    return this.order.flatMap((id) => this.#rows[id]?.view ?? []);
  }

  row(id: string): CombatantView | undefined {
    return this.#rows[id]?.view;
  }

  async open(id: EncounterView['id']): Promise<void> {
    const reply = await ask(() => this.#gm.encounter.open({ encounter: id }));
    if (reply.ok) this.show(reply.value);
    else this.#notices.refuse(reply.refusal.reason);
  }

  /** Asks for the whole; it is no longer wanted where another encounter has been opened meanwhile. */
  async #openAgain(id: EncounterView['id']): Promise<void> {
    const reply = await ask(() => this.#gm.encounter.open({ encounter: id }));
    if (this.head?.id !== id) return;
    if (reply.ok) this.show(reply.value);
    else this.#notices.refuse(reply.refusal.reason);
  }

  show({ combatants, log, hasEarlierLines, ...head }: EncounterView): void {
    if (head.id !== this.head?.id) this.#reminders.clear();
    this.#rows = Object.fromEntries(combatants.map((view) => [view.id, new Row(view)]));
    this.log.lines = log;
    this.log.hasEarlier = hasEarlierLines;
    this.head = head;
  }

  close(): void {
    this.head = null;
    this.#rows = {};
  }

  /** Sends a gesture with a command id of its own, and says why where it is refused. @returns the reply */
  async send(call: (gesture: Gesture) => Promise<Reply<Applied>>): Promise<Reply<Applied>> {
    const { head } = this;
    if (!head) return { ok: false, refusal: { code: 'noEncounter', reason: 'No encounter is open.' } };
    const gesture = { commandId: crypto.randomUUID(), encounter: head.id };
    let reply: Reply<Applied> | undefined;
    await this.#saving.during(async () => {
      reply = await ask(() => call(gesture));
      return writtenBy(reply);
    });
    if (!reply) throw new Error('a call ends with a reply');
    if (reply.ok) this.#offerToTakeOver(gesture.encounter, reply.value);
    return reply;
  }

  /** Party members who changed elsewhere since keep what they have there, unless the game master says otherwise. */
  #offerToTakeOver(encounter: EncounterView['id'], { elsewhere }: Applied): void {
    for (const { combatant, sentence } of elsewhere) {
      const commandId = crypto.randomUUID();
      const run = async (): Promise<void> => {
        const reply = await ask(() => this.#gm.campaign.takeOver({ commandId, encounter, combatant }));
        if (!reply.ok) this.#notices.refuse(reply.refusal.reason);
      };
      this.#notices.offer(sentence, { label: 'Take over from here', run: () => void run() });
    }
  }

  /** As `send`, for a gesture without a field of its own: a refusal becomes a notice. */
  async perform(call: (gesture: Gesture) => Promise<Reply<Applied>>): Promise<boolean> {
    const reply = await this.send(call);
    if (!reply.ok) this.#notices.refuse(reply.refusal.reason);
    else for (const warning of reply.value.warnings) this.#notices.tell(warning);
    return reply.ok;
  }

  /** A change that does not follow on what is shown means that one was missed: then the whole is asked for. */
  #apply(change: EncounterChange): void {
    const { head } = this;
    if (head?.id !== change.id) return;
    if (change.from !== head.revision) {
      if (change.head.revision > head.revision) void this.#openAgain(change.id);
      return;
    }
    this.#applyRows(change);
    this.#applyLines(change.log);
    this.#reminders.hear(change);
    this.head = { ...head, ...change.head };
  }

  #applyRows({ added, changed, removed }: EncounterChange): void {
    if (added.length > 0 || removed.length > 0) {
      const made = added.map((view) => [view.id, new Row(view)] as const);
      this.#rows = exchanged(this.#rows, removed, made);
    }
    for (const patch of changed) this.#rows[patch.id]?.patch(patch);
  }

  #applyLines(changed: readonly LogLine[]): void {
    const { lines, surplus } = mergedLines(this.log.lines, changed);
    this.log.lines = lines;
    if (surplus > 0) this.log.hasEarlier = true;
  }
}

/** One row: its own signal, so that the others do not hear of its changes. */
class Row {
  view: CombatantView;

  constructor(view: CombatantView) {
    this.view = $state.raw(view);
  }

  patch({ vitals, ...fields }: CombatantPatch): void {
    // A row stays with its ruleset, so the changed fields of its vitals are fields of the vitals it has.
    const now = { ...this.view.vitals, ...vitals } as CombatantView['vitals'];
    this.view = { ...this.view, ...fields, vitals: now };
  }
}
