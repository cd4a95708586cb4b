import { accept } from '../../../src/main/rules/refusal.ts';
import type { Outcome } from '../../../src/main/rules/refusal.ts';
import {
  checkVitals,
  factsOf,
  optionDescriptions,
  staminaWounds,
} from '../../../src/main/rules/stamina-wounds/index.ts';
import type { Dice, Event, Operation, Options, Vitals } from '../../../src/main/rules/stamina-wounds/index.ts';
import type { Adapter, Applied } from '../adapter.ts';
import { isFields, layOver } from '../json.ts';
import type { Fields } from '../json.ts';
import { fields, list, values } from '../shape.ts';
import { allowedBy } from './options.ts';

const track = values('max', 'current');
const hit = { amount: 'value', causes: list('value') } as const;

const fold = (vitals: Vitals, events: readonly Event[]): Vitals =>
  events.reduce((after, event) => staminaWounds.evolve(after, event), vitals);

/** A hit that names no causes has none. */
const withCauses = (entry: unknown): unknown => (isFields(entry) ? { causes: [], ...entry } : entry);

function operationOf(op: Fields): Operation {
  const { op: name, hits } = op;
  if (name === 'damage') return withCauses(op) as Operation;
  return (name === 'damage-batch' && Array.isArray(hits) ? { ...op, hits: hits.map(withCauses) } : op) as Operation;
}

/** Damage and the injury roll that it leaves owed, as one: both happen, or neither. */
function damageAndRoll(vitals: Vitals, operation: Operation, dice: Dice, options: Options): Outcome<readonly Event[]> {
  const damage = staminaWounds.decide(vitals, operation, {}, options);
  if (!damage.ok) return damage;
  const struck = fold(vitals, damage.value);
  const owes = struck.injuryRollsOwed.length > vitals.injuryRollsOwed.length;
  if (!owes) return staminaWounds.decide(vitals, operation, dice, options);
  const roll = staminaWounds.decide(struck, { op: 'roll-injury' }, dice, options);
  return roll.ok ? accept([...damage.value, ...roll.value]) : roll;
}

function apply(state: Fields, op: Fields, rolls: Fields, given: Fields): Outcome<Applied> {
  const vitals = state as unknown as Vitals;
  const options: Options = { ...staminaWounds.defaultOptions, ...given };
  const operation = operationOf(op);
  const damages = operation.op === 'damage' || operation.op === 'damage-batch';
  const decided = damages
    ? damageAndRoll(vitals, operation, rolls, options)
    : staminaWounds.decide(vitals, operation, rolls, options);
  if (!decided.ok) return decided;
  return accept({ state: { ...fold(vitals, decided.value) }, facts: { ...factsOf(decided.value) } });
}

function start(before: Fields): Outcome<Fields> {
  const checked = checkVitals(layOver({ ...staminaWounds.defaultVitals }, before) as unknown as Vitals);
  return checked.ok ? accept({ ...checked.value }) : checked;
}

export const staminaWoundsAdapter: Adapter = {
  allowsOption: allowedBy(optionDescriptions),
  before: fields({
    kind: 'value',
    wounds: track,
    stamina: track,
    staminaDie: 'value',
    toughness: 'value',
    subdual: 'value',
    hours: 'value',
    injuries: list(values('severity', 'region', 'spot', 'side')),
    status: 'value',
  }),
  ops: {
    damage: fields(hit),
    'damage-batch': fields({ hits: list(fields(hit)) }),
    subdual: values('amount'),
    heal: values('amount'),
    'last-action': values(),
    rest: values('length', 'safe', 'bed', 'physician'),
    'level-up': values('wound'),
    toughness: values('by'),
  },
  start,
  apply,
};
