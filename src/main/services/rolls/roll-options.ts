import type { Chance } from '../chance.ts';
import type { Gestures } from '../encounters/gestures.ts';

/** What the services of rolls work with. */
export interface RollsOptions {
  readonly gestures: Gestures;
  readonly chance: Chance;
}
