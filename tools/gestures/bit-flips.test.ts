import { expect, it } from 'vitest';
import { temporaryFolder } from '../../src/main/db/temporary.fixtures.ts';
import { flipBits } from './bit-flips.fixtures.ts';

it('finds each of 60 flipped bits of the journal, at its entry', () => {
  const flips = flipBits(temporaryFolder(), { entries: 30, count: 60, start: 60 });
  expect(flips.filter(({ seq, foundAt }) => foundAt === null || Math.abs(foundAt - seq) > 1)).toEqual([]);
});
