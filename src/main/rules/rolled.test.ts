import { describe, expect, it } from 'vitest';
import { checkDice } from './rolled.ts';
import type { Needed, Rolled } from './rolled.ts';

const codeOf = (dice: Rolled, needed: Needed): string => {
  const checked = checkDice(dice, needed);
  return checked.ok ? 'accepted' : checked.refusal.code;
};

const list = { moves: { faces: 4, count: 2 } };

describe('DI-7 the dice of an operation', () => {
  it.each<readonly [Rolled, Needed, string]>([
    [{ hope: 1 }, { hope: 12 }, 'accepted'],
    [{ hope: 12 }, { hope: 12 }, 'accepted'],
    [{ hope: 0 }, { hope: 12 }, 'dieOutOfRange'],
    [{ hope: 13 }, { hope: 12 }, 'dieOutOfRange'],
    [{ hope: 1.5 }, { hope: 12 }, 'dieOutOfRange'],
    [{}, { hope: 12 }, 'dieMissing'],
    [{ hope: undefined }, { hope: 12 }, 'dieMissing'],
    [{ hope: 1, fear: 1 }, { hope: 12 }, 'dieNotUsed'],
    [{ fear: undefined, moves: [] }, {}, 'accepted'],
    [{ moves: [1, 4] }, list, 'accepted'],
    [{ moves: [1] }, list, 'wrongDice'],
    [{ moves: [1, 2, 3] }, list, 'wrongDice'],
    [{ moves: [1, 5] }, list, 'dieOutOfRange'],
  ])('%j against %j: %s', (dice, needed, code) => {
    expect(codeOf(dice, needed)).toBe(code);
  });

  it.each(['constructor', 'toString', 'valueOf'])('a die called %s, as every object has, is not used', (slot) => {
    expect(codeOf({ [slot]: 1 }, {})).toBe('dieNotUsed');
  });
});
