import { describe, expect, it } from 'vitest';
import { sentence, type CombatantId, type Line, type Part } from '../../rules/index.ts';
import { number, text } from '../../rules/parts.ts';
import { plainLines } from './plain-lines.ts';

const line = (...parts: Part[]): Line => ({ kind: 'damage', combatant: null, parts, private: true });
const name: Part = { kind: 'name', text: 'Odo', combatant: 'odo' as CombatantId };
const tier: Part = { kind: 'tier', text: 'Major', tier: 'major' };

describe('plainLines', () => {
  it('makes one part of words and numbers side by side, and leaves names and tiers apart', () => {
    const told = line(name, text(' takes '), number(9), text(': '), tier, text(', '), number(-2), text(' left'));
    const [plain] = plainLines([told]);
    expect(plain).toEqual(line(name, text(' takes 9: '), tier, text(', −2 left')));
    expect(sentence(plain?.parts ?? [])).toBe(sentence(told.parts));
  });

  it('leaves lines as they are that are plain already', () => {
    const plain = [line(text('Round 2 begins')), line(name), line(name, tier), line()];
    expect(plainLines(plain)).toEqual(plain);
  });
});
