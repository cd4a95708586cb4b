import { describe, expect, it } from 'vitest';
import { placeWords } from '../body-place.ts';
import { MAP, mapPoints } from '../body-map.ts';
import { figurePlaces, figureSpot, mirrored } from './figure.ts';
import { FIGURES, figureOf } from './figures.ts';
import { inside } from './outline.fixtures.ts';
import { placesOf, SHIPPED } from './packs.fixtures.ts';
import { TWO_LEGGED } from './two-legged.ts';
import { WINGED_FOUR_LEGGED } from './winged-four-legged.ts';

/** A finger's width, in pixels of the labelled sheet. */
const FINGER = 24;
const sorted = (list: readonly object[]): string[] => list.map((one) => JSON.stringify(one)).sort();

describe('the figures', () => {
  it('are there for every pack that comes with the app, and for no other', () => {
    expect(FIGURES.map(({ pack }) => pack)).toEqual(SHIPPED.map(({ id }) => id));
    expect(figureOf('winged-four-legged')).toBe(WINGED_FOUR_LEGGED);
    expect(figureOf('of-my-own')).toBeNull();
    expect(figureOf('constructor')).toBeNull();
  });

  it.each(SHIPPED.map((pack) => [pack.name, pack] as const))(
    '%s: have exactly the places of the tables',
    (_name, pack) => {
      const figure = figureOf(pack.id);
      expect(figure && sorted(figurePlaces(figure))).toEqual(sorted(placesOf(pack)));
      for (const place of placesOf(pack)) expect(figure && figureSpot(figure, place)).not.toBeNull();
    },
  );

  it('have no place of another body, of another region, or without its side', () => {
    expect(figureSpot(TWO_LEGGED, { region: 'wing', spot: 'pinions', side: 'left' })).toBeNull();
    expect(figureSpot(TWO_LEGGED, { region: 'arm', spot: 'knee', side: 'primary' })).toBeNull();
    expect(figureSpot(TWO_LEGGED, { region: 'leg', spot: 'knee', side: null })).toBeNull();
    expect(figureSpot(TWO_LEGGED, { region: 'leg', spot: 'knee', side: 'primary' })).toBeNull();
    expect(figureSpot(TWO_LEGGED, { region: 'head', spot: 'ear', side: 'left' })).toBeNull();
    expect(figureSpot(WINGED_FOUR_LEGGED, { region: 'head', spot: 'constructor', side: null })).toBeNull();
  });

  it('stand as they are said to: the one faces us, on the other we look down', () => {
    const x = (figure: typeof TWO_LEGGED, region: string, spot: string, side: string): number =>
      (figureSpot(figure, { region, spot, side })?.x ?? NaN) - figure.width / 2;
    expect(x(TWO_LEGGED, 'leg', 'knee', 'right')).toBeLessThan(0);
    expect(x(TWO_LEGGED, 'arm', 'hand', 'primary')).toBeLessThan(0);
    expect(x(WINGED_FOUR_LEGGED, 'wing', 'pinions', 'left')).toBeLessThan(0);
    expect(x(WINGED_FOUR_LEGGED, 'hind leg', 'hock', 'right')).toBeGreaterThan(0);
  });

  it('are drawn alike on both sides', () => {
    expect(mirrored('M130 4.5C131 5 -2 6 120 7Z', 240)).toBe('M110 4.5C109 5 242 6 120 7Z');
  });
});

describe.each(FIGURES.map((figure) => [figure.pack, figure] as const))('each place of %s', (_pack, figure) => {
  const outlines = figure.layers.flatMap((layer) => layer.outlines);
  const points = mapPoints(figure);

  it.each(figurePlaces(figure).map((place) => [placeWords(place), place] as const))(
    '%s lies inside the drawing',
    (_words, place) => {
      const spot = figureSpot(figure, place);
      expect(spot && outlines.some((outline) => inside(spot, outline))).toBe(true);
    },
  );

  it('is a finger wide of every other on the labelled sheet', () => {
    const near = points.flatMap((one, at) =>
      points.slice(at + 1).flatMap((other) => {
        const distance = Math.hypot(one.x - other.x, one.y - other.y);
        return distance < FINGER ? [`${one.words}, ${other.words}: ${distance.toFixed(1)}`] : [];
      }),
    );
    expect(near).toEqual([]);
  });

  it('is on the sheet, between the labels', () => {
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(MAP.labels);
      expect(x).toBeLessThan(MAP.width - MAP.labels);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(MAP.height);
    }
  });
});
