import type { GmApi, Reply } from '../../../preload/contract/api.ts';
import type { InjuryAnswer } from '../../../preload/contract/api/damage-api.ts';
import type { CombatantView, EncounterView } from '../../../preload/contract/encounter-views.ts';
import type { DieSlot, InjuryDice, InjuryPreview, PlaceView } from '../../../preload/contract/roll-views.ts';
import { ask, type Refusal } from './ask.ts';

type Slot = DieSlot['slot'];
/** How a die came to show what it shows. */
export type How = 'typed' | 'rolled' | 'pointed at';

interface Die {
  readonly value: number;
  readonly how: How;
}

type Dice = Readonly<Partial<Record<Slot, Die>>>;
type Asked = Omit<Parameters<GmApi['injuries']['preview']>[0], 'encounter' | 'combatant' | 'dice' | 'note' | 'lasts'>;

/**
 * An injury roll that someone owes, as far as players have called it out: any die, in any order. It outlives the row that
 * shows it, so that everything said so far counts when all rolls are made at once.
 */
export class InjuryDraft {
  readonly id: CombatantView['id'];
  dice = $state.raw<Dice>({});
  /** What is written beside the injury; undefined: the words of the tables. */
  note = $state<string | undefined>();
  lasts = $state<string | undefined>();
  /** What it comes to so far. */
  preview = $state.raw<InjuryPreview | null>(null);
  problem = $state.raw<Refusal | null>(null);
  recording = $state(false);
  #asked = 0;
  /** How often it was begun anew: what was asked before that is of no use. */
  #cleared = 0;
  readonly #gm: GmApi;
  readonly #encounter: () => EncounterView['id'] | undefined;

  constructor(gm: GmApi, id: CombatantView['id'], encounter: () => EncounterView['id'] | undefined) {
    this.#gm = gm;
    this.#encounter = encounter;
    this.id = id;
  }

  /** All dice are there and the sentence says what happens. */
  get complete(): boolean {
    return this.problem === null && (this.preview?.parts.length ?? 0) > 0;
  }

  /** Dice are needed, or may be, that are not there. */
  get open(): boolean {
    return this.preview?.slots.some(({ value }) => value === null) ?? false;
  }

  /** What is sent: the dice as they are, and the words that were written. */
  get answer(): InjuryAnswer {
    const { id, note, lasts } = this;
    return {
      combatant: id,
      dice: valuesOf(this.dice),
      ...(note === undefined ? {} : { note }),
      ...(lasts === undefined ? {} : { lasts }),
    };
  }

  /** What is wrong with one die, in words. */
  wrong(slot: Slot): string | undefined {
    return this.problem?.field?.split('.').at(-1) === slot ? this.problem.reason : undefined;
  }

  /** A die as the table rolled it; undefined: it is open again. */
  async type(slot: Slot, value: number | undefined): Promise<void> {
    this.#put(value === undefined ? {} : { [slot]: value }, 'typed', [slot]);
    await this.refresh();
  }

  /** Rolls one die and leaves the others as they are. */
  async roll(slot: Slot): Promise<void> {
    await this.#find({ roll: slot }, 'rolled', [slot]);
  }

  /** Rolls every die that is still needed. */
  async rollRest(): Promise<void> {
    await this.#find({ roll: true }, 'rolled');
  }

  /** The place, pointed at instead of rolled. */
  async pointAt(pointedAt: PlaceView): Promise<void> {
    const isFound = await this.#find({ pointedAt }, 'pointed at', ['region', 'spot', 'side']);
    // A knock-out has no place: what was pointed at is of no use, and the dice of it are not asked for.
    if (isFound) await this.refresh();
  }

  async write(words: { readonly note?: string | undefined; readonly lasts?: string | undefined }): Promise<void> {
    if ('note' in words) this.note = words.note;
    if ('lasts' in words) this.lasts = words.lasts;
    await this.refresh();
  }

  async refresh(): Promise<void> {
    await this.#ask({});
  }

  clear(): void {
    this.#asked += 1;
    this.#cleared += 1;
    this.dice = {};
    this.note = undefined;
    this.lasts = undefined;
    this.preview = null;
    this.problem = null;
  }

  #put(values: Readonly<Partial<Record<Slot, number>>>, how: How, instead: readonly Slot[]): void {
    const others = Object.entries(this.dice).filter(([slot]) => !instead.includes(slot as Slot));
    const put = Object.entries(values).map(([slot, value]) => [slot, { value, how }] as const);
    this.dice = Object.fromEntries([...others, ...put]);
  }

  /**
   * Takes over the dice that main finds, but for those that were typed meanwhile; then what all come to is asked anew.
   *
   * @param wanted the dice that are meant; absent: all that are open
   * @returns whether main found them
   */
  async #find(more: Asked, how: How, wanted?: readonly Slot[]): Promise<boolean> {
    const [before, cleared] = [this.dice, this.#cleared];
    const preview = await this.#ask(more);
    if (!preview || this.#cleared !== cleared) return false;
    const meant = wanted ?? preview.slots.map(({ slot }) => slot).filter((slot) => before[slot] === undefined);
    const still = meant.filter((slot) => this.dice[slot] === before[slot]);
    const values = preview.slots.flatMap(({ slot, value }) =>
      value !== null && still.includes(slot) ? [[slot, value]] : [],
    );
    this.#put(Object.fromEntries(values) as Partial<Record<Slot, number>>, how, still);
    if (this.preview !== preview) await this.refresh();
    return true;
  }

  async #ask(more: Asked): Promise<InjuryPreview | null> {
    const encounter = this.#encounter();
    if (encounter === undefined) return null;
    this.#asked += 1;
    const question = this.#asked;
    const reply: Reply<InjuryPreview> = await ask(() =>
      this.#gm.injuries.preview({ encounter, ...this.answer, ...more }),
    );
    const isLatest = question === this.#asked;
    if (isLatest) this.problem = reply.ok ? null : reply.refusal;
    if (!reply.ok) return null;
    if (isLatest) this.preview = reply.value;
    return reply.value;
  }
}

const valuesOf = (dice: Dice): InjuryDice =>
  Object.fromEntries(Object.entries(dice).map(([slot, { value }]) => [slot, value]));
