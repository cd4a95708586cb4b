import type { EncounterId } from '../../main/rules/ids.ts';
import type { Injury } from '../../main/rules/stamina-wounds/vitals.ts';
import type { PlaceView } from './roll-views.ts';

/** How bad an injury is, and where. */
export interface InjuryPlace extends PlaceView {
  readonly severity: 'minor' | 'permanent';
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
