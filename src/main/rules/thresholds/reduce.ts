import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { atLeastNothing } from '../amounts.ts';
import type { ReductionStep } from './events.ts';
import type { DamagePart } from './operation.ts';
import type { Options } from './options.ts';
import { DAMAGE_TYPES } from './vitals.ts';
import type { DamageType, Vitals } from './vitals.ts';

/** Damage on its way to the thresholds: what was entered, what is left, and the steps between. */
export interface Reduced {
  readonly amount: number;
  readonly final: number;
  readonly steps: readonly ReductionStep[];
}

/** All damage of exactly the same types, from whatever part. */
interface Group {
  readonly types: readonly DamageType[];
  readonly amount: number;
}

const halve = (amount: number, rounding: Options['halfRounding']): number =>
  rounding === 'up' ? Math.ceil(amount / 2) : Math.floor(amount / 2);

const total = (groups: readonly { readonly amount: number }[]): number =>
  groups.reduce((sum, group) => sum + group.amount, 0);

/** Types in one order and once each: the same types are the same group, however they were written. */
const sameOrder = (types: readonly DamageType[]): readonly DamageType[] =>
  DAMAGE_TYPES.filter((type) => types.includes(type));

function checkPart(part: DamagePart, index: number): Outcome<DamagePart> {
  const amount = atLeastNothing(part.amount, { what: 'damage', field: `parts.${index}.amount` });
  if (!amount.ok) return amount;
  const types: unknown = part.types;
  if (!Array.isArray(types) || !types.every((type) => DAMAGE_TYPES.some((known) => known === type))) {
    return refuse('unknownDamageType', 'Damage is physical, magic, both or neither.', `parts.${index}.types`);
  }
  return accept({ ...part, amount: amount.value });
}

/** The parts with their amounts checked; less than nothing counts as 0. Refuses none at all, and a total past counting. */
export function checkParts(parts: readonly DamagePart[]): Outcome<readonly DamagePart[]> {
  if (!Array.isArray(parts) || parts.length === 0) return refuse('noDamage', 'No damage was given.', 'parts');
  const checked: DamagePart[] = [];
  for (const [index, part] of (parts as readonly DamagePart[]).entries()) {
    const one = checkPart(part, index);
    if (!one.ok) return one;
    checked.push(one.value);
  }
  if (!Number.isSafeInteger(total(checked))) return refuse('outOfRange', 'That is too much damage to count.', 'parts');
  return accept(checked);
}

/** Grouped by identical types before anything is rounded, so that two parts are not rounded twice. */
function groupByTypes(parts: readonly DamagePart[]): readonly Group[] {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return [{ types: sameOrder(only.types), amount: only.amount }];
  const groups = new Map<string, Group>();
  for (const part of parts) {
    const types = sameOrder(part.types);
    const key = types.join(' ');
    groups.set(key, { types, amount: part.amount + (groups.get(key)?.amount ?? 0) });
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

const every = (types: readonly DamageType[], isSo: (type: DamageType) => boolean): boolean =>
  types.length > 0 && types.every(isSo);

/** Takes every flat reduction off the groups it names, each once per hit, never below 0. */
function reduceFlat(groups: readonly Group[], reductions: Vitals['reduce']): readonly Group[] {
  return reductions.reduce<readonly Group[]>((left, reduction) => {
    let open = Math.max(0, reduction.amount);
    return left.map((group) => {
      if (!every(group.types, (type) => reduction.types.includes(type))) return group;
      const taken = Math.min(open, group.amount);
      open -= taken;
      return { ...group, amount: group.amount - taken };
    });
  }, groups);
}

/**
 * From the parts of a hit to what is held against the thresholds (rules TH-3 to TH-9): halved on a save part by part, grouped by types and summed, immunity, resistance
 * (once, and only when it covers every type of the group), flat reductions. The order of the parts does not matter.
 */
export function reduce(
  parts: readonly DamagePart[],
  vitals: Pick<Vitals, 'resist' | 'immune' | 'reduce'>,
  options: Options,
  direct: boolean,
): Reduced {
  const { resist, immune } = vitals;
  const resists = (type: DamageType): boolean => resist.includes(type) || immune.includes(type);
  const resistanceCounts = !(direct && options.directIgnoresResistance);
  const steps: ReductionStep[] = [];
  const amount = total(parts);
  let left = amount;
  const step = (by: ReductionStep['by'], groups: readonly Group[]): readonly Group[] => {
    const to = total(groups);
    if (to !== left) steps.push({ by, from: left, to });
    left = to;
    return groups;
  };

  const saved = parts.map((part) =>
    part.half === true ? { ...part, amount: halve(part.amount, options.halfRounding) } : part,
  );
  const grouped = step('half', groupByTypes(saved));
  const notImmune = step(
    'immunity',
    grouped.map((group) => (every(group.types, (type) => immune.includes(type)) ? { ...group, amount: 0 } : group)),
  );
  const resisted = step(
    'resistance',
    notImmune.map((group) =>
      resistanceCounts && every(group.types, resists)
        ? { ...group, amount: halve(group.amount, options.halfRounding) }
        : group,
    ),
  );
  step('reduction', reduceFlat(resisted, vitals.reduce));
  return { amount, final: left, steps };
}
