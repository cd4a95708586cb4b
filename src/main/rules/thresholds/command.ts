import type { CombatantId } from '../ids.ts';
import type { ClearableTrack, DeathMoveOperation, Dice } from './operation.ts';
import type { Vitals } from './vitals.ts';

/**
 * What a game master can do under Thresholds beyond what every ruleset has. `by` is a whole number; a negative one takes
 * marks away again. `force` reaches someone who is out of play.
 */
export type Command =
  | (To<'markHitPoints'> & { readonly by: number })
  | (To<'markStress'> & {
      readonly by: number;
      /** true: it must be marked; false (or absent): a cost that was chosen. */
      readonly forced?: boolean;
    })
  | (To<'markArmor'> & { readonly by: number })
  | (To<'changeTemporaryArmor'> & { readonly by: number })
  | (To<'changeHope'> & { readonly by: number })
  | (To<'clear'> & { readonly track: ClearableTrack; readonly amount: number | 'all' })
  | (To<'resolveDeathMove'> & Omit<DeathMoveOperation, 'op'> & { readonly dice: Dice })
  | To<'endFinalAction'>
  /** What comes of a last Hit Point that the block says something about: another block, or null: defeat. */
  | (To<'answerLastHitPoint'> & { readonly becomes: Vitals | null });

interface To<Type extends string> {
  readonly type: Type;
  readonly combatant: CombatantId;
  readonly force?: boolean;
}
