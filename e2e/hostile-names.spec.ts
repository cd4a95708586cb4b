import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainMarkdown } from '../src/main/services/summary/escape-markdown.ts';
import { call, nextCommand } from './fixtures.ts';
import { launchApp, newDataDir, type LaunchedApp } from './launch.ts';
import { settled } from './pages/keys.ts';

/** What somebody may paste as a name or a note. `RAN` would stand in the title if any of it ran. */
const RUN = "document.title='RAN'";
const PAYLOADS: readonly string[] = [
  `<img src=x onerror=${RUN}>`,
  `</style><svg onload=${RUN}>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<script>${RUN}</script>`,
  '<embed src="app://woundboard/index.html">',
  '<link rel=stylesheet href=https://example.org/x.css>',
  `<form><button formaction="javascript:${RUN}">go`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  '[x](file:///etc/passwd) ![x]( <https://example.org/x.png> )',
  String.raw`\\host\share\x.png`,
  '../../x',
  `[y](java	script:${RUN}) <a href="javascript:${RUN}">z</a>`,
  `<p data-background-iframe="javascript:${RUN}">`,
  `<input autofocus onfocus=${RUN}>`,
  `"><img src=x onerror=${RUN}> ' onx=${RUN}`,
  '<iframe src=file:///etc/passwd>',
  '<meta http-equiv=refresh content="0;url=https://example.org/">',
  '__proto__',
  '{{constructor.constructor("1")()}} ${1+1} %s %n',
  "'; DROP TABLE journal; --",
  '| a | b |\n# heading\n- item\n> quote\n```',
  '\u202Egnp.exe \u2066bidi\u2069 \u200B\uFEFF',
  '=1+1',
  `a${'\u0301'.repeat(60)}`,
];

let launched: LaunchedApp;
const complaints: string[] = [];
const requests: string[] = [];
test.beforeAll(async () => {
  launched = await launchApp();
  const { page } = launched;
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => complaints.push(`dialog: ${dialog.message()}`));
  page.on('request', (request) => requests.push(request.url()));
});
test.afterAll(async () => {
  await launched.close();
});

test('names and notes that pretend to be code are text, on the screen and in the summary', async () => {
  const { page, app } = launched;
  const origin = new URL(page.url()).origin;
  const [first = ''] = PAYLOADS;
  const vitals = { ruleset: 'thresholds', kind: 'foe', stress: null, hope: null } as const;
  const campaign = await call(page, 'campaign.create', {
    commandId: nextCommand(),
    ruleset: 'thresholds',
    name: first,
    sample: false,
  });
  const entries = PAYLOADS.map((payload) => ({ name: payload, label: payload, notes: payload, vitals }));
  const filled = await call(page, 'campaign.addEntries', {
    commandId: nextCommand(),
    campaign: campaign.id,
    shelf: 'adversaries',
    entries,
  });
  const { id, combatants } = await call(page, 'encounter.start', {
    commandId: nextCommand(),
    campaign: campaign.id,
    name: first,
    mode: 'spotlight',
    party: [],
    adversaries: filled.adversaries.map((entry) => ({ entry: entry.id, count: 1 })),
  });
  for (const payload of PAYLOADS) {
    const note = { commandId: nextCommand(), encounter: id, text: payload, private: false, combatant: null };
    await call(page, 'encounter.note', note);
  }
  await page.reload();
  await page.getByRole('main').getByRole('row').first().waitFor();

  const shown = await page.getByRole('main').getByRole('rowheader').locator('b').allTextContents();
  expect(shown.toSorted()).toEqual(combatants.map(({ name }) => name).toSorted());
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(first);
  // Selecting a row brings its name into the inspector, the field's label and the preview as well.
  for (const name of [0, 1, 2, 3]) {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type(String(name + 3));
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Damage to/ }).waitFor({ state: 'detached' });
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('<img src=x onerror=1>');
  await page.keyboard.press('Escape');
  await settled(page);
  const foreign = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          [...element.attributes].some(({ name }) => name.startsWith('on')) ||
          element.matches('iframe, embed, object, link, meta, form[action], a[href], script:not([src]), img'),
      )
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(foreign).toEqual([]);
  expect(await page.title()).not.toBe('RAN');
  expect(requests.filter((url) => new URL(url).origin !== origin && !url.startsWith('data:'))).toEqual([]);
  expect(complaints).toEqual([]);
  expect(app.windows()).toHaveLength(1);

  const file = path.join(newDataDir(), 'summary.md');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, file);
  await call(page, 'summary.export', { encounter: id, format: 'markdown' });
  const summary = readFileSync(file, 'utf8');
  for (const { name } of combatants) expect(summary).toContain(plainMarkdown(name));
  // Whatever opens a tag, a link, a picture or code stands behind a backslash, everywhere.
  expect(summary.match(/(?<!\\)(?:\\\\)*[<[`]/g)).toBeNull();
  // Headings and list items are the summary's own.
  expect(summary.split('\n').filter((line) => line.startsWith('#'))).toEqual([
    `# ${plainMarkdown(first)}`,
    '## Round 1',
  ]);
});
