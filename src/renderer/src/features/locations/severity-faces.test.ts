import { expect, it } from 'vitest';
import { facesByDepth } from './severity-faces.ts';

const row = (from: number, to: number | null, result: 'knocked-out' | 'minor' | 'permanent' | 'death') => ({
  from,
  to,
  result,
  name: result,
  word: result,
  effects: [],
  odds: { ways: 1, of: 4 },
  overall: null,
});
const rows = [row(1, 3, 'knocked-out'), row(4, 5, 'minor'), row(6, 7, 'permanent'), row(8, null, 'death')];

it('says what the faces of a d4 come to at every depth, until nothing can save', () => {
  expect(facesByDepth({ die: 4, rows }).map(({ words, counts }) => `${words}: ${counts}`)).toEqual([
    '0: 3 out, 1 minor',
    '1: 2 out, 2 minor',
    '2: 1 out, 2 minor, 1 permanent',
    '3: 2 minor, 2 permanent',
    '4: 1 minor, 2 permanent, 1 death',
    '5: 2 permanent, 2 death',
    '6: 1 permanent, 3 death',
    '7+: 4 death',
  ]);
});

it('has a face for each face of the die', () => {
  expect(facesByDepth({ die: 6, rows }).every(({ faces }) => faces.length === 6)).toBe(true);
});
