import type { GmApi } from '../../../../preload/contract/api.ts';
import type { LocationAnswer, PlaceView } from '../../../../preload/contract/roll-views.ts';
import type { PackTablesView, TableView } from '../../../../preload/contract/table-views.ts';
import { ask, type Refusal } from '../../state/ask.ts';
import type { PackShelf } from '../../state/pack-shelf.svelte.ts';

export type Slot = 'region' | 'spot' | 'side';
export const SLOTS: readonly Slot[] = ['region', 'spot', 'side'];

/** An answer that was given before, as long as the dialog is open. */
export interface Earlier {
  readonly key: number;
  readonly sentence: string;
  readonly place: PlaceView;
}

/** Where a blow lands, by the tables of one pack: typed, rolled, or pointed at. */
export class LookupState {
  /** The pack that is used, where it is not the first. */
  #chosen = $state<string | null>(null);
  /** What was typed since the last answer. */
  typed = $state.raw<Readonly<Partial<Record<Slot, number>>>>({});
  answer = $state.raw<LocationAnswer | null>(null);
  problem = $state.raw<Refusal | null>(null);
  earlier = $state.raw<readonly Earlier[]>([]);
  #asked = 0;
  readonly #gm: GmApi;
  readonly #shelf: PackShelf;

  /** @param begin the pack that is used first; null, or where it is not there: the first of all */
  constructor(gm: GmApi, shelf: PackShelf, begin: string | null = null) {
    this.#gm = gm;
    this.#shelf = shelf;
    this.#chosen = begin;
  }

  get packs(): readonly PackTablesView[] {
    return this.#shelf.packs;
  }

  /** The tables that are used; null while none are there. */
  readonly tables: PackTablesView | null = $derived.by(
    () => this.packs.find(({ id }) => id === this.#chosen) ?? this.packs[0] ?? null,
  );

  /** Takes the tables of another body; an answer of those before does not hold there. */
  use(pack: string): void {
    this.#chosen = pack;
    this.#forget();
    this.earlier = [];
  }

  /** The faces of a die, as far as the one before it tells; null: this place takes none. */
  faces(slot: Slot): number | null {
    const regions = this.#table('regions', null);
    if (slot === 'region') return regions?.die ?? null;
    const kind = slot === 'spot' ? 'spots' : 'sides';
    const region = this.#region();
    if (region !== undefined) return this.#table(kind, region)?.die ?? null;
    // Nobody knows the region yet: the die that all of them take, or none that can be named.
    const dice = (this.tables?.tables ?? []).filter((table) => table.kind === kind).map(({ die }) => die);
    return dice.every((die) => die === dice[0]) ? (dice[0] ?? null) : null;
  }

  shown(slot: Slot): number | null {
    return this.typed[slot] ?? this.answer?.dice[slot] ?? null;
  }

  /** What a die came to: "Leg"; '' while nobody knows. */
  word(slot: Slot): string {
    const value = this.shown(slot);
    const kind = slot === 'region' ? 'regions' : slot === 'spot' ? 'spots' : 'sides';
    const table = this.#table(kind, slot === 'region' ? null : (this.#region() ?? ''));
    const row = table?.rows.find(({ from, to }) => value !== null && value >= from && value <= (to ?? from));
    return row?.name ?? '';
  }

  /** A die off its faces, in words. */
  wrong(slot: Slot): string | undefined {
    const [value, faces] = [this.typed[slot], this.faces(slot)];
    if (value === undefined || faces === null) return undefined;
    return Number.isInteger(value) && value >= 1 && value <= faces ? undefined : `1 to ${faces}`;
  }

  /** A die as the table rolled it; with the last that is needed the answer is there. NaN: it is open again. */
  async type(slot: Slot, value: number): Promise<void> {
    const before = this.answer ? {} : this.typed;
    const others = Object.entries(before).filter(([key]) => key !== slot);
    this.#forget();
    this.typed = Object.fromEntries(Number.isNaN(value) ? others : [...others, [slot, value]]);
    const complete = SLOTS.every((one) => this.typed[one] !== undefined || (one !== 'region' && !this.#takes(one)));
    if (complete && !SLOTS.some((one) => this.wrong(one))) await this.look();
  }

  /** Answers with the dice that were typed, and rolls the others. */
  async look(): Promise<void> {
    if (SLOTS.some((slot) => this.wrong(slot))) return;
    await this.#ask(this.typed);
  }

  async pointAt(pointedAt: PlaceView): Promise<void> {
    await this.#ask({ pointedAt });
  }

  /** The place of a region and a spot that were pressed in the table; of a pair, the first. */
  async pick(region: string, spot: string): Promise<void> {
    const side = this.tables?.tables.find((table) => table.id === `sides/${region}`)?.rows[0]?.word ?? null;
    await this.pointAt({ region, spot, side });
  }

  #forget(): void {
    this.#asked += 1;
    this.typed = {};
    this.answer = null;
    this.problem = null;
  }

  /** The region that the die names. */
  #region(): string | undefined {
    const value = this.shown('region');
    const regions = this.#table('regions', null);
    return regions?.rows.find(({ from, to }) => value !== null && value >= from && value <= (to ?? from))?.word;
  }

  #takes(slot: Slot): boolean {
    const region = this.#region();
    return region === undefined || slot !== 'side' || this.#table('sides', region) !== undefined;
  }

  #table(kind: TableView['kind'], region: string | null): TableView | undefined {
    return this.tables?.tables.find((table) => table.kind === kind && table.region === region);
  }

  async #ask(input: Parameters<GmApi['locations']['lookup']>[0]): Promise<void> {
    const { tables, answer } = this;
    if (!tables) return;
    this.#asked += 1;
    const question = this.#asked;
    const reply = await ask(() => this.#gm.locations.lookup({ ...input, ...this.#shelf.of, pack: tables.id }));
    if (question !== this.#asked) return;
    if (answer) this.#remember(answer);
    this.typed = {};
    this.answer = reply.ok ? reply.value : null;
    this.problem = reply.ok ? null : reply.refusal;
  }

  #remember({ sentence, place }: LocationAnswer): void {
    this.earlier = [{ key: this.#asked, sentence, place }, ...this.earlier].slice(0, 3);
  }
}
