import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { begin, call, nextCommand } from './fixtures.ts';
import { launchApp, type LaunchedApp } from './launch.ts';
import { BoardPage } from './pages/board-page.ts';

/** What main has counted: see count-gestures.cjs. */
interface Counts {
  readonly bytes: number;
  readonly commits: number;
}

let launched: LaunchedApp;
test.beforeAll(async () => {
  launched = await launchApp({ requires: [path.join(import.meta.dirname, 'count-gestures.cjs')] });
});
test.afterAll(async () => {
  await launched.close();
});

const counts = (): Promise<Counts> =>
  launched.app.evaluate(() => ({ ...(globalThis as unknown as { gestureCounts: Counts }).gestureCounts }));

/** What a gesture cost, once `done`. */
async function costOf(gesture: () => Promise<unknown>): Promise<Counts> {
  const before = await counts();
  await gesture();
  const after = await counts();
  return { bytes: after.bytes - before.bytes, commits: after.commits - before.commits };
}

/** Watches which rows of the board change at all: their elements, texts and attributes. */
const watchRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const rows = new Set<string>();
    const note = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const name = element?.closest('main [role=row]')?.querySelector('[role=rowheader] b')?.textContent;
      if (name !== undefined) rows.add(name);
    };
    const observer = new MutationObserver((records) => {
      for (const record of records) {
        note(record.target);
        record.addedNodes.forEach(note);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { changedRows: rows, rowWatch: observer });
  });

const changedRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { changedRows: rows, rowWatch } = window as unknown as {
      changedRows: Set<string>;
      rowWatch: MutationObserver;
    };
    rowWatch.disconnect();
    return [...rows];
  });

for (const ruleset of ['thresholds', 'stamina-wounds'] as const) {
  test(`a hit among sixty draws one row, in under 1 kB, as one transaction: ${ruleset}`, async () => {
    const { page } = launched;
    const view = await begin(page, { ruleset, mode: 'spotlight', combatants: 60 });
    const board = new BoardPage(page);
    await expect(board.main.getByRole('row')).toHaveCount(60);
    const foe = view.combatants.find(({ side }) => side === 'foe');
    if (!foe) throw new Error('there are foes');

    await watchRows(page);
    const cost = await costOf(async () => {
      const hit = { commandId: nextCommand(), encounter: view.id, text: '5', targets: [{ combatant: foe.id }] };
      await call(page, 'damage.apply', hit);
      await expect(page.getByRole('region', { name: 'Lines of the log' })).toContainText(`${foe.name} takes 5`);
    });
    const rows = await changedRows(page);
    console.log(
      `${ruleset}: rows drawn by a hit among 60: ${rows.length}; bytes: ${cost.bytes}; commits: ${cost.commits}`,
    );
    expect(rows).toEqual([foe.name]);
    expect(cost.bytes).toBeLessThanOrEqual(1024);
    expect(cost.commits).toBe(1);
  });
}

for (const ruleset of ['thresholds', 'stamina-wounds'] as const) {
  test(`a hit that is typed among sixty draws the row that its letters name and no other: ${ruleset}`, async () => {
    const { page } = launched;
    const view = await begin(page, { ruleset, mode: 'spotlight', combatants: 60 });
    const board = new BoardPage(page);
    await expect(board.main.getByRole('row')).toHaveCount(60);
    await expect(board.current).toHaveCount(0);
    const rows = board.main.getByRole('row');
    const hit = rows.nth(50);
    const name = (await hit.locator('[role=rowheader] b').textContent()) ?? '';
    const letters = ((await hit.locator('kbd').textContent()) ?? '').replace('Letter', '').trim();
    expect(letters).toHaveLength(2);
    const opacity = (row: Locator): Promise<string> =>
      row.locator('kbd').evaluate((kbd) => getComputedStyle(kbd).opacity);

    await watchRows(page);
    const cost = await costOf(async () => {
      await page.keyboard.type('5');
      await expect(hit.locator('kbd')).toBeVisible();
      await page.keyboard.type(letters.charAt(0));
      await expect.poll(() => opacity(rows.first())).toBe('0.35');
      expect(await opacity(hit)).toBe('1');
      await page.keyboard.type(letters.charAt(1));
      await expect.poll(() => opacity(rows.first())).toBe('1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('region', { name: 'Lines of the log' })).toContainText(`${name} takes 5`);
      await expect(rows.first().locator('kbd')).toBeHidden();
    });
    const drawn = await changedRows(page);
    console.log(`${ruleset}: rows drawn by a typed hit among ${view.combatants.length}: ${drawn.join(', ')}`);
    expect(drawn).toEqual([name]);
    expect(cost.commits).toBe(1);
  });
}

test('every gesture is one transaction', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'individual', combatants: 12 });
  const [one, two] = view.combatants;
  if (!one || !two) throw new Error('twelve are there');
  const gesture = () => ({ commandId: nextCommand(), encounter: view.id });
  const all = view.combatants.map(({ id }) => ({ combatant: id }));
  const dazed = { kind: 'vulnerable', name: '', remindAt: null, note: '', timer: null } as const;
  const gestures: Readonly<Record<string, () => Promise<unknown>>> = {
    'a hit': () => call(page, 'damage.apply', { ...gesture(), text: '5', targets: [{ combatant: one.id }] }),
    'a hit on twelve': () => call(page, 'damage.apply', { ...gesture(), text: '7', targets: all }),
    healing: () => call(page, 'damage.heal', { ...gesture(), text: '1', targets: [{ combatant: one.id }] }),
    'one Stress': () => call(page, 'encounter.adjust', { ...gesture(), combatant: one.id, track: 'stress', by: 1 }),
    'a condition on two': () =>
      call(page, 'encounter.addCondition', { ...gesture(), combatants: [one.id, two.id], condition: dazed }),
    'the next turn': () => call(page, 'encounter.nextTurn', gesture()),
    'a new name': () => call(page, 'encounter.edit', { ...gesture(), combatant: two.id, changes: { name: 'Tam' } }),
    'quick add': () => call(page, 'encounter.quickAdd', { ...gesture(), text: '4 Raider hp5 6/12' }),
    'a removal': () => call(page, 'encounter.remove', { ...gesture(), combatants: [two.id] }),
    undo: () => call(page, 'journal.undo', gesture()),
    redo: () => call(page, 'journal.redo', gesture()),
  };
  const told: string[] = [];
  for (const [name, make] of Object.entries(gestures)) {
    const { commits, bytes } = await costOf(make);
    told.push(`${name} ${commits} (${bytes} bytes)`);
    expect({ name, commits }).toEqual({ name, commits: 1 });
  }
  console.log(`transactions: ${told.join(', ')}`);
  const refused = await costOf(() =>
    page.evaluate(
      (encounter) => window.gm.encounter.quickAdd({ commandId: 'r1', encounter, text: 'Raider hp' }),
      view.id,
    ),
  );
  expect(refused.commits).toBe(0);
});

test('at most 300 lines of the log stand in the document', async () => {
  const { page } = launched;
  const view = await begin(page, { ruleset: 'thresholds', mode: 'spotlight', combatants: 60 });
  const combatants = view.combatants.map(({ id }) => id);
  const log = page.getByRole('region', { name: 'Lines of the log' });
  const lines = log.locator('.words > p');
  let most = 0;
  for (let entry = 1; entry <= 8; entry += 1) {
    const condition = { kind: null, name: `Marked ${entry}`, remindAt: null, note: '', timer: null };
    const marked = { commandId: nextCommand(), encounter: view.id, combatants, condition };
    await call(page, 'encounter.addCondition', marked);
    await expect(log).toContainText(`Marked ${entry}`);
    most = Math.max(most, await lines.count());
  }
  const earlier = log.getByRole('button', { name: 'Earlier lines' });
  let pages = 0;
  while ((await earlier.count()) > 0) {
    const oldest = await lines.last().textContent();
    await earlier.click();
    await expect(lines.last()).not.toHaveText(oldest ?? '');
    most = Math.max(most, await lines.count());
    pages += 1;
  }
  console.log(
    `lines of the log in the document: ${most} at most, of more than 500; asked for earlier ones ${pages} times`,
  );
  expect(pages).toBeGreaterThan(0);
  expect(most).toBeGreaterThan(200);
  expect(most).toBeLessThanOrEqual(300);
});
