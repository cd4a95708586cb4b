import { expect, it } from 'vitest';
import { plainMarkdown } from './escape-markdown.ts';

it.each([
  ['Brakka takes 14: Major (8 to 15), 2 Hit Points marked', 'Brakka takes 14: Major (8 to 15), 2 Hit Points marked'],
  ['a | b', String.raw`a \| b`],
  ['<img src=x onerror=alert(1)>', String.raw`\<img src=x onerror=alert(1)\>`],
  ['[x](https://example.org)', String.raw`\[x\](https\://example.org)`],
  ['![x](y)', String.raw`!\[x\](y)`],
  ['# heading', String.raw`\# heading`],
  ['- item', String.raw`\- item`],
  ['12. item', String.raw`12\. item`],
  ['---', String.raw`\---`],
  ['> quote', String.raw`\> quote`],
  ['`code` *em* _em_ ~~gone~~', '\\`code\\` \\*em\\* \\_em\\_ \\~\\~gone\\~\\~'],
  ['one\ntwo\r\n three', 'one two three'],
  ['www.example.org a@b.c &amp;', String.raw`www\.example.org a\@b.c \&amp;`],
  [String.raw`back\slash`, String.raw`back\\slash`],
])('writes %j as %j', (text, markdown) => {
  expect(plainMarkdown(text)).toBe(markdown);
});
