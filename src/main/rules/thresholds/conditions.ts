import type { BuiltInCondition } from '../conditions.ts';

/** The conditions Thresholds knows. The Vulnerable that comes from full Stress is not among them: it is never stored. */
export const CONDITIONS: readonly BuiltInCondition[] = [
  {
    kind: 'vulnerable',
    name: 'Vulnerable',
    sentence: 'Rolls against them have advantage.',
    effects: {},
  },
  {
    kind: 'restrained',
    name: 'Restrained',
    sentence: 'They cannot move, but can still act from where they are.',
    effects: {},
  },
  {
    kind: 'hidden',
    name: 'Hidden',
    sentence: 'Nobody knows where they are; rolls against them have disadvantage.',
    effects: {},
  },
  {
    kind: 'warded',
    name: 'Warded',
    sentence: 'Both thresholds are 2 higher while it lasts.',
    effects: { thresholds: { major: 2, severe: 2 } },
  },
  {
    kind: 'exposed',
    name: 'Exposed',
    sentence: 'Both thresholds are 2 lower while it lasts.',
    effects: { thresholds: { major: -2, severe: -2 } },
  },
  {
    kind: 'armored',
    name: 'Armored',
    sentence: 'Temporary armor: more slots while it lasts, and marked ones go first.',
    effects: { armor: 1 },
  },
];
