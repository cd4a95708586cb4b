import { z } from 'zod';
import { combatantId, encounterId, gesture, MOST_COMBATANTS, whole } from './common.ts';

const fall = {
  feet: whole(0, 100_000),
  targets: z
    .array(z.strictObject({ combatant: combatantId, tumbled: z.boolean().optional() }))
    .min(1, 'Nobody is picked.')
    .max(MOST_COMBATANTS)
    .refine((all) => new Set(all.map(({ combatant }) => combatant)).size === all.length, 'Each one falls once.'),
  faces: z.array(whole(1, 6).nullable()).max(20).optional(),
  total: whole(0, 120).optional(),
};

export const fallSchemas = {
  'falls.preview': z.strictObject({ encounter: encounterId, roll: z.boolean().optional(), ...fall }),
  'falls.apply': z.strictObject({ ...gesture, ...fall }),
};
