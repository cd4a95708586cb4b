import type { CombatantId } from '../ids.ts';
import type { Dice } from './operation.ts';
import type { Injury, InjuryNotes } from './vitals.ts';

/** What a game master can do under Stamina & Wounds beyond what every ruleset has. `force` reaches the dead. */
export type Command =
  /** Answers the oldest injury roll that is owed; the words go with the injury, where there is one. */
  | (To<'rollInjury'> & { readonly dice: Dice } & InjuryNotes)
  /** Damage that only knocks senseless. */
  | (To<'subdue'> & { readonly amount: number; readonly force?: boolean })
  /** The one action of someone who is down; then they faint, for as many hours as the die shows. */
  | (To<'takeLastAction'> & { readonly dice: Dice })
  /** Someone unconscious comes to. */
  | To<'wake'>
  | (To<'changeToughness'> & { readonly by: number })
  /** An injury has healed: the oldest that is as bad and in the same place. */
  | (To<'healInjury'> & { readonly injury: Injury })
  /** The game master's hand on one injury: `from` null adds one, `to` null takes one away, both change it. */
  | (To<'setInjury'> & { readonly from: Injury | null; readonly to: Injury | null });

interface To<Type extends string> {
  readonly type: Type;
  readonly combatant: CombatantId;
}
