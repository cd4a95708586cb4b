import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thresholds } from './index.ts';
import type { DamagePart, Dice, Operation, Options, Vitals } from './index.ts';

const types = fc.constantFrom([], ['physical'], ['magic'], ['physical', 'magic']) as fc.Arbitrary<DamagePart['types']>;
const track = (most: number): fc.Arbitrary<{ max: number; marked: number }> =>
  fc
    .record({ max: fc.integer({ min: 1, max: most }), marked: fc.nat(most) })
    .map(({ max, marked }) => ({ max, marked: Math.min(max, marked) }));

const options: fc.Arbitrary<Options> = fc.record({
  massive: fc.boolean(),
  massiveAppliesTo: fc.constantFrom('all', 'heroes'),
  armorMode: fc.constantFrom('step', 'subtract', 'off'),
  armorPerHit: fc.constantFrom<number | 'any'>(1, 2, 'any'),
  halfRounding: fc.constantFrom('up', 'down'),
  directIgnoresResistance: fc.boolean(),
  partialStressCost: fc.boolean(),
  foeStressVulnerable: fc.boolean(),
  overflowFrom: fc.constantFrom('heroes', 'any'),
  fullHpHit: fc.constantFrom('again', 'ignore', 'dead'),
  riskDoubles: fc.constantFrom('clear-all', 'clear-nothing'),
  hpCap: fc.constant(12),
  stressCap: fc.constant(12),
  shortRestLimit: fc.constant(3),
});

const vitals: fc.Arbitrary<Vitals> = fc
  .record({
    kind: fc.constantFrom('hero', 'foe', 'minion', 'horde'),
    level: fc.integer({ min: 1, max: 10 }),
    major: fc.option(fc.nat(12)),
    above: fc.option(fc.nat(12)),
    hp: track(12),
    stress: fc.option(track(12)),
    armor: track(6),
    resist: types,
    immune: types,
    reduce: fc.array(fc.record({ types, amount: fc.nat(9) }), { maxLength: 3 }),
    hope: fc.constant({ max: 6, current: 2 }),
    minionValue: fc.nat(5),
  })
  .map(({ major, above, armor, ...rest }) => ({
    ...rest,
    tier: 1,
    thresholds: { major, severe: above === null ? null : (major ?? 0) + above },
    armor: { score: armor.max, marked: armor.marked, temporary: 0 },
    status: 'up',
  }));

const parts: fc.Arbitrary<readonly DamagePart[]> = fc.array(
  fc.record({ amount: fc.integer({ min: -3, max: 60 }), types, half: fc.boolean() }),
  { minLength: 1, maxLength: 5 },
);

const flags = fc.record({
  direct: fc.boolean(),
  armorSlots: fc.nat(4),
  extraHp: fc.nat(2),
  minHp: fc.nat(3),
  dealtBy: fc.constantFrom('hero', 'foe'),
});

const step: fc.Arbitrary<readonly [Operation, Dice]> = fc.oneof(
  fc.tuple(parts, flags).map(([list, extra]) => [{ op: 'damage', parts: list, ...extra }, {}] as const),
  fc.integer({ min: -2, max: 9 }).map((amount) => [{ op: 'mark-hp', amount }, {}] as const),
  fc.tuple(fc.nat(9), fc.boolean()).map(([amount, forced]) => [{ op: 'mark-stress', amount, forced }, {}] as const),
  fc
    .tuple(fc.constantFrom('hp', 'stress', 'armor'), fc.nat(5))
    .map(([name, amount]) => [{ op: 'clear', track: name, amount }, {}] as const),
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 })).map(
    ([hope, fear]) =>
      [
        { op: 'death-move', choice: 'stake-it-all', split: { hp: hope, stress: 0 } },
        { hope, fear },
      ] as const,
  ),
  fc.integer({ min: -3, max: 3 }).map((by) => [{ op: 'temporary-armor', by }, {}] as const),
);

const after = (creature: Vitals, [operation, dice]: readonly [Operation, Dice], chosen: Options): Vitals => {
  const outcome = thresholds.decide(creature, operation, dice, chosen);
  return outcome.ok ? outcome.value.reduce((now, event) => thresholds.evolve(now, event), creature) : creature;
};

const markedBy = (creature: Vitals, list: readonly DamagePart[], extra: object, chosen: Options): number => {
  const outcome = thresholds.decide(creature, { op: 'damage', parts: list, ...extra }, {}, chosen);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  const [hit] = outcome.value;
  return hit?.type === 'hitTaken' ? hit.marked : Number.NaN;
};

describe('TH-52 Thresholds, whatever happens', () => {
  it('keeps every track within its bounds', () => {
    fc.assert(
      fc.property(vitals, options, fc.array(step, { maxLength: 12 }), (creature, chosen, steps) => {
        const end = steps.reduce((now, one) => after(now, one, chosen), creature);
        expect(end.hp.marked).toBeGreaterThanOrEqual(0);
        expect(end.hp.marked).toBeLessThanOrEqual(end.hp.max);
        expect(end.stress?.marked ?? 0).toBeLessThanOrEqual(end.stress?.max ?? 0);
        expect(end.stress?.marked ?? 0).toBeGreaterThanOrEqual(0);
        expect(end.armor.marked).toBeGreaterThanOrEqual(0);
        expect(end.armor.marked).toBeLessThanOrEqual(end.armor.score);
        expect(end.armor.score).toBeLessThanOrEqual(12);
      }),
      { numRuns: 400 },
    );
  });

  it('tells from and to as they were: each event begins where the one before ended', () => {
    fc.assert(
      fc.property(vitals, options, fc.array(step, { maxLength: 8 }), (creature, chosen, steps) => {
        let now = creature;
        for (const [operation, dice] of steps) {
          const outcome = thresholds.decide(now, operation, dice, chosen);
          for (const event of outcome.ok ? outcome.value : []) {
            if (event.type === 'hitPointsMarked' || event.type === 'hitPointsCleared') {
              expect(event.from).toBe(now.hp.marked);
            }
            if (event.type === 'stressMarked') expect(event.from).toBe(now.stress?.marked);
            if (event.type === 'armorSlotsMarked') expect(event.from).toBe(now.armor.marked);
            if (event.type === 'statusChanged') expect(event.from).toBe(now.status);
            now = thresholds.evolve(now, event);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never marks less for more damage', () => {
    fc.assert(
      fc.property(vitals, options, parts, flags, fc.nat(20), fc.nat(4), (creature, chosen, list, extra, more, at) => {
        const raised = list.map((part, index) =>
          index === at % list.length ? { ...part, amount: Math.max(0, part.amount) + more } : part,
        );
        expect(markedBy(creature, raised, extra, chosen)).toBeGreaterThanOrEqual(
          markedBy(creature, list, extra, chosen),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('does not care in which order simultaneous parts are named', () => {
    fc.assert(
      fc.property(vitals, options, parts, flags, (creature, chosen, list, extra) => {
        const outcome = (order: readonly DamagePart[]): unknown =>
          thresholds.decide(creature, { op: 'damage', parts: order, ...extra }, {}, chosen);
        expect(outcome(list.toReversed())).toEqual(outcome(list));
      }),
      { numRuns: 300 },
    );
  });

  it('never takes a Hit Point and an armor slot for nothing', () => {
    fc.assert(
      fc.property(vitals, options, flags, (creature, chosen, extra) => {
        const none = after(creature, [{ op: 'damage', parts: [{ amount: 0, types: [] }], ...extra }, {}], chosen);
        expect(none).toEqual(creature);
      }),
    );
  });
});
