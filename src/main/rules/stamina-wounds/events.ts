import type { InjuryResult, Place } from '../injuries/pack.ts';
import type { BypassReason, Cause } from './bypass.ts';
import type { RestOperation } from './operation.ts';
import type { Injury, Status, Track, Vitals } from './vitals.ts';

/** What happened to one creature, in the past tense. Those with `from` and `to` change it; the others only tell. */
export type Event =
  | DamageTaken
  | DamageCalled
  /** What the player of someone of whom only name and turn are kept is to do on their own sheet. */
  | { readonly type: 'called'; readonly what: 'healing' | 'subdual'; readonly amount: number }
  | ({ readonly type: 'staminaLost'; readonly by: 'damage' | 'drain' | 'subdual' } & Change)
  | ({ readonly type: 'staminaRegained' } & Change)
  | ({ readonly type: 'woundsLost' } & Change)
  | ({ readonly type: 'woundsRegained' } & Change)
  | SubdualTaken
  | { readonly type: 'subdualChanged'; readonly from: number; readonly to: number }
  | StatusChanged
  /** A fall: an injury roll is due, with this much added. */
  | { readonly type: 'injuryRollOwed'; readonly below: number }
  /** The oldest roll that was owed is made. */
  | InjuryRolled
  /** The oldest roll that was owed is not made any more: death came first. */
  | { readonly type: 'injuryRollCancelled'; readonly below: number }
  | { readonly type: 'injuryRecorded'; readonly injury: Injury }
  | { readonly type: 'injuryHealed'; readonly injury: Injury }
  /** By hand: a new one (`from` null), one that was never there (`to` null), or one that is another now. */
  | { readonly type: 'injurySet'; readonly from: Injury | null; readonly to: Injury | null }
  /** `lost` Wounds of it found no room below the maximum. */
  | { readonly type: 'healingReceived'; readonly amount: number; readonly lost: number }
  | { readonly type: 'lastActionTaken' }
  | RestTaken
  | LevelGained
  | { readonly type: 'toughnessChanged'; readonly from: ToughnessAndWounds; readonly to: ToughnessAndWounds }
  | { readonly type: 'vitalsEdited'; readonly from: Partial<Vitals>; readonly to: Partial<Vitals> };

interface Change {
  readonly from: number;
  readonly to: number;
  readonly max: number;
}

/** One hit, and where its damage went. `toStamina` and `toWounds` add up to `amount`, unless it killed outright. */
export interface HitResult {
  readonly amount: number;
  readonly causes: readonly Cause[];
  /** Why it went past Stamina, every reason; empty when Stamina met it. */
  readonly reasons: readonly BypassReason[];
  readonly toStamina: number;
  readonly toWounds: number;
  /** Stamina that the lost Wounds took with them. */
  readonly drained: number;
}

/** Everything that landed at one moment; the sums, and each hit. What it changes follows as events of its own. */
export interface DamageTaken extends Omit<HitResult, 'causes'> {
  readonly type: 'damageTaken';
  readonly hits: readonly HitResult[];
  /** Wounds below zero after it, 0 at exactly zero; null above. */
  readonly below: number | null;
  /** Someone who had fallen was damaged: dead, with Stamina and Wounds as they were. */
  readonly killed: boolean;
}

/** Damage to someone of whom only name and turn are kept: what is to be taken off, by the player. */
export interface DamageCalled {
  readonly type: 'damageCalled';
  readonly amount: number;
  readonly hits: readonly Pick<HitResult, 'amount' | 'causes' | 'reasons'>[];
  /** Whether Wounds that are lost past Stamina take as much Stamina with them. */
  readonly drains: boolean;
}

export interface SubdualTaken {
  readonly type: 'subdualTaken';
  readonly amount: number;
  readonly toStamina: number;
  readonly toSubdual: number;
}

export interface StatusAndHours {
  readonly status: Status;
  readonly hours: number | null;
}

export type Because =
  | 'fell'
  | 'beast-fell'
  | 'damaged-while-fallen'
  | 'certain-death'
  | 'injury-roll'
  | 'subdued'
  | 'healed'
  | 'rested'
  | 'last-action'
  | 'toughness'
  | 'woken';

export interface StatusChanged {
  readonly type: 'statusChanged';
  readonly from: StatusAndHours;
  readonly to: StatusAndHours;
  readonly because: Because;
}

export interface InjuryRolled {
  readonly type: 'injuryRolled';
  readonly roll: number;
  readonly below: number;
  /** `roll + below` */
  readonly total: number;
  readonly result: InjuryResult;
  /** Where a place was rolled. */
  readonly place: Place | null;
}

export interface RestTaken {
  readonly type: 'restTaken';
  readonly length: RestOperation['length'];
  readonly safe: boolean;
  readonly bed: boolean;
  readonly physician: boolean;
  /** It began at half the Wounds or more. */
  readonly half: boolean;
  /** Wounds it would give, before the maximum. */
  readonly wounds: number;
  /** Stamina it would give, before the maximum; `all` without counting. */
  readonly stamina: number | 'all';
}

export interface LevelGained {
  readonly type: 'levelGained';
  readonly die: number;
  readonly from: TracksAtLevel;
  readonly to: TracksAtLevel;
}

export interface TracksAtLevel {
  readonly stamina: Track;
  readonly wounds: Track;
}

export interface ToughnessAndWounds {
  readonly toughness: number;
  readonly wounds: Track;
}
