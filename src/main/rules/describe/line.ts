import { findCombatant } from '../encounter.ts';
import type { Encounter } from '../encounter.ts';
import type { CombatantId } from '../ids.ts';
import { joined, sentence } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { RulesetId } from '../ruleset-types.ts';
import type { TurnPlace, Side } from '../turn-order.ts';

/** One sentence of an entry: for the log, the preview, the screen reader and every export alike. */
export interface Line {
  readonly kind: LineKind;
  /** Whom it is about, where it is about one. */
  readonly combatant: CombatantId | null;
  readonly parts: readonly Part[];
  /** For the game master alone. */
  readonly private: boolean;
}

/** What a line tells of; a screen may give each kind a sign of its own. `heading` stands over the lines after it. */
export type LineKind =
  | 'heading'
  | 'damage'
  | 'vitals'
  | 'owed'
  | 'combatants'
  | 'condition'
  | 'reminder'
  | 'turn'
  | 'round'
  | 'encounter'
  | 'tokens'
  | 'countdown'
  | 'morale'
  | 'correction'
  | 'note';

/** A line's sentence, without a full stop. */
export const lineText = (line: Line): string => sentence(line.parts);

export const line = (kind: LineKind, combatant: CombatantId | null, parts: readonly Part[]): Line => ({
  kind,
  combatant,
  parts,
  private: false,
});

/** Someone's name as it is at this point; someone who has left the list is told as such. */
export const nameOf = <R extends RulesetId>(encounter: Encounter<R>, id: CombatantId): Part => ({
  kind: 'name',
  text: findCombatant(encounter, id)?.name ?? 'someone who left',
  combatant: id,
});

/** `Oda, Brakka and Pell` */
export function namesOf<R extends RulesetId>(encounter: Encounter<R>, ids: readonly CombatantId[]): readonly Part[] {
  const names = ids.map((id): readonly Part[] => [nameOf(encounter, id)]);
  const last = names.at(-1) ?? [];
  return names.length < 2 ? last : joined([joined(names.slice(0, -1), ', '), last], ' and ');
}

export const SIDE_NAMES: Readonly<Record<Side, string>> = { hero: 'heroes', foe: 'foes', other: 'others' };

/** `heroes and foes` */
export const placeName = (place: TurnPlace): string => place.map((side) => SIDE_NAMES[side]).join(' and ');

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
