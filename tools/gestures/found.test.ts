import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { playThrough } from './play-through.ts';

/** Plays that once failed, by what was wrong. */
const FOUND = {
  'a member who joined twice carried the vitals of the one that was taken back': {
    ruleset: 'thresholds',
    starts: [
      0, 100487876, 0, 0, 0, 0, 0, 1812774902, 750772116, 2590090355, 1976993339, 2666149490, 2521597323, 614435505,
      4140174755, 4206850231, 3093852143, 1195911707, 1670471631, 2155335749, 3922109196, 1169756091, 1788299599,
      1883631659, 593896990, 796309106, 2655369981, 3491717055, 3748422147, 1880395549, 3787155734, 2046600548,
      588599159, 2866675402, 2810517409, 2001111724, 3930110034, 1602656608, 1568455115, 72280613, 3065046766,
      3878886440, 1811532298, 725532226, 4036162671, 349932518, 3757516305, 2772304166, 3078468824, 1551889373,
      143440600, 367941758, 366056621, 4223516362, 3559903886, 1781800622, 878383879, 4115662948, 3061040281,
      1391868614, 3854592180, 1183388467, 3326010342, 2236428034, 2960229212, 3432417277,
    ],
  },
} as const;

it.each(Object.entries(FOUND))('%s', (_name, { ruleset, starts }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-play-'));
  try {
    expect(playThrough(folder, ruleset, starts)).toBeGreaterThan(20);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
