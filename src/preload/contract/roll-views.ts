import type { Effect, InjuryResult } from '../../main/rules/injuries/pack.ts';
import type { Part } from '../../main/rules/parts.ts';
import type { VitalsView } from './encounter-views.ts';
import type { EffectView } from './table-views.ts';

/** The dice of an injury roll as typed: severity d4, then hours d6, or region d6, spot d6 and side d2. */
export interface InjuryDice {
  readonly injury?: number | undefined;
  readonly region?: number | undefined;
  readonly spot?: number | undefined;
  readonly side?: number | undefined;
  readonly hours?: number | undefined;
}

/** What is written beside an injury; absent: the words of the tables. */
export interface InjuryWords {
  /** What it means at the table. At most 300 characters. */
  readonly note?: string | undefined;
  /** How long it takes to heal: "a week", "for good". At most 80 characters. */
  readonly lasts?: string | undefined;
}

export interface DieSlot {
  readonly slot:
    'injury' | 'region' | 'spot' | 'side' | 'hours' | 'hope' | 'fear' | 'first' | 'second' | 'third' | 'surprise';
  /** "Severity" */
  readonly label: string;
  readonly faces: number;
  /** null: still to be rolled or typed. */
  readonly value: number | null;
  /** What it came to: "Minor wound", "Knee", "Right"; '' while it is open. */
  readonly word: string;
  /** It may be said already, but nobody knows yet whether it will be needed. */
  readonly ahead?: true;
}

export interface InjuryPreview {
  /** The tables it is rolled on: the id of the pack of their body. */
  readonly pack: string;
  /** Added to the severity die. */
  readonly below: number;
  /** The dice in the order in which they are rolled, as far as they are needed with those there are. */
  readonly slots: readonly DieSlot[];
  /** The sentence of the log once all are there; empty before. */
  readonly parts: readonly Part[];
  readonly after: VitalsView | null;
  readonly place: PlaceView | null;
  /** `minor` …; null while the severity is open. */
  readonly result: InjuryResult | null;
  /** What the tables say of it; null where nothing lasting is known yet. */
  readonly effect: Effect | null;
  /** How long someone is out: "4 hours, 1440 rounds"; null: no clock runs. */
  readonly clock: string | null;
}

/** A place on the body figure. */
export interface PlaceView {
  readonly region: string;
  readonly spot: string;
  readonly side: string | null;
}

export interface LevelUpPreview {
  /** The die that it takes; null: none. `value` null: still to be rolled or typed. */
  readonly die: { readonly faces: number; readonly value: number | null } | null;
  /** The sentence of the log once the die is there; empty before. */
  readonly parts: readonly Part[];
  readonly after: VitalsView | null;
}

export interface DeathMovePreview {
  readonly slots: readonly DieSlot[];
  /** Points to be divided over Hit Points and Stress before it can be made; null: none. */
  readonly split: number | null;
  readonly parts: readonly Part[];
  readonly after: VitalsView | null;
}

export interface LocationAnswer {
  readonly place: PlaceView;
  readonly dice: { readonly region: number; readonly spot: number; readonly side: number | null };
  /** "Right knee" */
  readonly sentence: string;
  /** The pack it was looked up in. */
  readonly pack: string;
  /** What a wound there means: minor, then permanent. */
  readonly effects: readonly EffectView[];
}
