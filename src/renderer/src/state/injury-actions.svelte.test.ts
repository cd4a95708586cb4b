import { mount } from 'svelte';
import { expect, it } from 'vitest';
import App from '../App.svelte';
import type { LocationsApi } from '../../../preload/contract/api/damage-api.ts';
import { Screen } from './screen.svelte.ts';
import { bindShell } from './shell-actions.ts';
import { memoryBridge, no, yes, type Answering } from '../testing/bridge.fixtures.ts';
import { until } from '../testing/fight.fixtures.ts';
import { samplePack } from '../testing/pack.fixtures.ts';
import { byRole, namesByRole, press, render } from '../testing/render.fixtures.ts';

/** The first screen, before its tables are there. @returns lets them arrive */
async function withoutTables(locations: NonNullable<Answering['locations']> = {}): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const tables = { list: () => arrived.then(() => yes([samplePack])), read: () => yes(samplePack) };
  const screen = new Screen(memoryBridge(undefined, { tables, locations }).gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  render((target) => mount(App, { target, props: { screen } }));
  return arrive;
}

it('reads dice that are typed right after its key, also when its tables are not there yet', async () => {
  const asked: Parameters<LocationsApi['lookup']>[0][] = [];
  const arrive = await withoutTables({
    lookup(input) {
      asked.push(input);
      return no('Nobody is struck in this test.');
    },
  });
  for (const key of ['l', '5', '4', '1']) press(key);
  await until(() => document.activeElement === byRole('spinbutton', 'Region'));
  expect(asked).toEqual([]);
  arrive();
  await until(() => asked.length > 0);
  expect(asked).toEqual([{ region: 5, spot: 4, side: 1, pack: 'reed-walker' }]);
});

it('finds in the tables what is typed right after their key, also when they are not there yet', async () => {
  const arrive = await withoutTables();
  press('i');
  await until(() => document.activeElement?.getAttribute('type') === 'search');
  for (const key of ['w', 'r', 'i', 's', 't', 'Enter']) press(key);
  arrive();
  await until(() => namesByRole('heading').includes('spots/arm'));
});
