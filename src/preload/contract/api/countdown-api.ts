import type { Loop, RollOutcome, DynamicKind } from '../../../main/rules/table/index.ts';
import type { CountdownId } from '../../../main/rules/ids.ts';
import type { Applied } from '../damage-views.ts';
import type { CountdownStartView } from '../encounter-views.ts';
import type { Reply } from '../reply.ts';
import type { EncounterGesture } from './encounter-api.ts';

export interface CountdownInput {
  /** 1 to 120 characters. */
  readonly name: string;
  /** Where it begins: a number or dice such as `8`, `d6` or `2d4+1`, at most 60 characters. It comes to 1 to 999. */
  readonly start: string;
  /** What the dice of `start` showed, from left to right; null, or absent: rolled. */
  readonly faces?: readonly (number | null)[] | undefined;
  /** What follows 0: nothing, the same start again, or one that is one higher or lower (rules TB-14, TB-15). */
  readonly loop: Loop;
  /** What of the players' rolls moves it (rule TB-16); null: nothing. Thresholds only, refused (`noDynamic`) elsewhere. */
  readonly follows: DynamicKind | null;
  /** Kept from the players' window. */
  readonly hidden: boolean;
}

/** Countdowns of an encounter, under either ruleset. */
export interface CountdownsApi {
  /**
   * The dice of a start, and between what it can come out. Refused at `start`, in words, for what is neither a number nor
   * dice, or could come to less than 1 or more than 999.
   */
  readStart(input: { readonly start: string }): Promise<Reply<CountdownStartView>>;
  /** Begins a countdown. Refused (`nameMissing`, `tooManyCountdowns`, and as `readStart`), and at `faces` for impossible dice. */
  add(input: EncounterGesture & CountdownInput): Promise<Reply<Applied>>;
  /**
   * Ticks a countdown by 1 to 999. At 0 it is triggered, once; ticks beyond are lost. Refused (`countdownEnded`) for one that
   * has run out.
   */
  advance(input: EncounterGesture & { readonly countdown: CountdownId; readonly by: number }): Promise<Reply<Applied>>;
  /** A player's roll moves every dynamic countdown. Refused (`noDynamicCountdown`, `nothingMoves`) where it moves none. */
  countRoll(input: EncounterGesture & { readonly outcome: RollOutcome }): Promise<Reply<Applied>>;
  /** Takes a countdown away, whether it has run out or not. */
  remove(input: EncounterGesture & { readonly countdown: CountdownId }): Promise<Reply<Applied>>;
}
