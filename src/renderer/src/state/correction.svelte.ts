import type { GmApi, Reply } from '../../../preload/contract/api.ts';
import type {
  CorrectableLine,
  CorrectionPreview,
  Entered,
  EnteredDamage,
  LineChange,
} from '../../../preload/contract/correction-views.ts';
import type { CombatantView, EncounterView } from '../../../preload/contract/encounter-views.ts';
import type { InjuryDice } from '../../../preload/contract/roll-views.ts';
import { ask } from './ask.ts';
import type { Dialogs } from './dialogs.svelte.ts';
import type { EncounterState } from './encounter.svelte.ts';
import type { Notices } from './notices.svelte.ts';

type Refusal = Extract<Reply<never>, { ok: false }>['refusal'];

/**
 * An earlier line that is open to be corrected, what is to stand in its place, and everything that follows from it. Nothing
 * is written before the game master has seen that.
 */
export class CorrectionState {
  /** null: none is open. */
  line = $state.raw<CorrectableLine | null>(null);
  change = $state.raw<LineChange>({ kind: 'strike' });
  preview = $state.raw<CorrectionPreview | null>(null);
  problem = $state.raw<Refusal | null>(null);
  /** The revision that the preview speaks of. */
  #revision = 0;
  #asked = 0;
  readonly #gm: GmApi;
  readonly #encounter: EncounterState;
  readonly #notices: Notices;
  readonly #dialogs: Dialogs;

  constructor(gm: GmApi, encounter: EncounterState, notices: Notices, dialogs: Dialogs) {
    this.#gm = gm;
    this.#encounter = encounter;
    this.#notices = notices;
    this.#dialogs = dialogs;
  }

  /** Opens a line of the log; one that was not typed can only be struck out. */
  async open(line: number): Promise<void> {
    await this.#show((encounter) => this.#gm.journal.line({ encounter, line }));
  }

  /** Opens the last entry of a row. */
  async openLatest(combatant: CombatantView['id']): Promise<void> {
    await this.#show((encounter) => this.#gm.journal.latestEntry({ encounter, combatant }));
  }

  /** What was typed, as far as it is to be changed; null when the line is to be struck out. */
  get entered(): Entered | null {
    return this.change.kind === 'strike' ? null : this.change;
  }

  /** The change says what the line says already. */
  readonly unchanged = $derived.by(() => JSON.stringify(this.change) === JSON.stringify(this.line?.entered));

  set(change: LineChange): void {
    this.change = change;
    void this.refresh();
  }

  /** Other words for damage; dice that the words no longer have are dropped. */
  write(damage: EnteredDamage, text: string): void {
    const dice = (words: string): string => words.replaceAll(/[^\dd+\-−khl]/giu, '').toLowerCase();
    const { faces, ...typed } = damage;
    this.set({ ...typed, text, ...(faces && dice(text) === dice(damage.text) ? { faces } : {}) });
  }

  /** Asks what follows, and forgets the answer to every earlier question. `roll`: rolls the dice that are missing. */
  async refresh(roll = false): Promise<void> {
    const [{ head }, { line }] = [this.#encounter, this];
    if (!head || !line) return;
    this.#asked += 1;
    const question = this.#asked;
    const { revision } = head;
    const input = { encounter: head.id, line: line.line, change: this.change };
    const reply = await ask(() => this.#gm.journal.previewCorrection(roll ? { ...input, roll } : input));
    if (question !== this.#asked) return;
    this.#revision = revision;
    this.preview = reply.ok ? reply.value : null;
    this.problem = reply.ok ? null : reply.refusal;
    if (reply.ok && roll) this.#keepRolled(reply.value);
  }

  /** Writes the correction, or says why not; what is missing can then still be typed. */
  async commit(): Promise<void> {
    const { line, change } = this;
    if (!line) return;
    if (this.unchanged) {
      this.#dialogs.close();
      return;
    }
    if (this.preview?.complete === false && this.problem === null) {
      await this.refresh(true);
      return;
    }
    const revision = this.#revision;
    const reply = await this.#encounter.send((gesture) =>
      this.#gm.journal.correct({ ...gesture, line: line.line, change, revision }),
    );
    if (reply.ok) {
      for (const warning of reply.value.warnings) this.#notices.tell(warning);
      this.#dialogs.close();
      return;
    }
    if (reply.refusal.code === 'playWentOn') await this.refresh();
    this.problem = reply.refusal;
  }

  async #show(call: (encounter: EncounterView['id']) => ReturnType<GmApi['journal']['line']>): Promise<void> {
    const { head } = this.#encounter;
    if (!head) return;
    const reply = await ask(() => call(head.id));
    if (!reply.ok) {
      this.#notices.refuse(reply.refusal.reason);
      return;
    }
    this.line = reply.value;
    this.preview = null;
    this.problem = null;
    this.set(reply.value.entered ?? { kind: 'strike' });
    this.#dialogs.show('correct');
  }

  /** The dice that were rolled are part of what is sent. */
  #keepRolled({ entry, slots, rolls }: CorrectionPreview): void {
    const { change } = this;
    if (change.kind === 'damage' && entry) this.change = { ...change, faces: entry.faces };
    else if (change.kind === 'injuries') {
      const diceOf = (at: number): InjuryDice =>
        Object.fromEntries((rolls[at]?.slots ?? []).map(({ slot, value }) => [slot, value ?? undefined]));
      this.change = { ...change, rolls: change.rolls.map((roll, at) => ({ ...roll, dice: diceOf(at) })) };
    } else if (change.kind === 'injury' || change.kind === 'deathMove') {
      const dice = Object.fromEntries(slots.map(({ slot, value }) => [slot, value ?? undefined]));
      this.change = { ...change, dice };
    }
  }
}
