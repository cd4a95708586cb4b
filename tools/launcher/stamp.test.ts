import path from 'node:path';
import { expect, it } from 'vitest';
import { fingerprint, readStamp, writeStamp } from './stamp.mjs';
import { testFolder } from './test-folder.fixtures.ts';

const folder = testFolder();

it('fingerprint changes with names and contents, and not with anything else', () => {
  folder.write('src/a.ts', 'one');
  folder.write('src/b.ts', 'two');
  const before = fingerprint(folder.root, ['src', 'gone']);
  expect(fingerprint(folder.root, ['gone', 'src'])).toBe(before);
  folder.write('src/a.ts', 'onetwo');
  folder.write('src/b.ts', '');
  expect(fingerprint(folder.root, ['src'])).not.toBe(before);
});

it('a stamp is read as it was written, and no stamp from anything else', () => {
  const file = path.join(folder.root, '.cache/deep/stamp.json');
  expect(readStamp(file)).toBeNull();
  writeStamp(file, { lock: 'aa' });
  expect(readStamp(file)).toEqual({ lock: 'aa' });
  expect(readStamp(folder.write('broken.json', '{"lock":'))).toBeNull();
  expect(readStamp(folder.write('null.json', 'null'))).toBeNull();
});
