import { expect, it } from 'vitest';
import { temporaryFolder } from '../../src/main/db/temporary.fixtures.ts';
import { flipBits } from './bit-flips.fixtures.ts';

it('finds each of 400 flipped bits of a longer journal, at its entry', () => {
  const flips = flipBits(temporaryFolder(), { entries: 150, count: 400, start: 400 });
  expect(flips).toHaveLength(400);
  expect(new Set(flips.map(({ seq }) => seq)).size).toBeGreaterThan(50);
  expect(flips.filter(({ seq, foundAt }) => foundAt === null || Math.abs(foundAt - seq) > 1)).toEqual([]);
});
