import { SvelteSet } from 'svelte/reactivity';
import type { CombatantView } from '../../../preload/contract/encounter-views.ts';

/** What stands on the board in one place: a row, or all of one kind as one line. */
export type RowItem =
  | { readonly kind: 'row'; readonly id: string }
  | { readonly kind: 'folded'; readonly name: string; readonly ids: readonly string[] };

/** As few of a kind as are worth folding. */
const LEAST = 2;

/**
 * Which kinds stand as one line: alike adversaries of one side. A kind unfolds by itself while one of it acts or is worked
 * on; the first of it stands for all, so that the keyboard can go there.
 */
export class Folds {
  readonly #folded = new SvelteSet<string>();

  /** Folds the kind of a row, or unfolds it. @returns whether there is more than one of it */
  toggle(row: CombatantView, rows: readonly CombatantView[]): boolean {
    const key = kindOf(row);
    if (key === null || alike(key, rows).length < LEAST) return false;
    if (!this.#folded.delete(key)) this.#folded.add(key);
    return true;
  }

  /** Folds every kind that there is more than one of, or unfolds all where all are folded. */
  toggleAll(rows: readonly CombatantView[]): void {
    const kinds = rows.flatMap((row) => kindOf(row) ?? []).filter((key, at, all) => all.indexOf(key) === at);
    const many = kinds.filter((key) => alike(key, rows).length >= LEAST);
    const all = many.every((key) => this.#folded.has(key));
    for (const key of many) {
      if (all) this.#folded.delete(key);
      else this.#folded.add(key);
    }
  }

  unfold(row: CombatantView): void {
    const key = kindOf(row);
    if (key !== null) this.#folded.delete(key);
  }

  /**
   * The rows with every folded kind as one line, in the place of its first.
   *
   * @param isBusy rows that are worked on; one of them keeps its kind unfolded
   */
  items(rows: readonly CombatantView[], isBusy: (row: CombatantView, first: boolean) => boolean): RowItem[] {
    const lines = [...this.#folded]
      .map((key) => rows.filter((row) => kindOf(row) === key))
      .filter((kind) => kind.length >= LEAST && !kind.some((one, at) => isBusy(one, at === 0)));
    return rows.flatMap((row): RowItem[] => {
      const key = kindOf(row);
      const kind = key !== null && this.#folded.has(key) ? lines.find((line) => line.includes(row)) : undefined;
      if (!kind) return [{ kind: 'row', id: row.id }];
      if (kind[0] !== row) return [];
      return [{ kind: 'folded', name: row.group ?? row.name, ids: kind.map(({ id }) => id) }];
    });
  }
}

const kindOf = ({ side, group }: CombatantView): string | null => (group === null ? null : `${side} ${group}`);

const alike = (key: string, rows: readonly CombatantView[]): readonly CombatantView[] =>
  rows.filter((row) => kindOf(row) === key && !row.out);
