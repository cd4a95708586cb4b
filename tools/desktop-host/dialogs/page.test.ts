import { expect, test } from 'vitest';
import { asOneModule, buildPage } from './page.mjs';

test('modules become one: lines that import go, so does the word that exports', () => {
  const joined = asOneModule([
    "import {\n  a,\n  b,\n} from './b.js';\nexport const c = 'import x;';\n",
    "import * as d from './d.js';\nexport function e() {}\nexport class F {}\n",
  ]);
  expect(joined.replace(/\n+/g, '\n').trim()).toBe("const c = 'import x;';\nfunction e() {}\nclass F {}");
});

test.each(['file-dialog', 'message-box'] as const)('%s needs nothing from outside', async (name) => {
  const html = await buildPage(name, 'Title', {});
  expect(html).not.toMatch(/^\s*(?:import|export)\b/m);
  expect(html.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|src="|url\((?!data:)/);
  expect(html).toContain("font-family: 'Literata'; font-weight");
});

test('neither a title nor data can break out of its place', async () => {
  const nasty = '</title></script><script>alert(1)</script>&amp;';
  const html = await buildPage('message-box', nasty, { message: nasty });
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  const data = /<script id="start" type="application\/json">(.*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(data)).toEqual({ message: nasty });
});
