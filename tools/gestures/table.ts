import type { CampaignView } from '../../src/preload/contract/campaign-views.ts';
import type { CombatantView, EncounterView } from '../../src/preload/contract/encounter-views.ts';
import type { Numbers } from './numbers.ts';
import type { Unsent } from './send.ts';

/** What a game master sees when they make the next gesture. */
export interface Table {
  readonly view: EncounterView;
  readonly campaign: CampaignView;
  readonly numbers: Numbers;
}

export type Make = (table: Table) => Unsent;

/** What may be done, each as often as its weight says. */
export type Choices = readonly (readonly [weight: number, make: Make])[];

/** No encounter of a random run grows beyond this, so that a run stays quick. */
export const CROWD = 40;

export const someone = ({ combatants }: EncounterView, numbers: Numbers): CombatantView['id'] =>
  numbers.pick(combatants).id;
