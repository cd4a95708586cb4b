import type { Event } from './events.ts';
import { withoutInjury } from './injury-healed.ts';
import { withInjury } from './injury-set.ts';
import type { Vitals } from './vitals.ts';

const withStamina = (vitals: Vitals, current: number): Vitals =>
  vitals.stamina === null ? vitals : { ...vitals, stamina: { ...vitals.stamina, current } };

const withWounds = (vitals: Vitals, current: number): Vitals => ({ ...vitals, wounds: { ...vitals.wounds, current } });

/** The creature after one event. Events that only tell leave it as it is. */
export function evolve(vitals: Vitals, event: Event): Vitals {
  switch (event.type) {
    case 'staminaLost':
    case 'staminaRegained':
      return withStamina(vitals, event.to);
    case 'woundsLost':
    case 'woundsRegained':
      return withWounds(vitals, event.to);
    case 'subdualChanged':
      return { ...vitals, subdual: event.to };
    case 'statusChanged':
    case 'levelGained':
    case 'toughnessChanged':
    case 'vitalsEdited':
      return { ...vitals, ...event.to };
    case 'injuryRollOwed':
      return { ...vitals, injuryRollsOwed: [...vitals.injuryRollsOwed, { below: event.below }] };
    case 'injuryRolled':
    case 'injuryRollCancelled':
      return { ...vitals, injuryRollsOwed: vitals.injuryRollsOwed.slice(1) };
    case 'injuryRecorded':
      return { ...vitals, injuries: [...vitals.injuries, event.injury] };
    case 'injuryHealed':
      return { ...vitals, injuries: withoutInjury(vitals.injuries, event.injury) };
    case 'injurySet':
      return { ...vitals, injuries: withInjury(vitals.injuries, event) };
    case 'damageTaken':
    case 'damageCalled':
    case 'called':
    case 'subdualTaken':
    case 'healingReceived':
    case 'lastActionTaken':
    case 'restTaken':
      return vitals;
  }
}
