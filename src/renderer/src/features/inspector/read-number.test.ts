import { describe, expect, it } from 'vitest';
import { editedNumber, outcome, readNumber, readOrNone, shownNumber } from './read-number.ts';

const value = (text: string, now: number | null = 6): unknown => {
  const read = readNumber(text, now);
  return read.ok ? read.value : read.reason;
};

describe('a number that is typed over another', () => {
  it.each([
    ['3', 3],
    ['0', 0],
    [' 12 ', 12],
    ['007', 7],
    ['8-3', 5],
    ['8 - 3', 5],
    ['8−3', 5],
    ['3-8', -5],
    ['1+2+3', 6],
    ['+2', 8],
    ['-1', 5],
    ['−1', 5],
    ['–1', 5],
    ['+2-1', 7],
    ['-9', -3],
    ['=3', 3],
    ['= 3', 3],
    ['=-3', -3],
    ['=+3', 3],
    ['=8-3', 5],
  ])('%j over 6 is %i', (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  it('a sign in front counts from nothing where nothing stands', () => {
    expect(value('+2', null)).toBe(2);
    expect(value('-1', null)).toBe(-1);
  });

  it.each(['', '  '])('%j is asked for', (text) => {
    expect(value(text)).toBe('Type a number.');
  });

  it.each(['x', '1.5', '1,5', '--1', '+-1', '5-', '==3', '3=', '1e3', '1234567', '3 hp', '٣'])(
    '%j is refused in words that say what may be typed',
    (text) => {
      expect(value(text)).toBe(`“${text}” is no number: type 3, +2, −1, 8-3 or =3.`);
    },
  );

  it.each([0, 1, 99, -1, -12, 9999])('%i is edited as a text that sets the same', (number) => {
    expect(value(editedNumber(number), 50)).toBe(number);
  });
});

describe('a number that may be none', () => {
  it.each(['', ' ', '-', '–', 'none', 'None '])('%j is none', (text) => {
    expect(readOrNone(text, 6, 'none')).toEqual({ ok: true, value: null });
  });

  it.each([
    ['-1', 5],
    ['3', 3],
  ])('%j is still a number', (text, expected) => {
    expect(readOrNone(text, 6, 'none')).toEqual({ ok: true, value: expected });
  });

  it('has the same words for what is neither', () => {
    expect(readOrNone('many', 6, 'none')).toMatchObject({ ok: false });
  });
});

describe('what stands beside it', () => {
  it('a true minus sign', () => {
    expect([shownNumber(-3), shownNumber(3)]).toEqual(['−3', '3']);
  });

  it.each([
    ['+2', '6 → 8'],
    ['8-9', '6 → −1'],
    ['=-2', '6 → −2'],
    ['+0', null],
    ['7', null],
    ['=7', null],
    ['', null],
    ['x', null],
  ])('what %j comes to: %s', (text, words) => {
    expect(outcome(text, 6)).toBe(words);
    expect(outcome(text, null)).toBeNull();
  });
});
