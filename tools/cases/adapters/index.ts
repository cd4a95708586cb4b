import type { Adapter } from '../adapter.ts';
import { staminaWoundsAdapter } from './stamina-wounds.ts';
import { tableAdapters } from './table.ts';
import { thresholdsAdapter } from './thresholds.ts';

/** Every `ruleset` that a case may name. A further ruleset is one line here. */
const ADAPTERS: ReadonlyMap<string, Adapter> = new Map<string, Adapter>([
  ['thresholds', thresholdsAdapter],
  ['stamina-wounds', staminaWoundsAdapter],
  ...Object.entries(tableAdapters),
]);

export const adapterFor = (ruleset: unknown): Adapter | undefined => ADAPTERS.get(String(ruleset));
export const RULESETS: readonly string[] = [...ADAPTERS.keys()];
