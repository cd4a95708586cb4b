import type { GmApi, Reply } from '../../../preload/contract/api.ts';
import type {
  Applied,
  DamageEntry,
  DamageEntryTarget,
  DamagePreview,
  TargetPreview,
} from '../../../preload/contract/damage-views.ts';
import { ask } from './ask.ts';
import type { EncounterState } from './encounter.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { Selection } from './selection.svelte.ts';

export type Share = NonNullable<DamageEntryTarget['share']>;
export type DamageType = 'physical' | 'magic';
const SHARES: readonly Share[] = ['normal', 'half', 'none', 'double'];

/** Why an entry is not done. `insisted`: it was asked for; else it is only not finished yet. */
export interface EntryProblem {
  readonly reason: string;
  readonly insisted: boolean;
}

type Sent = Omit<DamageEntry, 'encounter'>;

/**
 * The one line of damage entry. What is typed is the truth: Enter sends the text as it stands, never a preview, and every
 * preview is dropped that is not for the latest text. What was sent leaves the field at once, so that a second Enter finds
 * nothing to send and the next number can be typed before the answer is there.
 */
export class EntryState {
  /** Whether the field is open in the selected row. */
  open = $state(false);
  preview = $state.raw<DamagePreview | null>(null);
  problem = $state.raw<EntryProblem | null>(null);
  /** What is on its way to main; shown in the field until it is answered. */
  sending = $state.raw<string | null>(null);
  #text = $state('');
  #shares = $state.raw<Readonly<Record<string, Share>>>({});
  #types = $state.raw<readonly DamageType[]>(['physical']);
  /** True: from nobody, such as a falling rock; else from whoever has the turn. */
  #sourceless = $state(false);
  /** The dice as rolled or typed, for this text only. */
  #faces = $state.raw<readonly number[] | null>(null);
  #asked = 0;
  readonly #gm: GmApi;
  readonly #encounter: EncounterState;
  readonly #selection: Selection;
  readonly #notices: Notices;

  constructor(gm: GmApi, encounter: EncounterState, selection: Selection, notices: Notices) {
    this.#gm = gm;
    this.#encounter = encounter;
    this.#selection = selection;
    this.#notices = notices;
  }

  get text(): string {
    return this.#text;
  }

  get types(): readonly DamageType[] {
    return this.#types;
  }

  get sourceless(): boolean {
    return this.#sourceless;
  }

  /** The faces of the entry's dice, once they are rolled; null before, and where there are none. */
  get faces(): readonly number[] | null {
    return this.#faces;
  }

  /** Opens the field with what was typed so far: a digit, `+`, `=` or nothing. */
  start(text: string): void {
    if (this.#selection.current === null) return;
    this.open = true;
    this.write(text);
  }

  /** The text as it now stands in the field. */
  write(text: string): void {
    this.#text = text;
    this.#faces = null;
    this.problem = null;
    this.refresh();
  }

  /** Leaves the field and forgets what was typed. */
  close(): void {
    this.#asked += 1;
    this.open = false;
    this.#text = '';
    this.#faces = null;
    this.#shares = {};
    this.#sourceless = false;
    this.preview = null;
    this.problem = null;
  }

  shareOf(id: string): Share {
    return this.#shares[id] ?? 'normal';
  }

  setShare(id: string, share: Share): void {
    this.#shares = { ...this.#shares, [id]: share };
    this.refresh();
  }

  /** normal → half → none → double → normal. */
  nextShare(id: string): void {
    const next = SHARES[(SHARES.indexOf(this.shareOf(id)) + 1) % SHARES.length];
    if (next) this.setShare(id, next);
  }

  /** Adds the type to the others, or takes it away; one always stays. */
  toggleType(type: DamageType): void {
    const without = this.#types.filter((other) => other !== type);
    const types = without.length === this.#types.length ? [...this.#types, type] : without;
    this.#useTypes(types.length === 0 ? this.#types : types);
  }

  /** Physical only, or magic only. */
  swapType(): void {
    this.#useTypes(this.#types.includes('magic') ? ['physical'] : ['magic']);
  }

  toggleSource(): void {
    this.#sourceless = !this.#sourceless;
    this.refresh();
  }

  /** A die of the entry as it lies on the table. */
  setFace(at: number, value: number): void {
    this.#faces = (this.#faces ?? []).map((face, index) => (index === at ? value : face));
    this.refresh();
  }

  /** What the entry would do to a row; undefined while that is not known. */
  previewOf(id: string): TargetPreview | undefined {
    return this.preview?.targets.find(({ combatant }) => combatant === id);
  }

  /** Asks what the entry would do as it stands now, and forgets every answer to an earlier question. */
  refresh(): void {
    this.#asked += 1;
    if (!this.open || this.#text.trim() === '') {
      if (this.sending === null) this.preview = null;
      return;
    }
    void this.#ask(false);
  }

  /** Applies the entry; where its dice are still to be rolled, rolls and shows them instead. */
  async apply(): Promise<void> {
    await this.#send((input) => this.#gm.damage.apply(input));
  }

  /** Heals by what is entered. */
  async heal(): Promise<void> {
    await this.#send((input) => this.#gm.damage.heal(input));
  }

  #useTypes(types: readonly DamageType[]): void {
    this.#types = types;
    this.refresh();
  }

  async #ask(roll: boolean): Promise<void> {
    const { head } = this.#encounter;
    if (!head) return;
    this.#asked += 1;
    const question = this.#asked;
    const entry = { encounter: head.id, ...this.#entry() };
    const reply = await ask(() => this.#gm.damage.preview(roll ? { ...entry, roll } : entry));
    if (question !== this.#asked) return;
    if (!reply.ok) {
      this.preview = null;
      this.problem = { reason: reply.refusal.reason, insisted: roll };
      return;
    }
    this.preview = reply.value;
    this.problem = null;
    if (roll) this.#faces = reply.value.faces;
  }

  async #send(call: (input: DamageEntry & { readonly commandId: string }) => Promise<Reply<Applied>>): Promise<void> {
    const sent = this.#entry();
    if (!this.#encounter.head || sent.text.trim() === '') return;
    this.#asked += 1;
    this.#text = '';
    this.#faces = null;
    this.sending = sent.text;
    const reply = await this.#encounter.send((gesture) => call({ ...gesture, ...sent }));
    this.sending = null;
    if (reply.ok) this.#done(reply.value);
    else this.#refused(sent, reply.refusal);
  }

  #done({ warnings }: Applied): void {
    for (const warning of warnings) this.#notices.tell(warning);
    if (this.#text === '') this.close();
    else this.refresh();
  }

  /** The text comes back into the field, unless something else is typed there already. */
  #refused(sent: Sent, refusal: { readonly code: string; readonly reason: string }): void {
    const same = sent.targets.map(({ combatant }) => combatant).join() === this.#picked.join();
    if (this.#text !== '' || !this.open || !same) {
      this.#notices.refuse(`${sent.text}: ${refusal.reason}`);
      return;
    }
    this.#text = sent.text;
    this.#faces = sent.faces ?? null;
    if (refusal.code === 'diceNeeded') void this.#ask(true);
    else this.problem = { reason: refusal.reason, insisted: true };
  }

  get #picked(): readonly string[] {
    const { picked, current } = this.#selection;
    return picked.length > 0 ? picked : [current ?? ''];
  }

  #entry(): Sent {
    const targets = this.#picked.map((id) => {
      const share = this.shareOf(id);
      return { combatant: id as DamageEntryTarget['combatant'], ...(share === 'normal' ? {} : { share }) };
    });
    return {
      text: this.#text,
      targets,
      ...(this.#encounter.head?.ruleset === 'thresholds' ? { types: this.#types } : {}),
      ...(this.#sourceless ? { source: null } : {}),
      ...(this.#faces ? { faces: this.#faces } : {}),
    };
  }
}
