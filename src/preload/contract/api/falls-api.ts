import type { CombatantId, EncounterId } from '../../../main/rules/ids.ts';
import type { Applied, TargetPreview } from '../damage-views.ts';
import type { Reply } from '../reply.ts';
import type { EncounterGesture } from './encounter-api.ts';

export interface FallInput {
  /** 0 to 100,000. */
  readonly feet: number;
  /** Who falls, each once. `tumbled`: an acrobat who tumbled out of it, so that Stamina meets the damage (rule SW-3). */
  readonly targets: readonly { readonly combatant: CombatantId; readonly tumbled?: boolean | undefined }[];
  /** The d6 as the table rolled them, in order, up to 20; null or absent: still open. */
  readonly faces?: readonly (number | null)[] | undefined;
  /** What the dice came to, in place of their faces. */
  readonly total?: number | undefined;
}

export interface FallPreview {
  /** How many d6 (rule TB-11); 0: such a fall does nothing. */
  readonly dice: number;
  /** "3d6: one for each full 10 feet, 20 at most." */
  readonly sentence: string;
  /** As typed or rolled; null: still open. Empty where the total was typed. */
  readonly faces: readonly (number | null)[];
  /** null while dice are open. */
  readonly total: number | null;
  /** One for each who falls; empty while dice are open. */
  readonly targets: readonly TargetPreview[];
}

/** Falls of Stamina & Wounds: feet make dice, dice make damage. */
export interface FallsApi {
  /** What a fall does. `roll`: rolls the dice that are open. Refused at `total` for what the dice cannot come to. */
  preview(
    input: FallInput & { readonly encounter: EncounterId; readonly roll?: boolean | undefined },
  ): Promise<Reply<FallPreview>>;
  /** Damage to all who fall as one entry, by one roll; dice that are open are rolled. Refused (`noFall`) below 10 feet. */
  apply(input: EncounterGesture & FallInput): Promise<Reply<Applied>>;
}
