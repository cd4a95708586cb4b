import { describe, expect, it } from 'vitest';
import { RULESET_IDS } from '../../src/main/rules/index.ts';
import { manyPlays } from './plays.fixtures.ts';

describe('whatever is done at the table', () => {
  it.each(RULESET_IDS)(
    'disk, memory and history of %s agree after each of 10,000 gestures, over restarts, undo and redo',
    (ruleset) => {
      expect(manyPlays(ruleset, 10_000)).toBeGreaterThanOrEqual(10_000);
    },
  );
});
