import { z } from 'zod';
import { campaignId, combatantId, commandId, encounterId, MOST_COMBATANTS, nothing, text, whole } from './common.ts';
import { vitalsInput } from './vitals.ts';

const entry = z.strictObject({
  // As long as a combatant's name can be: whoever is in the library can join.
  name: text(1, 120),
  label: text(0, 200).optional(),
  notes: text(0, 4000).optional(),
  defence: whole(0, 999).nullable().optional(),
  attack: text(0, 200).optional(),
  morale: whole(2, 12).nullable().optional(),
  vitals: vitalsInput,
});

const ruleset = z.enum(['thresholds', 'stamina-wounds']);

export const campaignSchemas = {
  'campaign.list': nothing,
  'campaign.open': z.strictObject({ campaign: campaignId }),
  'campaign.create': z.strictObject({
    commandId,
    ruleset,
    name: text(1, 200).optional(),
    sample: z.boolean(),
  }),
  'campaign.options': z.strictObject({ ruleset }),
  'campaign.takeOver': z.strictObject({ commandId, encounter: encounterId, combatant: combatantId }),
  'campaign.addEntries': z.strictObject({
    commandId,
    campaign: campaignId,
    shelf: z.enum(['party', 'adversaries']),
    entries: z.array(entry).min(1, 'There is nothing to add.').max(MOST_COMBATANTS),
  }),
};
