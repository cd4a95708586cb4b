import * as fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from './new-folder.mjs';
import { judgeOpen } from './open-target.mjs';
import { asOrdinaryPerson, fill, makeTempFolder } from './temp-folder.fixtures.ts';

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ root, remove } = await makeTempFolder());
  await fill(root, ['a.json', 'b.json', ' blank ', 'Games/']);
});
afterEach(() => remove());

const at = (name: string) => path.join(root, name);
const open = (text: string, names: string[] = [], directory = false) =>
  judgeOpen({ text, names, shown: root, home: root, directory }, fs);

describe('files', () => {
  test.each(['a.json', ' a.json ', '~/a.json', './Games/../a.json'])('%j is found', async (text) => {
    expect(await open(text)).toEqual({ kind: 'done', files: [at('a.json')] });
  });

  test('a name with blanks at its ends is found as it is', async () => {
    expect(await open(' blank ')).toEqual({ kind: 'done', files: [at(' blank ')] });
  });

  test('several chosen names come in their order; the text does not count then', async () => {
    expect(await open('nonsense', ['b.json', 'a.json'])).toEqual({ kind: 'done', files: [at('b.json'), at('a.json')] });
  });

  test('several are taken all or none', async () => {
    await fs.rm(at('b.json'));
    expect(await open('', ['a.json', 'b.json'])).toEqual({
      kind: 'refuse',
      text: `There is no “b.json” in “${path.basename(root)}”.`,
    });
  });

  test('a folder is entered', async () => {
    expect(await open('Games')).toEqual({ kind: 'enter', folder: at('Games') });
  });

  test.each([
    ['', 'Choose a file in the list, or type its name.'],
    ['.', 'Choose a file in the list, or type its name.'],
    ['c.json', 'There is no “c.json” in “ROOT”.'],
    ['a.json/c.json', 'There is no “c.json”: a part of this path is a file, not a folder.'],
    ['/dev/null', '“null” is not an ordinary file.'],
    ['a\0', 'There is an invisible null character in this name. Type it anew.'],
  ])('%j is answered in words', async (text, sentence) => {
    expect(await open(text)).toEqual({ kind: 'refuse', text: sentence.replace('ROOT', path.basename(root)) });
  });

  test('one that may not be read is answered in words', async () => {
    await fs.chmod(at('a.json'), 0o000);
    expect(await asOrdinaryPerson(() => open('a.json'))).toEqual({
      kind: 'refuse',
      text: 'You are not allowed to read “a.json”.',
    });
  });
});

describe('folders', () => {
  test('a folder, also the one on show, is taken', async () => {
    expect(await open('Games', [], true)).toEqual({ kind: 'done', files: [at('Games')] });
    expect(await open(root, [], true)).toEqual({ kind: 'done', files: [root] });
  });

  test('a file and a closed folder are refused', async () => {
    expect(await open('a.json', [], true)).toEqual({ kind: 'refuse', text: '“a.json” is a file. Choose a folder.' });
    await fs.chmod(at('Games'), 0o000);
    expect(await asOrdinaryPerson(() => open('Games', [], true))).toEqual({
      kind: 'refuse',
      text: 'You are not allowed to look into “Games”.',
    });
  });
});

describe('a new folder', () => {
  test('is made, blanks at its ends dropped', async () => {
    expect(await makeFolder(' The Ford ', root, fs)).toEqual({ folder: at('The Ford') });
    expect((await fs.stat(at('The Ford'))).isDirectory()).toBe(true);
  });

  test.each([
    ['Games', '“Games” is already there.'],
    ['a/b', 'A name cannot contain “/”.'],
    [' ', 'Type a name.'],
  ])('%j is refused in words', async (name, refusal) => {
    expect(await makeFolder(name, root, fs)).toEqual({ refusal });
  });

  test('is refused where nothing may be written', async () => {
    await fs.chmod(at('Games'), 0o555);
    expect(await asOrdinaryPerson(() => makeFolder('deep', at('Games'), fs))).toEqual({
      refusal: 'You are not allowed to write to “Games”. Choose another folder.',
    });
  });
});
