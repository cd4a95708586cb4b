import { describe, expect, it } from 'vitest';
import { marksFrame, placeMarks } from './body-marks.ts';
import type { BodyPlace } from './body-place.ts';
import { figurePlaces, figureSpot, type Figure } from './figures/figure.ts';
import { FIGURES } from './figures/figures.ts';
import { TWO_LEGGED } from './figures/two-legged.ts';

const knee = { region: 'leg', spot: 'knee', side: 'right' };
const hand = { region: 'arm', spot: 'hand', side: 'secondary' };

/** Where the number of each mark stands. */
const numbers = (figure: Figure, injuries: readonly BodyPlace[]): { x: number; y: number }[] =>
  placeMarks(figure, injuries).map(({ x, y, aside }) => aside ?? { x, y });

const apart = ({ marks }: Figure, all: readonly { x: number; y: number }[]): boolean =>
  all.every((one, at) =>
    all.slice(at + 1).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= marks.radius * 2),
  );

/** The first place that lies behind, and those round the first. */
const behind = (figure: Figure): BodyPlace | undefined =>
  figurePlaces(figure).find((place) => figureSpot(figure, place)?.behind);
const CROWDS: readonly (readonly [string, (figure: Figure) => readonly BodyPlace[]])[] = [
  ['twelve all over the body', (figure) => figurePlaces(figure).filter((_place, at) => at % 3 === 0)],
  ['four of the head', (figure) => figurePlaces(figure).slice(0, 4)],
  [
    'one behind ten times',
    (figure) => Array.from({ length: 10 }, () => behind(figure)).filter((place) => place !== undefined),
  ],
  ['the first twelve', (figure) => figurePlaces(figure).slice(0, 12)],
];

describe('the marks of injuries', () => {
  it('stand on their places while they have room', () => {
    expect(placeMarks(TWO_LEGGED, [])).toEqual([]);
    expect(placeMarks(TWO_LEGGED, [knee, hand]).map(({ aside }) => aside)).toEqual([null, null]);
  });

  it('go aside where several are at one place, each with a number of its own', () => {
    const marks = placeMarks(TWO_LEGGED, [knee, knee, knee, hand]);
    expect(marks.map(({ at, aside }) => [at, aside !== null])).toEqual([
      [0, true],
      [1, true],
      [2, true],
      [3, false],
    ]);
    expect(new Set(marks.slice(0, 3).map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(1);
    expect(apart(TWO_LEGGED, numbers(TWO_LEGGED, [knee, knee, knee, hand]))).toBe(true);
  });

  it('go aside where the line of another would run through them', () => {
    const elbow = { region: 'arm', spot: 'elbow', side: 'secondary' };
    const [spine, ribs, back] = ['spine', 'ribs', 'back'].map((spot) => ({ region: 'torso', spot, side: null }));
    if (!spine || !ribs || !back) throw new Error('no torso');
    expect(placeMarks(TWO_LEGGED, [elbow]).map(({ aside }) => aside)).toEqual([null]);
    expect(placeMarks(TWO_LEGGED, [spine, ribs, back, elbow]).every(({ aside }) => aside !== null)).toBe(true);
  });

  it.each(
    FIGURES.flatMap((figure) =>
      CROWDS.map(([name, crowd]) => [`${figure.pack}, ${name}`, figure, crowd(figure)] as const),
    ),
  )('can be told apart: %s', (_name, figure, injuries) => {
    const all = numbers(figure, injuries);
    const { left, width, height } = marksFrame(figure);
    const { radius } = figure.marks;
    expect(injuries.length).toBeGreaterThan(3);
    expect(all.length).toBe(injuries.length);
    expect(apart(figure, all)).toBe(true);
    for (const { x, y } of all) {
      expect(x).toBeGreaterThanOrEqual(left + radius);
      expect(x).toBeLessThanOrEqual(left + width - radius);
      expect(y).toBeGreaterThanOrEqual(radius - 8);
      expect(y).toBeLessThanOrEqual(height - radius + 4);
    }
  });

  it('has none for a place that the figure has not', () => {
    expect(
      placeMarks(TWO_LEGGED, [{ region: 'wing', spot: 'pinions', side: 'left' }, knee]).map(({ at }) => at),
    ).toEqual([1]);
  });
});
