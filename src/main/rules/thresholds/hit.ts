import { atLeastNothing, wholeWithin } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { allowedSlots, spendSlots } from './armor.ts';
import { bandOf, canBeMassive, classify, TIER_MARKS } from './classify.ts';
import type { Tier } from './classify.ts';
import { isHordeHalf } from './derive.ts';
import type { Event, HitTaken } from './events.ts';
import { mark, markingEvents } from './mark.ts';
import type { Marking } from './mark.ts';
import type { DamageOperation, DamagePart } from './operation.ts';
import type { Options } from './options.ts';
import { checkParts, reduce } from './reduce.ts';
import type { Vitals } from './vitals.ts';

/** Damage held against thresholds and armor, before anything is marked. */
interface Weighed {
  readonly compared: number;
  readonly tier: Tier;
  readonly due: number;
  readonly slots: number;
}

type HitNumbers = Required<Pick<DamageOperation, 'armorSlots' | 'extraHp' | 'minHp'>>;

/** The numbers of a hit, checked; those that were left out are 0. */
function checkNumbers(hit: DamageOperation): Outcome<HitNumbers> {
  const armorSlots = atLeastNothing(hit.armorSlots ?? 0, { what: 'number of armor slots', field: 'armorSlots' });
  if (!armorSlots.ok) return armorSlots;
  const extraHp = wholeWithin(hit.extraHp ?? 0, 0, Infinity, { what: 'number of extra Hit Points', field: 'extraHp' });
  if (!extraHp.ok) return extraHp;
  const minHp = wholeWithin(hit.minHp ?? 0, 0, Infinity, { what: 'least number of Hit Points', field: 'minHp' });
  if (!minHp.ok) return minHp;
  return accept({ armorSlots: armorSlots.value, extraHp: extraHp.value, minHp: minHp.value });
}

/** The parts and the numbers of a hit, checked. */
export function checkedHit(
  hit: DamageOperation,
): Outcome<{ readonly parts: readonly DamagePart[]; readonly numbers: HitNumbers }> {
  const parts = checkParts(hit.parts);
  if (!parts.ok) return parts;
  const numbers = checkNumbers(hit);
  return numbers.ok ? accept({ parts: parts.value, numbers: numbers.value }) : numbers;
}

/** Rules TH-10 to TH-16: subtracting armor, the tier, the least number of marks, armor by step, extra Hit Points. */
export function weigh(final: number, vitals: Vitals, hit: DamageOperation, options: Options): Weighed {
  const { extraHp = 0, minHp = 0 } = hit;
  const allowed = allowedSlots(vitals, hit, options);
  const subtracts = options.armorMode === 'subtract';
  const subtracted = spendSlots(final, subtracts ? allowed : 0, vitals.armor.score);
  const compared = subtracted.left;
  const tier = classify(compared, vitals.thresholds, canBeMassive(vitals.kind, options));
  const atLeast = compared > 0 ? Math.max(TIER_MARKS[tier], minHp) : 0;
  const stepped = spendSlots(atLeast, subtracts ? 0 : allowed, 1);
  const due = stepped.left > 0 ? stepped.left + extraHp : 0;
  return { compared, tier, due, slots: subtracted.slots + stepped.slots };
}

/** Minions a hit defeats, the struck one included (rules TH-21, TH-22): it takes any damage to defeat it, and a hero's for more. */
function minionsDefeated(vitals: Vitals, hit: DamageOperation, compared: number, options: Options): number {
  if (vitals.kind !== 'minion' || compared <= 0) return 0;
  const spreads = hit.area !== true && (hit.dealtBy === 'hero' || options.overflowFrom === 'any');
  const value = vitals.minionValue ?? 0;
  return 1 + (spreads && value > 0 ? Math.floor(compared / value) : 0);
}

/** A minion falls to any damage, however many Hit Points it has. */
const felled = (marking: Marking, minions: number): Marking =>
  minions > 0 && marking.status === 'up' ? { ...marking, status: 'defeated' } : marking;

/**
 * One hit on one creature, by the fixed order of operations (docs/rules/thresholds.md). Refuses amounts that are not whole numbers,
 * and damage to an unconscious hero unless it is forced; a forced hit marks what it can and changes no fate.
 */
export function takeHit(vitals: Vitals, hit: DamageOperation, options: Options): Outcome<readonly Event[]> {
  if (vitals.status === 'unconscious' && hit.force !== true) {
    return refuse('unconscious', 'An unconscious hero cannot be targeted.');
  }
  const checked = checkedHit(hit);
  if (!checked.ok) return checked;
  const { parts, numbers } = checked.value;

  const direct = hit.direct === true;
  const reduced = reduce(parts, vitals, options, direct);
  const weighed = weigh(reduced.final, vitals, { ...hit, ...numbers }, options);
  const minions = minionsDefeated(vitals, hit, weighed.compared, options);
  const marking = felled(mark(vitals, weighed.due, options), minions);
  const marked: Vitals = { ...vitals, hp: { ...vitals.hp, marked: vitals.hp.marked + marking.marked } };

  const taken: HitTaken = {
    type: 'hitTaken',
    amount: reduced.amount,
    final: reduced.final,
    steps: reduced.steps,
    compared: weighed.compared,
    tier: weighed.tier,
    band: bandOf(weighed.tier, vitals.thresholds, canBeMassive(vitals.kind, options)),
    direct,
    due: weighed.due,
    marked: marking.marked,
    lost: marking.lost,
    armorMarked: weighed.slots,
    minionsDefeated: minions,
    hordeHalf: isHordeHalf(marked),
    deathMove: marking.status === 'death-move' && weighed.due > 0 && vitals.status === 'up',
    defeated: marking.status === 'defeated' && vitals.status !== 'defeated',
  };
  return accept([taken, ...armorEvents(vitals, weighed.slots), ...markingEvents(vitals, marking)]);
}

function armorEvents({ armor }: Vitals, slots: number): readonly Event[] {
  if (slots === 0) return [];
  return [{ type: 'armorSlotsMarked', from: armor.marked, to: armor.marked + slots, max: armor.score }];
}
