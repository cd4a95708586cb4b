import { expect, it } from 'vitest';
import { twoLegged } from '../../../../main/rules/injuries/two-legged.ts';
import { spotOf } from './body-spots.ts';

const places = twoLegged.regions.rows.flatMap(({ region, spots, sides }) =>
  spots.rows.flatMap(({ spot }) =>
    (sides === null ? [null] : sides.rows.map(({ side }) => side)).map((side) => ({ region, spot, side })),
  ),
);

it('knows every place of the injury table, each at a point of its own', () => {
  const points = places.map((place) => spotOf(place));
  expect(points.filter((point) => point === null)).toEqual([]);
  expect(new Set(points.map((point) => JSON.stringify(point))).size).toBe(places.length);
});

it('puts the right side at the left of the picture, for the figure faces us', () => {
  expect(spotOf({ region: 'leg', spot: 'knee', side: 'right' })?.x).toBeLessThan(100);
  expect(spotOf({ region: 'leg', spot: 'knee', side: 'left' })?.x).toBeGreaterThan(100);
});

it('does not invent a place', () => {
  expect(spotOf({ region: 'tail', spot: 'tip', side: null })).toBeNull();
});
