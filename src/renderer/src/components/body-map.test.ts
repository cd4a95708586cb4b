import { describe, expect, it } from 'vitest';
import { twoLegged } from '../../../main/rules/injuries/two-legged.ts';
import { BODY_PLACES, bodySpot, placeWords } from './body-spots.ts';
import { leader, MAP, MAP_POINTS, neighbour, pointNear, type MapPoint } from './body-map.ts';

const point = (words: string): MapPoint => {
  const found = MAP_POINTS.find((one) => one.words === words);
  if (!found) throw new Error(`no ${words}`);
  return found;
};

describe('the body figure', () => {
  it('has exactly the places of the tables for two legs', () => {
    const places = twoLegged.regions.rows.flatMap(({ region, spots, sides }) =>
      spots.rows.flatMap(({ spot }) =>
        (sides?.rows.map(({ side }) => side) ?? [null]).map((side) => ({ region, spot, side })),
      ),
    );
    const sorted = (list: readonly object[]): string[] => list.map((one) => JSON.stringify(one)).sort();
    expect(sorted(BODY_PLACES)).toEqual(sorted(places));
    expect(sorted(MAP_POINTS.map(({ place }) => place))).toEqual(sorted(places));
  });

  it('faces us: its right leg and its primary arm are at the left', () => {
    expect(bodySpot({ region: 'leg', spot: 'knee', side: 'right' })?.x).toBeLessThan(100);
    expect(bodySpot({ region: 'leg', spot: 'knee', side: 'left' })?.x).toBeGreaterThan(100);
    expect(bodySpot({ region: 'arm', spot: 'hand', side: 'primary' })?.x).toBeLessThan(100);
    expect(point('Right knee').column).toBe('left');
    expect(point('Secondary hand').column).toBe('right');
  });

  it('has no place of another body, nor of another region', () => {
    expect(bodySpot({ region: 'wing', spot: 'pinions', side: 'left' })).toBeNull();
    expect(bodySpot({ region: 'foreleg', spot: 'shoulder', side: 'left' })).toBeNull();
  });

  it('says a place with its side', () => {
    expect(placeWords({ region: 'leg', spot: 'knee', side: 'left' })).toBe('Left knee');
    expect(placeWords({ region: 'torso', spot: 'spine', side: null })).toBe('Spine');
  });

  it('has no label on another and none outside, and no line that goes through nothing', () => {
    for (const which of ['left', 'right']) {
      const heights = MAP_POINTS.filter(({ column }) => column === which).map(({ labelY }) => labelY);
      for (const [at, y] of heights.entries()) {
        expect(y).toBeGreaterThan(12);
        expect(y).toBeLessThan(MAP.height - 12);
        if (at > 0) expect(y - (heights[at - 1] ?? 0)).toBeGreaterThanOrEqual(24);
      }
    }
    for (const one of MAP_POINTS) expect(leader(one)).not.toMatch(/NaN|undefined/);
  });

  it.each(MAP_POINTS.map((one) => [one.words, one] as const))('%s is hit by a press on it', (_words, one) => {
    expect(pointNear(one.x, one.y)).toBe(one);
  });

  it('takes a press beside the body for none', () => {
    expect(pointNear(2, 2)).toBeNull();
    expect(pointNear(MAP.width / 2, MAP.height - 60)).toBeNull();
  });

  it('is walked by arrows to every place, from the first', () => {
    const [first] = MAP_POINTS;
    const seen = new Set<MapPoint>();
    const walk = (from: MapPoint): void => {
      if (seen.has(from)) return;
      seen.add(from);
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = neighbour(from, key);
        if (next) walk(next);
      }
    };
    if (first) walk(first);
    expect(seen.size).toBe(36);
  });

  it('goes from one of a pair to the other, and stays where nothing is', () => {
    expect(neighbour(point('Right knee'), 'ArrowRight')).toBe(point('Left knee'));
    expect(neighbour(point('Left knee'), 'ArrowRight')).toBeNull();
    expect(neighbour(point('Scalp'), 'ArrowUp')).toBeNull();
    expect(neighbour(point('Right foot'), 'Home')).toBe(point('Scalp'));
    expect(neighbour(point('Scalp'), 'End')).toBe(point('Right foot'));
    expect(neighbour(point('Scalp'), 'a')).toBeNull();
  });
});
