import { describe, expect, it } from 'vitest';
import { after, afterAll, fight, id, said, strike } from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import { decide, describe as tell } from './index.ts';
import { move, NEXT, PREVIOUS, remove, roll } from './turns.fixtures.ts';

const three = (): Fight => fight('individual', { heroes: ['A', 'B'], foes: ['C'] });
const sides = (): Fight =>
  after(fight('sides', { heroes: ['A'], foes: ['C'], others: ['X'] }), roll({ hero: 5, foe: 5, other: 2 }));

describe('TO-12 turns, told', () => {
  it.each([
    [[], move('c', 'a'), ['Turn order: C, A and B']],
    [
      [NEXT],
      { type: 'delayTurn', after: id('b') },
      ['A waits until after B', 'Turn order: B, A and C', 'B has the turn'],
    ],
    [[NEXT, NEXT], PREVIOUS, ['Back to the turn of A']],
    [[NEXT, NEXT, NEXT], NEXT, ['Round 2', 'A has the turn']],
    [[NEXT, NEXT, NEXT, NEXT], PREVIOUS, ['Round 1 again, back to the turn of C']],
    [[NEXT], remove('a'), ['A is taken off the list']],
    [[], { type: 'renameCombatant', combatant: id('a'), name: 'Oda' }, ['A is called Oda now']],
    [[], { type: 'editCombatant', combatant: id('a'), changes: { hidden: true } }, ['A is hidden from the players']],
    [
      [],
      { type: 'leaveFight', combatants: [id('a'), id('c')], how: 'away' },
      ['A leaves the fight', 'C leaves the fight'],
    ],
    [[], { type: 'leaveFight', combatants: [id('c')], how: 'surrendered' }, ['C surrenders']],
  ] satisfies readonly (readonly [readonly FightCommand[], FightCommand, readonly string[]])[])(
    '%#',
    (before, command, lines) => {
      expect(said(afterAll(three(), ...before), command)).toEqual(lines);
    },
  );

  it('by sides', () => {
    expect(said(after(sides(), NEXT), PREVIOUS)).toEqual(['Back to the turn of the heroes and foes']);
    expect(said(after(sides(), strike('x', 3, 'a')), strike('c', 3, 'a'))).toEqual([
      'Held until all have acted: a hit on C',
    ]);
    const alone = after(fight('sides', { heroes: ['A'] }), { type: 'nextTurn', sidesDice: {} });
    expect(said(fight('sides', { heroes: ['A'] }), roll({}))).toEqual(['Heroes alone', 'Heroes act']);
    expect(alone.turns).toMatchObject({ acting: 0 });
    const tie = fight('sides', { heroes: ['A'], foes: ['C'], others: ['X'] });
    expect(said(tie, roll({ hero: 5, foe: 5, other: 5 }))[0]).toBe(
      'Heroes and foes and others act at once (heroes 5) (foes 5) (others 5)',
    );
  });
});

it('EN-16 a line says whom it is about and what kind it is', () => {
  const outcome = decide(three(), strike('a', 5, 'c'));
  const [line] = outcome.ok ? tell(three(), outcome.value.events) : [];
  expect(line).toMatchObject({ kind: 'damage', combatant: 'a', private: false });
  expect(line?.parts[0]).toEqual({ kind: 'name', text: 'A', combatant: 'a' });
});

it('EN-16 someone who has left the list is told as such, not as nothing', () => {
  const struck = after(sides(), strike('a', 9, 'c'));
  const gone = after(struck, remove('c'));
  expect(said(gone, NEXT)).toEqual([
    '1 held hit lands',
    'A takes 9 from someone who left: Major (8 to 15), 2 Hit Points marked, 2 of 6',
    'Others act',
  ]);
});
