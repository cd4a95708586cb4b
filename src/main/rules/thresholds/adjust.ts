import { atLeastNothing, whole } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { freeSlots } from './armor.ts';
import type { Event } from './events.ts';
import { mark, markingEvents } from './mark.ts';
import type { Options } from './options.ts';
import { ARMOR_CAP } from './vitals.ts';
import type { Vitals } from './vitals.ts';

/** Marks Hit Points as they were called, without damage: no thresholds, no armor (rule TH-24). */
export function markHitPoints(vitals: Vitals, asked: number, options: Options): Outcome<readonly Event[]> {
  const amount = atLeastNothing(asked, { what: 'number of Hit Points to mark', field: 'amount' });
  if (!amount.ok) return amount;
  const marking = mark(vitals, amount.value, options);
  const lost: readonly Event[] = marking.lost > 0 ? [{ type: 'marksLost', amount: marking.lost }] : [];
  return accept([...markingEvents(vitals, marking), ...lost]);
}

/** Marks armor slots outside of a hit. Refused when fewer are free. */
export function markArmor(vitals: Vitals, asked: number): Outcome<readonly Event[]> {
  const amount = atLeastNothing(asked, { what: 'number of armor slots to mark', field: 'amount' });
  if (!amount.ok) return amount;
  const free = freeSlots(vitals);
  if (amount.value > free) return refuse('armorFull', `Only ${free} armor slots are free to mark.`, 'amount');
  const { score, marked } = vitals.armor;
  if (amount.value === 0) return accept([]);
  return accept([{ type: 'armorSlotsMarked', from: marked, to: marked + amount.value, max: score }]);
}

/**
 * Temporary armor. What comes raises the score, 12 at most; what goes takes its slots with it, marked ones first
 * (rule TH-30). Refuses to take away more than is temporary.
 */
export function changeTemporaryArmor({ armor }: Vitals, by: number): Outcome<readonly Event[]> {
  const change = whole(by, { what: 'change of temporary armor', field: 'by' });
  if (!change.ok) return change;
  if (change.value + armor.temporary < 0) {
    return refuse('noTemporaryArmor', `Only ${armor.temporary} of the armor is temporary.`, 'by');
  }
  const added = Math.min(change.value, Math.max(0, ARMOR_CAP - armor.score));
  if (added === 0) return accept([]);
  const to = {
    score: armor.score + added,
    marked: Math.max(0, armor.marked + Math.min(0, added)),
    temporary: armor.temporary + added,
  };
  return accept([{ type: 'temporaryArmorChanged', from: armor, to }]);
}

/** Someone without their temporary armor, as rule TH-30 takes it away: marked slots go with it first. */
export function withoutTemporaryArmor(vitals: Vitals): Vitals {
  const { score, marked, temporary } = vitals.armor;
  if (temporary === 0) return vitals;
  return { ...vitals, armor: { score: score - temporary, marked: Math.max(0, marked - temporary), temporary: 0 } };
}

/** Hope gained, up to the maximum, or spent. Refuses to spend more than there is. */
export function changeHope({ hope }: Vitals, by: number): Outcome<readonly Event[]> {
  const change = whole(by, { what: 'change of Hope', field: 'by' });
  if (!change.ok) return change;
  if (hope === null) return refuse('noHope', 'Only heroes have Hope.', 'by');
  const { current, max } = hope;
  if (current + change.value < 0) {
    return refuse('notEnoughHope', `${-change.value} Hope cannot be spent: there is ${current}.`, 'by');
  }
  const raised = Math.max(current, Math.min(max, current + change.value));
  const to = change.value < 0 ? current + change.value : raised;
  return accept(to === current ? [] : [{ type: 'hopeChanged', from: current, to, max }]);
}

/** Another minion falls to the same blow: every Hit Point it has is marked (rule TH-22). Refused for anyone else. */
export function fellMinion({ kind, hp, status }: Vitals): Outcome<readonly Event[]> {
  if (kind !== 'minion') return refuse('notAMinion', 'Only minions fall to a blow that struck another.');
  const felled: Event = { type: 'statusChanged', from: status, to: 'defeated' };
  if (hp.marked >= hp.max) return accept([felled]);
  return accept([{ type: 'hitPointsMarked', from: hp.marked, to: hp.max, max: hp.max }, felled]);
}
