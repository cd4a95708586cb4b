import { describe, expect, test } from 'vitest';
import { examinePack, loadPack } from './load-pack.ts';
import { loosePack, regionRow, rowOf, severityRow, spoiled, spotRow } from './packs.fixtures.ts';
import type { Loose, LoosePack } from './packs.fixtures.ts';

const isContainer = (value: unknown): value is Loose => typeof value === 'object' && value !== null;

/** The paths of everything in the good pack, lists and objects included. */
const pathsIn = (value: unknown, path: readonly string[]): string[][] =>
  isContainer(value)
    ? Object.entries(value).flatMap(([key, one]) => [[...path, key], ...pathsIn(one, [...path, key])])
    : [];

const paths = pathsIn(loosePack(), []).map((path) => path.join('.'));
const fields = paths.filter((path) => path.search(/\d$/) === -1);

/** The good pack, with `change` applied to what holds the last key of the path. */
const changedAt = (path: string, change: (holder: Loose, key: string) => unknown): LoosePack =>
  spoiled((pack) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    change(
      keys.reduce<Loose>((holder, key) => holder[key] as Loose, pack),
      last,
    );
  });

const told = (json: unknown): readonly string[] =>
  examinePack(json).problems.map(({ path, message }) => `${path}: ${message}`);

describe('IN-2 every field of a pack', () => {
  test('there are some', () => {
    expect(fields.length).toBeGreaterThan(80);
  });

  test.each(fields)('IN-2 %s, missing, is told and nothing else', (path) => {
    expect(told(changedAt(path, (holder, key) => Reflect.deleteProperty(holder, key)))).toEqual([
      `${path}: is missing`,
    ]);
  });

  test.each(paths)('IN-2 %s, of the wrong type, is told with its path and nothing else', (path) => {
    const { pack, problems } = examinePack(changedAt(path, (holder, key) => (holder[key] = true)));
    expect(pack).toBeUndefined();
    expect(problems.map((problem) => problem.path)).toEqual([path]);
    expect(problems[0]?.message).toMatch(/^must be /);
  });
});

describe('IN-2 the words for what is wrong', () => {
  test.each<readonly [string, (pack: LoosePack) => unknown, readonly string[]]>([
    ['another format', (p) => (p.format = 2), ['format: must be 1: this version reads no other']],
    ['a name that is a number', (p) => (p.name = 7), ['name: must be a text that is not empty']],
    ['a name of 40 characters', (p) => (p.name = 'x'.repeat(40)), []],
    ['a name of 41', (p) => (p.name = 'x'.repeat(41)), ['name: must be at most 40 characters long']],
    ['a body of 80', (p) => (p.body = 'x'.repeat(80)), []],
    ['a body of 81', (p) => (p.body = 'x'.repeat(81)), ['body: must be at most 80 characters long']],
    ['an author of 81', (p) => (p.author = 'x'.repeat(81)), ['author: must be at most 80 characters long']],
    ['a licence of 81', (p) => (p.licence = 'x'.repeat(81)), ['licence: must be at most 80 characters long']],
    ['two lines', (p) => (p.name = 'a\nb'), ['name: must be one line without control characters']],
    ['a space behind', (p) => (p.name = 'a '), ['name: must not begin or end with a space']],
    ['an id that ends with a hyphen', (p) => (p.id = 'a-'), ['id: must be lower-case letters, digits and hyphens']],
    ['an id that begins with a hyphen', (p) => (p.id = '-a'), ['id: must be lower-case letters, digits and hyphens']],
    ['an id with two hyphens together', (p) => (p.id = 'a--b'), ['id: must be lower-case letters, digits and hyphens']],
    ['an id of several words', (p) => (p.id = 'a1-b2-3'), []],
    ['a die of 2', (p) => (p.severity.die = 2), []],
    ['a die of 1', (p) => (p.severity.die = 1), ['severity.die: must be a whole number between 2 and 100']],
    ['a die of 100', (p) => (p.severity.die = 100), []],
    ['a die of 101', (p) => (p.severity.die = 101), ['severity.die: must be a whole number between 2 and 100']],
    [
      'a result that nobody knows',
      (p) => (rowOf(p.severity, 0).result = 'sleepy'),
      ['severity.rows.0.result: must be one of knocked-out, minor, permanent, death'],
    ],
    [
      'a bound past all tables',
      (p) => (rowOf(p.severity, 1).to = 1001),
      ['severity.rows.1.to: must be a whole number between -1000 and 1000'],
    ],
    [
      'means of 301 characters',
      (p) => (rowOf(p.severity, 0).means = 'x'.repeat(301)),
      ['severity.rows.0.means: must be at most 300 characters long'],
    ],
    [
      'lasts of 81 characters',
      (p) => (rowOf(p.severity, 0).lasts = 'x'.repeat(81)),
      ['severity.rows.0.lasts: must be at most 80 characters long'],
    ],
    [
      'means and lasts of just their length',
      (p) => Object.assign(rowOf(p.severity, 0), { means: 'x'.repeat(300), lasts: 'x'.repeat(80) }),
      [],
    ],
    [
      'an effect that is a text',
      (p) => (rowOf(rowOf(p.regions, 0).spots as never, 0).minor = 'ouch'),
      ['regions.rows.0.spots.rows.0.minor: must be an object with means, lasts'],
    ],
    [
      'the same name three times, once told',
      (p) =>
        (p.severity.rows = [severityRow(1, 1, 'minor'), severityRow(2, 2, 'minor'), severityRow(3, null, 'minor')]),
      ['severity.rows: "minor" stands in more than one row'],
    ],
    [
      'a gap in the spots',
      (p) => (rowOf(p.regions, 0).spots = { die: 4, rows: [spotRow(1, 2, 'top')] }),
      ['regions.rows.0.spots.rows: no row covers 3 to 4'],
    ],
    [
      'a table that cannot be read is not looked over as well',
      (p) => Object.assign(p.severity, { die: 'd4', rows: [severityRow(1, 1, 'minor')] }),
      ['severity.die: must be a whole number between 2 and 100'],
    ],
    [
      'rows of which one cannot be read are not looked over as well',
      (p) => (p.severity.rows = [severityRow(1, 1, 'minor'), 4 as never]),
      ['severity.rows.1: must be an object with from, to, result, means, lasts'],
    ],
  ])('IN-2 %s', (_name, change, problems) => {
    expect(told(spoiled(change))).toEqual(problems);
  });

  test.each([
    [100, []],
    [101, ['regions.rows: must be a list of 1 to 100 entries']],
  ])('IN-2 %i rows', (count, problems) => {
    const rows = Array.from({ length: count }, (_, at) => regionRow(at + 1, at + 1, `part ${at}`));
    expect(told(spoiled((p) => (p.regions = { die: 100, rows })))).toEqual(problems);
  });

  test('IN-2 a field that nobody knows is named by its first forty letters, whatever else is wrong', () => {
    const long = 'x'.repeat(50);
    expect(told(spoiled((p) => Object.assign(p, { [long]: 1, name: '' })))).toEqual([
      `${'x'.repeat(40)}: is not a field of this format`,
      'name: must be a text that is not empty',
    ]);
  });

  test('IN-2 the refusal tells every problem and points at the first', () => {
    expect(loadPack(spoiled((p) => Object.assign(p, { id: 'A', name: '' })))).toEqual({
      ok: false,
      refusal: {
        code: 'badPack',
        reason:
          'This is not a usable injury pack. id: must be lower-case letters, digits and hyphens; name: must be a text that is not empty.',
        field: 'id',
      },
    });
    expect(loadPack(7)).toMatchObject({
      refusal: {
        reason:
          'This is not a usable injury pack. it must be an object with format, id, name, body, author, licence, severity, regions.',
        field: '',
      },
    });
  });
});
