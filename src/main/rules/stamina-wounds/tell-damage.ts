import { counted, joined, number, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { Told } from '../ruleset.ts';
import type { DamageCalled, DamageTaken, Event } from './events.ts';
import type { Vitals } from './vitals.ts';

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

/** What of a blow says where it went: as it landed, or as it is called out. */
type Told1 = Pick<DamageTaken, 'amount' | 'killed'> & Pick<DamageCalled, 'hits'>;

const all = (hits: DamageCalled['hits']): number => hits.reduce((sum, { amount }) => sum + amount, 0);

/**
 * `critical, past Stamina`; where only some of the hits went past it, how much did: `critical, 2 of it past Stamina`.
 * A hit of nothing beside others gives no reason. Nothing goes past Stamina where there is none to pass, or no damage.
 */
function reasonParts({ hits, amount, killed }: Told1, { stamina }: Vitals): readonly Part[] {
  const past = hits.filter((hit) => hit.reasons.length > 0 && (hit.amount > 0 || amount === 0));
  if (killed || past.length === 0) return [];
  const reasons = text([...new Set(past.flatMap((hit) => hit.reasons))].map((reason) => `, ${reason}`).join(''));
  const passed = all(past);
  if (passed === 0 || stamina === null) return [reasons];
  return passed === amount
    ? [reasons, text(', past Stamina')]
    : [reasons, text(', '), number(passed), text(' of it past Stamina')];
}

/** `takes 3 from Oda, critical, past Stamina` */
function takesParts(damage: Told1, by: Part | null, before: Vitals): readonly Part[] {
  const several: readonly Part[] =
    damage.hits.length > 1 ? [text(' in '), number(damage.hits.length), text(' hits at once')] : [];
  return [
    text(' takes '),
    number(damage.amount),
    ...several,
    ...(by ? [text(' from '), by] : []),
    ...reasonParts(damage, before),
  ];
}

/** A blow: what was taken and why it went past Stamina, then what it cost of each track, in the order it was lost. */
export function tellDamage(
  damage: DamageTaken,
  { by, changes, before }: Pick<Told<'stamina-wounds'>, 'by' | 'changes' | 'before'>,
): readonly Part[] {
  const takes = takesParts(damage, by, before);
  if (damage.killed) return [...takes, text(' when any damage kills')];
  const lost = changes.flatMap((change) =>
    change.type === 'staminaLost' || change.type === 'woundsLost' ? [lostParts(change)] : [],
  );
  return [...takes, text(': '), ...(lost.length > 0 ? joined(lost, ', ') : [text('nothing lost')])];
}

/** `7 off Stamina first, then off Wounds; 5 off Wounds, and as much off Stamina` */
function toTakeOff({ hits, amount, drains }: DamageCalled): readonly Part[] {
  if (amount === 0) return [text('nothing to take off')];
  const past = all(hits.filter(({ reasons }) => reasons.length > 0));
  const met = amount - past;
  const both = past > 0 && met > 0;
  const much = (value: number): readonly Part[] => (both ? [number(value), text(' ')] : []);
  return joined(
    [
      met > 0 ? [...much(met), text('off Stamina first, then off Wounds')] : [],
      past > 0 ? [...much(past), text(`off Wounds${drains ? ', and as much off Stamina' : ''}`)] : [],
    ],
    '; ',
  );
}

/** A blow at someone of whom only name and turn are kept: what was taken and why, and what to take it off. */
export const tellCalled = (
  damage: DamageCalled,
  { by, before }: Pick<Told<'stamina-wounds'>, 'by' | 'before'>,
): readonly Part[] => [...takesParts({ ...damage, killed: false }, by, before), text(': '), ...toTakeOff(damage)];
