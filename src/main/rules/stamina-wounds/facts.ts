import type { InjuryResult } from '../injuries/pack.ts';
import type { Event } from './events.ts';

/** What came of damage, in numbers and words, with the injury roll where one was made. */
export interface Facts {
  readonly toStamina?: number;
  readonly toWounds?: number;
  readonly drained?: number;
  readonly bypassed?: boolean;
  /** Wounds below zero, 0 at exactly zero; absent above. */
  readonly below?: number;
  readonly total?: number;
  readonly result?: InjuryResult;
  readonly region?: string;
  readonly spot?: string;
  readonly side?: string;
}

const DEADLY: readonly string[] = ['damaged-while-fallen', 'certain-death'];

function factsOfOne(event: Event): Facts {
  if (event.type === 'damageTaken') {
    const { toStamina, toWounds, drained, reasons, below } = event;
    return { toStamina, toWounds, drained, bypassed: reasons.length > 0, ...(below !== null && { below }) };
  }
  if (event.type === 'injuryRolled') {
    const { total, result, place } = event;
    const where = place && { region: place.region, spot: place.spot, ...(place.side !== null && { side: place.side }) };
    return { total, result, ...where };
  }
  return event.type === 'statusChanged' && DEADLY.includes(event.because) ? { result: 'death' } : {};
}

/** The facts of damage and of the injury roll that answered it, out of their events. */
export const factsOf = (events: readonly Event[]): Facts =>
  events.reduce<Facts>((facts, event) => ({ ...facts, ...factsOfOne(event) }), {});
