import type { Severity } from '../../main/rules/injuries/pack.ts';

/** A pack of injury tables, for one kind of body. */
export interface PackView {
  readonly id: string;
  readonly name: string;
  /** The body it is for: "head, torso, two arms, two legs". */
  readonly body: string;
  readonly author: string;
  readonly licence: string;
  /** The game master's own, of one campaign; the others come with the app. */
  readonly own: boolean;
}

/** A file of tables as it was picked. */
export interface TablesFile {
  /** Its name, without its folder. */
  readonly file: string;
  readonly text: string;
}

/** A pack with every table it has. */
export interface PackTablesView extends PackView {
  readonly tables: readonly TableView[];
}

export interface TableView {
  /** `severity`, `regions`, `spots/arm`, `sides/arm`: unlike every other in its pack. */
  readonly id: string;
  readonly kind: 'severity' | 'regions' | 'spots' | 'sides';
  /** "Severity", "Regions", "Arm: spots", "Arm: sides" */
  readonly title: string;
  /** The region of spots and sides; null for the others. */
  readonly region: string | null;
  /** Faces of its die. */
  readonly die: number;
  /** Added to the die: the Wounds below zero for a severity; 0 elsewhere. */
  readonly plus: number;
  readonly rows: readonly TableRowView[];
}

export interface TableRowView {
  readonly from: number;
  /** null: no end upwards. */
  readonly to: number | null;
  /** "Minor wound", "Head", "Knee", "Left" */
  readonly name: string;
  /** The table's own word for it, as it stands in a place: "knee". */
  readonly word: string;
  readonly result: 'knocked-out' | 'minor' | 'permanent' | 'death' | null;
  readonly effects: readonly EffectView[];
  /** Its share of the faces of the die; the odds of a table are all of them together. */
  readonly odds: OddsView;
  /** For a spot: its share of all places, whichever region comes up; null elsewhere. */
  readonly overall: OddsView | null;
}

/** Exact: `ways` out of `of`. */
export interface OddsView {
  readonly ways: number;
  readonly of: number;
}

/** What a row means at the table, and how long. */
export interface EffectView {
  /** null: it goes for the row as it is. */
  readonly severity: Severity | null;
  readonly means: string;
  readonly lasts: string;
}

export interface TableAnswer {
  readonly die: number;
  readonly total: number;
  /** Which row of the table, from 0. */
  readonly at: number;
  /** "4 + 1 = 5: Minor wound" */
  readonly sentence: string;
}
