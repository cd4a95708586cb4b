import { atLeastNothing, wholeWithin } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { packOf } from './body.ts';
import { bypassReasons } from './bypass.ts';
import { checkHits } from './damage.ts';
import { edit } from './edit.ts';
import type { Event } from './events.ts';
import { setInjury } from './injury-by-hand.ts';
import type { Dice, Hit, Operation, VitalsEdit } from './operation.ts';
import type { Options } from './options.ts';
import { rest } from './rest.ts';
import type { Tables } from './types.ts';
import type { Vitals } from './vitals.ts';

const nothingKept = (field: string): Outcome<never> =>
  refuse('nameOnly', 'Only a name and a turn are kept here.', field);

function callHits(vitals: Vitals, batch: readonly Hit[], options: Options): Outcome<readonly Event[]> {
  const checked = checkHits(vitals, batch, (index) => (batch.length > 1 ? `hits.${index}.` : ''));
  if (!checked.ok) return checked;
  const hits = checked.value.map(({ amount, causes }) => ({ amount, causes, reasons: bypassReasons(causes) }));
  const amount = hits.reduce((sum, hit) => sum + hit.amount, 0);
  return accept([{ type: 'damageCalled', amount, hits, drains: options.woundDrain }]);
}

function editSheet(vitals: Vitals, changes: VitalsEdit, tables: Tables): Outcome<readonly Event[]> {
  const track = (['wounds', 'stamina'] as const).find((key) => (changes[key] ?? null) !== null);
  if (changes.nameOnly !== false && track !== undefined) return nothingKept(`changes.${track}`);
  return edit(vitals, changes, tables);
}

/**
 * An operation on someone of whom only name and turn are kept (rule SW-44): what it comes to is said, and nothing is lost
 * here. Refused: what needs tracks of its own, such as an injury roll, a level or Toughness.
 */
export function callOut(
  vitals: Vitals,
  operation: Operation,
  dice: Dice,
  options: Options,
  tables: Tables,
): Outcome<readonly Event[]> {
  switch (operation.op) {
    case 'damage':
      return callHits(vitals, [operation], options);
    case 'damage-batch':
      return callHits(vitals, operation.hits, options);
    case 'subdual': {
      const amount = atLeastNothing(operation.amount, { what: 'subdual damage', field: 'amount' });
      return amount.ok ? accept([{ type: 'called', what: 'subdual', amount: amount.value }]) : amount;
    }
    case 'heal': {
      const named = { what: 'number of Wounds to heal', field: 'amount' };
      const amount = wholeWithin(operation.amount, 0, Infinity, named);
      return amount.ok ? accept([{ type: 'called', what: 'healing', amount: amount.value }]) : amount;
    }
    case 'rest':
      return rest(vitals, operation, dice, options);
    case 'set-injury':
      return setInjury(vitals, operation, packOf(vitals, tables));
    case 'edit':
      return editSheet(vitals, operation.changes, tables);
    default:
      return nothingKept('op');
  }
}
