import type { Command } from './command.ts';
import type { Event } from './events.ts';
import type { DamageOperation, Dice, LevelUpOperation, Operation, RestOperation, VitalsEdit } from './operation.ts';
import type { Options } from './options.ts';
import type { Vitals } from './vitals.ts';

/** What Thresholds brings to the registry of rulesets. */
export interface ThresholdsTypes {
  readonly vitals: Vitals;
  readonly operation: Operation;
  readonly dice: Dice;
  readonly change: Event;
  readonly options: Options;
  readonly tables: null;
  readonly hit: Hit;
  readonly edit: VitalsEdit;
  readonly rest: Omit<RestOperation, 'op'>;
  readonly levelUp: Omit<LevelUpOperation, 'op'>;
  readonly command: Command;
  readonly owed:
    | { readonly kind: 'deathMove' }
    | { readonly kind: 'finalAction' }
    | { readonly kind: 'lastHitPoint'; readonly note: string };
}

/** One hit as it is entered. Who deals it and whether it is forced stand in the command around it. */
export type Hit = Omit<DamageOperation, 'op' | 'dealtBy' | 'force'>;
