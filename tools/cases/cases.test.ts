import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isFields } from './json.ts';
import type { Fields } from './json.ts';
import { main } from './main.ts';
import { reportOn } from './report.ts';
import { runLine } from './run-case.ts';

const folder = path.join(import.meta.dirname, '../../cases');
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
const linesOf = (name: string): string[] => readFileSync(path.join(folder, name), 'utf8').trim().split('\n');
const everyLine = files.flatMap(linesOf).map((line) => JSON.parse(line) as Fields);

const without = (line: Fields, ...keys: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(line).filter(([key]) => !keys.includes(key)));

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}x` : 0;
}

/** Every way of changing exactly one single value, or of adding an entry to one list. */
function spoilings(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const within = value.flatMap((entry: unknown, at) =>
      spoilings(entry).map((spoiled) => value.with(at, spoiled) as unknown),
    );
    return [...within, [...(value as unknown[]), 'one more']];
  }
  if (!isFields(value)) return [other(value)];
  return Object.entries(value).flatMap(([key, entry]) =>
    spoilings(entry).map((spoiled) => ({ ...value, [key]: spoiled })),
  );
}

const spoiledCases = everyLine.flatMap((line) => [
  ...(line.refused === undefined ? spoilings(line.after ?? {}).map((after) => ({ ...line, after })) : []),
  ...spoilings(line.facts ?? {}).map((facts) => ({ ...line, facts })),
]);

const asText = (lines: readonly unknown[]): string => lines.map((line) => JSON.stringify(line)).join('\n');
const codes = (report: { passed: number; failures: readonly string[] }): [number, number] => [
  report.passed,
  report.failures.length,
];

describe('the cases', () => {
  test.each(files)('every case of %s holds', (name) => {
    expect(reportOn(linesOf(name).join('\n'), name).failures).toEqual([]);
  });

  test('each case has a name of its own and says why', () => {
    const ids = everyLine.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(everyLine.filter(({ why }) => typeof why !== 'string' || why === '')).toEqual([]);
  });

  test('twenty spoiled values are twenty failures', () => {
    const step = Math.floor(spoiledCases.length / 20);
    const twenty = Array.from({ length: 20 }, (_, at) => spoiledCases[at * step]);
    expect(codes(reportOn(asText(twenty), 'spoiled'))).toEqual([0, 20]);
  });

  test('every single value that is spoiled fails', () => {
    expect(spoiledCases.length).toBeGreaterThan(1000);
    expect(spoiledCases.filter((line) => runLine(JSON.stringify(line)).length === 0)).toEqual([]);
  });

  test('a case that should be refused and is not fails, and the other way round', () => {
    const turned = everyLine
      .filter((line) => !Object.hasOwn(line, 'ops'))
      .map((line): Fields => {
        const said = without(line, 'after', 'facts', 'refused');
        return line.refused === true ? { ...said, after: {} } : { ...said, refused: true };
      });
    expect(turned.length).toBeGreaterThan(300);
    expect(codes(reportOn(asText(turned), 'turned'))).toEqual([0, turned.length]);
  });
});

const good = {
  id: 'G1',
  ruleset: 'stamina-wounds',
  options: {},
  before: { wounds: { max: 8, current: 2 }, stamina: { max: 5, current: 0 } },
  op: { op: 'damage', amount: 2, causes: [] as unknown[] },
  rolls: { injury: 4, region: 6, spot: 3, side: 1 } as Fields,
  after: { wounds: { current: 0 }, injuries: [{ spot: 'knee', side: 'left' }] } as Fields,
  facts: { total: 4 } as Fields,
};
const bare = without(good, 'facts', 'after', 'op', 'rolls');
const injury = { severity: 'minor', region: 'arm', spot: 'hand', side: 'primary' };

const hostile: readonly (readonly [name: string, line: unknown])[] = [
  ['a list', [good]],
  ['a text', 'G1'],
  ['null', null],
  ['nothing at all', {}],
  ['no id', { ...good, id: undefined }],
  ['a numeric id', { ...good, id: 1 }],
  ['no ruleset', { ...good, ruleset: undefined }],
  ['an unknown ruleset', { ...good, ruleset: 'levels' }],
  ['a ruleset that every object has', { ...good, ruleset: 'constructor' }],
  ['an unknown field on top', { ...good, note: 'x' }],
  ['an unknown option', { ...good, options: { woundsDrain: true } }],
  ['an option of the other ruleset', { ...good, options: { massive: true } }],
  ['an option that every object has', { ...good, options: { toString: true } }],
  ['an unknown value of an option', { ...good, options: { woundDrain: 'yes' } }],
  ['options that are a list', { ...good, options: [] }],
  ['an unknown field before', { ...good, before: { ...good.before, armor: 3 } }],
  [
    'an unknown field deeper before',
    { ...good, before: { ...good.before, wounds: { max: 8, current: 2, marked: 1 } } },
  ],
  [
    'an unknown field of an injury before',
    { ...good, before: { ...good.before, injuries: [{ ...injury, depth: 1 }] } },
  ],
  ['what the rules keep beside the case before', { ...good, before: { ...good.before, injuryRollsOwed: [] } }],
  ['a number where an object belongs', { ...good, before: { wounds: 2 } }],
  ['an object where a number belongs', { ...good, before: { ...good.before, subdual: { amount: 0 } } }],
  ['a creature that cannot be', { ...good, before: { wounds: { max: 8, current: 9 } } }],
  ['an unknown status before', { ...good, before: { ...good.before, status: 'sleepy' } }],
  ['a beast with Stamina', { ...good, before: { ...good.before, kind: 'beast' } }],
  ['an unknown operation', { ...good, op: { op: 'harm', amount: 2 } }],
  ['an operation that every object has', { ...good, op: { op: 'valueOf' } }],
  ['an operation of the app alone', { ...good, op: { op: 'wake' }, before: { status: 'fainted' }, rolls: {} }],
  ['an operation that is no object', { ...good, op: 'damage' }],
  ['an unknown field of the operation', { ...good, op: { ...good.op, armorSlots: 1 } }],
  ['a forced operation', { ...good, op: { ...good.op, force: true } }],
  ['an unknown cause', { ...good, op: { ...good.op, causes: ['fire'] } }],
  ['an object as a cause', { ...good, op: { ...good.op, causes: [{ cause: 'fire' }] } }],
  ['no amount', { ...good, op: { op: 'damage', causes: [] } }],
  ['op and ops', { ...good, ops: [good.op] }],
  ['neither op nor ops', { ...bare, rolls: {}, after: good.after }],
  ['ops without rolls', { ...bare, ops: [good.op], after: good.after }],
  ['ops with too few rolls', { ...bare, ops: [good.op, good.op], rolls: [good.rolls], after: good.after }],
  ['ops with facts', { ...bare, ops: [good.op], rolls: [good.rolls], after: good.after, facts: good.facts }],
  ['ops that are refused', { ...bare, ops: [{ ...good.op, amount: null }], rolls: [{}], refused: true }],
  ['no ops', { ...bare, ops: [], rolls: [], after: {} }],
  [
    'an unknown field in the second of ops',
    { ...bare, ops: [good.op, { op: 'heal', amount: 1, of: 2 }], rolls: [good.rolls, {}], after: {} },
  ],
  ['nothing to check', { ...good, after: undefined, facts: undefined }],
  ['refused: false', { ...good, refused: false }],
  ['refused with facts', { ...good, op: { ...good.op, amount: null }, rolls: {}, after: undefined, refused: true }],
  ['a die too many', { ...good, rolls: { ...good.rolls, hours: 1 } }],
  ['a die nobody knows', { ...good, rolls: { ...good.rolls, luck: 1 } }],
  ['a die too few', { ...good, rolls: { injury: 4, region: 6, spot: 3 } }],
  ['a die off its faces', { ...good, rolls: { ...good.rolls, injury: 5 } }],
  ['a die that is an object', { ...good, rolls: { ...good.rolls, side: { face: 1 } } }],
  ['rolls that are a list', { ...good, rolls: [good.rolls] }],
  ['an unknown field after', { ...good, after: { wound: { current: 0 } } }],
  ['an unknown field deeper after', { ...good, after: { injuries: [{ place: 'knee' }] } }],
  ['an unknown fact', { ...good, facts: { severity: 'minor' } }],
  ['a fact of no fact', { ...good, facts: { toString: null } }],
  ['a list of another length', { ...good, after: { injuries: [] } }],
  ['a number as text', { ...good, after: { wounds: { current: '0' } } }],
  ['null for 0', { ...good, after: { wounds: { current: null } } }],
  ['an object for null', { ...good, after: { hours: {} } }],
  ['a list for an object', { ...good, after: { wounds: [] } }],
  [
    'an unknown field of a group',
    {
      id: 'H',
      ruleset: 'morale',
      before: { score: 7, modifier: 0, mood: 1 },
      op: { op: 'check' },
      rolls: { first: 1, second: 1 },
      after: {},
    },
  ],
  [
    'an option of a group',
    {
      id: 'H',
      ruleset: 'morale',
      options: { tie: 'reroll' },
      before: { score: 7, modifier: 0 },
      op: { op: 'check' },
      rolls: { first: 1, second: 1 },
      after: {},
    },
  ],
  [
    'an unknown part of damage',
    {
      id: 'H',
      ruleset: 'thresholds',
      before: {},
      op: { op: 'damage', parts: [{ amount: 3, types: ['physical'], kind: 1 }] },
      rolls: {},
      after: {},
    },
  ],
  [
    'rubbish for damage',
    { id: 'H', ruleset: 'thresholds', before: {}, op: { op: 'damage', parts: [null] }, rolls: {}, after: {} },
  ],
];

describe('the runner', () => {
  test('the line that the hostile ones are made of passes', () => {
    expect(runLine(JSON.stringify(good))).toEqual([]);
    expect(runLine(JSON.stringify({ ...bare, ops: [good.op], rolls: [good.rolls], after: good.after }))).toEqual([]);
  });

  test.each(hostile)('fails: %s', (_name, line) => {
    const report = reportOn(JSON.stringify(line), 'hostile.jsonl');
    expect(codes(report)).toEqual([0, 1]);
    expect(report.failures[0]).toMatch(/^\S+ .+: expected .+, got .+$/);
    expect(report.failures[0]).not.toContain('\n');
  });

  test.each([
    ['bad JSON', '{"id":"G1"'],
    ['a comma too many', '{"id":"G1",}'],
    ['two cases in one line', `${JSON.stringify(good)}${JSON.stringify(good)}`],
    ['a comment', '// G1'],
    ['a number without end', '{"id":"G1","before":{"wounds":{"max":NaN}}}'],
    ['keys that pollute', `{"__proto__":{"refused":true},${JSON.stringify({ ...good, facts: { total: 9 } }).slice(1)}`],
  ])('fails: %s', (_name, text) => {
    expect(codes(reportOn(text, 'hostile.jsonl'))).toEqual([0, 1]);
  });

  test('an unknown field is never mistaken for a refusal', () => {
    const refused = { ...bare, op: { ...good.op, armorSlots: 1 }, rolls: {}, refused: true };
    expect(runLine(JSON.stringify(refused))).toMatchObject([{ path: 'op.armorSlots' }]);
  });

  test('a refusal with an after is held against what was there before', () => {
    const refused = { ...bare, op: { ...good.op, amount: 1.5 }, rolls: {}, refused: true };
    expect(runLine(JSON.stringify({ ...refused, after: { wounds: { current: 2 } } }))).toEqual([]);
    expect(runLine(JSON.stringify({ ...refused, after: { wounds: { current: 0 } } }))).toHaveLength(1);
  });

  test('a failure names the case, the path, what was expected and what came', () => {
    const [failure] = reportOn(
      JSON.stringify({ ...good, after: { injuries: [{ spot: 'shin' }] }, facts: { total: 5 } }),
      'x',
    ).failures;
    expect(failure).toBe('G1 after.injuries.0.spot: expected "shin", got "knee"; facts.total: expected 5, got 4');
    expect(reportOn('x', 'some.jsonl').failures).toEqual(['some.jsonl:1 line: expected "JSON", got "x"']);
  });

  test('blank lines are no cases; a byte order mark and Windows line ends are none of its business', () => {
    expect(codes(reportOn(`\uFEFF\r\n${JSON.stringify(good)}\r\n\r\n`, 'x'))).toEqual([1, 0]);
    expect(codes(reportOn('\n\n', 'x'))).toEqual([0, 1]);
  });

  test('prints failures, then the count, and gives the exit status', () => {
    const printed: string[] = [];
    const print = (line: string): void => {
      printed.push(line);
    };
    expect(main([path.join(folder, 'group.jsonl'), '/nowhere/cases.jsonl'], print)).toBe(1);
    expect(printed).toEqual([expect.stringContaining('/nowhere/cases.jsonl file: expected'), '57 passed, 1 failed']);
    expect(main([], print)).toBe(0);
    expect(printed.at(-1)).toBe(`${String(everyLine.length)} passed, 0 failed`);
  });
});
