import { describe, expect, it } from 'vitest';
import { missingInWords } from './words.ts';

describe('missingInWords', () => {
  const now = new Date(2026, 10, 30, 20, 15);
  const at = new Date(2026, 10, 30, 18, 4).getTime();

  it('tells how many, and after when', () => {
    expect(missingInWords({ count: 3, after: at }, now)).toBe('3 entries after 18:04 are missing.');
    expect(missingInWords({ count: 1, after: at }, now)).toBe('1 entry after 18:04 is missing.');
  });

  it('tells the day when it was another one', () => {
    const before = new Date(2026, 10, 28, 18, 4).getTime();
    expect(missingInWords({ count: 1200, after: before }, now)).toMatch(
      /^1,200 entries after Sat,? 28 Nov 2026, 18:04 are missing\.$/,
    );
  });

  it('tells when nothing is left', () => {
    expect(missingInWords({ count: 2, after: null }, now)).toBe('2 entries are missing; none is left.');
  });
});
