import type { CampaignView } from '../../src/preload/contract/campaign-views.ts';
import type { ResterId, ResterInput } from '../../src/preload/contract/rest-views.ts';
import type { Numbers } from './numbers.ts';
import { say } from './send.ts';
import { someone, type Choices, type Make } from './table.ts';

/** One to three of these rest, one after the other; dice typed in part, some of them off their faces. */
export function anyRests(ruleset: CampaignView['ruleset'], all: readonly ResterId[], numbers: Numbers): ResterInput[] {
  const who = [...new Set(Array.from({ length: 1 + numbers.below(3) }, () => numbers.pick(all)))];
  const length = numbers.pick(['short', 'short', 'long'] as const);
  return who.map((id) => ({ who: id, rest: restOf(ruleset, length, all, numbers), ...diceOf(numbers) }));
}

function restOf(
  ruleset: CampaignView['ruleset'],
  length: 'short' | 'long',
  all: readonly ResterId[],
  numbers: Numbers,
): ResterInput['rest'] {
  if ((ruleset === 'thresholds') === numbers.odds(29, 30)) {
    const moves = Array.from({ length: numbers.odds(1, 15) ? 3 : numbers.below(3) }, () => ({
      move: numbers.pick(['tend-wounds', 'clear-stress', 'repair-armor', 'prepare'] as const),
      ...(numbers.odds(1, 3) ? { ally: numbers.pick(all) } : {}),
      ...(numbers.odds(1, 3) ? { together: true } : {}),
    }));
    return { ruleset: 'thresholds', length, interrupted: numbers.odds(1, 8), moves };
  }
  return {
    ruleset: 'stamina-wounds',
    length: numbers.pick(['hour', 'night', 'day']),
    safe: numbers.odds(1, 2),
    bed: numbers.odds(1, 2),
    physician: numbers.odds(1, 2),
  };
}

const diceOf = (numbers: Numbers): Pick<ResterInput, 'dice'> =>
  numbers.odds(1, 3) ? { dice: [numbers.odds(1, 3) ? null : 1 + numbers.below(numbers.odds(1, 6) ? 9 : 3)] } : {};

const rest: Make = ({ view, campaign, numbers }) =>
  say('rests.take', {
    campaign: campaign.id,
    rests: anyRests(
      view.ruleset,
      (numbers.odds(1, 6) ? view.combatants : view.combatants.filter(({ side }) => side === 'hero'))
        .map(({ id }) => id)
        .concat(view.combatants[0]?.id ?? []),
      numbers,
    ),
    ...(numbers.odds(1, 3) ? { gmDie: numbers.below(6) } : {}),
  });

const wake: Make = ({ view, numbers }) => {
  const asleep = view.combatants.filter(({ vitals: { status } }) =>
    ['fainted', 'knocked-out', 'senseless', 'unconscious'].includes(status),
  );
  return say('encounter.wake', {
    combatant: asleep.length > 0 && numbers.odds(5, 6) ? numbers.pick(asleep).id : someone(view, numbers),
  });
};

const healInjury: Make = ({ view, numbers }) => {
  const hurt = view.combatants.flatMap(({ id, vitals }) =>
    'injuries' in vitals ? vitals.injuries.map((injury) => ({ combatant: id, injury })) : [],
  );
  if (hurt.length > 0 && numbers.odds(7, 8)) {
    const { combatant, injury } = numbers.pick(hurt);
    const { severity, region, spot, side } = injury;
    return say('injuries.heal', { combatant, injury: { severity, region, spot, side } });
  }
  return say('injuries.heal', {
    combatant: someone(view, numbers),
    injury: { severity: 'minor', region: 'leg', spot: 'knee', side: 'left' },
  });
};

/** An injury by hand: a new one, one that is there and becomes worse, or was never there; also at no place at all. */
const setInjury: Make = ({ view, numbers }) => {
  const hurt = view.combatants.flatMap(({ id, vitals }) =>
    'injuries' in vitals ? vitals.injuries.map((injury) => ({ combatant: id, injury })) : [],
  );
  const knee = { severity: 'minor', region: 'leg', spot: numbers.odds(1, 8) ? 'root' : 'knee', side: 'left' } as const;
  if (hurt.length === 0 || numbers.odds(1, 2))
    return say('injuries.set', { combatant: someone(view, numbers), from: null, to: knee });
  const { combatant, injury } = numbers.pick(hurt);
  const to = numbers.odds(1, 2) ? null : { ...injury, severity: 'permanent' as const, lasts: 'for good' };
  return say('injuries.set', { combatant, from: injury, to });
};

/** Every injury roll at once: some dice typed, also for somebody who owes none. */
export const recordAll: Make = ({ view, numbers }) => {
  const owing = view.owed.flatMap((owed) => (owed.kind === 'injuryRoll' ? [owed.combatant] : []));
  const who = numbers.odds(1, 8) ? [...owing, someone(view, numbers)] : owing;
  return say('injuries.recordAll', {
    rolls: who.flatMap((combatant) =>
      numbers.odds(1, 2)
        ? [{ combatant, dice: numbers.odds(1, 2) ? { injury: 1 + numbers.below(5), hours: 1 + numbers.below(6) } : {} }]
        : [],
    ),
  });
};

const endings: Make = ({ view, campaign, numbers }) =>
  numbers.odds(1, 2)
    ? say('encounter.endFinalAction', { combatant: someone(view, numbers) })
    : say('encounter.answerLastHitPoint', {
        combatant: someone(view, numbers),
        becomes: numbers.odds(1, 2) ? null : numbers.pick(campaign.adversaries).id,
      });

/** What mends, and what wakes. */
export const RECOVERY: Choices = [
  [4, rest],
  [1, wake],
  [1, healInjury],
  [1, setInjury],
  [1, recordAll],
  [1, endings],
];
