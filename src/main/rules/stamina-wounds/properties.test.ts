import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { twoLegged } from '../injuries/two-legged.ts';
import { CAUSES, bypassReasons } from './bypass.ts';
import { checkVitals } from './check-vitals.ts';
import { decide, diceFor } from './decide.ts';
import type { DamageTaken, Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { Dice, Hit, Operation } from './operation.ts';
import { optionDescriptions } from './options.ts';
import type { Options } from './options.ts';
import { creature, hurt, play, table } from './play.fixtures.ts';
import type { Vitals } from './vitals.ts';

const options: fc.Arbitrary<Options> = fc.record(
  Object.fromEntries(
    optionDescriptions.map(({ key, values }) => [key, fc.constantFrom(...values.map(({ value }) => value))]),
  ),
) as unknown as fc.Arbitrary<Options>;
const causes = fc.subarray([...CAUSES]);
const hits = fc.record({ amount: fc.integer({ min: -2, max: 14 }), causes });
const standing = fc
  .record({ wounds: fc.integer({ min: 1, max: 8 }), stamina: fc.integer({ min: 0, max: 5 }) })
  .map(({ wounds, stamina }) => hurt(wounds, stamina));
const beginners = fc.oneof(standing, fc.constant(creature({ kind: 'beast', stamina: null })));

const operations: fc.Arbitrary<Operation> = fc.oneof(
  hits.map((hit): Operation => ({ op: 'damage', ...hit })),
  fc.array(hits, { minLength: 1, maxLength: 3 }).map((batch): Operation => ({ op: 'damage-batch', hits: batch })),
  fc.integer({ min: -1, max: 9 }).map((amount): Operation => ({ op: 'heal', amount })),
  fc.integer({ min: -1, max: 9 }).map((amount): Operation => ({ op: 'subdual', amount })),
  fc.constantFrom<Operation>(
    { op: 'roll-injury' },
    { op: 'last-action' },
    { op: 'wake' },
    { op: 'level-up', wound: true },
  ),
  fc.integer({ min: -2, max: 2 }).map((by): Operation => ({ op: 'toughness', by })),
  fc
    .tuple(fc.constantFrom('hour', 'night', 'day'), fc.boolean(), fc.boolean())
    .map(([length, safe, bed]): Operation => ({ op: 'rest', length, safe, bed })),
);

/** Rolls what is asked for until nothing more is: `faces` in 0 to 1 are the luck. */
function rolled(vitals: Vitals, operation: Operation, table: Options, luck: readonly number[]): Dice {
  let dice: Record<string, number> = {};
  for (let asked = 0; ;) {
    const needed = diceFor(vitals, operation, dice, table, { injuries: twoLegged });
    const open = Object.entries(needed).filter(([slot]) => dice[slot] === undefined);
    if (open.length === 0) return dice;
    for (const [slot, faces] of open) {
      dice = { ...dice, [slot]: 1 + Math.floor((luck[asked++ % luck.length] ?? 0) * Number(faces)) };
    }
  }
}

const lucks = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 5, maxLength: 5 });
const fold = (vitals: Vitals, events: readonly Event[]): Vitals => events.reduce(evolve, vitals);
const takenOf = (events: readonly Event[]): DamageTaken => {
  const [first] = events;
  if (first?.type !== 'damageTaken') throw new Error('damage tells no damageTaken');
  return first;
};

describe('SW-32 what always holds', () => {
  test('SW-32 a hit reaches Wounds only beyond Stamina, or past it', () => {
    fc.assert(
      fc.property(standing, hits, (before, hit) => {
        const taken = takenOf(play(before, [[{ op: 'damage', ...hit }]]).events);
        const past = bypassReasons(hit.causes).length > 0;
        const reaches = hit.amount > (before.stamina?.current ?? 0) || (past && hit.amount > 0);
        expect(taken.toWounds > 0).toBe(reaches);
        expect(taken.toStamina + taken.toWounds).toBe(Math.max(0, hit.amount));
      }),
    );
  });

  test('SW-32 an ordinary hit fells exactly from both pools on, and below zero only beyond', () => {
    fc.assert(
      fc.property(standing, fc.integer({ min: 0, max: 20 }), (before, amount) => {
        const { wounds } = play(before, [[{ op: 'damage', amount, causes: [] }]]).vitals;
        const pools = before.wounds.current + (before.stamina?.current ?? 0);
        expect(wounds.current <= 0).toBe(amount >= pools);
        expect(wounds.current < 0).toBe(amount > pools);
      }),
    );
  });

  test('SW-32 more damage never leaves more Wounds or Stamina', () => {
    fc.assert(
      fc.property(standing, hits, fc.nat(5), options, (before, hit, more, at) => {
        const less = play(before, [[{ op: 'damage', ...hit }]], at).vitals;
        const worse = play(before, [[{ op: 'damage', ...hit, amount: Math.max(0, hit.amount) + more }]], at).vitals;
        expect(worse.wounds.current).toBeLessThanOrEqual(less.wounds.current);
        expect(worse.stamina?.current).toBeLessThanOrEqual(less.stamina?.current ?? 0);
      }),
    );
  });

  test('SW-19 the order of simultaneous hits never changes their sum; of one kind, not even where it goes', () => {
    const alike = fc.oneof(fc.constant<Hit['causes']>([]), fc.constant<Hit['causes']>(['poison']));
    fc.assert(
      fc.property(standing, fc.array(hits, { minLength: 2, maxLength: 5 }), alike, (before, batch, same) => {
        const at = (list: readonly Hit[]): Event[] => [...play(before, [[{ op: 'damage-batch', hits: list }]]).events];
        const [one, other] = [takenOf(at(batch)), takenOf(at(batch.toReversed()))];
        expect(one.amount).toBe(other.amount);
        expect(one.toStamina + one.toWounds).toBe(other.toStamina + other.toWounds);
        const kind = batch.map((hit) => ({ ...hit, causes: same }));
        expect(fold(before, at(kind))).toEqual(fold(before, at(kind.toReversed())));
        const total = kind.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
        const single = play(before, [[{ op: 'damage', amount: total, causes: same }]]).vitals;
        expect(fold(before, at(kind))).toEqual(single);
      }),
    );
  });

  test('SW-32 whatever happens, the tracks stay in bounds, and the same always comes of the same', () => {
    const fights = fc.array(fc.tuple(operations, lucks), { maxLength: 25 });
    fc.assert(
      fc.property(beginners, options, fights, (before, at, steps) => {
        let vitals = before;
        for (const [operation, luck] of steps) {
          const dice = rolled(vitals, operation, at, luck);
          const decided = decide(vitals, operation, dice, at, { injuries: twoLegged });
          expect(decide(vitals, operation, dice, at, { injuries: twoLegged })).toEqual(decided);
          if (!decided.ok) {
            expect(decided.refusal.reason).toMatch(/^[A-Z].*\.$/);
            continue;
          }
          vitals = fold(vitals, JSON.parse(JSON.stringify(decided.value)) as readonly Event[]);
          expect(checkVitals(vitals)).toEqual({ ok: true, value: vitals });
          if (vitals.status === 'dead') expect(vitals.injuryRollsOwed).toEqual([]);
          if (vitals.status === 'up') expect(vitals.wounds.current).toBeGreaterThan(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('SW-32 from and to of every event join: nothing changes untold', () => {
    fc.assert(
      fc.property(standing, hits, options, (before, hit, at) => {
        let { status } = before;
        let wounds = before.wounds.current;
        let stamina = before.stamina?.current;
        for (const event of play(before, [[{ op: 'damage', ...hit }]], at).events) {
          if (event.type === 'woundsLost') {
            expect(event.from).toBe(wounds);
            wounds = event.to;
          }
          if (event.type === 'staminaLost') {
            expect(event.from).toBe(stamina);
            stamina = event.to;
          }
          if (event.type === 'statusChanged') {
            expect(event.from.status).toBe(status);
            status = event.to.status;
          }
        }
        const after = play(before, [[{ op: 'damage', ...hit }]], at).vitals;
        expect([after.wounds.current, after.stamina?.current, after.status]).toEqual([wounds, stamina, status]);
      }),
    );
  });

  test('SW-30 a die too many is refused by every operation', () => {
    fc.assert(
      fc.property(beginners, operations, lucks, (before, operation, luck) => {
        const dice = rolled(before, operation, table(), luck);
        for (const slot of ['injury', 'side', 'hours', 'stamina', 'day', 'luck']) {
          if (slot in dice) continue;
          expect(decide(before, operation, { ...dice, [slot]: 1 }, table(), { injuries: twoLegged }).ok).toBe(false);
        }
      }),
    );
  });
});
