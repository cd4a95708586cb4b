/** A row as the coverage check sees it: what it is called and the results it answers for; `to` null is open upwards. */
export interface NamedRange {
  readonly name: string;
  readonly from: number;
  readonly to: number | null;
}

const span = (from: number, to: number): string => {
  if (to === Infinity) return `${from} and more`;
  return from === to ? String(from) : `${from} to ${to}`;
};

/** Rows that no roll can ever come to, or that reach past what can be rolled. `last` is Infinity for an open table. */
function misplaced({ name, from, to }: NamedRange, last: number, openEnd: boolean): string | null {
  if (to === null) return openEnd ? null : `row "${name}" has no end`;
  if (from > to) return `row "${name}" runs backwards, from ${from} to ${to}`;
  if (from > last || to < 1) return `row "${name}" can never be reached`;
  if (from < 1 || to > last) return `row "${name}" reaches past the die, which shows 1 to ${last}`;
  return null;
}

/** Gaps and overlaps, walking upwards. Overlaps name both rows, and a row that lies wholly inside others is unreachable. */
function walk(rows: readonly NamedRange[], last: number): string[] {
  const problems: string[] = [];
  let next = 1;
  let holder = '';
  for (const { name, from, to } of rows.toSorted((a, b) => a.from - b.from)) {
    const end = to ?? Infinity;
    if (from > next) problems.push(`no row covers ${span(next, from - 1)}`);
    if (from < next) {
      problems.push(`rows "${holder}" and "${name}" overlap at ${span(from, Math.min(next - 1, end))}`);
      if (end < next) problems.push(`row "${name}" can never be reached`);
    }
    if (end >= next) [next, holder] = [end + 1, name];
  }
  if (next <= last && last !== Infinity) problems.push(`no row covers ${span(next, last)}`);
  if (next < Infinity && last === Infinity) problems.push(`no row covers ${next} and more: the last row must be open`);
  return problems;
}

/**
 * What keeps a table from answering every roll exactly once, in words; nothing when it does. `die` is the number of
 * faces. An open table (a die with something added) runs from 1 upwards without end, so its last row must be open.
 */
export function coverageProblems(rows: readonly NamedRange[], die: number, open: 'open' | 'closed'): string[] {
  const last = open === 'open' ? Infinity : die;
  const wrong = rows.map((row) => misplaced(row, last, open === 'open'));
  const placed = rows.filter((_, index) => wrong[index] === null);
  return [...wrong.filter((problem) => problem !== null), ...walk(placed, last)];
}
