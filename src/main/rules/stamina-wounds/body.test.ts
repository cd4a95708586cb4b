import { describe, expect, it } from 'vitest';
import { loadPack } from '../injuries/load-pack.ts';
import type { InjuryPack } from '../injuries/pack.ts';
import { loosePack } from '../injuries/packs.fixtures.ts';
import { twoLegged } from '../injuries/two-legged.ts';
import { sentence } from '../parts.ts';
import { packOf, staminaWoundsWith, withPack } from './index.ts';
import { diceFor } from './decide.ts';
import { hurt, table } from './play.fixtures.ts';
import { tell } from './tell.ts';
import type { Tables } from './types.ts';
import type { Operation } from './operation.ts';
import type { Vitals } from './vitals.ts';

function small(): InjuryPack {
  const loaded = loadPack(loosePack());
  if (!loaded.ok) throw new Error(loaded.refusal.reason);
  return loaded.value;
}

const tables: Tables = { injuries: twoLegged, others: [small()] };
const model = staminaWoundsWith(tables);
const fallen: Vitals = hurt(-1, 0, { status: 'down', injuryRollsOwed: [{ below: 1 }] });
const winged: Vitals = { ...fallen, body: 'small' };
const setBody = (body: string): Operation => ({ op: 'edit', changes: { body } });

describe('IN-8 each body has a pack of its own', () => {
  it('is the first pack for someone of whom no body is said, also where tables have no other', () => {
    expect(packOf(fallen, tables)).toBe(twoLegged);
    expect(packOf(fallen, { injuries: twoLegged })).toBe(twoLegged);
    expect(packOf({ body: twoLegged.id }, { injuries: twoLegged })).toBe(twoLegged);
    expect(packOf(winged, tables)).toEqual(small());
  });

  it('asks for the dice of the body that rolls', () => {
    const dice = { injury: 4, region: 5 };
    expect(diceFor(fallen, { op: 'roll-injury' }, dice, table(), tables)).toEqual({
      injury: 4,
      region: 6,
      spot: 6,
      side: 2,
    });
    expect(diceFor(winged, { op: 'roll-injury' }, dice, table(), tables)).toEqual({
      injury: 4,
      region: 6,
      spot: 4,
      side: 2,
    });
  });

  it('finds severity and place on the tables of the body', () => {
    const dice = { injury: 4, region: 5, spot: 3, side: 2 };
    const placed = (vitals: Vitals): unknown => {
      const decided = model.decide(vitals, { op: 'roll-injury' }, dice, table());
      return decided.ok ? decided.value.find(({ type }) => type === 'injuryRecorded') : decided.refusal;
    };
    expect(placed(winged)).toMatchObject({ injury: { severity: 'minor', region: 'wing', spot: 'eye', side: 'right' } });
    expect(placed(fallen)).toMatchObject({ injury: { severity: 'minor', region: 'arm', side: 'secondary' } });
  });

  it.each([
    [4, 'small', false],
    [5, 'small', true],
    [6, undefined, false],
    [7, undefined, true],
  ])('says by the tables of the body when no roll can save: %i below zero on %s is death: %s', (below, body, dies) => {
    const vitals = hurt(1, 0, body === undefined ? {} : { body });
    const decided = model.decide(vitals, { op: 'damage', amount: 1 + below, causes: [] }, {}, table());
    const after = decided.ok ? decided.value.reduce((now, event) => model.evolve(now, event), vitals) : vitals;
    expect(after.status).toBe(dies ? 'dead' : 'down');
  });

  it('is set by hand, and told', () => {
    const decided = model.decide(fallen, setBody('small'), {}, table());
    if (!decided.ok) throw new Error(decided.refusal.reason);
    const after = decided.value.reduce((now, event) => model.evolve(now, event), fallen);
    expect(after).toEqual(winged);
    const who = { kind: 'text', text: 'Oda' } as const;
    const parts = tell({ who, by: null, op: 'edit', changes: decided.value, before: fallen, after, tables });
    expect(sentence(parts)).toContain('set by hand to body “Small” (was “Two legs, two arms”)');
  });

  it.each([
    [setBody('six-legged'), 'noSuchBody', 'There are no injury tables “six-legged” here for a body of that kind.'],
    [setBody(''), 'noSuchBody', 'A body is named by its tables.'],
    [setBody(7 as never), 'noSuchBody', 'A body is named by its tables.'],
    [setBody('constructor'), 'noSuchBody', 'There are no injury tables “constructor” here for a body of that kind.'],
  ])('refuses %j', (operation, code, reason) => {
    expect(model.decide(fallen, operation, {}, table())).toMatchObject({ refusal: { code, reason } });
  });

  it('takes another pack in, but never one in the place of another', () => {
    const more = withPack({ injuries: twoLegged }, small());
    expect(more).toEqual(tables);
    expect(withPack(more, { ...small(), name: 'Changed' })).toBe(more);
    expect(withPack(more, { ...twoLegged, name: 'Changed' })).toBe(more);
  });
});
