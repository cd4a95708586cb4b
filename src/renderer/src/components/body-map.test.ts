import { describe, expect, it } from 'vitest';
import { placeWords } from './body-place.ts';
import { crossing, leader, MAP, mapPoints, neighbour, pointNear, type MapPoint } from './body-map.ts';
import { FIGURES } from './figures/figures.ts';
import { TWO_LEGGED } from './figures/two-legged.ts';

const POINTS = mapPoints(TWO_LEGGED);
const point = (words: string): MapPoint => {
  const found = POINTS.find((one) => one.words === words);
  if (!found) throw new Error(`no ${words}`);
  return found;
};

describe.each(FIGURES.map((figure) => [figure.pack, mapPoints(figure)] as const))(
  'the labels of %s',
  (_pack, points) => {
    it('do not lie on each other, nor outside, and no line goes through nothing', () => {
      for (const which of ['left', 'right']) {
        const heights = points.filter(({ column }) => column === which).map(({ labelY }) => labelY);
        for (const [at, y] of heights.entries()) {
          expect(y).toBeGreaterThan(12);
          expect(y).toBeLessThan(MAP.height - 12);
          if (at > 0) expect(y - (heights[at - 1] ?? 0)).toBeGreaterThanOrEqual(24);
        }
      }
      for (const one of points) expect(leader(one)).not.toMatch(/NaN|undefined/);
    });

    it('have lines that do not cross', () => {
      const crossed = points.flatMap((one) =>
        points.filter((other) => other.column === one.column && other !== one && crossing(one, other)),
      );
      expect(crossed).toEqual([]);
    });

    it.each(points.map((one) => [one.words, one] as const))('are beside what a press hits: %s', (_words, one) => {
      expect(pointNear(points, one.x, one.y)).toBe(one);
    });

    it('are walked by arrows to every place, from the first', () => {
      const [first] = points;
      const seen = new Set<MapPoint>();
      const walk = (from: MapPoint): void => {
        if (seen.has(from)) return;
        seen.add(from);
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
          const next = neighbour(points, from, key);
          if (next) walk(next);
        }
      };
      if (first) walk(first);
      expect(seen.size).toBe(points.length);
    });
  },
);

describe('the body figure', () => {
  it('says a place with its side', () => {
    expect(placeWords({ region: 'leg', spot: 'knee', side: 'left' })).toBe('Left knee');
    expect(placeWords({ region: 'torso', spot: 'spine', side: null })).toBe('Spine');
  });

  it('knows lines that cross from lines that do not', () => {
    const at = (x: number, y: number, labelY: number) => ({ column: 'left' as const, x, y, labelY });
    expect(crossing(at(200, 300, 100), at(200, 100, 300))).toBe(true);
    expect(crossing(at(200, 100, 100), at(200, 300, 300))).toBe(false);
  });

  it('has only the places that are meant', () => {
    const knee = { region: 'leg', spot: 'knee', side: 'left' };
    const wing = { region: 'wing', spot: 'pinions', side: 'left' };
    expect(mapPoints(TWO_LEGGED, [knee, wing]).map(({ words }) => words)).toEqual(['Left knee']);
  });

  it('takes a press beside the body for none', () => {
    expect(pointNear(POINTS, 2, 2)).toBeNull();
    expect(pointNear(POINTS, MAP.width / 2, MAP.height - 60)).toBeNull();
  });

  it('goes from one of a pair to the other, and stays where nothing is', () => {
    expect(neighbour(POINTS, point('Right knee'), 'ArrowRight')).toBe(point('Left knee'));
    expect(neighbour(POINTS, point('Left knee'), 'ArrowRight')).toBeNull();
    expect(neighbour(POINTS, point('Scalp'), 'ArrowUp')).toBeNull();
    expect(neighbour(POINTS, point('Right foot'), 'Home')).toBe(point('Scalp'));
    expect(neighbour(POINTS, point('Scalp'), 'End')).toBe(point('Right foot'));
    expect(neighbour(POINTS, point('Scalp'), 'a')).toBeNull();
  });
});
