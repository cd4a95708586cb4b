import { describe, expect, it } from 'vitest';
import { after, afterAll, codeOf, said } from './encounters.fixtures.ts';
import { diceFor } from './index.ts';
import { joining, skirmish } from './stamina-encounters.fixtures.ts';
import type { SkirmishCommand } from './stamina-encounters.fixtures.ts';

const fight = afterAll(
  skirmish(),
  { type: 'addCombatants', additions: [joining('A', 'hero'), joining('B', 'foe'), joining('C', 'foe')] },
  { type: 'startEncounter', mode: 'individual' },
);
const surprise = (die: number | undefined, prepared = false, wary = false): SkirmishCommand => ({
  type: 'rollSurprise',
  side: 'foe',
  prepared,
  wary,
  dice: die === undefined ? {} : { surprise: die },
});

describe('TB-8 surprise, as it is told', () => {
  it.each([
    [2, false, false, 'The foes are surprised: 2 on a d6, surprised on 1 or 2'],
    [3, false, false, 'The foes are not surprised: 3 on a d6, surprised on 1 or 2'],
    [4, true, false, 'The foes are surprised: 4 on a d6, surprised on 1 to 4, by a prepared ambush'],
    [5, true, false, 'The foes are not surprised: 5 on a d6, surprised on 1 to 4, by a prepared ambush'],
    [3, true, true, 'The foes are surprised: 3 on a d6, surprised on 1 to 3, by a prepared ambush, wary'],
    [1, false, true, 'The foes are surprised: 1 on a d6, surprised on 1 only, wary'],
    [2, false, true, 'The foes are not surprised: 2 on a d6, surprised on 1 only, wary'],
  ])('%i, ambush %s, wary %s', (die, prepared, wary, sentence) => {
    expect(said(fight, surprise(die, prepared, wary))).toEqual([sentence]);
  });

  it('takes one d6 and changes nobody: the condition does', () => {
    expect(diceFor(fight, surprise(undefined))).toEqual({ surprise: 6 });
    expect(after(fight, surprise(1))).toEqual(fight);
    expect(codeOf(fight, surprise(undefined))).toBe('dieMissing');
    expect(codeOf(fight, surprise(7))).toBe('dieOutOfRange');
  });
});

describe('TB-9 a reaction, as it is told', () => {
  it.each([
    [1, 1, 'They are hostile: a reaction of 2 on 2d6'],
    [1, 2, 'They are unfriendly: a reaction of 3 on 2d6'],
    [2, 3, 'They are unfriendly: a reaction of 5 on 2d6'],
    [3, 3, 'They are indifferent: a reaction of 6 on 2d6'],
    [4, 4, 'They are indifferent: a reaction of 8 on 2d6'],
    [4, 5, 'They are talkative: a reaction of 9 on 2d6'],
    [5, 6, 'They are talkative: a reaction of 11 on 2d6'],
    [6, 6, 'They are helpful: a reaction of 12 on 2d6'],
  ])('%i and %i', (first, second, sentence) => {
    expect(said(fight, { type: 'rollReaction', dice: { first, second } })).toEqual([sentence]);
  });

  it('refuses dice that are missing', () => {
    expect(codeOf(fight, { type: 'rollReaction', dice: { first: 1 } })).toBe('dieMissing');
    expect(diceFor(fight, { type: 'rollReaction', dice: {} })).toEqual({ first: 6, second: 6 });
  });
});

describe('TB-10 a distance, as it is told', () => {
  const distance = (visibility: number | null): SkirmishCommand => ({
    type: 'rollDistance',
    visibility,
    dice: { first: 2, second: 3, third: 4 },
  });

  it.each([
    [null, 'They meet at 90 feet: 9 on 3d6'],
    [90, 'They meet at 90 feet: 9 on 3d6'],
    [89, 'They meet at 89 feet, as far as can be seen: 9 on 3d6'],
    [0, 'They meet at 0 feet, as far as can be seen: 9 on 3d6'],
  ])('seen up to %j', (visibility, sentence) => {
    expect(said(fight, distance(visibility))).toEqual([sentence]);
  });

  it('refuses to see less than nothing', () => {
    expect(codeOf(fight, distance(-1))).toBe('outOfRange');
    expect(diceFor(fight, distance(null))).toEqual({ first: 6, second: 6, third: 6 });
  });
});
