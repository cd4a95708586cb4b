import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PackTablesView, TableView } from '../../../preload/contract/table-views.ts';
import { SCHEMAS } from '../../../preload/contract/schemas/index.ts';
import { fixedChance, valueOf } from '../services.fixtures.ts';
import { makeLocationsService } from '../rolls/locations-service.ts';
import { refuse } from '../../rules/index.ts';
import { PACKS, packsInCampaign } from './packs.ts';
import { makeTablesService } from './tables-service.ts';

const folder = new URL('../../../../resources/tables/', import.meta.url);
const files = readdirSync(folder);
const faces: number[] = [];
const chance = fixedChance(faces);
const shipped = packsInCampaign(() => refuse('noSuchCampaign', 'None is there.'));
const tables = makeTablesService(chance, shipped);
const locations = makeLocationsService(chance, shipped);
const read = (pack: string, below?: number): PackTablesView => valueOf(tables.read({ pack, below }));
const everyTable = PACKS.flatMap(({ id }) => read(id).tables.map((table) => [id, table.id, table] as const));
const everyPlace = PACKS.flatMap((pack) =>
  pack.regions.rows.flatMap(({ region, spots, sides }) =>
    spots.rows.flatMap(({ spot }) =>
      (sides?.rows.map(({ side }) => side) ?? [null]).map((side) => [pack.id, region, spot, side] as const),
    ),
  ),
);

describe('the tables, through the services', () => {
  it('has every pack of the resources, and the one that encounters use first', () => {
    const ids = files.map((file) => (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { id: string }).id);
    const listed = valueOf(tables.list({})).map(({ id }) => id);
    expect([...listed].sort()).toEqual(ids.sort());
    expect(listed[0]).toBe('two-legged');
  });

  it.each(everyTable)(
    '%s, %s: every row is reached by a die that is typed, and by one that is rolled',
    (pack, id, table) => {
      for (const [at, row] of table.rows.entries()) {
        const below = Math.max(0, row.from - table.die);
        const die = row.from - below;
        const typed = valueOf(tables.roll({ pack, table: id, die, below }));
        expect(typed).toMatchObject({ at, die, total: row.from });
        expect(typed.sentence.endsWith(`: ${row.name}`)).toBe(true);
        faces.push(die);
        expect(valueOf(tables.roll({ pack, table: id, below }))).toEqual(typed);
      }
    },
  );

  it.each(everyTable)('%s, %s: its odds are one whole, and say what they are of', (_pack, _id, table) => {
    expect(table.rows.reduce((sum, { odds }) => sum + odds.ways, 0)).toBe(table.die);
    expect(new Set(table.rows.map(({ odds }) => odds.of))).toEqual(new Set([table.die]));
  });

  it('counts the Wounds below zero for a severity alone', () => {
    const odds = (table: TableView | undefined): unknown => table?.rows.map((row) => row.odds.ways);
    expect(odds(read('two-legged', 0).tables[0])).toEqual([3, 1, 0, 0]);
    expect(odds(read('two-legged', 2).tables[0])).toEqual([1, 2, 1, 0]);
    expect(read('two-legged', 2).tables.map(({ plus }) => plus)).toEqual([2, 0, 0, 0, 0, 0, 0, 0]);
    expect(read('two-legged', 2).tables.slice(1)).toEqual(read('two-legged', 0).tables.slice(1));
    expect(valueOf(tables.roll({ pack: 'two-legged', table: 'severity', die: 4, below: 1 })).sentence).toBe(
      '4 + 1 = 5: Minor wound',
    );
  });

  it('refuses a pack and a table that are not there, and a face that the die has not', () => {
    expect(tables.read({ pack: 'six-legged' })).toMatchObject({ refusal: { code: 'noSuchPack', field: 'pack' } });
    expect(tables.roll({ pack: 'six-legged', table: 'severity' })).toMatchObject({ refusal: { code: 'noSuchPack' } });
    expect(tables.roll({ pack: 'two-legged', table: 'spots/tail' })).toMatchObject({
      refusal: { code: 'noSuchTable', field: 'table' },
    });
    expect(tables.roll({ pack: 'two-legged', table: 'sides/arm', die: 3 })).toMatchObject({
      refusal: { code: 'dieOutOfRange', field: 'die', reason: 'This table takes a d2: it shows 1 to 2.' },
    });
  });

  it.each([
    ['tables.read', {}],
    ['tables.read', { pack: '../two-legged' }],
    ['tables.read', { pack: 'two-legged', below: -1 }],
    ['tables.roll', { pack: 'two-legged' }],
    ['tables.roll', { pack: 'two-legged', table: 'severity', die: 0 }],
    ['tables.roll', { pack: 'two-legged', table: 'severity', die: 1.5 }],
    ['tables.roll', { pack: 'two-legged', table: 'severity', luck: 1 }],
    ['locations.lookup', { region: 0 }],
    ['locations.lookup', { pointedAt: { region: 'leg', spot: 'knee' } }],
  ] as const)('main does not take %s of %j', (name, input) => {
    expect(SCHEMAS[name].safeParse(input).success).toBe(false);
  });
});

describe('where a blow lands, through the services', () => {
  it('there are 36 places of two legs', () => {
    expect(everyPlace.filter(([pack]) => pack === 'two-legged').length).toBe(36);
  });

  it.each(everyPlace)('%s: %s, %s, %s is pointed at, typed and rolled', (pack, region, spot, side) => {
    const pointed = valueOf(locations.lookup({ pack, pointedAt: { region, spot, side } }));
    expect(pointed.place).toEqual({ region, spot, side });
    expect(pointed.effects.map(({ severity }) => severity)).toEqual(['minor', 'permanent']);
    const { side: sideDie, ...dice } = pointed.dice;
    const typed = sideDie === null ? dice : { ...dice, side: sideDie };
    expect(valueOf(locations.lookup({ pack, ...typed }))).toEqual(pointed);
    faces.push(...Object.values(typed));
    expect(valueOf(locations.lookup({ pack }))).toEqual(pointed);
  });

  it('lets a side be that was called out for a place that has none', () => {
    const answer = valueOf(locations.lookup({ region: 1, spot: 2, side: 1 }));
    expect(answer).toMatchObject({ place: { spot: 'face', side: null }, dice: { region: 1, spot: 2, side: null } });
  });

  it('refuses a die off its faces, and a place of another body', () => {
    expect(locations.lookup({ region: 7 })).toMatchObject({
      refusal: { code: 'dieOutOfRange', field: 'rolls.region' },
    });
    expect(locations.lookup({ pointedAt: { region: 'wing', spot: 'wing root', side: 'left' } })).toMatchObject({
      refusal: { code: 'noSuchPlace', field: 'place' },
    });
    expect(locations.lookup({ pack: 'six-legged' })).toMatchObject({ refusal: { code: 'noSuchPack' } });
  });
});
