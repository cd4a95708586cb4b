import type { z } from 'zod';
import type { CallName, InputOf } from '../channels.ts';
import { appSchemas } from './app.ts';
import { campaignSchemas } from './campaign.ts';
import { countdownSchemas } from './countdowns.ts';
import { damageSchemas } from './damage.ts';
import { encounterSchemas } from './encounter.ts';
import { recoverySchemas } from './recovery.ts';
import { fallSchemas } from './falls.ts';
import { meetingSchemas } from './meeting.ts';
import { moraleSchemas } from './morale.ts';
import { restSchemas } from './rests.ts';
import { rosterSchemas } from './roster.ts';

/** What main accepts from the screen, one schema a call: strict objects, bounded numbers and lengths. */
export const SCHEMAS: { readonly [Name in CallName]: z.ZodType<InputOf<Name>> } = {
  ...appSchemas,
  ...campaignSchemas,
  ...encounterSchemas,
  ...rosterSchemas,
  ...restSchemas,
  ...countdownSchemas,
  ...damageSchemas,
  ...fallSchemas,
  ...meetingSchemas,
  ...moraleSchemas,
  ...recoverySchemas,
};
