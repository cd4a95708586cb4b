import type { PackTablesView, TableView } from '../../../preload/contract/table-views.ts';

/** A table of so many faces, a row for each word. */
const table = (kind: TableView['kind'], region: string | null, die: number, words: readonly string[]): TableView => ({
  id: region === null ? kind : `${kind}/${region}`,
  kind,
  title: region === null ? kind : `${kind}/${region}`,
  region,
  die,
  plus: 0,
  rows: words.map((word, at) => ({
    from: 1 + (at * die) / words.length,
    to: ((at + 1) * die) / words.length,
    name: word,
    word,
    result: null,
    effects: [],
    odds: { ways: 1, of: words.length },
    overall: null,
  })),
});
/** A body of its own, that nobody has drawn: two regions, one of them in pairs. */
export const samplePack: PackTablesView = {
  id: 'reed-walker',
  name: 'Reed walker',
  body: 'head, arms',
  author: '',
  licence: '',
  own: false,
  tables: [
    table('regions', null, 6, ['head', 'arm']),
    table('spots', 'head', 6, ['brow', 'jaw']),
    table('spots', 'arm', 6, ['elbow', 'wrist']),
    table('sides', 'arm', 2, ['left', 'right']),
  ],
};
