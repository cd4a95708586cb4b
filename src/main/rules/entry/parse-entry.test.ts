import { describe, expect, it } from 'vitest';
import { diceText } from '../dice.ts';
import { parseEntry, plainAmount } from './parse-entry.ts';

/** `14 half critical direct armor2`, `heal 2d4`, `set 3`; or the code of the refusal and the character. */
function shown(typed: string): string {
  const outcome = parseEntry(typed);
  if (!outcome.ok) return `${outcome.refusal.code} at ${String(outcome.refusal.at)}`;
  const entry = outcome.value;
  if (entry.kind === 'set') return `set ${entry.value}`;
  if (entry.kind === 'heal') return `heal ${diceText(entry.amount)}`;
  const words = [diceText(entry.amount), entry.times === 'normal' ? '' : entry.times, ...entry.flags];
  return [...words, entry.armorSlots > 0 ? `armor${entry.armorSlots}` : ''].filter((word) => word !== '').join(' ');
}

describe('DE-1 parseEntry', () => {
  it.each([
    ['14', '14'],
    ['0', '0'],
    ['  7 ', '7'],
    ['007', '7'],
    ['2d6+3', '2d6 + 3'],
    ['2D6 + 3', '2d6 + 3'],
    ['d20', 'd20'],
    ['d%', 'd100'],
    ['2d6kh1', '2d6kh1'],
    ['2d6+1d4-1', '2d6 + d4 − 1'],
    ['2d6−1', '2d6 − 1'],
    ['2d6 – 1', '2d6 − 1'],
    ['5+6', '5 + 6'],
    ['14/2', '14 half'],
    ['14 / 2', '14 half'],
    ['14x2', '14 double'],
    ['14 X 2', '14 double'],
    ['14×2', '14 double'],
    ['14c', '14 critical'],
    ['14 c', '14 critical'],
    ['14u', '14 unaware'],
    ['14h', '14 helpless'],
    ['2d6h', '2d6 helpless'],
    ['2d6kh1h', '2d6kh1 helpless'],
    ['14p', '14 poison'],
    ['14f', '14 falling'],
    ['14a', '14 area'],
    ['14!', '14 direct'],
    ['14s', '14 armor1'],
    ['14ss', '14 armor2'],
    ['14!s', '14 direct armor1'],
    ['14/2cu', '14 half critical unaware'],
    ['2d8+1 /2 a s', '2d8 + 1 half area armor1'],
    ['14 cc', '14 critical'],
    ['14CU', '14 critical unaware'],
    ['+5', 'heal 5'],
    ['+ 2d4', 'heal 2d4'],
    [' +1d4+1', 'heal d4 + 1'],
    ['=12', 'set 12'],
    ['= 0', 'set 0'],
    ['=-2', 'set -2'],
    ['=−2', 'set -2'],
  ])('DE-2, DE-3 reads %j as %s', (typed, expected) => {
    expect(shown(typed)).toBe(expected);
  });

  it.each([
    ['', 'nothingEntered at 0'],
    ['   ', 'nothingEntered at 0'],
    ['-3', 'negative at 0'],
    ['−3', 'negative at 0'],
    ['-', 'negative at 0'],
    ['7.0', 'notDice at 1'],
    ['1,5', 'notDice at 1'],
    ['+-5', 'notDice at 1'],
    ['+12.5', 'healTakesAmount at 3'],
    ['+1e3', 'healTakesAmount at 2'],
    ['+7/2', 'healTakesAmount at 2'],
    ['=1.5', 'setTakesNumber at 1'],
    ['==5', 'setTakesNumber at 1'],
    ['NaN', 'notDice at 0'],
    ['∞', 'notDice at 0'],
    ['12x', 'notDice at 2'],
    ['12x3', 'notDice at 2'],
    ['14/3', 'notDice at 2'],
    ['14/2x2', 'notDice at 4'],
    ['14 q', 'unknownFlag at 3'],
    ['14cq', 'notDice at 3'],
    ['14d', 'notDice at 2'],
    ['abc', 'notDice at 0'],
    ['1.5', 'notDice at 1'],
    ['1e3', 'notDice at 1'],
    ['2d6+', 'notDice at 4'],
    ['2d6++3', 'notDice at 4'],
    ['0d6', 'noDice at 0'],
    ['1d0', 'noDice at 0'],
    ['9999999d6', 'tooManyDice at 0'],
    ['99d6+2d6', 'tooManyDice at 0'],
    ['d1001', 'tooManyFaces at 0'],
    ['1000000', 'tooLarge at 0'],
    ['2d6kh3', 'badKeep at 0'],
    ['2d6kh0', 'badKeep at 0'],
    ['+', 'notDice at 1'],
    ['++5', 'notDice at 1'],
    ['+5c', 'healTakesAmount at 2'],
    ['=2d6', 'setTakesNumber at 1'],
    ['=', 'setTakesNumber at 1'],
    ['=1000000', 'tooLarge at 1'],
    ['14 constructor', 'notDice at 4'],
    [`${'1+'.repeat(200)}1`, 'tooLong at 200'],
  ])('DE-4 refuses %j: %s', (typed, expected) => {
    expect(shown(typed)).toBe(expected);
  });

  it('DE-4 says in words what it could not read', () => {
    const outcome = parseEntry('12x');
    expect(outcome).toMatchObject({ ok: false, refusal: { reason: '12x is not a number or dice.' } });
  });

  it('knows the number of an amount without dice', () => {
    const amount = (typed: string): number | null => {
      const outcome = parseEntry(typed);
      return outcome.ok && outcome.value.kind === 'damage' ? plainAmount(outcome.value.amount) : NaN;
    };
    expect([amount('14'), amount('5+6-2'), amount('2d6+3')]).toEqual([14, 9, null]);
  });

  it('DE-4 an unknown letter is answered with those there are, and what each says', () => {
    const read = parseEntry('14 q');
    expect(read.ok ? '' : read.refusal.reason).toBe(
      'q says nothing after an amount. There are c critical, u unaware, h helpless, p poison, f falling, a area, ! direct, ' +
        's armor slot or subdual.',
    );
  });
});
