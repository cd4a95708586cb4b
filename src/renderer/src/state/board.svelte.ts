import type { CombatantView, OwedView, SideView } from '../../../preload/contract/encounter-views.ts';
import type { EncounterState } from './encounter.svelte.ts';
import { Folds, type RowItem } from './folds.svelte.ts';
import type { EntryState } from './entry.svelte.ts';
import type { Selection } from './selection.svelte.ts';

/** Rows that stand together: a side, or everyone where each has a turn of their own. */
export interface RowGroup {
  readonly key: string;
  /** null: not a side, but the order of turns. */
  readonly side: SideView | null;
  readonly ids: readonly string[];
  /** The same as they are shown: alike ones may be folded into one line. */
  readonly items: readonly RowItem[];
  /** Those who are out of the fight; they stand in the strip below. */
  readonly out: readonly string[];
}

/** How the rows of the encounter are laid out, and where the keyboard goes from one to the next. */
export class BoardState {
  /** The row whose owed roll the keyboard is to go into, until it is there; null: none. */
  owedAsked = $state<string | null>(null);
  /** The row into whose owed roll the keyboard went last, as long as it is selected and nothing else happened. */
  #visited: string | null = null;
  readonly #encounter: EncounterState;
  readonly #selection: Selection;
  readonly #entry: EntryState;
  readonly #folds = new Folds();

  constructor(encounter: EncounterState, selection: Selection, entry: EntryState) {
    this.#encounter = encounter;
    this.#selection = selection;
    this.#entry = entry;
  }

  readonly #mode = $derived.by(() => this.#encounter.head?.mode);
  readonly #sides = $derived.by(() => this.#encounter.head?.sides ?? []);

  /** Whose rows these are; null: no encounter is open. */
  readonly encounter: string | null = $derived.by(() => this.#encounter.head?.id ?? null);

  readonly groups: readonly RowGroup[] = $derived.by(() => {
    const { rows } = this.#encounter;
    if (this.#mode === 'individual') return [this.#group('order', null, rows)];
    return this.#sides.map((side) =>
      this.#group(
        side.side,
        side,
        rows.filter((row) => row.side === side.side),
      ),
    );
  });

  /** Ids of the rows that stand on the board, in their order; of a folded kind the first. */
  readonly shown: readonly string[] = $derived.by(() =>
    this.groups.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'row' ? item.id : (item.ids[0] ?? [])))),
  );

  /** Those of them that stand for themselves alone: what can be named by a letter. */
  readonly single: readonly string[] = $derived.by(() =>
    this.groups.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'row' ? item.id : []))),
  );

  readonly owed: readonly OwedView[] = $derived.by(() => this.#encounter.head?.owed ?? []);

  /** What of it the bar at the foot of the board names; held hits have a strip of their own. */
  readonly open: readonly OwedView[] = $derived.by(() => this.owed.filter(({ kind }) => kind !== 'heldHits'));

  /** What one row owes, oldest first. */
  owedBy(id: string): readonly OwedView[] {
    return this.owed.filter(({ combatant }) => combatant === id);
  }

  /** Moves the keyboard by one row; an entry that is open goes along. */
  move(by: 1 | -1, how: 'only' | 'extend' | 'walk'): void {
    this.#visited = null;
    if (how === 'only') this.#selection.move(by, this.shown);
    else if (how === 'extend') this.#selection.extend(by, this.shown);
    else this.#selection.walk(by, this.shown);
    this.#entry.refresh();
  }

  /** Selects this row, or with `more` picks it in addition. */
  select(id: string, more = false): void {
    this.#visited = null;
    if (more) this.#selection.toggle(id);
    else this.#selection.only(id);
    this.#entry.refresh();
  }

  /** Folds the kind of the selected row, or unfolds it. @returns whether there is more than one of it */
  toggleFold(): boolean {
    const row = this.#encounter.row(this.#selection.current ?? '');
    if (!row || !this.#folds.toggle(row, this.#encounter.rows)) return false;
    // A line of a kind is where its first row was.
    const first = this.#encounter.rows.find((one) => one.group === row.group && one.side === row.side && !one.out);
    if (first) this.select(first.id);
    return true;
  }

  toggleAllFolds(): void {
    this.#folds.toggleAll(this.#encounter.rows);
  }

  /** What is entered is entered into a row. */
  unfoldCurrent(): void {
    const row = this.#encounter.row(this.#selection.current ?? '');
    if (row) this.#folds.unfold(row);
  }

  unfold(id: string): void {
    const row = this.#encounter.row(id);
    if (!row) return;
    this.#folds.unfold(row);
    this.select(id);
  }

  /** Who acts, or is worked on, stands in a row of their own. The first of a folded kind can be selected for all of it. */
  #isBusy({ id, acting }: CombatantView, first: boolean): boolean {
    const { current, picked } = this.#selection;
    if (acting && this.#mode !== 'sides') return true;
    if (!first) return current === id || picked.includes(id);
    return current === id && (this.#entry.open || picked.length > 1);
  }

  /**
   * Goes to what the selected row owes, then to the next that owes something, round the end; a morale check that is due comes
   * after the last.
   *
   * @returns whether there is a row to go to
   */
  goToOwed(): boolean {
    const owing = this.owed
      .flatMap(({ combatant }) => combatant ?? [])
      .filter((id, index, all) => all.indexOf(id) === index);
    const { current } = this.#selection;
    const at = owing.findIndex((id) => id === current);
    if (current !== null && at !== -1 && this.#visited !== this.#visit(current)) {
      this.goTo(current);
      return true;
    }
    if (at === owing.length - 1 && at !== -1 && this.owed.some(({ kind }) => kind === 'morale')) return false;
    const next = owing[(at + 1) % Math.max(1, owing.length)];
    if (next === undefined) return false;
    this.goTo(next);
    return true;
  }

  #visit(id: string): string {
    return `${id} ${this.#encounter.head?.revision ?? 0}`;
  }

  /** Selects a row and puts the keyboard into what it owes. */
  goTo(id: string): void {
    this.#entry.close();
    this.select(id);
    this.owedAsked = id;
    this.#visited = this.#visit(id);
  }

  /** The selected row stays where it is until the selection leaves it, also when it has just fallen. */
  #group(key: string, side: SideView | null, rows: readonly CombatantView[]): RowGroup {
    const { current } = this.#selection;
    const isGone = (row: CombatantView): boolean => row.out && row.id !== current;
    const standing = rows.filter((row) => !isGone(row));
    return {
      key,
      side,
      ids: standing.map(({ id }) => id),
      items: this.#folds.items(standing, (row, first) => this.#isBusy(row, first)),
      out: rows.filter(isGone).map(({ id }) => id),
    };
  }
}
