import { z } from 'zod';
import type { VitalsInput } from '../campaign-views.ts';
import { text, whole } from './common.ts';

/**
 * Vitals as somebody types them in. The shapes stand here; what the numbers may be under each other (marked slots within
 * their maximum, Severe not below Major) is for the rules to say, in words of the game.
 */
const typed = whole(-9_999_999, 9_999_999);
const damage = whole(0, 9999);
/** Only name and turn are kept; the player has the sheet. */
const nameOnly = z.boolean().exactOptional();
const points = whole(-9999, 9999);

const track = z.strictObject({ max: typed.exactOptional(), marked: typed.exactOptional() });
const types = z.array(z.enum(['physical', 'magic'])).max(2);

const thresholds = z.strictObject({
  ruleset: z.literal('thresholds'),
  nameOnly,
  kind: z.enum(['hero', 'foe', 'minion', 'horde']).exactOptional(),
  level: typed.exactOptional(),
  tier: typed.exactOptional(),
  thresholds: z
    .strictObject({ major: typed.nullable().exactOptional(), severe: typed.nullable().exactOptional() })
    .exactOptional(),
  thresholdsFrom: z
    .union([z.literal('hand'), z.literal('unarmored'), z.strictObject({ major: typed, severe: typed })])
    .exactOptional(),
  hp: track.exactOptional(),
  stress: track.nullable().exactOptional(),
  armor: z.strictObject({ score: typed.exactOptional(), marked: typed.exactOptional() }).exactOptional(),
  hope: z.strictObject({ max: typed.exactOptional(), current: typed.exactOptional() }).nullable().exactOptional(),
  resist: types.exactOptional(),
  immune: types.exactOptional(),
  reduce: z
    .array(z.strictObject({ types, amount: damage }))
    .max(20)
    .exactOptional(),
  status: z.enum(['up', 'death-move', 'unconscious', 'final-action', 'defeated', 'dead', 'retired']).exactOptional(),
  minionValue: typed.nullable().exactOptional(),
  hordeValue: z
    .union([damage, text(1, 64)])
    .nullable()
    .exactOptional(),
  onLastHitPoint: text(1, 500).nullable().exactOptional(),
});

const pool = z.strictObject({ max: points.exactOptional(), current: points.exactOptional() });

const staminaWounds = z.strictObject({
  ruleset: z.literal('stamina-wounds'),
  nameOnly,
  kind: z.enum(['trained', 'beast']).exactOptional(),
  wounds: pool.exactOptional(),
  stamina: pool.nullable().exactOptional(),
  staminaDie: z
    .union([z.literal(4), z.literal(3), z.literal(2)], 'The Stamina die is a d4, a d3 or a d2.')
    .exactOptional(),
  toughness: whole(-99, 99).exactOptional(),
  subdual: damage.exactOptional(),
  hours: damage.nullable().exactOptional(),
  injuries: z
    .array(
      z.strictObject({
        severity: z.enum(['minor', 'permanent']),
        region: text(1, 64),
        spot: text(1, 64),
        side: text(1, 64).nullable(),
        note: text(0, 300).exactOptional(),
        lasts: text(0, 80).exactOptional(),
      }),
    )
    .max(100)
    .exactOptional(),
  injuryRollsOwed: z
    .array(z.strictObject({ below: damage }))
    .max(20)
    .exactOptional(),
  body: text(1, 40).exactOptional(),
  status: z.enum(['up', 'down', 'fainted', 'knocked-out', 'senseless', 'defeated', 'dead']).exactOptional(),
});

export const vitalsInput: z.ZodType<VitalsInput> = z.discriminatedUnion('ruleset', [thresholds, staminaWounds]);
