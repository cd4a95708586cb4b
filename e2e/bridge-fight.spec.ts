import { expect, test } from '@playwright/test';
import { ask, begin, call, linesOf, named, nextCommand } from './fixtures.ts';
import { killApp, launchApp, newDataDir, startAgain, type LaunchedApp } from './launch.ts';

let launched: LaunchedApp;
const dataDir = newDataDir();
test.beforeAll(async () => {
  launched = await launchApp({ dataDir });
});
test.afterAll(async () => {
  await launched.close();
});

test('a hit is previewed, applied, undone and redone through window.gm alone', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight' });
  const { id } = named(view, 'Brakka Thorne');
  const hit = { encounter: view.id, text: '14 s', targets: [{ combatant: id }] };
  const open = (): ReturnType<typeof call<'encounter.open'>> => call(page, 'encounter.open', { encounter: view.id });
  const gesture = () => ({ commandId: nextCommand(), encounter: view.id });

  const preview = await call(page, 'damage.preview', hit);
  const said = preview.targets[0]?.parts.map(({ text }) => text).join('');
  expect(said).toBe('Brakka Thorne takes 14: Major (8 to 15), 1 armor slot marked, 1 of 3, 1 Hit Point marked, 1 of 6');
  expect(await open()).toEqual(view);
  const command = { ...hit, commandId: nextCommand() };
  const applied = await call(page, 'damage.apply', command);
  expect(applied).toMatchObject({ revision: view.revision + 1, sentences: [said] });
  expect(await call(page, 'damage.apply', command)).toEqual(applied);
  const after = await open();
  expect(named(after, 'Brakka Thorne').vitals).toEqual(preview.targets[0]?.after);
  await call(page, 'journal.undo', gesture());
  expect((await open()).combatants).toEqual(view.combatants);
  await call(page, 'journal.redo', gesture());
  expect((await open()).combatants).toEqual(after.combatants);
  expect(await ask(page, 'journal.redo', gesture())).toMatchObject({ ok: false, refusal: { code: 'nothingToRedo' } });
});

test('everything that was acknowledged is there after kill -9, on the board as well, and can be undone', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'stamina-wounds', mode: 'individual', name: 'Weir at Low Water' });
  const { id } = named(view, 'Silt Boar');
  const acknowledged: string[] = [];
  const hits = Array.from({ length: 9 }, async (_, index) => {
    const input = { encounter: view.id, text: '1', targets: [{ combatant: id }], source: null };
    const { sentences } = await call(page, 'damage.apply', { ...input, commandId: `kill-${String(index)}` });
    acknowledged.push(...sentences);
  });
  // The others are on their way when the app is killed: they may be there or not, but never half.
  await Promise.all(hits.slice(0, 4));
  const rest = Promise.allSettled(hits);
  await killApp(launched);
  await rest;

  launched = await launchApp({ dataDir });
  const again = await call(launched.page, 'encounter.open', { encounter: view.id });
  const lines = linesOf(again);
  expect(acknowledged.length).toBeGreaterThanOrEqual(4);
  for (const sentence of acknowledged) expect(lines).toContain(sentence);
  const landed = lines.filter((line) => line.startsWith('Silt Boar takes 1')).length;
  expect(named(again, 'Silt Boar').vitals).toMatchObject({ wounds: { current: 15 - landed } });
  const row = launched.page.getByRole('main').getByRole('row', { name: /Silt Boar/ });
  await expect(row).toContainText(String(15 - landed));
  await launched.page.keyboard.press('Control+z');
  await expect(row).toContainText(String(16 - landed));
});

test('a second start on the same data brings the first window to the front', async () => {
  const { app } = launched;
  await app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.minimize();
  });
  await expect.poll(() => isInFront(launched)).toBe(false);
  expect(await startAgain(dataDir)).toBe(0);
  await expect.poll(() => isInFront(launched)).toBe(true);
  expect(app.windows().length).toBe(1);
});

const isInFront = ({ app }: LaunchedApp): Promise<boolean> =>
  app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return window !== undefined && !window.isMinimized() && window.isFocused();
  });
