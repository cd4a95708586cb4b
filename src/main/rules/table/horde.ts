import { wholeWithin } from '../amounts.ts';
import { accept } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';

/** How many of a horde still stand (rule TB-17): `perHp` creatures for each Hit Point that is not marked. */
export function hordeMembers(horde: {
  readonly perHp: number;
  readonly hp: { readonly max: number; readonly marked: number };
}): Outcome<number> {
  const perHp = wholeWithin(horde.perHp, 1, Infinity, { what: 'number of creatures per Hit Point', field: 'perHp' });
  if (!perHp.ok) return perHp;
  const max = wholeWithin(horde.hp.max, 0, Infinity, { what: 'maximum of Hit Points', field: 'hp.max' });
  if (!max.ok) return max;
  const marked = wholeWithin(horde.hp.marked, 0, max.value, {
    what: 'number of marked Hit Points',
    field: 'hp.marked',
  });
  return marked.ok ? accept(perHp.value * (max.value - marked.value)) : marked;
}
