import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { GmApi } from '../../../../preload/contract/api.ts';
import type { MeetingInput, MeetingPreview, MeetingRoll } from '../../../../preload/contract/meeting-views.ts';
import type { DieSlot } from '../../../../preload/contract/roll-views.ts';
import { ask } from '../../state/ask.ts';
import type { EncounterState } from '../../state/encounter.svelte.ts';

type Side = MeetingInput['surprise'][number]['side'];
type Slot = DieSlot['slot'];
type Typed = Readonly<Partial<Record<Slot, number | null | undefined>>>;

/** A roll that can be made: what it is called, and its dice. */
export interface MeetingLine {
  readonly key: string;
  readonly label: string;
  readonly side: Side | null;
  readonly slots: readonly Slot[];
}

const NO_FACE = 'A d6 shows 1 to 6.';
const MOST_FEET = 100_000;

/** A meeting as it is being rolled: which rolls are made, what is typed, and what main says it comes to. */
export class MeetingForm {
  preview = $state.raw<MeetingPreview | null>(null);
  problem = $state<string | null>(null);
  sending = $state(false);
  /** How far can be seen; undefined: no limit; null: what was typed is no number. */
  visibility = $state<number | null | undefined>(undefined);
  readonly lines: readonly MeetingLine[];
  readonly wanted = new SvelteSet<string>();
  /** Sides for which an ambush was laid, and sides that are wary, as `ambush hero` and `wary foe`. */
  readonly marks = new SvelteSet<string>();
  readonly #typed = new SvelteMap<string, Typed>();
  #asked = 0;
  readonly #gm: GmApi;
  readonly #encounter: EncounterState;

  constructor(gm: GmApi, encounter: EncounterState) {
    this.#gm = gm;
    this.#encounter = encounter;
    const sides = (encounter.head?.sides ?? []).map(({ side, name }): MeetingLine => ({
      key: `surprise ${side}`,
      label: `${name} surprised?`,
      side,
      slots: ['surprise'],
    }));
    this.lines = [
      ...sides,
      { key: 'reaction', label: 'Reaction', side: null, slots: ['first', 'second'] },
      { key: 'distance', label: 'Distance', side: null, slots: ['first', 'second', 'third'] },
    ];
    // Who knows of each other already is surprised no more.
    for (const { key, side } of this.lines) if (side === null || encounter.head?.round === 1) this.wanted.add(key);
  }

  typed(key: string): Typed {
    return this.#typed.get(key) ?? {};
  }

  /** What a roll came to; undefined: it is not made. */
  rolled(key: string): MeetingRoll | undefined {
    return this.preview?.rolls.find((roll) => roll.key === key);
  }

  type(key: string, slot: Slot, value: number | null | undefined): void {
    this.#typed.set(key, { ...this.typed(key), [slot]: value });
    this.wanted.add(key);
    void this.refresh();
  }

  toggle(key: string): void {
    if (!this.wanted.delete(key)) this.wanted.add(key);
    void this.refresh();
  }

  mark(mark: string): void {
    if (!this.marks.delete(mark)) this.marks.add(mark);
    void this.refresh();
  }

  see(feet: number | null | undefined): void {
    this.visibility = feet;
    void this.refresh();
  }

  /** What is typed is no number of its range, in words; null: everything is. */
  get wrong(): string | null {
    const dice = this.lines
      .filter(({ key }) => this.wanted.has(key))
      .flatMap(({ key }) => Object.values(this.typed(key)));
    if (dice.includes(null)) return NO_FACE;
    return this.visibility === null ? `How far can be seen? From 0 to ${MOST_FEET.toLocaleString('en')} feet.` : null;
  }

  async refresh(): Promise<void> {
    const preview = await this.#ask(false);
    if (preview) this.preview = preview;
  }

  /** Rolls every die that is still open. */
  async roll(): Promise<void> {
    const preview = await this.#ask(true);
    if (!preview) return;
    for (const { key, slots } of preview.rolls)
      this.#typed.set(key, Object.fromEntries(slots.map(({ slot, value }) => [slot, value ?? undefined])));
    this.preview = preview;
  }

  /** Writes it into the log. @returns whether it was written */
  async record(): Promise<boolean> {
    if (this.sending) return false;
    const input = this.input;
    this.sending = true;
    const reply = await this.#encounter.send((gesture) => this.#gm.meeting.record({ ...gesture, ...input }));
    this.sending = false;
    this.problem = reply.ok ? null : reply.refusal.reason;
    return reply.ok;
  }

  get input(): MeetingInput {
    const dice = (key: string): Partial<Record<Slot, number>> =>
      Object.fromEntries(Object.entries(this.typed(key)).filter((entry) => typeof entry[1] === 'number'));
    const surprise = this.lines.flatMap(({ key, side }) => {
      if (side === null || !this.wanted.has(key)) return [];
      const die = dice(key).surprise;
      const prepared = this.marks.has(`ambush ${side}`);
      return [{ side, prepared, wary: this.marks.has(`wary ${side}`), ...(die === undefined ? {} : { die }) }];
    });
    return {
      surprise,
      ...(this.wanted.has('reaction') ? { reaction: dice('reaction') } : {}),
      ...(this.wanted.has('distance')
        ? { distance: { ...dice('distance'), visibility: this.visibility ?? null } }
        : {}),
    };
  }

  async #ask(roll: boolean): Promise<MeetingPreview | null> {
    const { head } = this.#encounter;
    if (!head) return null;
    this.#asked += 1;
    const question = this.#asked;
    const reply = await ask(() => this.#gm.meeting.preview({ encounter: head.id, roll, ...this.input }));
    if (question !== this.#asked) return null;
    this.problem = reply.ok ? null : reply.refusal.reason;
    return reply.ok ? reply.value : null;
  }
}
