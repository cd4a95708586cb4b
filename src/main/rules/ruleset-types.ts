import type { StaminaWoundsTypes } from './stamina-wounds/types.ts';
import type { ThresholdsTypes } from './thresholds/types.ts';

/** Every ruleset by its id, and the types it brings. A further ruleset is one more line here and in rulesets.ts. */
export interface RulesetTypes {
  readonly thresholds: ThresholdsTypes;
  readonly 'stamina-wounds': StaminaWoundsTypes;
}

export type RulesetId = keyof RulesetTypes;

export type VitalsOf<R extends RulesetId> = RulesetTypes[R]['vitals'];
export type OperationOf<R extends RulesetId> = RulesetTypes[R]['operation'];
export type DiceOf<R extends RulesetId> = RulesetTypes[R]['dice'];
export type ChangeOf<R extends RulesetId> = RulesetTypes[R]['change'];
export type OptionsOf<R extends RulesetId> = RulesetTypes[R]['options'];
/** What it looks up, chosen for an encounter when it is prepared; null where it looks up nothing. */
export type TablesOf<R extends RulesetId> = RulesetTypes[R]['tables'];
/** One hit as a game master enters it. */
export type HitOf<R extends RulesetId> = RulesetTypes[R]['hit'];
/** New values for single numbers on the sheet. */
export type EditOf<R extends RulesetId> = RulesetTypes[R]['edit'];
/** One creature's rest. */
export type RestOf<R extends RulesetId> = RulesetTypes[R]['rest'];
/** What one creature gains with a level. */
export type LevelUpOf<R extends RulesetId> = RulesetTypes[R]['levelUp'];
/** Commands that only this ruleset has. */
export type OwnCommandOf<R extends RulesetId> = RulesetTypes[R]['command'];
/** Rolls and choices that its operations leave open. */
export type OwedRollOf<R extends RulesetId> = RulesetTypes[R]['owed'];
