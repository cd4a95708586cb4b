import { mount } from 'svelte';
import { expect, it } from 'vitest';
import App from '../../App.svelte';
import type { LocationsApi } from '../../../../preload/contract/api/damage-api.ts';
import type { PackTablesView, TableView } from '../../../../preload/contract/table-views.ts';
import { Screen } from '../../state/screen.svelte.ts';
import { bindShell } from '../../state/shell-actions.ts';
import { memoryBridge, no, yes } from '../../testing/bridge.fixtures.ts';
import { until } from '../../testing/fight.fixtures.ts';
import { byRole, press, render } from '../../testing/render.fixtures.ts';

/** A table of so many faces, a row for each word. */
const table = (kind: TableView['kind'], region: string | null, die: number, words: readonly string[]): TableView => ({
  id: region === null ? kind : `${kind}/${region}`,
  kind,
  title: kind,
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
const pack: PackTablesView = {
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

it('reads dice that are typed right after its key, also when its tables are not there yet', async () => {
  let arrive: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked: Parameters<LocationsApi['lookup']>[0][] = [];
  const bridge = memoryBridge(undefined, {
    tables: { list: () => arrived.then(() => yes([pack])), read: () => yes(pack) },
    locations: {
      lookup(input) {
        asked.push(input);
        return no('Nobody is struck in this test.');
      },
    },
  });
  const screen = new Screen(bridge.gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  render((target) => mount(App, { target, props: { screen } }));
  for (const key of ['l', '5', '4', '1']) press(key);
  await until(() => document.activeElement === byRole('spinbutton', 'Region'));
  expect(asked).toEqual([]);
  arrive?.();
  await until(() => asked.length > 0);
  expect(asked).toEqual([{ region: 5, spot: 4, side: 1, pack: 'reed-walker' }]);
});
