import { describe, expect, it } from 'vitest';
import { sentence, text } from '../parts.ts';
import type { Cause } from './bypass.ts';
import { evolve } from './evolve.ts';
import { diceFor, staminaWounds } from './index.ts';
import type { Operation } from './operation.ts';
import { defaultOptions } from './options.ts';
import type { Options } from './options.ts';
import { staminaWoundsRuleset } from './ruleset.ts';
import { tell } from './tell.ts';
import { twoLegged } from '../injuries/two-legged.ts';
import { defaultVitals } from './vitals.ts';
import type { Vitals } from './vitals.ts';

function edited(vitals: Vitals, changes: Extract<Operation, { op: 'edit' }>['changes']): Vitals {
  const outcome = staminaWounds.decide(vitals, { op: 'edit', changes }, {}, defaultOptions);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value.reduce(evolve, vitals);
}
const ANA = edited(defaultVitals, { nameOnly: true });

/** What is said, or why not; and nothing may have changed. */
function said(operation: Operation, options: Partial<Options> = {}): string {
  const decided = staminaWounds.decide(ANA, operation, {}, { ...defaultOptions, ...options });
  if (!decided.ok) return decided.refusal.reason;
  expect(decided.value.reduce(evolve, ANA)).toEqual(ANA);
  return sentence(
    tell({
      who: text('Ana'),
      by: null,
      op: operation.op,
      changes: decided.value,
      before: ANA,
      after: ANA,
      tables: { injuries: twoLegged },
    }),
  );
}
const hit = (amount: number, ...causes: readonly Cause[]): Operation => ({ op: 'damage', amount, causes });

describe('SW-44 name and turn only', () => {
  it('has nothing on its tracks', () => {
    expect(ANA).toMatchObject({ nameOnly: true, wounds: { max: 1, current: 1 }, stamina: { max: 0, current: 0 } });
  });

  it.each<[Operation, string]>([
    [hit(0), 'Ana takes 0: nothing to take off'],
    [hit(-2), 'Ana takes 0: nothing to take off'],
    [hit(1), 'Ana takes 1: off Stamina first, then off Wounds'],
    [hit(7), 'Ana takes 7: off Stamina first, then off Wounds'],
    [hit(7, 'area'), 'Ana takes 7: off Stamina first, then off Wounds'],
    [hit(7, 'critical'), 'Ana takes 7, critical, past Stamina: off Wounds, and as much off Stamina'],
    [hit(7, 'poison', 'unaware'), 'Ana takes 7, unaware, poison, past Stamina: off Wounds, and as much off Stamina'],
    [
      {
        op: 'damage-batch',
        hits: [
          { amount: 7, causes: [] },
          { amount: 5, causes: ['critical'] },
        ],
      },
      'Ana takes 12 in 2 hits at once, critical, 5 of it past Stamina: 7 off Stamina first, then off Wounds; 5 off Wounds, and as much off Stamina',
    ],
    [{ op: 'subdual', amount: 4 }, 'Ana takes 4 subdual on their own sheet'],
    [{ op: 'heal', amount: 3 }, 'Ana is healed for 3 on their own sheet'],
    [{ op: 'rest', length: 'hour', safe: false }, 'Ana rests for an hour'],
    [{ op: 'rest', length: 'day', safe: true }, 'Ana rests for a night and a day, safe'],
  ])('says of %j what is to be taken', (operation, words) => {
    expect(said(operation)).toBe(words);
  });

  it('leaves Stamina alone where lost Wounds drain none', () => {
    expect(said(hit(7, 'critical'), { woundDrain: false })).toBe('Ana takes 7, critical, past Stamina: off Wounds');
  });

  it.each<Operation>([
    { op: 'roll-injury' },
    { op: 'last-action' },
    { op: 'wake' },
    { op: 'level-up' },
    { op: 'toughness', by: 1 },
    { op: 'edit', changes: { wounds: { current: 3 } } },
    { op: 'edit', changes: { stamina: { current: 3 } } },
  ])('refuses %j, for which it has no numbers', (operation) => {
    expect(said(operation)).toBe('Only a name and a turn are kept here.');
  });

  it.each<[Operation, string]>([
    [hit(1.5), 'The damage must be a whole number, not 1.5.'],
    [{ op: 'damage-batch', hits: [] }, 'No hit was given.'],
    [{ op: 'subdual', amount: 1.5 }, 'The subdual damage must be a whole number, not 1.5.'],
    [{ op: 'heal', amount: -1 }, 'The number of Wounds to heal must be at least 0, not -1.'],
    [{ op: 'edit', changes: { nameOnly: 'yes' as never } }, 'Name and turn only is yes or no.'],
  ])('refuses %j as for anyone', (operation, words) => {
    expect(said(operation)).toBe(words);
  });

  it('owes nothing, takes no dice, and acts unless the game master says otherwise', () => {
    expect(staminaWoundsRuleset.owed(ANA)).toEqual([]);
    expect(staminaWoundsRuleset.canAct(ANA)).toBe(true);
    const rests = ['hour', 'night', 'day'] as const;
    const dice = rests.map((length) =>
      diceFor(ANA, { op: 'rest', length, safe: length === 'day' }, {}, defaultOptions, { injuries: twoLegged }),
    );
    expect(dice).toEqual([{}, {}, {}]);
    expect(edited(ANA, { status: 'dead' }).status).toBe('dead');
  });

  it('may be given tracks later on', () => {
    const given = edited(ANA, { nameOnly: false, wounds: { max: 8, current: 8 }, stamina: { max: 5, current: 5 } });
    expect(given).toMatchObject({ nameOnly: false, wounds: { max: 8, current: 8 }, stamina: { max: 5, current: 5 } });
  });
});
