import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzyMatch, runs } from './fuzzy.ts';

describe('fuzzyMatch', () => {
  it('finds letters in order, whatever their case or accents', () => {
    expect(fuzzyMatch('ZI', 'Zoom in')?.at).toEqual([0, 5]);
    expect(fuzzyMatch('eclair', 'Éclair')?.at).toEqual([0, 1, 2, 3, 4, 5]);
    expect(fuzzyMatch('zoom  in', 'Zoom in')).not.toBeNull();
  });

  it('finds nothing when a letter is missing or out of order', () => {
    expect(fuzzyMatch('zx', 'Zoom in')).toBeNull();
    expect(fuzzyMatch('iz', 'Zoom in')).toBeNull();
    expect(fuzzyMatch('zoomm in', 'Zoom in')).toBeNull();
    expect(fuzzyMatch('a', '')).toBeNull();
  });

  it('finds everything for an empty query', () => {
    expect(fuzzyMatch('', 'Zoom in')).toEqual({ score: 0, at: [] });
  });

  it('prefers starts of words, and letters in a row', () => {
    const score = (query: string, text: string): number => fuzzyMatch(query, text)?.score ?? -1;
    expect(score('df', 'Open the data folder')).toBeGreaterThan(score('df', 'Used often if odd for'));
    expect(score('theme', 'Use the theme of the system')).toBeGreaterThan(score('theme', 'The humble enemy'));
    expect(fuzzyMatch('theme', 'Use the theme of the system')?.at).toEqual([8, 9, 10, 11, 12]);
  });

  it('is right about every letter it points at', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 6 }), fc.string({ maxLength: 20 }), (query, text) => {
        const match = fuzzyMatch(query, text);
        if (!match) return;
        const letters = Array.from(text);
        const flat = (word: string): string => word.normalize('NFD').charAt(0).toLowerCase();
        const wanted = Array.from(query)
          .map(flat)
          .filter((letter) => letter !== ' ');
        expect(match.at.map((index) => flat(letters[index] ?? ''))).toEqual(wanted);
        expect(match.at).toEqual([...new Set(match.at)].toSorted((a, b) => a - b));
      }),
    );
  });
});

it('cuts a text into what was found and what was not', () => {
  expect(runs('Zoom in', [0, 5, 6])).toEqual([
    { text: 'Z', found: true },
    { text: 'oom ', found: false },
    { text: 'in', found: true },
  ]);
  expect(runs('', [])).toEqual([]);
});
