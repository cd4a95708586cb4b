import type { BuiltInCondition, ConditionEffects } from './conditions.ts';
import type { Share } from './command.ts';
import type { DamageModel } from './damage-model.ts';
import type { DamageEntry } from './entry/entry.ts';
import type { CombatantId } from './ids.ts';
import type { InjuryPack } from './injuries/pack.ts';
import type { OptionDescription } from './option-description.ts';
import type { Outcome } from './refusal.ts';
import type { Needed } from './rolled.ts';
import type { Part } from './parts.ts';
import type {
  ChangeOf,
  DiceOf,
  EditOf,
  HitOf,
  LevelUpOf,
  OperationOf,
  OptionsOf,
  OwedRollOf,
  OwnCommandOf,
  RestOf,
  RulesetId,
  TablesOf,
  VitalsOf,
} from './ruleset-types.ts';
import type { DamageType } from './thresholds/vitals.ts';

/**
 * What an encounter needs of a ruleset: its damage model, and how the encounter's own commands turn into the model's
 * operations. The encounter never looks inside vitals; it hands them to the ruleset that made them.
 */
export interface Ruleset<R extends RulesetId> {
  readonly id: R;
  readonly name: string;
  readonly optionDescriptions: readonly OptionDescription<OptionsOf<R>>[];
  readonly conditions: readonly BuiltInCondition[];

  /** The damage model with the encounter's tables. */
  model(tables: TablesOf<R>): DamageModel<VitalsOf<R>, OperationOf<R>, DiceOf<R>, ChangeOf<R>, OptionsOf<R>>;
  /** The dice an operation takes, as far as the dice already there tell. */
  diceFor(
    vitals: VitalsOf<R>,
    operation: OperationOf<R>,
    dice: DiceOf<R>,
    options: OptionsOf<R>,
    tables: TablesOf<R>,
  ): Needed;

  /** The tables with the injury pack of another body; the same where they have one of its id, or there are none. */
  withPack(tables: TablesOf<R>, pack: InjuryPack): TablesOf<R>;
  /** Refused where a creature has tables that are not there; it goes by the first ones then. */
  fits(vitals: VitalsOf<R>, tables: TablesOf<R>): Outcome<true>;

  /** Whether a creature takes turns in this state. */
  canAct(vitals: VitalsOf<R>): boolean;
  /** Whether a creature is beyond damage and healing, unless forced. */
  isOutOfPlay(vitals: VitalsOf<R>): boolean;
  /** How many rounds the state of a creature lasts by itself, from when it began; null: no time is set. */
  roundsOut(vitals: VitalsOf<R>): number | null;
  /** How morale sees a creature; null: this ruleset knows no morale. */
  readonly morale: MoraleMarks<R> | null;
  /** The rolls and choices that a creature's vitals leave open. */
  owed(vitals: VitalsOf<R>): readonly OwedRollOf<R>[];

  /** Hits that land on one creature at the same moment, as one operation; at least one. */
  damage(hits: readonly HitOf<R>[], dealt: Dealt): OperationOf<R>;
  /** Whether an operation is damage. */
  isDamage(op: OperationOf<R>['op']): boolean;
  share(hit: HitOf<R>, share: Share): HitOf<R>;
  /** The vitals that damage meets, under the effects of conditions. */
  underEffects(vitals: VitalsOf<R>, effects: ConditionEffects): VitalsOf<R>;
  /** What a condition of these effects does to its bearer's numbers as it begins, and as it ends; null: nothing. */
  withCondition(vitals: VitalsOf<R>, effects: ConditionEffects, moment: 'begins' | 'ends'): OperationOf<R> | null;
  /** What was entered as a hit; refused where a flag means nothing under this ruleset. */
  hit(entered: Entered): Outcome<HitOf<R>>;
  /** Causes that someone's state and conditions speak for: switched on beforehand, the game master's to switch off. */
  suggestedCauses(vitals: VitalsOf<R>, effects: ConditionEffects): readonly string[];
  heal(amount: number, force: boolean): OperationOf<R>;
  edit(changes: EditOf<R>): OperationOf<R>;
  rest(rest: RestOf<R>): OperationOf<R>;
  /** What a rest that was accepted does for others than the one who rests, in order. */
  restAid(vitals: VitalsOf<R>, rest: RestOf<R>, dice: DiceOf<R>): readonly Aid<R>[];
  levelUp(levelUp: LevelUpOf<R>): OperationOf<R>;
  /** A command of this ruleset as an operation; null: not one of its commands. */
  own(command: OwnCommandOf<R>): OwnOperation<R> | null;

  /** How many creatures besides the struck one an operation defeats, which the game master is to pick. */
  overflow(changes: readonly ChangeOf<R>[]): number;
  /** What happens to a creature that was picked. */
  readonly fell: OperationOf<R> | null;
  /** Game master's tokens that a party's rest brings; refused when the die is missing, off its faces or not used. */
  restTokens(rests: readonly RestOf<R>[], die: number | undefined): Outcome<number>;

  /** Everything one operation did, as the parts of one sentence without its full stop. */
  tell(told: Told<R>): readonly Part[];
}

/** A damage entry whose dice have been rolled. */
export interface Entered extends Pick<DamageEntry, 'times' | 'flags' | 'armorSlots'> {
  readonly amount: number;
  /** The most its dice could have shown; null: it was a plain number. */
  readonly mostOnDice: number | null;
  /** The types of the damage, where the ruleset has any; absent: the ordinary one. */
  readonly types?: readonly DamageType[];
}

/** What of a creature its side's morale goes by (rule SW-34). */
export interface MoraleMarks<R extends RulesetId> {
  /** Whether it counts as fallen. */
  fallen(vitals: VitalsOf<R>): boolean;
  /** What someone alone goes by. */
  strength(vitals: VitalsOf<R>): { readonly max: number; readonly current: number };
}

/** The circumstances of damage. */
export interface Dealt {
  readonly by: 'hero' | 'foe';
  readonly force: boolean;
}

export interface OwnOperation<R extends RulesetId> {
  readonly combatant: CombatantId;
  readonly operation: OperationOf<R>;
  readonly dice: DiceOf<R>;
}

/** What someone's rest does for someone else. */
export interface Aid<R extends RulesetId> {
  readonly ally: CombatantId;
  readonly operation: OperationOf<R>;
}

/** An operation that is to be told. */
export interface Told<R extends RulesetId> {
  readonly who: Part;
  readonly by: Part | null;
  readonly op: OperationOf<R>['op'];
  readonly changes: readonly ChangeOf<R>[];
  readonly before: VitalsOf<R>;
  readonly after: VitalsOf<R>;
  /** What is looked up at this encounter: a body is told by the name of its tables. */
  readonly tables: TablesOf<R>;
}
