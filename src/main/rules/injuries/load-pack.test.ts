import { describe, expect, test } from 'vitest';
import { examinePack, loadPack } from './load-pack.ts';
import { loosePack, regionRow, rowOf, severityRow, sideTable, spoiled, spotRow } from './packs.fixtures.ts';

const head = (pack: ReturnType<typeof loosePack>): { die: unknown; rows: Record<string, unknown>[] } =>
  rowOf(pack.regions, 0).spots as never;

const selfContained = (): unknown => {
  const pack = loosePack();
  pack.regions.rows[0] = pack;
  return pack;
};

const hostile: readonly (readonly [name: string, json: unknown, told: string | RegExp])[] = [
  ['nothing', null, 'it must be an object'],
  ['undefined', undefined, 'it must be an object'],
  ['a number', 7, 'it must be an object'],
  ['a text', 'pack', 'it must be an object'],
  ['a list', [loosePack()], 'it must be an object'],
  ['an empty object', {}, 'format: is missing'],
  ['another format', spoiled((p) => (p.format = 2)), 'format: must be 1'],
  ['an id with spaces', spoiled((p) => (p.id = 'My Pack')), 'id: must be lower-case'],
  ['an id that is a path', spoiled((p) => (p.id = '../x')), 'id: must be lower-case'],
  ['no author', spoiled((p) => delete p.author), 'author: is missing'],
  ['no licence', spoiled((p) => delete p.licence), 'licence: is missing'],
  ['an empty name', spoiled((p) => (p.name = '  ')), 'name: must be a text that is not empty'],
  ['a name that is too long', spoiled((p) => (p.name = 'x'.repeat(41))), 'name: must be at most 40 characters'],
  ['a name of two lines', spoiled((p) => (p.name = 'a\nb')), 'name: must be one line'],
  ['a name with a space around', spoiled((p) => (p.name = ' a')), 'name: must not begin or end with a space'],
  ['a field nobody knows', spoiled((p) => (p.weight = 3)), 'weight: is not a field'],
  [
    'a key that pollutes',
    JSON.parse(JSON.stringify(loosePack()).replace('{', '{"__proto__":{"x":1},')),
    '__proto__: is not a field',
  ],
  ['inherited fields', Object.create(loosePack()), 'format: is missing'],
  ['a table that is a list', spoiled((p) => (p.severity = [] as never)), 'severity: must be an object'],
  ['no rows', spoiled((p) => (p.severity.rows = [])), 'severity.rows: must be a list of 1 to 100'],
  ['rows that are no list', spoiled((p) => (p.regions.rows = { length: 2 } as never)), 'regions.rows: must be a list'],
  [
    '10,000 rows',
    spoiled((p) => (p.regions.rows = Array.from({ length: 10_000 }, () => regionRow(1, 1, 'x')))),
    'must be a list of 1 to 100',
  ],
  ['a die of one face', spoiled((p) => (p.regions.die = 1)), 'regions.die: must be a whole number between 2 and 100'],
  ['a die of no faces', spoiled((p) => (p.regions.die = 0)), 'regions.die'],
  ['a negative die', spoiled((p) => (p.severity.die = -4)), 'severity.die'],
  ['a broken die', spoiled((p) => (p.severity.die = 4.5)), 'severity.die'],
  ['a die written out', spoiled((p) => (p.severity.die = 'd4')), 'severity.die'],
  ['an endless die', spoiled((p) => (p.severity.die = Infinity)), 'severity.die'],
  ['a die that is no number', spoiled((p) => (p.severity.die = NaN)), 'severity.die'],
  ['a gap', spoiled((p) => (rowOf(p.regions, 1).from = 5)), 'regions.rows: no row covers 4;'],
  ['a wide gap', spoiled((p) => (rowOf(p.regions, 1).from = 6)), 'no row covers 4 to 5'],
  ['a gap at the bottom', spoiled((p) => (rowOf(p.regions, 0).from = 2)), 'no row covers 1'],
  ['a gap at the top', spoiled((p) => (rowOf(p.regions, 1).to = 5)), 'no row covers 6'],
  ['an overlap', spoiled((p) => (rowOf(p.regions, 1).from = 3)), 'rows "head" and "wing" overlap at 3'],
  [
    'a row inside another',
    spoiled((p) => p.regions.rows.push(regionRow(2, 2, 'tail'))),
    'row "tail" can never be reached',
  ],
  [
    'a row beyond the die',
    spoiled((p) => head(p).rows.push(spotRow(7, 7, 'eye of the mind'))),
    'regions.rows.0.spots.rows: row "eye of the mind" can never be reached',
  ],
  [
    'a row past the die',
    spoiled((p) => (rowOf(head(p), 1).to = 5)),
    'row "eye" reaches past the die, which shows 1 to 4',
  ],
  ['a row at 0', spoiled((p) => (rowOf(p.regions, 0).from = 0)), 'row "head" reaches past the die'],
  [
    'a negative range',
    spoiled((p) => Object.assign(rowOf(p.regions, 0), { from: -3, to: -1 })),
    'row "head" can never be reached',
  ],
  [
    'a row that runs backwards',
    spoiled((p) => Object.assign(rowOf(p.regions, 0), { from: 3, to: 1 })),
    'row "head" runs backwards',
  ],
  [
    'a bound that is a text',
    spoiled((p) => (rowOf(p.regions, 0).from = '1')),
    'regions.rows.0.from: must be a whole number',
  ],
  ['a bound without end', spoiled((p) => (rowOf(p.regions, 1).to = null)), 'regions.rows.1.to: must be a whole number'],
  ['a negative weight', spoiled((p) => (rowOf(p.regions, 0).weight = -1)), 'regions.rows.0.weight: is not a field'],
  [
    'a result nobody knows',
    spoiled((p) => (rowOf(p.severity, 0).result = 'sleepy')),
    'severity.rows.0.result: must be one of',
  ],
  ['a severity that ends', spoiled((p) => (rowOf(p.severity, 2).to = 9)), 'severity.rows: no row covers 10 and more'],
  ['two open ends', spoiled((p) => p.severity.rows.push(severityRow(8, null, 'permanent'))), 'overlap at 8 and more'],
  ['a region twice', spoiled((p) => (rowOf(p.regions, 1).region = 'head')), '"head" stands in more than one row'],
  ['a row that is a number', spoiled((p) => (p.regions.rows[0] = 4 as never)), 'regions.rows.0: must be an object'],
  ['a region without spots', spoiled((p) => delete rowOf(p.regions, 0).spots), 'regions.rows.0.spots: is missing'],
  [
    'a region that leaves the sides open',
    spoiled((p) => delete rowOf(p.regions, 0).sides),
    'regions.rows.0.sides: is missing',
  ],
  [
    'sides with a gap',
    spoiled((p) => (rowOf(p.regions, 1).sides = { ...sideTable(), die: 3 })),
    'regions.rows.1.sides.rows: no row covers 3',
  ],
  [
    'a spot without meaning',
    spoiled((p) => (rowOf(head(p), 0).minor = null)),
    'regions.rows.0.spots.rows.0.minor: must be an object',
  ],
  [
    'a meaning that is markup of a book',
    spoiled((p) => (rowOf(p.severity, 0).means = 'x'.repeat(301))),
    'severity.rows.0.means: must be at most 300',
  ],
  ['a pack inside itself', selfContained(), 'regions.rows.0.region: is missing'],
];

describe('IN-1 a pack is proven to answer every roll exactly once', () => {
  test('a good pack is read into fresh objects, equal to what was given', () => {
    const json = loosePack();
    const loaded = loadPack(json);
    expect(loaded).toEqual({ ok: true, value: json });
    expect(loaded.ok && loaded.value.regions).not.toBe(json.regions);
  });

  test('rows may stand in any order', () => {
    expect(loadPack(spoiled((p) => p.regions.rows.reverse())).ok).toBe(true);
  });

  test.each(hostile)('IN-2 refused and named: %s', (_name, json, told) => {
    const loaded = loadPack(json);
    if (loaded.ok) throw new Error('it was read');
    expect(loaded.refusal.code).toBe('badPack');
    expect(`${loaded.refusal.reason};`.replace('.;', ';')).toContain(told);
  });

  test('IN-2 every problem is named, up to twenty', () => {
    const two = examinePack(spoiled((p) => Object.assign(p, { id: 'A', name: '' })));
    expect(two.problems.map(({ path }) => path)).toEqual(['id', 'name']);
    const many = spoiled((p) => (p.regions.rows = Array.from({ length: 100 }, () => ({}))));
    expect(examinePack(many).problems).toHaveLength(20);
  });

  test('IN-2 nothing is polluted by reading', () => {
    loadPack(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
