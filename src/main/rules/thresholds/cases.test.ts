import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { derive } from './derive.ts';
import { thresholds } from './index.ts';
import type { Dice, Event, Operation, Options, Vitals } from './index.ts';

/** One line of cases/thresholds.jsonl; cases/README.md says what the fields mean. */
interface Case {
  id: string;
  options: Partial<Options>;
  before: Record<string, unknown>;
  op?: Operation;
  ops?: Operation[];
  rolls: Dice | Dice[];
  refused?: boolean;
  after?: object;
  facts?: object;
  why: string;
}

const lines = readFileSync(new URL('../../../../cases/thresholds.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const cases = lines.map((line) => JSON.parse(line) as Case);

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const layOver = (base: object, over: Record<string, unknown>): object => {
  const laid: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = laid[key];
    laid[key] = isPlain(below) && isPlain(value) ? layOver(below, value) : value;
  }
  return laid;
};

/** `conditions` is what a case calls the one condition that follows from the vitals; it is never stored. */
const creatureOf = ({ before }: Case): Vitals => {
  const stored = Object.fromEntries(Object.entries(before).filter(([field]) => field !== 'conditions'));
  return layOver(thresholds.defaultVitals, stored) as Vitals;
};

const shown = (vitals: Vitals, options: Options): object => ({
  ...vitals,
  conditions: derive(vitals, options).vulnerable ? ['vulnerable'] : [],
});

describe('the cases of cases/thresholds.jsonl', () => {
  it('are there', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80);
  });

  it.each(cases.map((one) => [one.id, one.why, one] as const))('%s: %s', (_id, _why, one) => {
    const options: Options = { ...thresholds.defaultOptions, ...one.options };
    const operations = one.ops ?? (one.op ? [one.op] : []);
    const rolls = Array.isArray(one.rolls) ? one.rolls : [one.rolls];
    let vitals = creatureOf(one);
    let events: readonly Event[] = [];
    for (const [index, operation] of operations.entries()) {
      const outcome = thresholds.decide(vitals, operation, rolls[index] ?? {}, options);
      expect(outcome.ok ? 'accepted' : 'refused').toBe(one.refused === true ? 'refused' : 'accepted');
      if (!outcome.ok) return;
      events = outcome.value;
      vitals = events.reduce((creature, event) => thresholds.evolve(creature, event), vitals);
    }
    expect(shown(vitals, options)).toMatchObject(one.after ?? {});
    if (one.facts) expect(events[0]).toMatchObject(one.facts);
  });
});
