import type { GmApi } from '../../../../preload/contract/api.ts';
import type { PackTablesView, TableAnswer, TableRowView, TableView } from '../../../../preload/contract/table-views.ts';
import { ask } from '../../state/ask.ts';
import type { PackShelf } from '../../state/pack-shelf.svelte.ts';

/** A row that a search found, and where it stands. */
export interface Hit {
  readonly pack: PackTablesView;
  readonly table: TableView;
  readonly row: TableRowView;
  readonly at: number;
}

/** Every table of every pack: to look through, to search, and to roll on. */
export class TablesState {
  /** The packs for another depth than 0, of those that were there; null: at 0. */
  #deeper = $state.raw<{ readonly packs: readonly PackTablesView[]; readonly of: readonly PackTablesView[] } | null>(
    null,
  );
  query = $state('');
  /** Wounds below zero, which a severity counts. */
  below = $state(0);
  /** What was typed for the table's die. */
  typed = $state<number | undefined>();
  answer = $state.raw<TableAnswer | null>(null);
  /** The row that was looked for. */
  sought = $state<number | null>(null);
  problem = $state<string | null>(null);
  #chosen = $state.raw<{ readonly pack: string; readonly table: string } | null>(null);
  #asked = 0;
  readonly #gm: GmApi;
  readonly #shelf: PackShelf;

  constructor(gm: GmApi, shelf: PackShelf) {
    this.#gm = gm;
    this.#shelf = shelf;
  }

  get packs(): readonly PackTablesView[] {
    const { packs } = this.#shelf;
    return this.#deeper?.of === packs ? this.#deeper.packs : packs;
  }

  readonly pack: PackTablesView | null = $derived.by(
    () => this.packs.find(({ id }) => id === this.#chosen?.pack) ?? this.packs[0] ?? null,
  );
  readonly table: TableView | null = $derived.by(
    () => this.pack?.tables.find(({ id }) => id === this.#chosen?.table) ?? this.pack?.tables[0] ?? null,
  );

  /** Rows whose words hold every word of the search; all tables of all packs are searched. */
  readonly hits: readonly Hit[] = $derived.by(() => {
    const words = this.query.toLowerCase().split(/\s+/u).filter(Boolean);
    if (words.length === 0) return [];
    return this.packs.flatMap((pack) =>
      pack.tables.flatMap((table) =>
        table.rows.flatMap((row, at) => {
          const text = wordsOf(pack, table, row);
          return words.every((word) => text.includes(word)) ? [{ pack, table, row, at }] : [];
        }),
      ),
    );
  });

  /** What was typed is off the table's die, in words. */
  readonly wrong: string | undefined = $derived.by(() => {
    const { typed, table } = this;
    if (typed === undefined || !table) return undefined;
    return Number.isInteger(typed) && typed >= 1 && typed <= table.die
      ? undefined
      : `This table takes a d${table.die}: it shows 1 to ${table.die}.`;
  });

  choose(pack: string, table: string, row: number | null = null): void {
    this.#chosen = { pack, table };
    this.#forget();
    this.sought = row;
  }

  /** Rolls the table's die, or reads what was typed. */
  async roll(): Promise<void> {
    if (this.wrong === undefined) await this.#ask(this.answer ? undefined : this.typed);
  }

  async rollAnew(): Promise<void> {
    await this.#ask(undefined);
  }

  /** The table's die as it was rolled; NaN: none. A whole face answers at once. */
  async type(value: number): Promise<void> {
    this.#forget();
    this.typed = Number.isNaN(value) ? undefined : value;
    if (this.typed !== undefined && this.wrong === undefined) await this.#ask(this.typed);
  }

  /** Another depth: the odds move, and the die that was rolled counts for it. */
  async deepen(value: number): Promise<void> {
    if (!Number.isInteger(value) || value < 0 || value > 1000) return;
    this.below = value;
    const { answer } = this;
    await this.#read(value);
    // Meanwhile another die may have been said.
    if (answer && this.answer === answer && this.below === value) await this.#ask(answer.die);
  }

  async #read(below: number): Promise<void> {
    const { packs: of, of: campaign } = this.#shelf;
    const read = await Promise.all(
      of.map(({ id: pack }) => ask(() => this.#gm.tables.read({ ...campaign, pack, below }))),
    );
    if (below !== this.below) return;
    this.#deeper = { packs: read.flatMap((reply) => (reply.ok ? [reply.value] : [])), of };
    this.problem = read.find((reply) => !reply.ok)?.refusal.reason ?? null;
  }

  #forget(): void {
    this.#asked += 1;
    this.typed = undefined;
    this.answer = null;
    this.sought = null;
  }

  async #ask(die: number | undefined): Promise<void> {
    const { pack, table, below } = this;
    if (!pack || !table) return;
    this.#asked += 1;
    const question = this.#asked;
    const input = { ...this.#shelf.of, pack: pack.id, table: table.id, below, ...(die === undefined ? {} : { die }) };
    const reply = await ask(() => this.#gm.tables.roll(input));
    if (question !== this.#asked) return;
    this.answer = reply.ok ? reply.value : null;
    this.problem = reply.ok ? null : reply.refusal.reason;
    this.sought = null;
  }
}

function wordsOf(pack: PackTablesView, table: TableView, { name, effects }: TableRowView): string {
  const told = effects.flatMap(({ means, lasts, severity }) => [means, lasts, severity ?? '']);
  return [pack.name, table.title, name, ...told].join(' ').toLowerCase();
}
