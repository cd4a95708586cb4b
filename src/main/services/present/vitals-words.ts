import type { RulesetId, VitalsOf } from '../../rules/index.ts';
import { number } from '../../rules/parts.ts';

export type TrackedVitals = { [R in RulesetId]: { readonly ruleset: R } & VitalsOf<R> }[RulesetId];

/** Someone's tracks in words. */
export function vitalsWords(vitals: TrackedVitals): string {
  if (vitals.nameOnly === true) return 'on the player’s own sheet';
  if (vitals.ruleset === 'thresholds') {
    const { hp, stress, armor } = vitals;
    return [
      `${hp.marked} of ${hp.max} Hit Points marked`,
      ...(stress ? [`Stress ${stress.marked} of ${stress.max}`] : []),
      ...(armor.score > 0 ? [`armor ${armor.marked} of ${armor.score}`] : []),
    ].join(', ');
  }
  const { stamina, wounds, injuries, subdual } = vitals;
  const injured = injuries.map(({ severity, side, spot }) => `${severity}: ${side === null ? '' : `${side} `}${spot}`);
  return [
    ...(stamina ? [`Stamina ${stamina.current} of ${stamina.max}`] : []),
    `Wounds ${number(wounds.current).text} of ${wounds.max}`,
    ...(subdual > 0 ? [`subdual ${subdual}`] : []),
    ...injured,
  ].join(', ');
}
