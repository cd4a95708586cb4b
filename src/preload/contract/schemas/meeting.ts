import { z } from 'zod';
import { die, encounterId, gesture, whole } from './common.ts';
import { side } from './roster.ts';

const surpriseRoll = { prepared: z.boolean(), wary: z.boolean(), die: die(6) };

/** Each side once. */
export const surpriseRolls = z
  .array(z.strictObject({ side, ...surpriseRoll }))
  .max(3)
  .refine((rolls) => new Set(rolls.map((roll) => roll.side)).size === rolls.length, 'Each side rolls once.');

const meeting = {
  surprise: surpriseRolls,
  reaction: z.strictObject({ first: die(6), second: die(6) }).optional(),
  distance: z
    .strictObject({ first: die(6), second: die(6), third: die(6), visibility: whole(0, 100_000).nullable() })
    .optional(),
};

/** How sides meet. */
export const meetingSchemas = {
  'meeting.surprise': z.strictObject(surpriseRoll),
  'meeting.preview': z.strictObject({ encounter: encounterId, roll: z.boolean().optional(), ...meeting }),
  'meeting.record': z.strictObject({ ...gesture, ...meeting }),
};
