import type { CombatantId, EncounterId } from '../../main/rules/ids.ts';
import type { Part } from '../../main/rules/parts.ts';
import type { VitalsView } from './encounter-views.ts';

/**
 * One line of damage entry, as it stands in the field, and whom it is for. Main reads the text; the screen never does.
 * Grammar: an amount (whole numbers and dice: `14`, `2d6+3`), then `/2` or `x2`, then flags: `c` critical, `u` unaware,
 * `h` helpless, `p` poison, `f` falling, `a` area, `!` direct, `s` an armor slot (under Stamina & Wounds: subdual damage); `+` in front heals, `=` in front sets.
 */
export interface DamageEntry {
  readonly encounter: EncounterId;
  /** At most 1000 characters. */
  readonly text: string;
  /** 1 to 500, each once. */
  readonly targets: readonly DamageEntryTarget[];
  /** Who deals it. Absent: whoever has the turn; null: nobody (the environment). */
  readonly source?: CombatantId | null | undefined;
  /** What kind of damage, where the ruleset asks; absent: physical. */
  readonly types?: readonly ('physical' | 'magic')[] | undefined;
  /** Subdual damage, as if the text had its `s`. Refused (`noSubdual`) where the ruleset does not know it. */
  readonly subdual?: boolean | undefined;
  /** The faces of the entry's dice, left to right. Absent: an entry with dice is not applied, but says what it needs. */
  readonly faces?: readonly number[] | undefined;
  /** Also reaches those who are out of play. */
  readonly force?: boolean | undefined;
}

export interface DamageEntryTarget {
  readonly combatant: CombatantId;
  /** Absent: `normal`. */
  readonly share?: 'normal' | 'half' | 'none' | 'double' | undefined;
}

/** What an entry would do. Nothing is written, and nothing is rolled unless `roll` asked for it. */
export interface DamagePreview {
  /** What the text says: damage, healing or a new value. */
  readonly kind: 'damage' | 'heal' | 'set';
  /** Dice that are still to be rolled or typed, such as `2d6`; empty: none. */
  readonly dice: readonly { readonly faces: number }[];
  /** The faces that were given or rolled for this preview; what `apply` wants back. */
  readonly faces: readonly number[];
  /** The amount, once it is known; `null` while dice are missing: then the least and the most it can be. */
  readonly amount: number | null;
  readonly range: { readonly from: number; readonly to: number };
  /** One for each target, in their order; empty while dice are missing. */
  readonly targets: readonly TargetPreview[];
  readonly warnings: readonly string[];
  /** What else could be said, each with what it would do to the first target: an armor slot, critical, half … */
  readonly options: readonly EntryOption[];
}

export interface TargetPreview {
  readonly combatant: CombatantId;
  /** The sentence that the log will hold. */
  readonly parts: readonly Part[];
  /** The vitals as they would be: the board draws the difference in pencil. */
  readonly after: VitalsView;
}

/** A flag of the entry as a button. */
export interface EntryOption {
  /** The character it stands for in the text. */
  readonly flag: string;
  /** "Armor slot", "Critical" … */
  readonly label: string;
  /** The text has it already. */
  readonly on: boolean;
  /** The text with it switched over. */
  readonly text: string;
  /** What the entry with it switched over would do to the first target, in a few words; '' where it changes nothing. */
  readonly outcome: string;
}

/** What an entry did. */
export interface Applied {
  /** The encounter's revision after it. */
  readonly revision: number;
  /** One sentence for each thing that happened: for the log and the screen reader. */
  readonly sentences: readonly string[];
  readonly warnings: readonly string[];
  /** Party members who changed in another encounter since, and keep what they have there. */
  readonly elsewhere: readonly ElsewhereView[];
}

/** A party member whom an entry changed here, but not in the campaign: the choice is the game master's. */
export interface ElsewhereView {
  readonly combatant: CombatantId;
  /** "Brakka stands at 4 of 6 Hit Points marked, and would be at 3 of 6 by this encounter." */
  readonly sentence: string;
}
