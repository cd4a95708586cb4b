import { z } from 'zod';
import {
  combatantId,
  combatantIds,
  conditionId,
  die,
  encounterId,
  gesture,
  MOST_COMBATANTS,
  text,
  whole,
} from './common.ts';
import { vitalsInput } from './vitals.ts';

/** A value in an individual turn order. */
export const turnValue = whole(-999, 999);

export const side = z.enum(['hero', 'foe', 'other']);

const changes = z.strictObject({
  name: text(1, 120).optional(),
  side: side.optional(),
  label: text(0, 200).optional(),
  hidden: z.boolean().optional(),
  group: text(1, 120).nullable().optional(),
  attack: text(0, 200).optional(),
  defence: whole(0, 999).nullable().optional(),
  // Which scores there are is for the rules to say, in words.
  morale: whole(-999, 999).nullable().optional(),
  notes: text(0, 4000).optional(),
  onLastHitPoint: text(0, 500).optional(),
});

const moment = z.enum(['start', 'end']);

const timer = z.strictObject({
  at: moment,
  whose: z.union([z.literal('bearer'), combatantId]).nullable(),
  turns: whole(1, 999),
  ends: z.boolean(),
});

const condition = z.strictObject({
  kind: z.string().max(64).nullable(),
  name: text(0, 60),
  thresholds: whole(-99, 99).optional(),
  armor: whole(1, 12).optional(),
  cannotAct: z.boolean().optional(),
  remindAt: moment.nullable(),
  note: text(0, 500),
  timer: timer.nullable(),
});

const levelUp = z.discriminatedUnion('ruleset', [
  z.strictObject({
    ruleset: z.literal('thresholds'),
    level: whole(1, 10),
    picks: z.array(z.enum(['hp-slot', 'stress-slot'])).max(18),
  }),
  z.strictObject({ ruleset: z.literal('stamina-wounds'), wound: z.boolean(), die: die(4) }),
]);

/** Who takes part, in what state, and in which order. */
export const rosterSchemas = {
  'encounter.edit': z.strictObject({ ...gesture, combatant: combatantId, changes }),
  'encounter.setVitals': z.strictObject({ ...gesture, combatant: combatantId, changes: vitalsInput }),
  'encounter.previewLevelUp': z.strictObject({
    encounter: encounterId,
    combatant: combatantId,
    levelUp,
    roll: z.boolean().optional(),
  }),
  'encounter.levelUp': z.strictObject({ ...gesture, combatant: combatantId, levelUp }),
  'encounter.remove': z.strictObject({ ...gesture, combatants: combatantIds }),
  'encounter.conditions': z.strictObject({ encounter: encounterId }),
  'encounter.addCondition': z.strictObject({ ...gesture, combatants: combatantIds, condition }),
  'encounter.removeConditions': z.strictObject({
    ...gesture,
    conditions: z
      .array(z.strictObject({ combatant: combatantId, condition: conditionId }))
      .min(1, 'No condition is picked.')
      .max(MOST_COMBATANTS),
  }),
  'encounter.setTurnValues': z.strictObject({
    ...gesture,
    values: z
      .array(z.strictObject({ combatant: combatantId, value: turnValue }))
      .min(1, 'No value is given.')
      .max(MOST_COMBATANTS),
  }),
  'encounter.moveInOrder': z.strictObject({ ...gesture, combatant: combatantId, before: combatantId.nullable() }),
  'encounter.delayTurn': z.strictObject({ ...gesture, after: combatantId }),
};
