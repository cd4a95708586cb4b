import { describe, expect, it } from 'vitest';
import { MARKS, placeMarks } from './body-marks.ts';
import { BODY_PLACES, type BodyPlace } from './body-spots.ts';

const knee = { region: 'leg', spot: 'knee', side: 'right' };
const hand = { region: 'arm', spot: 'hand', side: 'secondary' };

/** Where the number of each mark stands. */
const numbers = (injuries: readonly BodyPlace[]): { x: number; y: number }[] =>
  placeMarks(injuries).map(({ x, y, aside }) => aside ?? { x, y });

const apart = (all: readonly { x: number; y: number }[]): boolean =>
  all.every((one, at) =>
    all.slice(at + 1).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= MARKS.radius * 2),
  );

describe('the marks of injuries', () => {
  it('stand on their places while they have room', () => {
    expect(placeMarks([])).toEqual([]);
    expect(placeMarks([knee, hand]).map(({ aside }) => aside)).toEqual([null, null]);
  });

  it('go aside where several are at one place, each with a number of its own', () => {
    const marks = placeMarks([knee, knee, knee, hand]);
    expect(marks.map(({ at, aside }) => [at, aside !== null])).toEqual([
      [0, true],
      [1, true],
      [2, true],
      [3, false],
    ]);
    expect(new Set(marks.slice(0, 3).map(({ x, y }) => `${String(x)} ${String(y)}`)).size).toBe(1);
    expect(apart(numbers([knee, knee, knee, hand]))).toBe(true);
  });

  it.each([
    ['twelve all over the body', BODY_PLACES.filter((_place, at) => at % 3 === 0)],
    ['six of the head', BODY_PLACES.slice(0, 6)],
    ['the spine ten times', Array.from({ length: 10 }, () => ({ region: 'torso', spot: 'spine', side: null }))],
    ['twelve of head and torso', BODY_PLACES.slice(0, 12)],
  ])('can be told apart: %s', (_name, injuries) => {
    const all = numbers(injuries);
    expect(all.length).toBe(injuries.length);
    expect(apart(all)).toBe(true);
    for (const { x, y } of all) {
      expect(x).toBeGreaterThanOrEqual(MARKS.left + MARKS.radius);
      expect(x).toBeLessThanOrEqual(MARKS.left + MARKS.width - MARKS.radius);
      expect(y).toBeGreaterThanOrEqual(MARKS.radius - 8);
      expect(y).toBeLessThanOrEqual(MARKS.height - MARKS.radius + 4);
    }
  });

  it('has none for a place of another body', () => {
    expect(placeMarks([{ region: 'wing', spot: 'pinions', side: 'left' }, knee]).map(({ at }) => at)).toEqual([1]);
  });
});
