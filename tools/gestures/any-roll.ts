import type { CountdownInput } from '../../src/preload/contract/api/countdown-api.ts';
import type { Numbers } from './numbers.ts';
import { say } from './send.ts';
import { someone, type Choices, type Make } from './table.ts';

const countdown: Make = ({ view, numbers }) => {
  const { countdowns } = view;
  if (countdowns.length === 0 || (countdowns.length < 6 && numbers.odds(1, 4))) {
    return say('countdowns.add', anyCountdown(view.ruleset, numbers));
  }
  const { id } = numbers.pick(countdowns);
  switch (numbers.below(6)) {
    case 0:
      return say('countdowns.remove', { countdown: id });
    case 1:
    case 2:
      return say('countdowns.countRoll', {
        outcome: numbers.pick(['fail-fear', 'fail-hope', 'success-fear', 'success-hope', 'critical']),
      });
    default:
      return say('countdowns.advance', { countdown: id, by: numbers.below(numbers.odds(1, 8) ? 1200 : 4) });
  }
};

function anyCountdown(ruleset: 'thresholds' | 'stamina-wounds', numbers: Numbers): CountdownInput {
  const dynamic = numbers.odds(1, ruleset === 'thresholds' ? 2 : 12);
  return {
    name: numbers.odds(1, 12) ? '' : numbers.pick(['The dam breaks', 'Reinforcements']),
    start: numbers.odds(1, 8)
      ? numbers.pick(['0', '12x', 'd6-1', '1000'])
      : numbers.pick(['1', '2', '4', '8', '999', 'd6', 'd6', '2d4+1']),
    ...(numbers.odds(1, 6) ? { faces: [numbers.odds(1, 3) ? null : 1 + numbers.below(7)] } : {}),
    loop: numbers.pick(['none', 'same', 'rising', 'falling']),
    follows: dynamic ? numbers.pick(['progress', 'consequence']) : null,
    hidden: numbers.odds(1, 3),
  };
}

/** A check of Morale that nothing asked for, of a side or of some; or the roll of a score. */
const morale: Make = ({ view, numbers }) => {
  if (numbers.odds(1, 3)) {
    const dice = { ...openOr(numbers, 'first'), ...openOr(numbers, 'second'), ...openOr(numbers, 'third') };
    return say('morale.rollScore', { combatant: someone(view, numbers), dice });
  }
  if (numbers.odds(1, 8)) {
    return say('morale.passOver', {
      due: { side: numbers.pick(['hero', 'foe', 'other'] as const), occasion: 'half-strength' },
    });
  }
  const keys = ['?', ...Array.from({ length: 11 }, (_, at) => String(at + 2))];
  const scored = numbers.odds(5, 6);
  return say('morale.check', {
    who: numbers.odds(1, 2)
      ? { side: numbers.pick(['foe', 'other'] as const) }
      : { combatants: [...new Set([someone(view, numbers), someone(view, numbers)])] },
    checks: keys.map((key) => ({
      key,
      ...(key === '?' && scored ? { score: 2 + numbers.below(11) } : {}),
      modifier: numbers.below(5) - 2,
      ...openOr(numbers, 'first'),
    })),
    ...(numbers.odds(1, 2) ? { breaking: numbers.pick(['fled', 'surrendered'] as const) } : {}),
  });
};

/** A die as typed, now and then off its faces; or none, to be rolled. */
const openOr = <Slot extends string>(numbers: Numbers, slot: Slot): Partial<Record<Slot, number>> => {
  const typed = numbers.odds(1, 2) ? { [slot]: numbers.odds(1, 30) ? 7 : 1 + numbers.below(6) } : {};
  return typed as Partial<Record<Slot, number>>;
};

const meeting: Make = ({ numbers }) => {
  const sides = (['hero', 'foe', 'other'] as const).filter(() => numbers.odds(1, 3));
  return say('meeting.record', {
    surprise: sides.map((side) => ({
      side,
      prepared: numbers.odds(1, 2),
      wary: numbers.odds(1, 3),
      ...openOr(numbers, 'die'),
    })),
    ...(numbers.odds(1, 2) ? { reaction: openOr(numbers, 'first') } : {}),
    ...(numbers.odds(1, 3)
      ? { distance: { ...openOr(numbers, 'second'), visibility: numbers.odds(1, 2) ? null : numbers.below(200) } }
      : {}),
  });
};

const fall: Make = ({ view, numbers }) => {
  const targets = new Set([someone(view, numbers), ...(numbers.odds(1, 3) ? [someone(view, numbers)] : [])]);
  const feet = numbers.pick([0, 9, 10, 25, 60, 300, 100_001]);
  return say('falls.apply', {
    feet,
    targets: [...targets].map((combatant) => ({ combatant, ...(numbers.odds(1, 3) ? { tumbled: true } : {}) })),
    ...(numbers.odds(1, 3) ? { faces: [numbers.odds(1, 3) ? null : 1 + numbers.below(7)] } : {}),
    ...(numbers.odds(1, 5) ? { total: numbers.below(40) } : {}),
  });
};

/** Whatever dice say besides damage. */
export const ROLLS: Choices = [
  [3, countdown],
  [2, morale],
  [1, meeting],
  [1, fall],
];
