import type { Adapter } from './adapter.ts';
import { RULESETS, adapterFor } from './adapters/index.ts';
import { isFields } from './json.ts';
import type { Fields } from './json.ts';
import { list, shapeMismatches } from './shape.ts';
import type { Mismatch, Shape } from './shape.ts';

/** One operation and its dice. */
export interface Step {
  readonly op: Fields;
  readonly rolls: Fields;
}

/** A case that is well formed: every name in it is known. */
export interface Case {
  readonly adapter: Adapter;
  readonly options: Fields;
  readonly before: Fields;
  readonly steps: readonly Step[];
  readonly after: Fields | undefined;
  readonly facts: Fields | undefined;
  readonly refused: boolean;
}

const KNOWN = [
  'id',
  'ruleset',
  'options',
  'before',
  'op',
  'ops',
  'rolls',
  'after',
  'facts',
  'refused',
  'reason',
  'why',
];

/** Dice are named freely; which of them are used is for the rules to say. */
const rollsShape = (rolls: unknown): Shape =>
  isFields(rolls)
    ? {
        fields: Object.fromEntries(
          Object.entries(rolls).map(([key, die]): [string, Shape] => [
            key,
            Array.isArray(die) ? list('value') : 'value',
          ]),
        ),
      }
    : 'value';

const wrong = (path: string, expected: unknown, got: unknown): Mismatch => ({ path, expected, got });

function topLevel(line: Fields): readonly Mismatch[] {
  const found = Object.keys(line)
    .filter((key) => !KNOWN.includes(key))
    .map((key) => wrong(key, 'a known field', key));
  const has = (key: string): boolean => Object.hasOwn(line, key);
  if (typeof line.id !== 'string' || line.id === '') found.push(wrong('id', 'a name', line.id));
  for (const key of ['options', 'before', 'op', 'after', 'facts']) {
    if (has(key) && !isFields(line[key])) found.push(wrong(key, 'an object', line[key]));
  }
  for (const key of ['reason', 'why']) {
    if (has(key) && typeof line[key] !== 'string') found.push(wrong(key, 'a text', line[key]));
  }
  if (has('refused') && line.refused !== true) found.push(wrong('refused', true, line.refused));
  if (has('op') === has('ops')) found.push(wrong('op', 'either op or ops', has('op') ? 'both' : 'neither'));
  if (has('ops') && (has('facts') || has('refused')))
    found.push(wrong('ops', 'neither facts nor refused', 'one of them'));
  if (has('facts') && has('refused')) found.push(wrong('refused', 'no facts', 'facts'));
  if (!has('after') && !has('facts') && !has('refused')) found.push(wrong('after', 'something to check', 'nothing'));
  return found;
}

function stepsOf(line: Fields): readonly Step[] | Mismatch {
  const { op, ops, rolls = Object.hasOwn(line, 'ops') ? undefined : {} } = line;
  if (isFields(op)) return isFields(rolls) ? [{ op, rolls }] : wrong('rolls', 'an object', rolls);
  if (!Array.isArray(ops) || ops.length === 0) return wrong('ops', 'a list of operations', ops);
  if (!Array.isArray(rolls) || rolls.length !== ops.length)
    return wrong('rolls', 'one object for each operation', rolls);
  const steps: Step[] = [];
  for (const [index, one] of ops.entries()) {
    const dice: unknown = rolls[index];
    if (!isFields(one)) return wrong(`ops.${index}`, 'an operation', one);
    if (!isFields(dice)) return wrong(`rolls.${index}`, 'an object', dice);
    steps.push({ op: one, rolls: dice });
  }
  return steps;
}

function stepMismatches({ op, rolls }: Step, adapter: Adapter, path: string): readonly Mismatch[] {
  const { op: name, ...given } = op;
  const shape = typeof name === 'string' && Object.hasOwn(adapter.ops, name) ? adapter.ops[name] : undefined;
  if (shape === undefined) return [wrong(`${path}.op`, Object.keys(adapter.ops).join(' | '), name)];
  return [...shapeMismatches(given, shape, path), ...shapeMismatches(rolls, rollsShape(rolls), 'rolls')];
}

/** A line as a case, or everything in it that the format does not know. */
export function readCase(line: unknown): Case | readonly Mismatch[] {
  if (!isFields(line)) return [wrong('line', 'an object', line)];
  const found = topLevel(line);
  if (found.length > 0) return found;
  const adapter = adapterFor(line.ruleset);
  if (!adapter) return [wrong('ruleset', RULESETS.join(' | '), line.ruleset)];
  const steps = stepsOf(line);
  if (!Array.isArray(steps)) return [steps as Mismatch];
  const { options = {}, before = {}, after, facts } = line as Readonly<Record<string, Fields | undefined>>;
  const badOptions = Object.entries(options)
    .filter(([name, value]) => !adapter.allowsOption(name, value))
    .map(([name, value]) => wrong(`options.${name}`, 'a known option and one of its values', value));
  const one = Object.hasOwn(line, 'op');
  const unknown = [
    ...badOptions,
    ...shapeMismatches(before, adapter.before, 'before'),
    ...steps.flatMap((step: Step, index) => stepMismatches(step, adapter, one ? 'op' : `ops.${index}`)),
  ];
  if (unknown.length > 0) return unknown;
  return { adapter, options, before, steps, after, facts, refused: Object.hasOwn(line, 'refused') };
}
