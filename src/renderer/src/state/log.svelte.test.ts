import { expect, it } from 'vitest';
import { memoryBridge, yes } from '../testing/bridge.fixtures.ts';
import { sampleEncounter, sampleLine } from '../testing/samples.fixtures.ts';
import { MOST_LINES } from './log.svelte.ts';
import { Screen } from './screen.svelte.ts';

const stretch = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => sampleLine(from + index, `takes ${from + index}`));

it('never holds more lines than fit, and goes back to the newest', async () => {
  const bridge = memoryBridge(undefined, {
    journal: { lines: ({ before, limit }) => yes(stretch(Math.max(1, before - limit), before - 1)) },
  });
  const screen = new Screen(bridge.gm, () => new Date(0));
  await screen.start();
  const { log } = screen;
  screen.encounter.show(sampleEncounter({ log: stretch(301, 550), hasEarlierLines: true }));
  expect([log.lines.length, log.hasEarlier, log.hasNewer]).toEqual([250, true, false]);
  await log.showEarlier();
  expect([log.lines[0]?.seq, log.lines.length, log.hasNewer]).toEqual([201, MOST_LINES, true]);
  await log.showEarlier();
  await log.showEarlier();
  expect([log.lines[0]?.seq, log.lines.at(-1)?.seq, log.hasEarlier]).toEqual([1, MOST_LINES, false]);
  const change = { id: sampleEncounter().id, from: 3, added: [], changed: [], removed: [] };
  bridge.pushEncounter({ ...change, head: { revision: 4 }, log: [sampleLine(1, 'takes 1', { undoneAt: 9 })] });
  expect(log.lines[0]?.undoneAt).toBe(9);
  log.showNewest();
  expect([log.lines.at(-1)?.seq, log.hasEarlier, log.hasNewer]).toEqual([550, true, false]);
});
