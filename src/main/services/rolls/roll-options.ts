import type { Chance } from '../chance.ts';
import type { EncounterStore } from '../encounters/encounter-store.ts';
import type { Gestures } from '../encounters/gestures.ts';

/** What the services of rolls work with. */
export interface RollsOptions {
  readonly gestures: Gestures;
  readonly store: EncounterStore;
  readonly chance: Chance;
}
