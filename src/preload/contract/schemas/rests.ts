import { z } from 'zod';
import { campaignId, combatantId, commandId, die, encounterId, whole } from './common.ts';

const thresholds = z.strictObject({
  ruleset: z.literal('thresholds'),
  length: z.enum(['short', 'long']),
  interrupted: z.boolean(),
  // The rules say in words that there are two at most.
  moves: z
    .array(
      z.strictObject({
        move: z.enum(['tend-wounds', 'clear-stress', 'repair-armor', 'prepare']),
        ally: combatantId.optional(),
        together: z.boolean().optional(),
      }),
    )
    .max(10),
});

const staminaWounds = z.strictObject({
  ruleset: z.literal('stamina-wounds'),
  length: z.enum(['hour', 'night', 'day']),
  safe: z.boolean(),
  bed: z.boolean(),
  physician: z.boolean(),
});

const rester = z.strictObject({
  who: combatantId,
  rest: z.discriminatedUnion('ruleset', [thresholds, staminaWounds]),
  dice: z.array(whole(1, 1000).nullable()).max(20).optional(),
});

const eachOnce = (rests: readonly { readonly who: string }[]): boolean =>
  new Set(rests.map(({ who }) => who)).size === rests.length;

const rest = {
  campaign: campaignId,
  encounter: encounterId.nullable(),
  rests: z.array(rester).min(1, 'Nobody rests.').max(100).refine(eachOnce, 'Each rests once.'),
  gmDie: die(4),
};

export const restSchemas = {
  'rests.preview': z.strictObject({ ...rest, roll: z.boolean().optional() }),
  'rests.take': z.strictObject({ ...rest, commandId }),
  'rests.takeBack': z.strictObject({ commandId, campaign: campaignId }),
};
