import type { InjuryPack } from '../injuries/pack.ts';
import type { Command } from './command.ts';
import type { Event } from './events.ts';
import type { Dice, Hit, LevelUpOperation, Operation, RestOperation, VitalsEdit } from './operation.ts';
import type { Options } from './options.ts';
import type { Vitals } from './vitals.ts';

/** What Stamina & Wounds brings to the registry of rulesets. */
export interface StaminaWoundsTypes {
  readonly vitals: Vitals;
  readonly operation: Operation;
  readonly dice: Dice;
  readonly change: Event;
  readonly options: Options;
  readonly tables: Tables;
  readonly hit: Hit;
  readonly edit: VitalsEdit;
  readonly rest: Omit<RestOperation, 'op'>;
  readonly levelUp: Omit<LevelUpOperation, 'op'>;
  readonly command: Command;
  /** `below`: the Wounds below zero at the fall, added to the roll. */
  readonly owed: { readonly kind: 'injuryRoll'; readonly below: number };
}

export interface Tables {
  /** The pack of everyone of whom no body is said. */
  readonly injuries: InjuryPack;
  /** Those of other bodies, each of an id of its own. */
  readonly others?: readonly InjuryPack[];
}
