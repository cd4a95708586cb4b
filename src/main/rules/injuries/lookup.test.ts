import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadPack } from './load-pack.ts';
import { certainDeath, effectAt, locate, placeDice, rowAt, rowOdds, severityAt, severityOdds } from './lookup.ts';
import type { InjuryPack } from './pack.ts';
import { twoLegged } from './two-legged.ts';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../resources/tables/${name}.json`, import.meta.url), 'utf8'));
const must = (json: unknown): InjuryPack => {
  const loaded = loadPack(json);
  if (!loaded.ok) throw new Error(loaded.refusal.reason);
  return loaded.value;
};
const winged = must(read('winged-four-legged'));
const odds = (pack: InjuryPack, below: number): number[] => severityOdds(pack, below).map(({ ways }) => ways);

describe('IN-3 the packs that are shipped', () => {
  test('the file of the two-legged pack is what the rules use (mend: node tools/tables/write.mjs)', () => {
    expect(must(read('two-legged'))).toEqual(twoLegged);
  });

  test('the winged pack has other dice and another body', () => {
    expect([winged.severity.die, winged.regions.die]).toEqual([6, 10]);
    expect(winged.regions.rows.map(({ region }) => region)).toContain('wing');
    expect(winged.licence).toBe('MIT');
  });
});

describe('SW-14 places', () => {
  const places: readonly (readonly [Record<string, number>, string, string, string | null])[] = [
    ...['scalp', 'face', 'jaw', 'ear', 'eye', 'skull'].map(
      (spot, at) => [{ region: 1, spot: at + 1 }, 'head', spot, null] as const,
    ),
    ...['shoulder', 'chest', 'ribs', 'gut', 'back', 'spine'].map(
      (spot, at) => [{ region: 2, spot: at + 1 }, 'torso', spot, null] as const,
    ),
    [{ region: 3, spot: 6 }, 'torso', 'spine', null],
    ...['shoulder joint', 'upper arm', 'elbow', 'forearm', 'wrist', 'hand'].map(
      (spot, at) => [{ region: 4, spot: at + 1, side: 1 }, 'arm', spot, 'primary'] as const,
    ),
    [{ region: 5, spot: 6, side: 2 }, 'arm', 'hand', 'secondary'],
    ...['hip', 'thigh', 'knee', 'shin', 'ankle', 'foot'].map(
      (spot, at) => [{ region: 6, spot: at + 1, side: 1 }, 'leg', spot, 'left'] as const,
    ),
    [{ region: 6, spot: 3, side: 2 }, 'leg', 'knee', 'right'],
  ];

  test.each(places)('SW-14 %j is %s, %s, %s', (dice, region, spot, side) => {
    expect(locate(twoLegged, dice)).toEqual({ ok: true, value: { region, spot, side } });
  });

  test.each([
    [{}, 'dieMissing'],
    [{ region: 1 }, 'dieMissing'],
    [{ region: 4, spot: 2 }, 'dieMissing'],
    [{ region: 7, spot: 2 }, 'dieOutOfRange'],
    [{ region: 0, spot: 2 }, 'dieOutOfRange'],
    [{ region: 1, spot: 7 }, 'dieOutOfRange'],
    [{ region: 6, spot: 1, side: 3 }, 'dieOutOfRange'],
    [{ region: 1, spot: 2, side: 1 }, 'dieNotUsed'],
    [{ region: 1, spot: 2, luck: 1 }, 'dieNotUsed'],
  ])('SW-14 %j is refused: %s', (dice, code) => {
    expect(locate(twoLegged, dice)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('SW-14 the dice that are needed follow from those that came up', () => {
    expect(placeDice(twoLegged, {})).toEqual({ region: 6 });
    expect(placeDice(twoLegged, { region: 1 })).toEqual({ region: 6, spot: 6 });
    expect(placeDice(twoLegged, { region: 5 })).toEqual({ region: 6, spot: 6, side: 2 });
    expect(placeDice(winged, { region: 2 })).toEqual({ region: 10, spot: 4 });
  });

  test('IN-4 every face of every table of both packs leads to one place and its meaning', () => {
    for (const pack of [twoLegged, winged]) {
      for (let region = 1; region <= pack.regions.die; region++) {
        const row = rowAt(pack.regions, region);
        if (!row) throw new Error('no region');
        for (let spot = 1; spot <= row.spots.die; spot++) {
          const found = locate(pack, { region, spot, ...(row.sides && { side: 1 }) });
          if (!found.ok) throw new Error(found.refusal.reason);
          expect(effectAt(pack, found.value, 'minor')?.means).toMatch(/\w/);
          expect(effectAt(pack, found.value, 'permanent')?.lasts).toMatch(/\w/);
        }
      }
    }
    const knee = { region: 'leg', spot: 'knee' };
    expect(effectAt(twoLegged, knee, 'minor')).toEqual({
      means: 'Splinted; kneeling and climbing are out',
      lasts: 'two weeks',
    });
    expect(effectAt(twoLegged, knee, 'permanent')?.means).toBe('The knee gives way on rough ground');
    expect(effectAt(twoLegged, { region: 'wing', spot: 'tip' }, 'minor')).toBeNull();
  });
});

describe('SW-12 what the injury roll comes to', () => {
  test.each([
    [1, 'knocked-out'],
    [3, 'knocked-out'],
    [4, 'minor'],
    [5, 'minor'],
    [6, 'permanent'],
    [7, 'permanent'],
    [8, 'death'],
    [9000, 'death'],
    [0, undefined],
  ])('SW-12 a total of %i is %s', (total, result) => {
    expect(severityAt(twoLegged, total)?.result).toBe(result);
  });

  test.each([
    [0, [3, 1, 0, 0]],
    [1, [2, 2, 0, 0]],
    [2, [1, 2, 1, 0]],
    [3, [0, 2, 2, 0]],
    [4, [0, 1, 2, 1]],
    [5, [0, 0, 2, 2]],
    [6, [0, 0, 1, 3]],
    [7, [0, 0, 0, 4]],
    [50, [0, 0, 0, 4]],
  ])('SW-12 the odds at %i below, out of 4', (below, ways) => {
    expect(odds(twoLegged, below)).toEqual(ways);
    expect(certainDeath(twoLegged, below)).toBe(below >= 7);
  });

  test('SW-13 a pack whose table never kills knows no certain death', () => {
    const [first] = twoLegged.severity.rows;
    if (!first) throw new Error('no rows');
    const kind: InjuryPack = { ...twoLegged, severity: { die: 4, rows: [{ ...first, to: null }] } };
    expect(certainDeath(kind, 400)).toBe(false);
  });

  test('IN-5 odds are the share of faces, and add up to the whole die', () => {
    expect(rowOdds(twoLegged.regions).map(({ ways }) => ways)).toEqual([1, 2, 2, 1]);
    fc.assert(
      fc.property(fc.constantFrom(twoLegged, winged), fc.nat(30), (pack, below) => {
        expect(odds(pack, below).reduce((sum, ways) => sum + ways, 0)).toBe(pack.severity.die);
      }),
    );
  });
});
