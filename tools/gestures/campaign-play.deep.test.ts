import { expect, it } from 'vitest';
import { RULESET_IDS } from '../../src/main/rules/index.ts';
import { manyCampaigns } from './plays.fixtures.ts';

it.each(RULESET_IDS)('members of %s stand where a plain account says, over 200 rests between encounters', (ruleset) => {
  expect(manyCampaigns(ruleset, 200)).toBeGreaterThanOrEqual(200);
});
