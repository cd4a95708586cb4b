import { describe, expect, it } from 'vitest';
import { codeOpacity, hintLooks, letterOpacity } from './hint-looks.ts';

/** What `var(--a, var(--b, 1))` comes to under the board's properties, as a browser reads it. */
const valueOf = (text: string, looks: Readonly<Record<string, string>>): string => {
  const [, name, otherwise] = /^var\((--[\w-]+), (.*)\)$/.exec(text) ?? [];
  if (name === undefined || otherwise === undefined) return text;
  return looks[name] ?? valueOf(otherwise, looks);
};
const opacities = (typed: string, code: string): readonly string[] => {
  const looks = hintLooks(typed);
  const letters = Array.from({ length: code.length }, (_, at) => letterOpacity(code, at));
  return [codeOpacity(code), ...letters].map((text) => valueOf(text, looks));
};

describe('the letters beside the rows while one of several is typed', () => {
  it.each([
    { typed: '', code: 'e', says: ['1', '1'] },
    { typed: '', code: 'qe', says: ['1', '1', '1'] },
    { typed: 'q', code: 'e', says: ['0.35', '1'] },
    { typed: 'q', code: 'qe', says: ['1', '0.5', '1'] },
    { typed: 'q', code: 'qer', says: ['1', '0.5', '1', '1'] },
    { typed: 'qe', code: 'qer', says: ['1', '0.5', '0.5', '1'] },
    { typed: 'qe', code: 'qrr', says: ['0.35', '0.5', '1', '1'] },
    { typed: 'qe', code: 'eq', says: ['0.35', '1', '1'] },
  ])('shows $code so when “$typed” is typed', ({ typed, code, says }) => {
    expect(opacities(typed, code)).toEqual(says);
  });
});
