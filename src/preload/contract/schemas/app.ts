import { z } from 'zod';
import { encounterId, nothing } from './common.ts';

const settingsPatch = z.strictObject({
  theme: z.enum(['dark', 'light', 'system']).optional(),
  density: z.enum(['comfortable', 'compact']).optional(),
  zoom: z.number().min(0.5).max(3).optional(),
});

export const appSchemas = {
  'app.info': nothing,
  'app.ready': nothing,
  'app.quit': nothing,
  'app.showDataDir': nothing,
  'settings.get': nothing,
  'settings.set': settingsPatch,
  'window.toggleFullScreen': nothing,
  'summary.export': z.strictObject({ encounter: encounterId, format: z.literal('markdown') }),
};
