import type { TableRowView, TableView } from '../../../../preload/contract/table-views.ts';

type Result = NonNullable<TableRowView['result']>;

/** What each face of the severity die comes to for someone so far below zero. */
export interface Depth {
  /** "3", or "7+" for the depth from which on nothing changes any more. */
  readonly words: string;
  readonly faces: readonly Result[];
  /** "1 out, 2 minor, 1 permanent" */
  readonly counts: string;
}

const SHORT: Readonly<Record<Result, string>> = {
  'knocked-out': 'out',
  minor: 'minor',
  permanent: 'permanent',
  death: 'death',
};

/** One line for every depth at which the faces differ. */
export function facesByDepth({ die, rows }: Pick<TableView, 'die' | 'rows'>): readonly Depth[] {
  const last = Math.max(0, (rows.at(-1)?.from ?? 1) - 1);
  return Array.from({ length: last + 1 }, (_, below) => {
    const faces = Array.from({ length: die }, (_face, at) => resultAt(rows, at + 1 + below));
    const kinds = faces.filter((result, at) => faces.indexOf(result) === at);
    const counts = kinds.map((kind) => `${faces.filter((result) => result === kind).length} ${SHORT[kind]}`).join(', ');
    return { words: below === last ? `${below}+` : String(below), faces, counts };
  });
}

const resultAt = (rows: readonly TableRowView[], total: number): Result =>
  rows.find(({ from, to }) => total >= from && total <= (to ?? Infinity))?.result ?? 'death';
