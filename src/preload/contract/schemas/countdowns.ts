import { z } from 'zod';
import { countdownId, gesture, text, whole } from './common.ts';

/** A number or dice: what is longer was pasted by mistake. */
const start = z.string().max(60, 'At most 60 characters.');

export const countdownSchemas = {
  'countdowns.readStart': z.strictObject({ start }),
  'countdowns.add': z.strictObject({
    ...gesture,
    name: text(0, 120),
    start,
    faces: z.array(whole(1, 1000).nullable()).max(100).optional(),
    loop: z.enum(['none', 'same', 'rising', 'falling']),
    follows: z.enum(['progress', 'consequence']).nullable(),
    hidden: z.boolean(),
  }),
  'countdowns.advance': z.strictObject({ ...gesture, countdown: countdownId, by: whole(1, 999) }),
  'countdowns.countRoll': z.strictObject({
    ...gesture,
    outcome: z.enum(['fail-fear', 'fail-hope', 'success-fear', 'success-hope', 'critical']),
  }),
  'countdowns.remove': z.strictObject({ ...gesture, countdown: countdownId }),
};
