// @ts-check
/**
 * Makes one self-contained page of the sources in `page/`: no request leaves it, and a content security policy lets run
 * exactly the script that was put in.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Each page's modules, in an order in which every one comes after those it imports. */
const SCRIPTS = {
  'file-dialog': [
    'model/file-types.mjs',
    'page/list-moves.js',
    'page/choice.js',
    'page/dom.js',
    'page/file-list.js',
    'page/file-dialog.js',
  ],
  'message-box': ['page/dom.js', 'page/message-box.js'],
};

const FONTS = [
  ['Literata', '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'],
  ['Source Sans 3', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'],
];

/** @param {string} name from this folder */
const source = (name) => readFile(new URL(name, import.meta.url), 'utf8');

/**
 * Several modules as one: their names are told apart by hand (a name used twice is a syntax error at the first start,
 * and a test starts both pages), so the lines that import and the word that exports just go.
 *
 * @param {readonly string[]} sources
 */
export const asOneModule = (sources) =>
  sources.map((each) => each.replace(/^import [^;]*;$/gm, '').replace(/^export (?=\w)/gm, '')).join('\n');

/**
 * Woundboard's type, put in as data. Where the packages are missing the system's own faces take over.
 *
 * @returns {Promise<string>}
 */
async function fontFaces() {
  const faces = FONTS.map(async ([family, file]) => {
    try {
      const data = await readFile(fileURLToPath(import.meta.resolve(file ?? '')), 'base64');
      return `@font-face { font-family: '${family ?? ''}'; font-weight: 200 900; font-display: block; src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
    } catch {
      return '';
    }
  });
  return (await Promise.all(faces)).join('\n');
}

/** @param {string} script */
const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * Data as the text of a script element: nothing in it can end the element.
 *
 * @param {unknown} data
 */
const asJson = (data) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/** @param {string} text */
const asText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The whole page as a string.
 *
 * @param {keyof typeof SCRIPTS} name
 * @param {string} title
 * @param {unknown} start what the page shows at first, as JSON
 */
export async function buildPage(name, title, start) {
  const [body, look, style, fonts, ...modules] = await Promise.all([
    source(`page/${name}.html`),
    source('page/look.css'),
    source(`page/${name}.css`),
    fontFaces(),
    ...SCRIPTS[name].map(source),
  ]);
  const script = `\n${asOneModule(modules)}\n`;
  const policy = `default-src 'none'; style-src 'unsafe-inline'; font-src data:; script-src ${hashOf(script)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${asText(title)}</title>
<style>
${fonts}
${look}
${style}
</style>
</head>
<body>
${body}
<script id="start" type="application/json">${asJson(start)}</script>
<script type="module">${script}</script>
</body>
</html>
`;
}
