import { z } from 'zod';
import type { CampaignId, LibraryEntryId } from '../../../main/rules/campaign/ids.ts';
import type { CombatantId, ConditionId, CountdownId, EncounterId } from '../../../main/rules/ids.ts';

/** A call without input. `null` is accepted as well: that is what some wires make of `undefined`. */
export const nothing: z.ZodType<undefined> = z.union([z.undefined(), z.null().transform(() => undefined)]);

const CONTROL = /[^\P{Cc}\n\t]/gu;

/**
 * Text as it is stored: well-formed Unicode in composed form, without control characters other than new lines and tabs.
 * SQLite would silently replace lone surrogates and stop at NUL.
 */
export const text = (least: number, most: number): z.ZodType<string> =>
  z
    .string()
    .max(most, `At most ${most} characters.`)
    .transform((raw) => raw.toWellFormed().normalize('NFC').replace(CONTROL, ''))
    .refine((clean) => clean.trim().length >= least, 'Something has to stand here.');

/** Ids are made by the app and by the screen; they are opaque, short, and never shown. */
const id = z.string().regex(/^[\w-]{1,64}$/, 'That is not an id.');

export const commandId = id;
export const encounterId = id.transform((value) => value as EncounterId);
export const combatantId = id.transform((value) => value as CombatantId);
export const conditionId = id.transform((value) => value as ConditionId);
export const countdownId = id.transform((value) => value as CountdownId);
export const campaignId = id.transform((value) => value as CampaignId);
export const libraryEntryId = id.transform((value) => value as LibraryEntryId);

export const whole = (least: number, most: number): z.ZodType<number> =>
  z.int(`A whole number from ${least} to ${most}.`).min(least, `At least ${least}.`).max(most, `At most ${most}.`);

/** One die as typed. */
export const die = (faces: number): z.ZodOptional<z.ZodType<number>> => whole(1, faces).optional();

/** At most this many combatants in one gesture, and in one encounter. */
export const MOST_COMBATANTS = 500;

export const combatantIds = z.array(combatantId).min(1, 'Nobody is picked.').max(MOST_COMBATANTS);

/** The fields of every gesture on an encounter. */
export const gesture = { commandId, encounter: encounterId };
