import { describe, expect, it } from 'vitest';
import { addition, after, afterAll, codeOf, id, prepared, said } from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import { defeat, NEXT, PREVIOUS, who } from './turns.fixtures.ts';

describe('TO-9 the spotlight', () => {
  const lit = (tokensEach?: number): Fight => {
    const additions = [addition('A'), addition('B'), addition('C', 'foe')];
    const start: FightCommand = {
      type: 'startEncounter',
      mode: 'spotlight',
      ...(tokensEach === undefined ? {} : { tokensEach }),
    };
    return afterAll(prepared(), { type: 'addCombatants', additions }, start);
  };
  const give = (name: string | null): FightCommand => ({
    type: 'setActive',
    combatant: name === null ? null : id(name),
  });

  it('goes where it is put, counts how often, and rounds go on by themselves', () => {
    const end = afterAll(lit(), give('a'), give('c'), give('a'));
    expect(who(end)).toBe('1:a');
    expect(end.turns).toMatchObject({ given: { a: 2, c: 1 } });
    expect(who(after(end, NEXT))).toBe('2:-');
    expect(who(after(end, give(null)))).toBe('1:-');
    expect(codeOf(end, PREVIOUS)).toBe('noOrder');
  });

  it('TO-10 costs heroes their tokens, and gives all anew once all are spent', () => {
    const spent = afterAll(lit(1), give('a'), give('c'));
    expect(codeOf(spent, give('a'))).toBe('noSpotlightTokens');
    const refilled = after(spent, give('b'));
    expect(refilled.turns).toMatchObject({ tokens: { left: { a: 1, b: 1 } } });
    expect(said(spent, give('b'))).toEqual(['Everyone has 1 spotlight token', 'B takes the spotlight']);
  });

  it('TO-10 does not wait for tokens of a hero who cannot act', () => {
    const alone = afterAll(lit(1), defeat('b'), give('a'));
    expect(alone.turns).toMatchObject({ tokens: { left: { a: 1, b: 1 } } });
  });
});
