import { describe, expect, it } from 'vitest';
import { RULESET_IDS } from '../../src/main/rules/index.ts';
import { manyPlays } from './plays.fixtures.ts';

describe('whatever is done at the table', () => {
  it.each(RULESET_IDS)(
    'disk, memory and history of %s agree after each of 1,000 gestures, over restarts, undo and redo',
    (ruleset) => {
      expect(manyPlays(ruleset, 1000)).toBeGreaterThanOrEqual(1000);
    },
    // Only to end what hangs: a busy machine must not fail it.
    600_000,
  );
});
