import type { BuiltInCondition } from '../conditions.ts';

/** The conditions Stamina & Wounds knows. Their causes are suggested for every hit on their bearer. */
export const CONDITIONS: readonly BuiltInCondition[] = [
  {
    kind: 'surprised',
    name: 'Surprised',
    sentence: 'They do not act in this round, and damage goes past their Stamina.',
    effects: { causes: ['unaware'], cannotAct: true },
  },
  {
    kind: 'unaware',
    name: 'Unaware',
    sentence: 'They do not see it coming: damage goes past their Stamina.',
    effects: { causes: ['unaware'] },
  },
  {
    kind: 'helpless',
    name: 'Helpless',
    sentence: 'They cannot defend themselves: damage goes past their Stamina, and they do not act.',
    effects: { causes: ['helpless'], cannotAct: true },
  },
  {
    kind: 'asleep',
    name: 'Asleep',
    sentence: 'They are helpless until they wake.',
    effects: { causes: ['helpless'], cannotAct: true },
  },
  {
    kind: 'paralyzed',
    name: 'Paralyzed',
    sentence: 'They cannot move or act, and damage goes past their Stamina.',
    effects: { causes: ['paralyzed'], cannotAct: true },
  },
  {
    kind: 'pinned',
    name: 'Pinned',
    sentence: 'They are held fast: damage goes past their Stamina.',
    effects: { causes: ['pinned'] },
  },
  {
    kind: 'prone',
    name: 'Prone',
    sentence: 'They lie on the ground until they get up.',
    effects: {},
  },
];
