import { describe, expect, it } from 'vitest';
import type { CombatantView } from '../../../preload/contract/encounter-views.ts';
import { Folds, type RowItem } from './folds.svelte.ts';

const row = (id: string, group: string | null, out = false): CombatantView =>
  ({ id, name: id, side: 'foe', group, out }) as unknown as CombatantView;
const rows = [row('a1', 'A'), row('b', null), row('a2', 'A'), row('a3', 'A'), row('c', 'C')];
const words = (items: readonly RowItem[]): string[] =>
  items.map((item) => (item.kind === 'row' ? item.id : `${item.name}: ${item.ids.join(' ')}`));
const idle = (): boolean => false;

describe('folding', () => {
  it('puts all of a kind into one line, in the place of the first, and back', () => {
    const folds = new Folds();
    expect(folds.toggle(row('a2', 'A'), rows)).toBe(true);
    expect(words(folds.items(rows, idle))).toEqual(['A: a1 a2 a3', 'b', 'c']);
    folds.toggle(row('a1', 'A'), rows);
    expect(words(folds.items(rows, idle))).toEqual(['a1', 'b', 'a2', 'a3', 'c']);
  });

  it('does not fold the only one of a kind, nor who is of none', () => {
    const folds = new Folds();
    expect([folds.toggle(row('c', 'C'), rows), folds.toggle(row('b', null), rows)]).toEqual([false, false]);
  });

  it('unfolds by itself while one of the kind is busy', () => {
    const folds = new Folds();
    folds.toggleAll(rows);
    expect(words(folds.items(rows, ({ id }) => id === 'a3'))).toEqual(['a1', 'b', 'a2', 'a3', 'c']);
    expect(words(folds.items(rows, idle))).toEqual(['A: a1 a2 a3', 'b', 'c']);
  });

  it('shows the last one left of a folded kind as a row', () => {
    const folds = new Folds();
    folds.toggleAll(rows);
    const left = rows.filter(({ id }) => id !== 'a1' && id !== 'a3');
    expect(words(folds.items(left, idle))).toEqual(['b', 'a2', 'c']);
  });

  it('unfolds all where all are folded', () => {
    const folds = new Folds();
    folds.toggleAll(rows);
    folds.toggleAll(rows);
    expect(words(folds.items(rows, idle))).toEqual(['a1', 'b', 'a2', 'a3', 'c']);
  });
});
