import { z } from 'zod';
import {
  campaignId,
  combatantId,
  commandId,
  encounterId,
  libraryEntryId,
  MOST_COMBATANTS,
  nothing,
  text,
  whole,
} from './common.ts';
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

const shelf = z.enum(['party', 'adversaries']);

const changes = z.strictObject({
  name: text(1, 120).exactOptional(),
  label: text(0, 200).exactOptional(),
  notes: text(0, 4000).exactOptional(),
  defence: whole(0, 999).nullable().exactOptional(),
  attack: text(0, 200).exactOptional(),
  morale: whole(2, 12).nullable().exactOptional(),
  vitals: vitalsInput.exactOptional(),
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
  'campaign.editEntry': z.strictObject({ commandId, campaign: campaignId, shelf, entry: libraryEntryId, changes }),
  'campaign.takeBackEdit': z.strictObject({ commandId, campaign: campaignId, entry: libraryEntryId }),
  'campaign.addEntries': z.strictObject({
    commandId,
    campaign: campaignId,
    shelf,
    entries: z.array(entry).min(1, 'There is nothing to add.').max(MOST_COMBATANTS),
  }),
};
