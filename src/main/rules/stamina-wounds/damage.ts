import { certainDeath } from '../injuries/lookup.ts';
import type { InjuryPack } from '../injuries/pack.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { DamageTaken, Event, HitResult } from './events.ts';
import { evolve } from './evolve.ts';
import { checkHit, poolsOf, strike, unfelt } from './hit.ts';
import type { Hit } from './operation.ts';
import type { Options } from './options.ts';
import { deathEvents, isFallen, isOutCold, isOutOfPlay, isSubdued, rollsInjury, statusEvents } from './status.ts';
import { subdue } from './subdual.ts';
import type { Vitals } from './vitals.ts';

const sum = (hits: readonly HitResult[], of: 'amount' | 'toStamina' | 'toWounds' | 'drained'): number =>
  hits.reduce((total, hit) => total + hit[of], 0);

const taken = (hits: readonly HitResult[], wounds: number, killed: boolean): DamageTaken => ({
  type: 'damageTaken',
  amount: sum(hits, 'amount'),
  reasons: [...new Set(hits.flatMap(({ reasons }) => reasons))],
  toStamina: sum(hits, 'toStamina'),
  toWounds: sum(hits, 'toWounds'),
  drained: sum(hits, 'drained'),
  hits,
  below: wounds > 0 ? null : Math.abs(wounds),
  killed,
});

/** Both tracks as the hits left them: what Stamina met, Wounds, what was drained. */
function trackEvents({ stamina, wounds }: Vitals, { toStamina, toWounds, drained }: DamageTaken): readonly Event[] {
  const events: Event[] = [];
  const met = (stamina?.current ?? 0) - toStamina;
  const max = stamina?.max ?? 0;
  if (toStamina > 0) events.push({ type: 'staminaLost', by: 'damage', from: met + toStamina, to: met, max });
  if (toWounds > 0) {
    events.push({ type: 'woundsLost', from: wounds.current, to: wounds.current - toWounds, max: wounds.max });
  }
  if (drained > 0) events.push({ type: 'staminaLost', by: 'drain', from: met, to: met - drained, max });
  return events;
}

/** What the Wounds that are left come to (rules SW-9 to SW-11, SW-13, SW-20). `vitals` are those after the hits. */
function consequences(vitals: Vitals, options: Options, pack: InjuryPack): readonly Event[] {
  const { wounds, status, injuryRollsOwed } = vitals;
  if (isOutOfPlay(status)) return [];
  const lying = isOutCold(status) ? [] : statusEvents(vitals, 'down', 'fell');
  if (wounds.current > 0) {
    return status === 'up' && isSubdued(vitals) ? statusEvents(vitals, 'senseless', 'subdued') : [];
  }
  if (!rollsInjury(vitals, options)) return statusEvents(vitals, 'defeated', 'beast-fell');
  if (!isFallen(wounds.current, options)) return lying;
  const below = Math.abs(wounds.current);
  if (certainDeath(pack, below)) return deathEvents(vitals, injuryRollsOwed, 'certain-death');
  return [...lying, { type: 'injuryRollOwed', below }];
}

/** Every hit of one moment, checked; refused, too, where they are more than can be counted. */
export function checkHits(
  vitals: Vitals,
  hits: readonly Hit[],
  path: (index: number) => string,
): Outcome<readonly Hit[]> {
  if (!Array.isArray(hits) || hits.length === 0) return refuse('noDamage', 'No hit was given.', 'hits');
  const checked: Hit[] = [];
  for (const [index, hit] of (hits as readonly Hit[]).entries()) {
    const one = checkHit(hit, path(index));
    if (!one.ok) return one;
    checked.push(one.value);
  }
  const total = checked.reduce((all, { amount }) => all + amount, 0);
  if (Number.isSafeInteger(vitals.wounds.current - total)) return accept(checked);
  return refuse('outOfRange', 'That is too much damage to count.', path(0));
}

function land(vitals: Vitals, hits: readonly Hit[], options: Options, pack: InjuryPack): readonly Event[] {
  const { current } = vitals.wounds;
  const hurts = hits.some(({ amount }) => amount > 0);
  if (hurts && isFallen(current, options)) {
    const struck = taken(hits.map(unfelt), current, true);
    return [struck, ...deathEvents(vitals, vitals.injuryRollsOwed, 'damaged-while-fallen')];
  }
  let pools = poolsOf(vitals);
  const results = hits.map((hit) => {
    const { hit: result, left } = strike(pools, hit, options.woundDrain);
    pools = left;
    return result;
  });
  const struck = taken(results, pools.wounds, false);
  if (!hurts) return [struck];
  const events = [struck, ...trackEvents(vitals, struck)];
  return [...events, ...consequences(events.reduce(evolve, vitals), options, pack)];
}

/**
 * One hit. It always takes effect at once; an injury roll that it makes due is left owed (`injuryRollOwed`). Damage of
 * nothing changes nothing; damage to someone fallen kills (rule SW-8).
 */
export function takeDamage(vitals: Vitals, hit: Hit, options: Options, pack: InjuryPack): Outcome<readonly Event[]> {
  const hits = checkHits(vitals, [hit], () => '');
  return hits.ok ? accept(land(vitals, hits.value, options, pack)) : hits;
}

/**
 * Hits of one moment: taken in order, with one check at the end, so the second never kills for the first (rule SW-19).
 * Subdual ones come after the blows, and never kill.
 */
export function takeBatch(
  vitals: Vitals,
  batch: readonly Hit[],
  options: Options,
  pack: InjuryPack,
): Outcome<readonly Event[]> {
  const checked = checkHits(vitals, batch, (index) => `hits.${index}.`);
  if (!checked.ok) return checked;
  const blows = batch.flatMap((hit, index) => (hit.subdual === true ? [] : (checked.value[index] ?? [])));
  const events = blows.length === 0 ? [] : [...land(vitals, blows, options, pack)];
  let now = events.reduce(evolve, vitals);
  for (const { amount } of batch.filter(({ subdual }) => subdual === true)) {
    if (isOutOfPlay(now.status)) break;
    const subdued = subdue(now, { op: 'subdual', amount });
    if (!subdued.ok) return subdued;
    events.push(...subdued.value);
    now = subdued.value.reduce(evolve, now);
  }
  return accept(events);
}
