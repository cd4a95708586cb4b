import { accept } from '../../../src/main/rules/refusal.ts';
import type { Outcome } from '../../../src/main/rules/refusal.ts';
import { derive, optionDescriptions, thresholds } from '../../../src/main/rules/thresholds/index.ts';
import type { Operation, Options, Vitals } from '../../../src/main/rules/thresholds/index.ts';
import type { Adapter, Applied } from '../adapter.ts';
import { layOver } from '../json.ts';
import type { Fields } from '../json.ts';
import { fields, list, values } from '../shape.ts';
import { allowedBy } from './options.ts';

const marks = values('max', 'marked');

/** `conditions` follows from the vitals and is never stored. */
function vitalsOf(state: Fields): Vitals {
  const stored = Object.entries(state).filter(([name]) => name !== 'conditions');
  return Object.fromEntries(stored) as unknown as Vitals;
}

function apply(state: Fields, op: Fields, rolls: Fields, given: Fields): Outcome<Applied> {
  const options: Options = { ...thresholds.defaultOptions, ...given };
  const decided = thresholds.decide(vitalsOf(state), op as unknown as Operation, rolls, options);
  if (!decided.ok) return decided;
  const vitals = decided.value.reduce((after, event) => thresholds.evolve(after, event), vitalsOf(state));
  const conditions = derive(vitals, options).vulnerable ? ['vulnerable'] : [];
  const hit = decided.value.find((event) => event.type === 'hitTaken');
  return accept({ state: { ...vitals, conditions }, facts: { ...hit } });
}

export const thresholdsAdapter: Adapter = {
  allowsOption: allowedBy(optionDescriptions),
  before: fields({
    kind: 'value',
    level: 'value',
    tier: 'value',
    thresholds: values('major', 'severe'),
    hp: marks,
    stress: marks,
    armor: values('score', 'marked'),
    hope: values('max', 'current'),
    resist: list('value'),
    immune: list('value'),
    reduce: list(fields({ types: list('value'), amount: 'value' })),
    conditions: list('value'),
    status: 'value',
    minionValue: 'value',
    hordeValue: 'value',
  }),
  ops: {
    damage: fields({
      parts: list(fields({ amount: 'value', types: list('value'), half: 'value' })),
      direct: 'value',
      armorSlots: 'value',
      extraHp: 'value',
      minHp: 'value',
      dealtBy: 'value',
    }),
    'mark-hp': values('amount'),
    'mark-stress': values('amount', 'forced'),
    clear: values('track', 'amount'),
    'death-move': fields({ choice: 'value', split: values('hp', 'stress') }),
    rest: fields({
      length: 'value',
      interrupted: 'value',
      moves: list(values('move')),
      shortRestsSoFar: 'value',
    }),
    'level-up': fields({
      level: 'value',
      armorBase: values('major', 'severe'),
      picks: list('value'),
    }),
  },
  start: (before) => accept(layOver({ ...thresholds.defaultVitals }, before)),
  apply,
};
