import { describe, expect, it } from 'vitest';
import { sentence } from '../parts.ts';
import { done, foe, hero, refused } from './creatures.fixtures.ts';
import type { ThresholdsSource, Vitals, VitalsEdit } from './index.ts';
import { tell } from './tell.ts';

const plate = { major: 7, severe: 15 };
const edited = (changes: VitalsEdit, vitals: Vitals = hero()): Vitals => done(vitals, { op: 'edit', changes }).vitals;
const of = ({ thresholds, thresholdsFrom }: Vitals): readonly unknown[] => [
  thresholds.major,
  thresholds.severe,
  thresholdsFrom,
];

function told(changes: VitalsEdit, before: Vitals): string {
  const { events, vitals: after } = done(before, { op: 'edit', changes });
  const who = { kind: 'text', text: 'Oda' } as const;
  return sentence(tell({ who, by: null, op: 'edit', changes: events, before, after, tables: null }));
}

describe('TH-56 where thresholds come from', () => {
  it.each<[ThresholdsSource, number, number, number]>([
    ['unarmored', 1, 1, 2],
    ['unarmored', 10, 10, 20],
    [plate, 1, 8, 16],
    [plate, 4, 11, 19],
    [{ major: 0, severe: 0 }, 3, 3, 3],
    [{ major: 9999, severe: 9999 }, 1, 10000, 10000],
    ['hand', 4, 8, 16],
  ])('%j at level %i: %i and %i', (source, level, major, severe) => {
    const was = source === 'hand' ? undefined : source;
    expect(of(edited({ thresholdsFrom: source }, hero({ level })))).toEqual([major, severe, was]);
  });

  it('those from the level follow it, by hand and at a level-up; typed ones stay', () => {
    const derived = edited({ thresholdsFrom: plate });
    expect(of(edited({ level: 5 }, derived))).toEqual([12, 20, plate]);
    expect(of(done(derived, { op: 'level-up', level: 2 }).vitals)).toEqual([9, 17, plate]);
    expect(of(edited({ level: 5 }))).toEqual([8, 16, undefined]);
    expect(of(done(hero(), { op: 'level-up', level: 2 }).vitals)).toEqual([8, 16, undefined]);
  });

  it('a level-up in other armor keeps that armor', () => {
    const other = done(edited({ thresholdsFrom: plate }), { op: 'level-up', level: 2, armorBase: null }).vitals;
    expect(of(other)).toEqual([2, 4, 'unarmored']);
    expect(of(done(other, { op: 'level-up', level: 3 }).vitals)).toEqual([3, 6, 'unarmored']);
  });

  it('typed ones are by hand from then on; by hand again keeps the numbers', () => {
    const derived = edited({ thresholdsFrom: plate, level: 3 });
    expect(of(edited({ thresholds: { major: 9 } }, derived))).toEqual([9, 18, 'hand']);
    expect(of(edited({ thresholds: { major: 9 }, thresholdsFrom: 'hand' }, derived))).toEqual([9, 18, 'hand']);
    expect(of(edited({ thresholdsFrom: 'hand' }, derived))).toEqual([10, 18, 'hand']);
    expect(of(edited({ level: 9 }, edited({ thresholdsFrom: 'hand' }, derived)))).toEqual([10, 18, 'hand']);
  });

  it('a level set by hand takes the tier of a hero along, and of nobody else', () => {
    expect(edited({ level: 5 }).tier).toBe(3);
    expect(edited({ level: 5, tier: 1 }).tier).toBe(1);
    expect(edited({ level: 5 }, foe()).tier).toBe(1);
    expect(edited({ level: 5, kind: 'hero' }, foe()).tier).toBe(3);
  });

  it('is told with the numbers, as they are and were', () => {
    expect(told({ thresholdsFrom: plate, level: 3 }, hero())).toBe(
      'Oda is set by hand to level 3 (was 1), tier 2 (was 1), thresholds 10 and 18 (was 8 and 16), thresholds by level and armor 7 and 15',
    );
    expect(told({ thresholdsFrom: 'unarmored' }, hero())).toBe(
      'Oda is set by hand to thresholds 1 and 2 (was 8 and 16), thresholds by level, without armor',
    );
    expect(told({ thresholds: { severe: 20 } }, edited({ thresholdsFrom: plate }))).toBe(
      'Oda is set by hand to thresholds 8 and 20 (was 8 and 16)',
    );
  });

  it.each<[unknown, string, string, string]>([
    [
      { thresholds: { major: 3 }, thresholdsFrom: 'unarmored' },
      'twoSources',
      'Thresholds are either typed, or come from the level and the armor.',
      'thresholds',
    ],
    [
      { thresholdsFrom: { major: 9, severe: 8 } },
      'severeBelowMajor',
      'Severe cannot be lower than Major.',
      'thresholdsFrom.severe',
    ],
    [
      { thresholdsFrom: { major: -1, severe: 8 } },
      'outOfRange',
      'The Major base must be between 0 and 9999, not -1.',
      'thresholdsFrom.major',
    ],
    [
      { thresholdsFrom: { major: 1, severe: 10000 } },
      'outOfRange',
      'The Severe base must be between 0 and 9999, not 10000.',
      'thresholdsFrom.severe',
    ],
    ...[{ major: 3 }, { severe: 3 }, 'plate', 4, null].map((thresholdsFrom): [unknown, string, string, string] => [
      { thresholdsFrom },
      'unknownSource',
      'Thresholds are set by hand, or come from the level and the armor.',
      'thresholdsFrom',
    ]),
  ])('refuses %j: %s', (changes, ...said) => {
    expect(refused({ operation: { op: 'edit', changes } })).toEqual(said);
  });
});
