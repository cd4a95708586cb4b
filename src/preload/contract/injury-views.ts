import type { EncounterId } from '../../main/rules/ids.ts';
import type { Injury } from '../../main/rules/stamina-wounds/vitals.ts';
import type { Severity } from '../../main/rules/injuries/pack.ts';
import type { InjuryWords, PlaceView } from './roll-views.ts';
import type { EffectView } from './table-views.ts';

/** How bad an injury is, and where. */
export interface InjuryPlace extends PlaceView {
  readonly severity: Severity;
}

/** An injury as the game master writes it down; words that are left out are those of the tables. */
export interface InjuryInput extends InjuryPlace, InjuryWords {}

/** Where someone can be injured: every place of the tables of their body, and what they say of it. */
export interface InjuryPlacesView {
  /** The id of the tables. */
  readonly pack: string;
  readonly regions: readonly InjuryRegionView[];
}

export interface InjuryRegionView {
  /** The table's own word for it, as it stands in a place: "leg". */
  readonly region: string;
  /** "left", "right"; empty where there is only one. */
  readonly sides: readonly string[];
  readonly spots: readonly {
    readonly spot: string;
    /** What an injury there means, and how long it lasts: the minor wound, then the permanent injury. */
    readonly effects: readonly (EffectView & { readonly severity: Severity })[];
  }[];
}

/** When something happened in the play of a campaign. */
export interface PlayMoment {
  readonly encounter: EncounterId;
  /** Name of the encounter. */
  readonly name: string;
  readonly round: number;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
}

/** An injury that someone has, or had. */
export interface PastInjury {
  readonly injury: Injury;
  /** null: it stood on the sheet before any encounter, or was written there between two. */
  readonly when: PlayMoment | null;
  /** Whether it was recorded after a fall, or set by hand. */
  readonly how: 'fall' | 'hand';
  /** `here`: they still have it. `healed`, with `healedWhen` null: between two encounters. */
  readonly state: 'here' | 'healed';
  readonly healedWhen: PlayMoment | null;
}
