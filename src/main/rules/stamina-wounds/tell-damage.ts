import { counted, joined, number, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { DamageTaken, Event } from './events.ts';

/** Where a track stands: `3 of 8 left`; below zero only how far: `at −2`. */
export const standing = (to: number, max: number): readonly Part[] =>
  to < 0 ? [text('at '), number(to)] : [number(to), text(' of '), number(max), text(' left')];

type Track = Extract<Event, { type: 'staminaLost' | 'woundsLost' }>;

/** `3 Wounds, 5 of 8 left` */
export function lostParts(change: Track): readonly Part[] {
  const by = change.from - change.to;
  const points = change.type === 'woundsLost' ? counted(by, 'Wound', 'Wounds') : counted(by, 'Stamina', 'Stamina');
  const drained = change.type === 'staminaLost' && change.by === 'drain' ? [text(' drained')] : [];
  return [...points, ...drained, text(', '), ...standing(change.to, change.max)];
}

/** `takes 3 from Oda, critical, past Stamina` */
function takesParts(damage: DamageTaken, by: Part | null): readonly Part[] {
  const several: readonly Part[] =
    damage.hits.length > 1 ? [text(' in '), number(damage.hits.length), text(' hits at once')] : [];
  const past = damage.killed || damage.reasons.length === 0 ? '' : `, ${damage.reasons.join(', ')}, past Stamina`;
  return [text(' takes '), number(damage.amount), ...several, ...(by ? [text(' from '), by] : []), text(past)];
}

/** A blow: what was taken and why it went past Stamina, then what it cost of each track, in the order it was lost. */
export function tellDamage(damage: DamageTaken, by: Part | null, changes: readonly Event[]): readonly Part[] {
  const takes = takesParts(damage, by);
  if (damage.killed) return [...takes, text(' when any damage kills')];
  const lost = changes.flatMap((change) =>
    change.type === 'staminaLost' || change.type === 'woundsLost' ? [lostParts(change)] : [],
  );
  return [...takes, text(': '), ...(lost.length > 0 ? joined(lost, ', ') : [text('nothing lost')])];
}
