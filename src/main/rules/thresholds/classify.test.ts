import { describe, expect, it } from 'vitest';
import { bands, classify } from './classify.ts';
import type { Thresholds } from './vitals.ts';

const none: Thresholds = { major: null, severe: null };

describe('TH-10 classify', () => {
  it.each([
    [-1, 'none'],
    [0, 'none'],
    [1, 'minor'],
    [7, 'minor'],
    [8, 'major'],
    [9, 'major'],
    [15, 'major'],
    [16, 'severe'],
    [17, 'severe'],
    [31, 'severe'],
    [32, 'severe'],
    [1000, 'severe'],
  ])('without Massive, %i against 8 and 16 is %s', (amount, tier) => {
    expect(classify(amount, { major: 8, severe: 16 }, false)).toBe(tier);
  });

  it.each([
    [31, 'severe'],
    [32, 'massive'],
    [33, 'massive'],
    [640, 'massive'],
  ])('TH-12 with Massive, %i against 8 and 16 is %s', (amount, tier) => {
    expect(classify(amount, { major: 8, severe: 16 }, true)).toBe(tier);
  });

  it.each([
    [1, none],
    [999, none],
    [3, { major: 4, severe: null }],
    [1, { major: 0, severe: 0 }],
    [999, { major: 0, severe: 0 }],
  ])('TH-11 %i against %o is Minor: a threshold that is not there is never reached', (amount, thresholds) => {
    expect(classify(amount, thresholds, true)).toBe('minor');
  });

  it('TH-11 reaches Major, and never Severe, where only Major is there', () => {
    expect([4, 5, 500].map((amount) => classify(amount, { major: 4, severe: null }, true))).toEqual([
      'major',
      'major',
      'major',
    ]);
  });

  it('TH-11 reaches Severe where only Severe is there', () => {
    const severeOnly: Thresholds = { major: null, severe: 6 };
    expect([5, 6, 11, 12].map((amount) => classify(amount, severeOnly, true))).toEqual([
      'minor',
      'severe',
      'severe',
      'massive',
    ]);
  });
});

describe('TH-10 bands', () => {
  it.each([
    [
      { major: 8, severe: 16 },
      false,
      [
        ['severe', 16, null],
        ['major', 8, 15],
        ['minor', 1, 7],
      ],
    ],
    [
      { major: 8, severe: 16 },
      true,
      [
        ['massive', 32, null],
        ['severe', 16, 31],
        ['major', 8, 15],
        ['minor', 1, 7],
      ],
    ],
    [
      { major: 4, severe: null },
      true,
      [
        ['major', 4, null],
        ['minor', 1, 3],
      ],
    ],
    [none, true, [['minor', 1, null]]],
    [
      { major: 1, severe: 2 },
      true,
      [
        ['massive', 4, null],
        ['severe', 2, 3],
        ['major', 1, 1],
      ],
    ],
    [
      { major: 9, severe: 9 },
      false,
      [
        ['severe', 9, null],
        ['minor', 1, 8],
      ],
    ],
  ] as const)('of %o (Massive %s)', (thresholds, massive, expected) => {
    expect(bands(thresholds, massive).map(({ tier, from, to }) => [tier, from, to])).toEqual(expected);
  });

  it('agree with classify about every amount', () => {
    for (const thresholds of [{ major: 8, severe: 16 }, { major: 1, severe: 2 }, none, { major: null, severe: 5 }]) {
      for (let amount = 1; amount <= 70; amount += 1) {
        const band = bands(thresholds, true).find(({ from, to }) => amount >= from && (to === null || amount <= to));
        expect(band?.tier).toBe(classify(amount, thresholds, true));
      }
    }
  });
});
