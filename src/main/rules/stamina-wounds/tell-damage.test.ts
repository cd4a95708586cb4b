import { describe, expect, it } from 'vitest';
import { twoLegged } from '../injuries/two-legged.ts';
import { sentence, text } from '../parts.ts';
import type { Hit } from './operation.ts';
import { beast, hurt, play } from './play.fixtures.ts';
import { tell } from './tell.ts';
import type { Vitals } from './vitals.ts';

const told = (before: Vitals, ...hits: readonly Hit[]): string => {
  const { events, vitals } = play(before, [[{ op: 'damage-batch', hits }]]);
  return sentence(
    tell({
      who: text('A'),
      by: null,
      op: 'damage-batch',
      changes: events,
      before,
      after: vitals,
      tables: { injuries: twoLegged },
    }),
  );
};

const ordinary = (amount: number): Hit => ({ amount, causes: [] });

describe('SW-33 why damage went where it went', () => {
  it.each<readonly [string, Vitals, readonly Hit[], string]>([
    ['one reason', hurt(8, 5), [{ amount: 2, causes: ['critical'] }], 'A takes 2, critical, past Stamina'],
    [
      'two hits past Stamina',
      hurt(8, 5),
      [
        { amount: 1, causes: ['critical'] },
        { amount: 2, causes: ['poison'] },
      ],
      'A takes 3 in 2 hits at once, critical, poison, past Stamina',
    ],
    [
      'one of two past Stamina',
      hurt(8, 5),
      [ordinary(3), { amount: 2, causes: ['critical'] }],
      'A takes 5 in 2 hits at once, critical, 2 of it past Stamina',
    ],
    [
      'one of two past Stamina, with nothing',
      hurt(8, 5),
      [ordinary(3), { amount: 0, causes: ['poison'] }],
      'A takes 3 in 2 hits at once',
    ],
    ['nothing at all', hurt(8, 5), [{ amount: 0, causes: ['poison'] }], 'A takes 0, poison'],
    ['a beast', beast(9), [{ amount: 2, causes: ['critical'] }], 'A takes 2, critical'],
    [
      'a beast, in one of two',
      beast(9),
      [ordinary(1), { amount: 2, causes: ['critical'] }],
      'A takes 3 in 2 hits at once, critical',
    ],
    [
      'someone fallen',
      hurt(0, 5, { status: 'down' }),
      [{ amount: 1, causes: ['critical'] }],
      'A takes 1 when any damage kills',
    ],
  ])('%s', (_what, before, hits, expected) => {
    expect(told(before, ...hits).split(': ')[0]).toBe(expected);
  });
});
