import type { EncounterApi } from '../../../preload/contract/api/encounter-api.ts';
import { accept, combatantOf, refuse, type Command, type Encounter, type Outcome } from '../../rules/index.ts';

type Adjustment = Parameters<EncounterApi['adjust']>[0];

/**
 * The command of a small change without an entry of damage. Marks of Thresholds go through its own commands, so that Stress
 * overflows and armor is bounded; the pools of Stamina & Wounds are set, as a game master's hand does.
 */
export function adjustment(
  encounter: Encounter,
  { combatant: id, track, by }: Adjustment,
): Outcome<readonly Command[]> {
  const found = combatantOf(encounter, id);
  if (!found.ok) return found;
  const { vitals, name } = found.value;
  const none = refuse('noSuchTrack', `${name} has no such track.`, 'track');
  if (encounter.ruleset === 'thresholds') return thresholdsAdjustment({ combatant: id, track, by }, none);
  const pool = 'wounds' in vitals && (track === 'wounds' || track === 'stamina') ? vitals[track] : null;
  if (!pool) return none;
  return accept([{ type: 'setVitals', combatant: id, changes: { [track]: { current: pool.current + by } } }]);
}

function thresholdsAdjustment(
  { combatant, track, by }: Pick<Adjustment, 'combatant' | 'track' | 'by'>,
  none: Outcome<never>,
): Outcome<readonly Command[]> {
  switch (track) {
    case 'hp':
      return accept([{ type: 'markHitPoints', combatant, by }]);
    case 'stress':
      return accept([{ type: 'markStress', combatant, by, forced: true }]);
    case 'armor':
      return accept([{ type: 'markArmor', combatant, by }]);
    case 'hope':
      return accept([{ type: 'changeHope', combatant, by }]);
    case 'stamina':
    case 'wounds':
      return none;
  }
}
