import * as fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { judgeSave } from './save-target.mjs';
import { asOrdinaryPerson, fill, makeTempFolder } from './temp-folder.fixtures.ts';

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ root, remove } = await makeTempFolder());
  await fill(root, ['old.json', 'Games/']);
});
afterEach(() => remove());

const types = [{ name: 'Encounter', extensions: ['json'] }];
const save = (text: string) => judgeSave({ text, shown: root, home: root, types, chosenType: 0 }, fs);
const at = (name: string) => path.join(root, name);

describe('a new file', () => {
  test.each([
    ['new.json', 'new.json'],
    ['new', 'new.json'],
    ['  new.json ', 'new.json'],
    ['Games/new', 'Games/new.json'],
    ['~/Games/new', 'Games/new.json'],
    ['Session 3: The Ford', 'Session 3: The Ford.json'],
    ['<img src=x>', '<img src=x>.json'],
  ])('%j is saved as %s', async (text, name) => {
    expect(await save(text)).toEqual({ kind: 'done', files: [at(name)] });
  });

  test('the try leaves nothing behind', async () => {
    await save('new.json');
    expect(await fs.readdir(root)).toEqual(['Games', 'old.json']);
  });
});

describe('a file that is there', () => {
  test('is asked about, and nothing in it changes', async () => {
    const question = {
      kind: 'ask',
      file: at('old.json'),
      text: '“old.json” is already there. Replace it?',
      detail: `The old file in “${path.basename(root)}” would be lost.`,
    };
    expect(await save(at('old.json'))).toEqual(question);
    expect(await save('old')).toEqual(question);
    expect(await fs.readFile(at('old.json'), 'utf8')).toBe('old');
  });

  test('is found by its exact name, blanks and all', async () => {
    await fill(root, [' old.json']);
    expect(await save(' old.json')).toMatchObject({ kind: 'ask', file: at(' old.json') });
    expect(await save('  old.json')).toMatchObject({ kind: 'ask', file: at('old.json') });
  });

  test('a write-protected one is refused before the question', async () => {
    await fs.chmod(at('old.json'), 0o444);
    expect(await asOrdinaryPerson(() => save('old.json'))).toEqual({
      kind: 'refuse',
      text: '“old.json” is write-protected. Choose another name.',
    });
  });

  test('a link to a file is asked about, a link to nowhere refused', async () => {
    await fs.symlink('old.json', at('link.json'));
    await fs.symlink('nowhere', at('broken.json'));
    expect(await save('link.json')).toMatchObject({ kind: 'ask', file: at('link.json') });
    expect(await save('broken.json')).toEqual({
      kind: 'refuse',
      text: '“broken.json” is a link that leads nowhere. Choose another name.',
    });
  });
});

test('a folder is entered', async () => {
  expect(await save('Games')).toEqual({ kind: 'enter', folder: at('Games') });
  expect(await save('..')).toEqual({ kind: 'enter', folder: path.dirname(root) });
});

describe('is answered in words:', () => {
  test.each([
    ['', 'Type a name for the file.'],
    ['   ', 'Type a name for the file.'],
    ['./', 'Type a name for the file.'],
    ['missing/new', 'There is no folder “missing” in “ROOT”. “New folder” makes one.'],
    ['missing/deep/new', 'There is no folder “missing” in “ROOT”. “New folder” makes one.'],
    ['Games/missing/', 'There is no folder “missing” in “Games”.'],
    ['old.json/new', '“old.json” is a file, not a folder.'],
    ['a\0b', 'There is an invisible null character in this name. Type it anew.'],
  ])('%j', async (text, sentence) => {
    expect(await save(text)).toEqual({ kind: 'refuse', text: sentence.replace('ROOT', path.basename(root)) });
  });

  test('a name that is too long with its extension', async () => {
    expect(await save('a'.repeat(251))).toEqual({
      kind: 'refuse',
      text: 'This name is too long: 256 bytes, and a name may have 255. Plain letters count 1, others 2 to 4.',
    });
  });

  test('a folder with the name the file would get', async () => {
    await fill(root, ['new.json/']);
    expect(await save('new')).toEqual({ kind: 'refuse', text: '“new.json” is a folder. Choose another name.' });
  });

  test('a folder that may not be written to', async () => {
    await fs.chmod(at('Games'), 0o555);
    expect(await asOrdinaryPerson(() => save('Games/new'))).toEqual({
      kind: 'refuse',
      text: 'You are not allowed to write to “Games”. Choose another folder.',
    });
  });

  test('a folder that may not be looked into', async () => {
    await fs.chmod(at('Games'), 0o000);
    expect(await asOrdinaryPerson(() => save('Games/deep/new'))).toEqual({
      kind: 'refuse',
      text: 'You are not allowed to read “deep”.',
    });
  });

  test.runIf(process.platform === 'linux')('a folder of the system itself, even for an administrator', async () => {
    expect(await save('/proc/new.json')).toEqual({
      kind: 'refuse',
      text: 'Nothing can be written to “proc”. Choose another folder.',
    });
  });

  test('a device', async () => {
    const judged = await judgeSave({ text: '/dev/null', shown: root, home: root, types: [], chosenType: 0 }, fs);
    expect(judged).toEqual({ kind: 'refuse', text: '“null” is not an ordinary file. Choose another name.' });
  });
});
