import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadPack } from './load-pack.ts';
import { locate, placeFaces } from './lookup.ts';
import type { InjuryPack } from './pack.ts';
import { oddsOf, overallOdds, rowRolled, tablesOf, type Odds, type PackTable } from './tables.ts';
import { twoLegged } from './two-legged.ts';

const file = new URL('../../../../resources/tables/winged-four-legged.json', import.meta.url);
const loaded = loadPack(JSON.parse(readFileSync(file, 'utf8')));
if (!loaded.ok) throw new Error(loaded.refusal.reason);
const packs: readonly InjuryPack[] = [twoLegged, loaded.value];
const faces = (die: number): number[] => Array.from({ length: die }, (_, at) => at + 1);
const tables = packs.flatMap((pack) => tablesOf(pack).map((table) => [pack.id, table.id, table, pack] as const));
const tableOf = (pack: InjuryPack, id: string): PackTable => {
  const found = tablesOf(pack).find((table) => table.id === id);
  if (!found) throw new Error(`no table ${id}`);
  return found;
};

/** Fractions added up exactly. */
const sum = (all: readonly Odds[]): number => {
  const of = all.reduce((product, odds) => product * BigInt(odds.of), 1n);
  const ways = all.reduce((total, odds) => total + (BigInt(odds.ways) * of) / BigInt(odds.of), 0n);
  return ways === of ? 1 : Number(ways) / Number(of);
};

describe('IN-7 every table by itself', () => {
  test('IN-7 the two-legged pack has these', () => {
    expect(tablesOf(twoLegged).map(({ id, die }) => `${id} d${die}`)).toEqual([
      'severity d4',
      'regions d6',
      'spots/head d6',
      'spots/torso d6',
      'spots/arm d6',
      'sides/arm d2',
      'spots/leg d6',
      'sides/leg d2',
    ]);
  });

  test.each(tables)('IN-7 %s, %s: every face comes to one row, and every row comes up', (_pack, _id, table) => {
    const most = table.kind === 'severity' ? 20 : 0;
    const reached = new Set<number>();
    for (let below = 0; below <= most; below += 1) {
      for (const face of faces(table.die)) {
        const rolled = rowRolled(table, face, below);
        if (!rolled.ok) throw new Error(rolled.refusal.reason);
        const row = table.rows[rolled.value.at];
        expect(rolled.value.total).toBe(face + below);
        expect(row && row.from <= face + below && face + below <= (row.to ?? Infinity)).toBe(true);
        reached.add(rolled.value.at);
      }
    }
    expect([...reached].sort((one, other) => one - other)).toEqual(table.rows.map((_row, at) => at));
  });

  test.each(tables)('IN-7 %s, %s refuses what its die cannot show', (_pack, _id, table) => {
    for (const face of [0, table.die + 1, 1.5, NaN, -1]) {
      expect(rowRolled(table, face)).toMatchObject({ ok: false, refusal: { code: 'dieOutOfRange', field: 'die' } });
    }
  });

  test('IN-7 the Wounds below zero are added to a severity and to nothing else', () => {
    expect(rowRolled(tableOf(twoLegged, 'severity'), 4, 2)).toEqual({ ok: true, value: { total: 6, at: 2 } });
    expect(rowRolled(tableOf(twoLegged, 'regions'), 4, 2)).toEqual({ ok: true, value: { total: 4, at: 2 } });
  });

  test('IN-7 a row says what it means: a severity one thing, a spot one for each severity', () => {
    expect(tableOf(twoLegged, 'severity').rows[0]).toMatchObject({
      name: 'knocked-out',
      effects: [{ severity: null }],
    });
    expect(tableOf(twoLegged, 'spots/leg').rows[2]).toMatchObject({
      name: 'knee',
      effects: [{ severity: 'minor' }, { severity: 'permanent' }],
    });
    expect(tableOf(twoLegged, 'regions').rows[0]?.effects).toEqual([]);
  });
});

describe('IN-5 odds', () => {
  test.each(tables)('IN-5 %s, %s: the odds are all faces together, whatever is added', (_pack, _id, table) => {
    for (let below = 0; below <= 20; below += 1) expect(sum(oddsOf(table, below))).toBe(1);
  });

  test.each(tables)('IN-5 %s, %s: the odds are what counting every face gives', (_pack, _id, table) => {
    for (const below of [0, 1, 3, 7]) {
      const counted = table.rows.map(() => 0);
      for (const face of faces(table.die)) {
        const rolled = rowRolled(table, face, below);
        if (rolled.ok) counted[rolled.value.at] = (counted[rolled.value.at] ?? 0) + 1;
      }
      expect(oddsOf(table, below).map(({ ways }) => ways)).toEqual(counted);
    }
  });

  test.each(packs.map((pack) => [pack.id, pack] as const))(
    'IN-7 %s: the spots of all regions share all rolls',
    (_id, pack) => {
      const all = tablesOf(pack).flatMap((table) => overallOdds(pack, table) ?? []);
      expect(all.length).toBe(pack.regions.rows.flatMap(({ spots }) => spots.rows).length);
      expect(sum(all)).toBe(1);
    },
  );

  test('IN-7 a knee is one of 36 places, a chest one of 18', () => {
    expect(overallOdds(twoLegged, tableOf(twoLegged, 'spots/leg'))?.[2]).toEqual({ ways: 1, of: 36 });
    expect(overallOdds(twoLegged, tableOf(twoLegged, 'spots/torso'))?.[1]).toEqual({ ways: 2, of: 36 });
    expect(overallOdds(twoLegged, tableOf(twoLegged, 'regions'))).toBeNull();
  });
});

describe('IN-6 a place that is pointed at', () => {
  const places = packs.flatMap((pack) =>
    pack.regions.rows.flatMap(({ region, spots, sides }) =>
      spots.rows.flatMap(({ spot }) =>
        (sides?.rows.map(({ side }) => side) ?? [null]).map((side) => [pack.id, region, spot, side, pack] as const),
      ),
    ),
  );

  test('IN-6 there are 36 of two legs: 24 spots, of which 12 come in pairs', () => {
    expect(places.filter(([id]) => id === 'two-legged').length).toBe(36);
  });

  test.each(places)('IN-6 %s: %s, %s, %s has dice that name it', (_id, region, spot, side, pack) => {
    const dice = placeFaces(pack, { region, spot, side });
    if (!dice.ok) throw new Error(dice.refusal.reason);
    expect(locate(pack, dice.value)).toEqual({ ok: true, value: { region, spot, side } });
  });

  test.each([
    [{ region: 'tail', spot: 'tip', side: null }],
    [{ region: 'head', spot: 'knee', side: null }],
    [{ region: 'arm', spot: 'hand', side: null }],
    [{ region: 'arm', spot: 'hand', side: 'left' }],
  ])('IN-6 %j is refused', (place) => {
    expect(placeFaces(twoLegged, place)).toMatchObject({ ok: false, refusal: { code: 'noSuchPlace', field: 'place' } });
  });

  test('IN-6 a side that the place has not is let be: only a spine is a spine', () => {
    expect(placeFaces(twoLegged, { region: 'torso', spot: 'spine', side: 'left' })).toEqual({
      ok: true,
      value: { region: 2, spot: 6 },
    });
  });
});
