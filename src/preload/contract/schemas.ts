import { z } from 'zod';
import type { CallName, InputOf } from './channels.ts';

/** A call without input. `null` is accepted as well: that is what some wires make of `undefined`. */
const nothing = z.union([z.undefined(), z.null().transform(() => undefined)]);

const settingsPatch = z.strictObject({
  theme: z.enum(['dark', 'light', 'system']).optional(),
  density: z.enum(['comfortable', 'compact']).optional(),
  zoom: z.number().min(0.5).max(3).optional(),
});

/** What main accepts from the screen, one schema a call: strict objects, bounded numbers and lengths. */
export const SCHEMAS: { readonly [Name in CallName]: z.ZodType<InputOf<Name>> } = {
  'app.info': nothing,
  'app.ready': nothing,
  'app.quit': nothing,
  'app.showDataDir': nothing,
  'settings.get': nothing,
  'settings.set': settingsPatch,
  'window.toggleFullScreen': nothing,
};
