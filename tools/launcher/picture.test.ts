import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { askForPicture, pictureSaved } from './picture.mjs';
import { testFolder } from './test-folder.fixtures.ts';

const folder = testFolder();
/** The first 24 bytes of a PNG of 1280×800. */
const HEAD = Buffer.from('89504e470d0a1a0a0000000d494844520000050000000320', 'hex');
const png = (file: string): string => folder.write(file, HEAD);

describe('askForPicture', () => {
  it('removes an older picture, makes the folder, and tells the app', () => {
    const file = png('old/board.png');
    expect(askForPicture(file, false)).toEqual({ WOUNDBOARD_PICTURE: file });
    expect(existsSync(file)).toBe(false);
    const other = `${folder.root}/new/board.png`;
    expect(askForPicture(other, true)).toEqual({ WOUNDBOARD_PICTURE: other, WOUNDBOARD_ONCE: '1' });
    expect(existsSync(`${folder.root}/new`)).toBe(true);
  });
});

describe('pictureSaved', () => {
  it('waits until the picture is there, and reads its size', async () => {
    const waiting = pictureSaved(`${folder.root}/board.png`, () => false);
    png('board.png');
    expect(await waiting).toEqual({ width: 1280, height: 800 });
  });

  it('also takes one that was written just before the end', async () => {
    const file = `${folder.root}/board.png`;
    expect(await pictureSaved(file, () => png('board.png') !== '')).toEqual({ width: 1280, height: 800 });
  });

  it('is null when the app ends without one', async () => {
    expect(await pictureSaved(`${folder.root}/none.png`, () => true)).toBeNull();
  });

  it('gives up in words', async () => {
    await expect(pictureSaved(`${folder.root}/none.png`, () => false, 1)).rejects.toThrow('not painted within');
  });

  it('refuses what is no picture', async () => {
    const file = folder.write('text.png', 'not a picture at all, really not');
    await expect(pictureSaved(file, () => false)).rejects.toThrow('is no PNG picture');
  });
});
