import type { Part } from '../../main/rules/parts.ts';
import type { Side } from '../../main/rules/turn-order.ts';
import type { DieSlot } from './roll-views.ts';

/** A side's roll for surprise. */
export interface SurpriseInput {
  readonly side: Side;
  /** By an ambush that was laid for it: surprised on 1 to 4 instead of 1 or 2. */
  readonly prepared: boolean;
  /** One less. */
  readonly wary: boolean;
  /** 1 to 6; absent: rolled. */
  readonly die?: number | undefined;
}

/** What is rolled as sides meet; what is left out is not rolled for. Dice that are left open are. */
export interface MeetingInput {
  /** Each side at most once. */
  readonly surprise: readonly SurpriseInput[];
  /** 2d6. */
  readonly reaction?: { readonly first?: number | undefined; readonly second?: number | undefined } | undefined;
  /** 3d6 times 10 feet. */
  readonly distance?:
    | {
        readonly first?: number | undefined;
        readonly second?: number | undefined;
        readonly third?: number | undefined;
        /** How far can be seen, 0 to 100,000 feet; null: no limit. */
        readonly visibility: number | null;
      }
    | undefined;
}

/** One roll of a meeting. */
export interface MeetingRoll {
  /** `surprise hero`, `reaction`, `distance`. */
  readonly key: string;
  readonly slots: readonly DieSlot[];
  /** The sentence of the log once its dice are there; empty before. */
  readonly parts: readonly Part[];
}

export interface MeetingPreview {
  readonly rolls: readonly MeetingRoll[];
  /** Dice are still open. */
  readonly rollable: boolean;
}

export interface SurpriseRoll {
  readonly die: number;
  readonly surprised: boolean;
  /** "Surprised on 1 or 2." */
  readonly sentence: string;
}
