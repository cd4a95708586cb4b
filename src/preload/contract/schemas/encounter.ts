import { z } from 'zod';
import {
  campaignId,
  combatantId,
  combatantIds,
  commandId,
  die,
  encounterId,
  gesture,
  libraryEntryId,
  MOST_COMBATANTS,
  text,
  whole,
} from './common.ts';
import { surpriseRolls } from './meeting.ts';
import { side, turnValue } from './roster.ts';

const sidesDice = z.strictObject({ hero: die(6), foe: die(6), other: die(6) });

const whoJoins = {
  party: z.array(libraryEntryId).max(MOST_COMBATANTS),
  adversaries: z
    .array(z.strictObject({ entry: libraryEntryId, count: whole(1, 100), side: z.enum(['foe', 'other']).optional() }))
    .max(MOST_COMBATANTS),
  turnValues: z
    .array(z.strictObject({ entry: libraryEntryId, value: turnValue }))
    .max(MOST_COMBATANTS)
    .optional(),
};

/** One line of quick add: what is longer than the rules take was pasted by mistake. */
const quickLine = z.string().max(200, 'At most 200 characters.');

const options = z.record(z.string().max(64), z.union([z.string().max(64), z.number(), z.boolean()]));

export const encounterSchemas = {
  'encounter.list': z.strictObject({ campaign: campaignId }),
  'encounter.open': z.strictObject({ encounter: encounterId }),
  'encounter.start': z.strictObject({
    commandId,
    campaign: campaignId,
    name: text(1, 200),
    mode: z.enum(['sides', 'individual', 'spotlight']),
    options: options.optional(),
    gmTokens: whole(0, 12).optional(),
    tokensEach: whole(1, 12).optional(),
    surprised: z.array(side).max(3).optional(),
    surpriseRolls: surpriseRolls.optional(),
    quick: z.array(quickLine).max(100).optional(),
    ...whoJoins,
  }),
  'encounter.add': z.strictObject({ ...gesture, ...whoJoins }),
  'encounter.quickAdd': z.strictObject({ ...gesture, text: quickLine }),
  'encounter.previewQuickAdd': z.strictObject({
    campaign: campaignId,
    encounter: encounterId.optional(),
    text: quickLine,
  }),
  'encounter.nextTurn': z.strictObject(gesture),
  'encounter.previousTurn': z.strictObject(gesture),
  'encounter.rollSides': z.strictObject({ ...gesture, dice: sidesDice.optional() }),
  'encounter.setActive': z.strictObject({ ...gesture, combatant: combatantId.nullable() }),
  'encounter.resolveHeldHits': z.strictObject(gesture),
  'encounter.adjust': z.strictObject({
    ...gesture,
    combatant: combatantId,
    track: z.enum(['hp', 'stress', 'armor', 'hope', 'stamina', 'wounds']),
    by: whole(-1000, 1000).refine((by) => by !== 0, 'By 0 changes nothing.'),
  }),
  'encounter.changeTokens': z.strictObject({ ...gesture, by: whole(-1000, 1000) }),
  'encounter.assignOverflow': z.strictObject({
    ...gesture,
    combatant: combatantId,
    minions: z.array(combatantId).max(MOST_COMBATANTS),
  }),
  'encounter.answerLastHitPoint': z.strictObject({
    ...gesture,
    combatant: combatantId,
    becomes: libraryEntryId.nullable(),
  }),
  'encounter.endFinalAction': z.strictObject({ ...gesture, combatant: combatantId }),
  'encounter.lastAction': z.strictObject({ ...gesture, combatant: combatantId, hours: die(6) }),
  'encounter.wake': z.strictObject({ ...gesture, combatant: combatantId }),
  'encounter.leave': z.strictObject({
    ...gesture,
    combatants: combatantIds,
    how: z.enum(['fled', 'surrendered', 'captured', 'away']),
  }),
  'encounter.comeBack': z.strictObject({ ...gesture, combatants: combatantIds }),
  'encounter.note': z.strictObject({
    ...gesture,
    text: text(1, 2000),
    private: z.boolean(),
    combatant: combatantId.nullable(),
  }),
  'encounter.end': z.strictObject({ ...gesture, ending: text(0, 500) }),
  'journal.undo': z.strictObject(gesture),
  'journal.redo': z.strictObject(gesture),
  'journal.rewind': z.strictObject({ ...gesture, seq: whole(1, Number.MAX_SAFE_INTEGER) }),
  'journal.lines': z.strictObject({
    encounter: encounterId,
    before: whole(0, Number.MAX_SAFE_INTEGER),
    limit: whole(1, 500),
  }),
};
