import type { GmApi } from '../../../preload/contract/api.ts';
import type { CombatantView } from '../../../preload/contract/encounter-views.ts';
import type { BoardState } from './board.svelte.ts';
import type { DialogName, Dialogs } from './dialogs.svelte.ts';
import type { EncounterState } from './encounter.svelte.ts';
import { InjuryDraft } from './injury-draft.svelte.ts';
import type { Notices } from './notices.svelte.ts';

interface Parts {
  readonly gm: GmApi;
  readonly encounter: EncounterState;
  readonly board: BoardState;
  readonly dialogs: Dialogs;
  readonly notices: Notices;
}

interface Owing {
  readonly id: CombatantView['id'];
  readonly name: string;
  readonly pack: string;
}

/** Every injury roll that is owed, with what was called out for each so far. */
export class InjuriesState {
  /** Whose place is being pointed at, and the dialog that it was asked from; null: nobody's. */
  pointing = $state.raw<{ readonly id: CombatantView['id']; readonly from: DialogName | null } | null>(null);
  recording = $state(false);
  /** Why all of them could not be recorded, in words. */
  problem = $state<string | null>(null);
  readonly #parts: Parts;
  readonly #drafts: Record<string, InjuryDraft> = {};

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Who owes an injury roll, each once, oldest first, and on which tables. */
  readonly owing: readonly Owing[] = $derived.by(() => {
    const rolls = this.#parts.board.owed.flatMap((owed) =>
      owed.kind === 'injuryRoll' ? [{ id: owed.combatant, name: owed.name, pack: owed.pack }] : [],
    );
    return rolls.filter(({ id }, at) => rolls.findIndex((other) => other.id === id) === at);
  });

  draft(id: CombatantView['id']): InjuryDraft {
    const { gm, encounter } = this.#parts;
    return (this.#drafts[id] ??= new InjuryDraft(gm, id, () => encounter.head?.id));
  }

  /** All dice of all of them are there. */
  get complete(): boolean {
    return this.owing.every(({ id }) => this.draft(id).complete);
  }

  /** Rolls what nobody called out, of everyone. */
  async rollRest(): Promise<void> {
    for (const { id } of this.owing) await this.draft(id).rollRest();
  }

  /** Records one roll. @returns whether it was recorded */
  async record(draft: InjuryDraft): Promise<boolean> {
    if (!draft.complete || draft.recording) return false;
    const { gm, encounter } = this.#parts;
    const { answer } = draft;
    draft.recording = true;
    const reply = await encounter.send((gesture) => gm.injuries.record({ ...gesture, ...answer }));
    draft.recording = false;
    if (reply.ok) draft.clear();
    else draft.problem = reply.refusal;
    return reply.ok;
  }

  /**
   * Records every roll that is owed, as one entry: they were called for at one moment, and one undo takes that moment back.
   * Dice that nobody called out are rolled.
   *
   * @returns whether they were recorded
   */
  async recordAll(): Promise<boolean> {
    if (this.recording) return false;
    const { gm, encounter, notices } = this.#parts;
    const drafts = this.owing.map(({ id }) => this.draft(id));
    const rolls = drafts.map(({ answer }) => answer);
    this.recording = true;
    const reply = await encounter.send((gesture) => gm.injuries.recordAll({ ...gesture, rolls }));
    this.recording = false;
    this.problem = reply.ok ? null : reply.refusal.reason;
    if (!reply.ok) return false;
    for (const draft of drafts) draft.clear();
    for (const warning of reply.value.warnings) notices.tell(warning);
    return true;
  }

  /** Opens the large figure to point at a place. */
  point(id: CombatantView['id']): void {
    const { dialogs } = this.#parts;
    this.pointing = { id, from: dialogs.current };
    dialogs.show('pointAt');
  }

  /** Takes the place that was pointed at, and goes back to where it was asked from. */
  async pointedAt(place: Parameters<InjuryDraft['pointAt']>[0]): Promise<void> {
    const { dialogs, board } = this.#parts;
    const { pointing } = this;
    if (!pointing) return;
    this.pointing = null;
    if (pointing.from === null) {
      dialogs.close();
      board.goTo(pointing.id);
    } else dialogs.show(pointing.from);
    await this.draft(pointing.id).pointAt(place);
  }
}
