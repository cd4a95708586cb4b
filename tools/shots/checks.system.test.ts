import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clippedText, crowdedCells, overlappingControls, unevenRows } from './checks.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  page = await browser.newPage({ viewport: { width: 800, height: 600 } });
});
afterAll(async () => {
  await browser.close();
});

async function found(check: () => string[], body: string): Promise<string[]> {
  await page.setContent(`<!doctype html><style>* { margin: 0 }</style><body>${body}`);
  return page.evaluate(check);
}

const LONG = 'a name that is much too long';

describe('clipped text', () => {
  it.each([
    ['cut off', `<p style="width: 50px; overflow: hidden; white-space: nowrap">${LONG}`],
    ['sticking out', `<p style="width: 50px; white-space: nowrap">${LONG}`],
    ['without a place to break', `<p style="width: 50px">${'x'.repeat(200)}`],
  ])('is found: %s', async (_what, body) => {
    expect(await found(clippedText, body)).toEqual([expect.stringMatching(/^p\. is 50 wide, its text \d+: /)]);
  });

  it.each([
    ['an ellipsis', `<p style="width: 50px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${LONG}`],
    ['wrapped', `<p style="width: 120px">${LONG}`],
    ['scrolling', `<p style="width: 50px; overflow: auto; white-space: nowrap">${LONG}`],
    ['inline', `<p style="width: 120px"><b>${LONG}</b>`],
    ['hidden', `<p style="width: 50px; visibility: hidden; white-space: nowrap">${LONG}`],
    ['for screen readers', `<p style="width: 1px; height: 1px; overflow: hidden; white-space: nowrap">${LONG}`],
  ])('is not: %s', async (_what, body) => {
    expect(await found(clippedText, body)).toEqual([]);
  });
});

const at = (left: number, top: number, inner = ''): string =>
  `<button style="position: absolute; left: ${left}px; top: ${top}px; width: 60px; height: 30px">B${left}${inner}</button>`;

describe('overlapping controls', () => {
  it.each([
    ['side by side', at(0, 0) + at(50, 0)],
    ['a field on a link', '<a href="#x" style="position: absolute">a link</a><input style="position: absolute">'],
    [
      'in an open dialog',
      `<dialog style="width: 300px; height: 200px">${at(0, 0)}${at(50, 0)}</dialog><script>document.querySelector('dialog').showModal()</script>`,
    ],
  ])('are found: %s', async (_what, body) => {
    expect(await found(overlappingControls, body)).toHaveLength(1);
  });

  it.each([
    ['touching', at(0, 0) + at(60, 0)],
    ['a control within another', '<label><input type="checkbox"></label><a href="#x"><button>in it</button></a>'],
    [
      'behind an open dialog',
      `${at(0, 0)}${at(50, 0)}<dialog>x</dialog><script>document.querySelector('dialog').showModal()</script>`,
    ],
    [
      'scrolled out of sight',
      `<div style="position: relative; height: 20px; overflow: hidden">${at(0, 40)}</div>${at(0, 40)}`,
    ],
    ['below a bar that sticks', `${at(0, 0)}<div style="position: fixed; top: 0">${at(0, 0)}</div>`],
    ['not to be seen', at(0, 0) + at(50, 0).replace('width', 'opacity: 0; width')],
  ])('are not: %s', async (_what, body) => {
    expect(await found(overlappingControls, body)).toEqual([]);
  });
});

const row = (height: number, more = ''): string =>
  `<div role="row"><div style="height: ${height}px"><b role="rowheader">R${height}</b></div>${more}</div>`;

describe('uneven rows', () => {
  it('are found', async () => {
    const body = `<main>${row(40)}${row(40)}${row(47)}</main>`;
    expect(await found(unevenRows, body)).toEqual(['the row of R47 is 47 high, others 40']);
  });

  it.each([
    ['even', `<main>${row(40)}${row(40)}</main>`],
    ['one that is open', `<main>${row(40)}${row(40)}${row(40, '<div style="height: 90px"></div>')}</main>`],
    ['none at all', '<main></main>'],
  ])('are not: %s', async (_what, body) => {
    expect(await found(unevenRows, body)).toEqual([]);
  });
});

const cells = (style: string, inner: string): string =>
  `<main><div role="row"><div style="display: grid; grid-template-columns: 60px 60px">
     <div role="rowheader" style="min-width: 0; ${style}">Ana <span style="display: block; width: 90px">${inner}</span></div>
     <div role="gridcell">6</div></div></div></main>`;

describe('crowded cells', () => {
  it('are found', async () => {
    expect(await found(crowdedCells, cells('', 'a tag'))).toEqual([
      expect.stringMatching(/^in the row of Ana .*, span\. reaches 30 past its cell$/),
    ]);
  });

  it.each([
    ['cut at the edge', cells('overflow: hidden', 'a tag')],
    [
      'cut within',
      cells('', 'a tag')
        .replace('Ana <span', '<i style="display: block; overflow: hidden">Ana <span')
        .replace('</span></div>', '</span></i></div>'),
    ],
  ])('are not: %s', async (_what, body) => {
    expect(await found(crowdedCells, body)).toEqual([]);
  });
});
