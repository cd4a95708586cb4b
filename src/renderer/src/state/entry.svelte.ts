import type { GmApi, Reply } from '../../../preload/contract/api.ts';
import type {
  Applied,
  DamageEntry,
  DamageEntryTarget,
  DamagePreview,
  TargetPreview,
} from '../../../preload/contract/damage-views.ts';
import type { AttackView, CombatantView } from '../../../preload/contract/encounter-views.ts';
import { ask } from './ask.ts';
import type { EncounterState } from './encounter.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { Selection } from './selection.svelte.ts';

export type Share = NonNullable<DamageEntryTarget['share']>;
export type DamageType = 'physical' | 'magic';
type CombatantId = CombatantView['id'];
const SHARES: readonly Share[] = ['normal', 'half', 'none', 'double'];

/** Why an entry is not done. `insisted`: it was asked for; else it is only not finished yet. */
export interface EntryProblem {
  readonly reason: string;
  readonly insisted: boolean;
}

type Sent = Omit<DamageEntry, 'encounter'>;

/** Who deals it: whoever has the turn, nobody (the environment), or someone in particular. */
export type Source = 'turn' | null | CombatantId;

/** What an entry said besides whom it was for. */
interface Said {
  readonly encounter: string;
  readonly text: string;
  readonly types: readonly DamageType[];
  readonly source: Source;
}

const NOBODY = 'Whom does it hit? Press the letter beside a row.';

/**
 * The one line of damage entry. What is typed is the truth: Enter sends the text as it stands, never a preview, and every
 * preview is dropped that is not for the latest text. What was sent leaves the field at once, so that a second Enter finds
 * nothing to send and the next number can be typed before the answer is there.
 */
export class EntryState {
  /** Whether the field is open: in the selected row, or beside the board while rows are named for it. */
  open = $state(false);
  preview = $state.raw<DamagePreview | null>(null);
  problem = $state.raw<EntryProblem | null>(null);
  /** What is on its way to main; shown in the field until it is answered. */
  sending = $state.raw<string | null>(null);
  #text = $state('');
  #shares = $state.raw<Readonly<Record<string, Share>>>({});
  #types = $state.raw<readonly DamageType[]>(['physical']);
  #source = $state.raw<Source>('turn');
  #last = $state.raw<Said | null>(null);
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

  get source(): Source {
    return this.#source;
  }

  /** The entry is open and no row has it: its targets are named by their letters. */
  get aiming(): boolean {
    return this.open && this.#selection.current === null;
  }

  /** Whether there is an entry of this encounter to be repeated. */
  get repeatable(): boolean {
    return this.#last !== null && this.#last.encounter === this.#encounter.head?.id;
  }

  /** The faces of the entry's dice, once they are rolled; null before, and where there are none. */
  get faces(): readonly number[] | null {
    return this.#faces;
  }

  /** Opens the field with what was typed so far: a digit, `+`, `=` or nothing. */
  start(text: string): void {
    this.open = true;
    this.write(text);
  }

  /** Opens the field with the last entry once more, for the rows that are picked now. */
  repeat(): void {
    if (this.#last === null) return;
    this.#types = this.#last.types;
    this.#source = this.#last.source;
    this.start(this.#last.text);
  }

  /** Opens the field with someone's attack; who attacks is not who is hit. */
  attack(by: CombatantId, { text, types }: AttackView): void {
    const { picked, current } = this.#selection;
    const others = picked.filter((id) => id !== by);
    if (current === by || others.length === 0) this.#selection.aim(others);
    else if (others.length < picked.length) this.#selection.picked = others;
    this.#source = by;
    if (types.length > 0) this.#types = types;
    this.start(text);
  }

  /**
   * Names a row by its letter. The first one takes the place of whatever was selected; a further one joins. Named again it
   * is let go, or with another share than before, has the next one: half, none, double.
   */
  aim(id: string, share: 'normal' | 'half'): void {
    const picked = this.aiming ? this.#selection.picked : [];
    const there = picked.includes(id);
    if (!this.aiming) this.#shares = {};
    if (there && share === 'half') {
      this.nextShare(id);
      return;
    }
    this.#shares = { ...this.#shares, [id]: share };
    this.#selection.aim(there ? picked.filter((other) => other !== id) : [...picked, id]);
    this.refresh();
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
    if (this.open) this.#selection.settle();
    this.open = false;
    this.#text = '';
    this.#faces = null;
    this.#shares = {};
    this.#source = 'turn';
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

  useSource(source: Source): void {
    this.#source = source;
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
    if (!this.open || this.#text.trim() === '' || this.#targets.length === 0) {
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
    if (sent.targets.length === 0) {
      this.problem = { reason: NOBODY, insisted: true };
      return;
    }
    const said = { ...this.#said(), encounter: this.#encounter.head.id };
    this.#asked += 1;
    this.#text = '';
    this.#faces = null;
    this.sending = sent.text;
    const reply = await this.#encounter.send((gesture) => call({ ...gesture, ...sent }));
    this.sending = null;
    if (reply.ok) {
      this.#last = said;
      this.#done(reply.value);
    } else this.#refused(sent, reply.refusal);
  }

  #done({ warnings }: Applied): void {
    for (const warning of warnings) this.#notices.tell(warning);
    if (this.#text === '') this.close();
    else this.refresh();
  }

  /** The text comes back into the field, unless something else is typed there already. */
  #refused(sent: Sent, refusal: { readonly code: string; readonly reason: string }): void {
    const same = sent.targets.map(({ combatant }) => combatant).join() === this.#targets.join();
    if (this.#text !== '' || !this.open || !same) {
      this.#notices.refuse(`${sent.text}: ${refusal.reason}`);
      return;
    }
    this.#text = sent.text;
    this.#faces = sent.faces ?? null;
    if (refusal.code === 'diceNeeded') void this.#ask(true);
    else this.problem = { reason: refusal.reason, insisted: true };
  }

  get #targets(): readonly string[] {
    const { picked, current } = this.#selection;
    return picked.length > 0 || current === null ? picked : [current];
  }

  /** The entry as it can be said again later, when someone else may have the turn. */
  #said(): Omit<Said, 'encounter'> {
    const { head, rows } = this.#encounter;
    const acting = head?.mode === 'sides' ? undefined : rows.find((row) => row.acting)?.id;
    const source = this.#source === 'turn' ? (acting ?? 'turn') : this.#source;
    return { text: this.#text, types: this.#types, source };
  }

  #entry(): Sent {
    const source = this.#source;
    const ids = this.#targets;
    const targets = ids.map((id) => {
      const share = this.shareOf(id);
      return { combatant: id as DamageEntryTarget['combatant'], ...(share === 'normal' ? {} : { share }) };
    });
    return {
      text: this.#text,
      targets,
      ...(this.#encounter.head?.ruleset === 'thresholds' ? { types: this.#types } : {}),
      // Nobody hits themselves with what they dealt to others.
      ...(source === 'turn' || (source !== null && ids.includes(source)) ? {} : { source }),
      ...(this.#faces ? { faces: this.#faces } : {}),
    };
  }
}
