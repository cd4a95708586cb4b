import type { DiceExpression } from '../dice.ts';

/** What a game master typed into a damage field. */
export type Entry = DamageEntry | HealEntry | SetEntry;

export interface DamageEntry {
  readonly kind: 'damage';
  /** A whole number, or dice that are still to be rolled. */
  readonly amount: DiceExpression;
  readonly times: 'normal' | 'half' | 'double';
  /** Each at most once. */
  readonly flags: readonly Flag[];
  /** Armor slots to be marked against it. */
  readonly armorSlots: number;
}

/** Hit Points to clear, or Wounds to give back. */
export interface HealEntry {
  readonly kind: 'heal';
  readonly amount: DiceExpression;
}

/** What the field's number is set to. */
export interface SetEntry {
  readonly kind: 'set';
  readonly value: number;
}

export type Flag = 'critical' | 'unaware' | 'helpless' | 'poison' | 'falling' | 'area' | 'direct';

/** The letter of each flag. `s`, an armor slot, counts how often it stands. Never `d`: that is dice. */
export const FLAG_LETTERS: Readonly<Record<string, Flag>> = {
  c: 'critical',
  u: 'unaware',
  h: 'helpless',
  p: 'poison',
  f: 'falling',
  a: 'area',
  '!': 'direct',
};

export const ARMOR_SLOT_LETTER = 's';
