import { describe, expect, test } from 'vitest';
import { effectAt, locate, placeDice, rowAt, severityOdds } from './lookup.ts';
import { twoLegged } from './two-legged.ts';

describe('SW-14 at the edges of a place', () => {
  test('SW-14 several faces are no region: it is asked for again, and not located', () => {
    expect(placeDice(twoLegged, { region: [4] })).toEqual({ region: 6 });
    expect(locate(twoLegged, { region: [4], spot: 1, side: 1 })).toMatchObject({
      refusal: { code: 'dieOutOfRange', reason: 'The region die is a d6: it shows 1 to 6.', field: 'rolls.region' },
    });
  });

  test.each([
    [0, undefined],
    [1, 'head'],
    [2, 'torso'],
    [3, 'torso'],
    [4, 'arm'],
    [5, 'arm'],
    [6, 'leg'],
    [7, undefined],
  ])('SW-14 the region of %i is %s', (face, region) => {
    expect(rowAt(twoLegged.regions, face)?.region).toBe(region);
  });

  test('IN-4 a spot of another region has no meaning there', () => {
    expect(effectAt(twoLegged, { region: 'leg', spot: 'elbow' }, 'permanent')).toBeNull();
    expect(effectAt(twoLegged, { region: 'arm', spot: 'elbow' }, 'permanent')).not.toBeNull();
  });
});

test('IN-5 the odds name their results in the order of the table, out of the faces of the die', () => {
  expect(severityOdds(twoLegged, 2)).toEqual([
    { result: 'knocked-out', ways: 1, of: 4 },
    { result: 'minor', ways: 2, of: 4 },
    { result: 'permanent', ways: 1, of: 4 },
    { result: 'death', ways: 0, of: 4 },
  ]);
});
