import { z } from 'zod';
import {
  campaignId,
  combatantId,
  commandId,
  die,
  encounterId,
  gesture,
  libraryEntryId,
  MOST_COMBATANTS,
  nothing,
  text,
  whole,
} from './common.ts';

/** As many characters as a file of tables has bytes at most. */
const MOST_TABLES_TEXT = 256 * 1024;

const target = z.strictObject({
  combatant: combatantId,
  share: z.enum(['normal', 'half', 'none', 'double']).optional(),
});

/** Whether nobody stands in the list twice: one entry hits each target once. */
const eachOnce = (targets: readonly { readonly combatant: string }[]): boolean =>
  new Set(targets.map(({ combatant }) => combatant)).size === targets.length;

const enteredDamage = {
  text: text(0, 1000),
  targets: z
    .array(target)
    .min(1, 'Nobody is picked.')
    .max(MOST_COMBATANTS)
    .refine(eachOnce, 'Each target is hit once.'),
  source: combatantId.nullable().optional(),
  types: z
    .array(z.enum(['physical', 'magic']))
    .max(2)
    .optional(),
  subdual: z.boolean().optional(),
  faces: z.array(whole(1, 1000)).max(100).optional(),
  force: z.boolean().optional(),
};

/** Whether a die has these faces is for the tables to say, which have dice of their own. */
const anyDie = die(100);
const injuryDice = z.strictObject({ injury: anyDie, region: anyDie, spot: anyDie, side: anyDie, hours: die(6) });
const injuryWords = { note: text(0, 300).optional(), lasts: text(0, 80).optional() };
const injuryAnswer = { combatant: combatantId, dice: injuryDice, ...injuryWords };
const place = z.strictObject({ region: text(1, 64), spot: text(1, 64), side: text(1, 64).nullable() });
const pack = z.string().regex(/^[a-z0-9-]{1,40}$/, 'That is not the name of a pack.');
const below = whole(0, 1000).optional();

const word = text(1, 64);
const injuryPlace = z.strictObject({
  severity: z.enum(['minor', 'permanent']),
  region: word,
  spot: word,
  side: word.nullable(),
});

const injuryInput = injuryPlace.extend(injuryWords);

const deathMove = {
  choice: z.enum(['black-out', 'final-blow', 'stake-it-all']),
  dice: z.strictObject({ hope: die(12), fear: die(12) }),
  split: z.strictObject({ hp: whole(0, 12), stress: whole(0, 12) }).optional(),
};

const owed = { encounter: encounterId, combatant: combatantId };
const roll = z.boolean().optional();

const entry = { encounter: encounterId, ...enteredDamage };
const line = { encounter: encounterId, line: whole(1, Number.MAX_SAFE_INTEGER) };
const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('strike') }),
  z.strictObject({ kind: z.literal('damage'), ...enteredDamage }),
  z.strictObject({ kind: z.literal('injury'), ...injuryAnswer }),
  z.strictObject({
    kind: z.literal('injuries'),
    rolls: z.array(z.strictObject(injuryAnswer)).min(1).max(MOST_COMBATANTS),
  }),
  z.strictObject({ kind: z.literal('deathMove'), combatant: combatantId, ...deathMove }),
]);

export const damageSchemas = {
  'damage.preview': z.strictObject({ ...entry, roll }),
  'damage.apply': z.strictObject({ ...entry, commandId }),
  'damage.heal': z.strictObject({ ...entry, commandId }),
  'injuries.preview': z.strictObject({
    ...owed,
    dice: injuryDice,
    ...injuryWords,
    roll: z.union([z.boolean(), z.enum(['injury', 'region', 'spot', 'side', 'hours', 'hope', 'fear'])]).optional(),
    pointedAt: place.optional(),
  }),
  'injuries.record': z.strictObject({ ...gesture, ...injuryAnswer }),
  'injuries.recordAll': z.strictObject({
    ...gesture,
    rolls: z.array(z.strictObject(injuryAnswer)).max(MOST_COMBATANTS),
  }),
  'injuries.heal': z.strictObject({ ...gesture, combatant: combatantId, injury: injuryPlace }),
  'injuries.places': z.strictObject({ encounter: encounterId, combatant: combatantId }),
  'injuries.set': z.strictObject({
    ...gesture,
    combatant: combatantId,
    from: injuryInput.nullable(),
    to: injuryInput.nullable(),
  }),
  'injuries.history': z.strictObject({ campaign: campaignId, member: libraryEntryId }),
  'deathMoves.preview': z.strictObject({ ...owed, ...deathMove, roll }),
  'deathMoves.make': z.strictObject({ ...gesture, combatant: combatantId, ...deathMove }),
  'journal.line': z.strictObject(line),
  'journal.latestEntry': z.strictObject(owed),
  'journal.previewCorrection': z.strictObject({ ...line, change, roll }),
  'journal.correct': z.strictObject({
    ...gesture,
    line: line.line,
    change,
    revision: whole(0, Number.MAX_SAFE_INTEGER).optional(),
  }),
  'locations.lookup': z.strictObject({
    campaign: campaignId.optional(),
    pack: pack.optional(),
    pointedAt: place.optional(),
    region: anyDie,
    spot: anyDie,
    side: anyDie,
  }),
  'tables.list': z.strictObject({ campaign: campaignId.optional() }),
  'tables.read': z.strictObject({ campaign: campaignId.optional(), pack, below }),
  'tables.roll': z.strictObject({ campaign: campaignId.optional(), pack, table: text(1, 80), die: anyDie, below }),
  'tables.open': nothing,
  'tables.add': z.strictObject({
    commandId,
    campaign: campaignId,
    text: z.string().max(MOST_TABLES_TEXT, 'That is too long for tables.'),
    replace: z.boolean().optional(),
  }),
  'tables.remove': z.strictObject({ commandId, campaign: campaignId, pack }),
  'tables.takeBack': z.strictObject({ commandId, campaign: campaignId, pack }),
  'tables.save': z.strictObject({ campaign: campaignId.optional(), pack }),
};
