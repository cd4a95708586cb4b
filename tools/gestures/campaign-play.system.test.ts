import { describe, expect, it } from 'vitest';
import { RULESET_IDS } from '../../src/main/rules/index.ts';
import { manyCampaigns } from './plays.fixtures.ts';

describe('a campaign of encounters and rests between them', () => {
  it.each(RULESET_IDS)(
    'leaves every member of %s where a plain account says, over restarts, rests taken back, and built anew',
    (ruleset) => {
      expect(manyCampaigns(ruleset, 8)).toBeGreaterThanOrEqual(8);
    },
    // Only to end what hangs: a busy machine must not fail it.
    600_000,
  );
});
