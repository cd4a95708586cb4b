import { describe, expect, it } from 'vitest';
import { parseAttack } from './parse-attack.ts';

describe('DE-7 the attack of a library entry', () => {
  it.each([
    ['1d8+3 magic', '1d8+3', ['magic']],
    ['1d10+3 physical', '1d10+3', ['physical']],
    ['1d8', '1d8', []],
    [' 2D6 + 1 phy/mag', '2D6 + 1', ['physical', 'magic']],
    ['2d6−1 magic and physical, melee', '2d6−1', ['physical', 'magic']],
    ['2 phy', '2', ['physical']],
    ['3d6, a sweep', '3d6', []],
    ['1d6 magical fire', '1d6', ['magic']],
  ])('reads %j as %j and %j', (text, dice, types) => {
    expect(parseAttack(text)).toEqual({ dice, types });
  });

  it.each(['', 'a bite', 'magic 1d6', '0d6', '12x', '2d6kh3', '1d8+'])('makes nothing of %j', (text) => {
    expect(parseAttack(text)).toBeNull();
  });
});
