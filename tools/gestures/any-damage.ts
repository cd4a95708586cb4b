import type { EncounterView } from '../../src/preload/contract/encounter-views.ts';
import { say, type Unsent } from './send.ts';
import type { Numbers } from './numbers.ts';

const FLAGS = {
  thresholds: ['', '', ' s', ' !', ' a', ' c', '/2', 'x2'],
  'stamina-wounds': ['', '', ' u', ' h', ' p', ' f', ' a', ' c', '/2', 'x2'],
} as const;

/** Damage, healing or a new value as it is typed, for one to five targets with shares of their own; now and then nonsense. */
export function anyDamage(view: EncounterView, numbers: Numbers): Unsent {
  const targets = anyTargets(view, numbers);
  if (numbers.odds(1, 5)) return say('damage.heal', { text: String(numbers.below(12)), targets });
  const { text, faces } = anyText(view, numbers);
  return say('damage.apply', {
    text,
    targets,
    ...(faces ? { faces } : {}),
    ...(numbers.odds(1, 3) ? { source: numbers.odds(1, 2) ? null : numbers.pick(view.combatants).id } : {}),
    ...(numbers.odds(1, 4) ? { types: [numbers.pick(['physical', 'magic'] as const)] } : {}),
    ...(numbers.odds(1, 6) ? { subdual: true } : {}),
    ...(numbers.odds(1, 6) ? { force: true } : {}),
  });
}

type Targets = {
  combatant: EncounterView['combatants'][number]['id'];
  share?: 'normal' | 'half' | 'none' | 'double';
}[];

function anyTargets({ combatants }: EncounterView, numbers: Numbers): Targets {
  const count = numbers.odds(1, 3) ? 1 + numbers.below(5) : 1;
  const picked = new Set(Array.from({ length: count }, () => numbers.pick(combatants).id));
  return [...picked].map((combatant) =>
    numbers.odds(1, 3) ? { combatant, share: numbers.pick(['normal', 'half', 'none', 'double']) } : { combatant },
  );
}

function anyText({ ruleset }: EncounterView, numbers: Numbers): { text: string; faces?: number[] } {
  const flag = numbers.pick(FLAGS[ruleset]);
  switch (numbers.below(10)) {
    case 0:
      return { text: `2d6+1${flag}`, faces: [1 + numbers.below(6), 1 + numbers.below(6)] };
    case 1:
      return { text: numbers.pick(['', '12x', '2d6', '999999', '-3', '7 q', '=']) };
    case 2:
      return { text: `${numbers.pick(['=', '+'])}${numbers.below(9)}` };
    default:
      return { text: `${numbers.below(numbers.odds(1, 4) ? 40 : 14)}${flag}` };
  }
}
