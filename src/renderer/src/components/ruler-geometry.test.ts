import { describe, expect, it } from 'vitest';
import { placeRuler, roomOf, rulerInWords, type Band } from './ruler-geometry.ts';

const bands = (major: number, severe: number): readonly Band[] => [
  { label: 'Minor', from: 0, tone: 'minor', tally: 1 },
  { label: 'Major', from: major, tone: 'major', tally: 2 },
  { label: 'Severe', from: severe, tone: 'severe', tally: 3 },
];

describe('placeRuler', () => {
  it('measures evenly where the bands are even', () => {
    const ruler = placeRuler(bands(8, 16), 14, 0, 240);
    expect(ruler.bands.map(({ left, right }) => [left, right])).toEqual([
      [0, 80],
      [80, 160],
      [160, 240],
    ]);
    expect(ruler.marker).toBeCloseTo(140);
    expect(ruler.ticks).toHaveLength(25);
    expect(ruler.ticks.filter(({ long }) => long).map(({ x }) => Math.round(x))).toEqual([0, 50, 100, 150, 200]);
  });

  it.each([
    [7, 'Minor'],
    [8, 'Major'],
    [15, 'Major'],
    [16, 'Severe'],
    [0, 'Minor'],
    [400, 'Severe'],
  ])('%i lies in %s', (value, label) => {
    const ruler = placeRuler(bands(8, 16), value, 0, 240);
    expect(ruler.bands.filter(({ active }) => active).map((band) => band.label)).toEqual([label]);
    expect(ruler.marker).toBeGreaterThanOrEqual(0);
    expect(ruler.marker).toBeLessThanOrEqual(240);
  });

  it('puts a threshold itself exactly on its line', () => {
    const ruler = placeRuler(bands(7, 12), 12, 0, 200);
    expect(ruler.marker).toBe(ruler.bands[2]?.left);
  });

  it('leaves every label room, and fills the length, however uneven the bands are', () => {
    for (const [major, severe] of [
      [1, 2],
      [6, 7],
      [4, 71],
      [40, 41],
    ] as const) {
      const ruler = placeRuler(bands(major, severe), null, 6, 242);
      for (const band of ruler.bands) expect(band.right - band.left).toBeGreaterThanOrEqual(roomOf(band) - 0.001);
      expect(ruler.bands.at(-1)?.right).toBeCloseTo(242);
      const places = ruler.ticks.map(({ x }) => x);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it('leaves the four bands of a hero room side by side', () => {
    const four: readonly Band[] = [...bands(8, 16), { label: 'Massive', from: 32, tone: 'massive', tally: 4 }];
    const { bands: placed } = placeRuler(four, null, 6, 242);
    for (const band of placed) expect(band.right - band.left).toBeGreaterThanOrEqual(roomOf(band) - 0.001);
    expect(placed.at(-1)?.right).toBeCloseTo(242);
  });

  it('can have one band, or two', () => {
    expect(placeRuler(bands(8, 16).slice(0, 1), 3, 0, 100).bands).toHaveLength(1);
    expect(placeRuler(bands(8, 16).slice(0, 2), null, 0, 100).marker).toBeNull();
  });
});

it('says it in words', () => {
  expect(rulerInWords(bands(8, 16), null)).toBe('Minor below 8, Major 8 to 15, Severe 16 or more');
  expect(rulerInWords(bands(8, 9), null)).toBe('Minor below 8, Major 8 only, Severe 9 or more');
  expect(rulerInWords(bands(8, 16), 14)).toBe('14 lies in Major, 8 to 15');
  expect(rulerInWords(bands(8, 16), 16)).toBe('16 lies in Severe, 16 or more');
  expect(rulerInWords(bands(8, 16), 2)).toBe('2 lies in Minor, below 8');
});
