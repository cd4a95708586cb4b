import { atLeastNothing, whole, wholeWithin } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { bandOf, canBeMassive } from './classify.ts';
import { edit } from './edit.ts';
import type { Called, Event } from './events.ts';
import { checkedHit, weigh } from './hit.ts';
import type { ClearOperation, DamageOperation, Dice, Operation, VitalsEdit } from './operation.ts';
import type { Options } from './options.ts';
import { reduce } from './reduce.ts';
import { rest } from './rest.ts';
import { ARMOR_CAP } from './vitals.ts';
import type { Vitals } from './vitals.ts';

const nothingKept = (field: string): Outcome<never> =>
  refuse('nameOnly', 'Only a name and a turn are kept here.', field);

/** As many slots as the table lets a hit take: how many are free, the player knows. */
const withUnknownArmor = (vitals: Vitals): Vitals => ({
  ...vitals,
  armor: { score: ARMOR_CAP, marked: 0, temporary: 0 },
});

/** Armor that subtracts needs a score, and none is known. */
const askedSlots = (hit: DamageOperation, { armorMode }: Options): number =>
  armorMode === 'subtract' ? 0 : (hit.armorSlots ?? 0);

function callHit(vitals: Vitals, hit: DamageOperation, options: Options): Outcome<readonly Event[]> {
  const checked = checkedHit(hit);
  if (!checked.ok) return checked;
  const { parts, numbers } = checked.value;
  const direct = hit.direct === true;
  const reduced = reduce(parts, vitals, options, direct);
  const asked = { ...hit, ...numbers, armorSlots: askedSlots(hit, options) };
  const weighed = weigh(reduced.final, withUnknownArmor(vitals), asked, options);
  const { major, severe } = vitals.thresholds;
  const known = major !== null || severe !== null || reduced.final === 0;
  return accept([
    {
      type: 'hitCalled',
      ...reduced,
      tier: known ? weighed.tier : null,
      band: known ? bandOf(weighed.tier, vitals.thresholds, canBeMassive(vitals.kind, options)) : null,
      direct,
      due: known ? weighed.due : null,
      armorSlots: weighed.slots,
    },
  ]);
}

const call = (
  verb: Called['verb'],
  track: Called['track'],
  amount: Outcome<number | 'all'>,
): Outcome<readonly Event[]> =>
  amount.ok ? accept(amount.value === 0 ? [] : [{ type: 'called', verb, track, amount: amount.value }]) : amount;

const marks = (track: Called['track'], amount: number): Outcome<readonly Event[]> =>
  call('marks', track, atLeastNothing(amount, { what: 'number to mark', field: 'amount' }));

function clears(track: Called['track'], amount: ClearOperation['amount']): Outcome<readonly Event[]> {
  const named = { what: 'number to clear', field: 'amount' };
  return call('clears', track, amount === 'all' ? accept(amount) : wholeWithin(amount, 0, Infinity, named));
}

function hope(by: number): Outcome<readonly Event[]> {
  const change = whole(by, { what: 'change of Hope', field: 'by' });
  return change.ok ? call(change.value < 0 ? 'spends' : 'gains', 'hope', accept(Math.abs(change.value))) : change;
}

function editSheet(vitals: Vitals, changes: VitalsEdit): Outcome<readonly Event[]> {
  if (changes.nameOnly === false) return edit(vitals, changes);
  const track = (['hp', 'stress', 'armor', 'hope'] as const).find((key) => (changes[key] ?? null) !== null);
  return track === undefined ? edit(vitals, changes) : nothingKept(`changes.${track}`);
}

/**
 * An operation on someone of whom only name and turn are kept (rule TH-64): what it comes to is said, and nothing is marked.
 * Refused: what needs tracks of its own, such as a death move, a level or the moves of a rest.
 */
export function callOut(vitals: Vitals, operation: Operation, dice: Dice, options: Options): Outcome<readonly Event[]> {
  switch (operation.op) {
    case 'damage':
      return callHit(vitals, operation, options);
    case 'mark-hp':
      return marks('hp', operation.amount);
    case 'mark-stress':
      return marks('stress', operation.amount);
    case 'mark-armor':
      return marks('armor', operation.amount);
    case 'clear':
      return clears(operation.track, operation.amount);
    case 'tended':
      return clears('hp', operation.amount);
    case 'armor-repaired':
      return clears('armor', operation.amount);
    case 'change-hope':
      return hope(operation.by);
    case 'rest':
      return (operation.moves ?? []).length > 0 ? nothingKept('moves') : rest(vitals, operation, dice, options);
    case 'edit':
      return editSheet(vitals, operation.changes);
    default:
      return nothingKept('op');
  }
}
