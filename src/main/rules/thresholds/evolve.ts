import type { Event } from './events.ts';
import type { Vitals } from './vitals.ts';

const withHp = (vitals: Vitals, marked: number): Vitals => ({ ...vitals, hp: { ...vitals.hp, marked } });

const withStress = (vitals: Vitals, change: { marked?: number; max?: number }): Vitals =>
  vitals.stress === null ? vitals : { ...vitals, stress: { ...vitals.stress, ...change } };

const withArmor = (vitals: Vitals, marked: number): Vitals => ({ ...vitals, armor: { ...vitals.armor, marked } });

const withHope = (vitals: Vitals, change: { current?: number; max?: number }): Vitals =>
  vitals.hope === null ? vitals : { ...vitals, hope: { ...vitals.hope, ...change } };

const withThresholds = (vitals: Vitals, { to, source }: Extract<Event, { type: 'thresholdsChanged' }>): Vitals => ({
  ...vitals,
  thresholds: to,
  ...(source === undefined ? {} : { thresholdsFrom: source }),
});

/** The creature after one event. Events that only tell leave it as it is. */
export function evolve(vitals: Vitals, event: Event): Vitals {
  switch (event.type) {
    case 'hitPointsMarked':
    case 'hitPointsCleared':
      return withHp(vitals, event.to);
    case 'stressMarked':
    case 'stressCleared':
      return withStress(vitals, { marked: event.to });
    case 'armorSlotsMarked':
    case 'armorSlotsCleared':
      return withArmor(vitals, event.to);
    case 'statusChanged':
      return { ...vitals, status: event.to };
    case 'hopeChanged':
      return withHope(vitals, { current: event.to });
    case 'hopeSlotLost':
      return withHope(vitals, { max: event.to });
    case 'levelGained':
      return { ...vitals, ...event.to };
    case 'thresholdsChanged':
      return withThresholds(vitals, event);
    case 'hitPointSlotGained':
      return { ...vitals, hp: { ...vitals.hp, max: event.to } };
    case 'stressSlotGained':
      return withStress(vitals, { max: event.to });
    case 'temporaryArmorChanged':
      return { ...vitals, armor: event.to };
    case 'vitalsEdited':
      return { ...vitals, ...event.to };
    case 'blockReplaced':
      return event.to;
    case 'hitTaken':
    case 'hitCalled':
    case 'called':
    case 'vulnerableBegan':
    case 'vulnerableEnded':
    case 'lastHitPointNoted':
    case 'marksLost':
    case 'stressOverflowed':
    case 'stressWaived':
    case 'stressIgnored':
    case 'deathMoveMade':
    case 'finalActionTaken':
      return vitals;
    case 'restTaken':
      // Whoever keeps their own sheet counts there.
      return vitals.nameOnly === true ? vitals : { ...vitals, shortRests: event.shortRests };
  }
}
