import { describe, expect, it } from 'vitest';
import type { Combatant, CombatantId, Encounter } from '../../rules/index.ts';
import { differenceOf } from './difference.ts';

const one = (id: string, side: Combatant['side'] = 'foe'): Combatant =>
  ({ id: id as CombatantId, side }) as unknown as Combatant;
const fight = (...combatants: Combatant[]): Encounter => ({ combatants }) as unknown as Encounter;

const [asha, bram, cole] = [one('asha', 'hero'), one('bram'), one('cole')];
const hurt = { ...bram };
const turned = one('bram', 'hero');

describe('differenceOf', () => {
  it.each([
    ['nothing', fight(asha, bram), fight(asha, bram), true, []],
    ['one who was hit', fight(asha, bram, cole), fight(asha, hurt, cole), true, [[bram, hurt]]],
    ['one who changed sides', fight(asha, bram), fight(asha, turned), false, [[bram, turned]]],
    ['one who came', fight(asha), fight(asha, bram), false, [[null, bram]]],
    ['one who went', fight(asha, bram, cole), fight(asha, cole), false, []],
    ['one who went, and another who was hit', fight(asha, bram), fight(hurt), false, [[bram, hurt]]],
    ['another order', fight(asha, bram, cole), fight(cole, asha, bram), false, []],
  ] as const)('%s', (_what, before, after, standsAlike, changed) => {
    const found = differenceOf(before, after);
    expect(found.standsAlike).toBe(standsAlike);
    expect(found.changed.map(({ was, now }) => [was, now])).toEqual(changed);
    for (const [at, { was, now }] of found.changed.entries()) {
      expect(was).toBe(changed[at]?.[0] ?? null);
      expect(now).toBe(changed[at]?.[1]);
    }
    expect(differenceOf(before, after)).toBe(found);
  });
});
