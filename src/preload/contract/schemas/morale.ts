import { z } from 'zod';
import { combatantId, combatantIds, die, encounterId, gesture, whole } from './common.ts';

const check = z.strictObject({
  key: z.string().max(8),
  score: whole(2, 12).optional(),
  modifier: whole(-2, 2).optional(),
  first: die(6),
  second: die(6),
});

const checks = {
  who: z.union([z.strictObject({ side: z.enum(['foe', 'other']) }), z.strictObject({ combatants: combatantIds })]),
  // One band for each Morale from 2 to 12, and one of which it is not known.
  checks: z.array(check).max(12),
  reason: z.enum(['danger', 'scandal', 'pay', 'orders', 'profit']).optional(),
};

const due = z.strictObject({
  side: z.enum(['hero', 'foe', 'other']),
  occasion: z.enum(['first-contact', 'half-strength']),
});

/** Whether they hold. */
export const moraleSchemas = {
  'morale.preview': z.strictObject({ encounter: encounterId, ...checks, roll: z.boolean().optional() }),
  'morale.check': z.strictObject({
    ...gesture,
    ...checks,
    due: due.optional(),
    breaking: z.enum(['fled', 'surrendered']).optional(),
  }),
  'morale.passOver': z.strictObject({ ...gesture, due }),
  'morale.rollScore': z.strictObject({
    ...gesture,
    combatant: combatantId,
    dice: z.strictObject({ first: die(6), second: die(6), third: die(6) }),
  }),
};
