import { whole } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import { clearTrack } from './clear.ts';
import type { Event } from './events.ts';
import type { DeathMoveOperation, Dice } from './operation.ts';
import type { Options } from './options.ts';
import type { Status, Vitals } from './vitals.ts';

const HOPE_DIE = 12;
const FEAR_DIE = 12;

/** The dice each choice needs, by slot, with their faces. */
export const DEATH_MOVE_DICE: Readonly<Record<DeathMoveOperation['choice'], Readonly<Record<string, number>>>> = {
  'black-out': { hope: HOPE_DIE },
  'final-blow': {},
  'stake-it-all': { hope: HOPE_DIE, fear: FEAR_DIE },
};

const becomes = (to: Status): Event => ({ type: 'statusChanged', from: 'death-move', to });

/** Unconscious; a die of the level or less costs a Hope slot, and the last of them retires the hero. */
function blackOut({ level, hope }: Vitals, die: number): readonly Event[] {
  if (hope === null || die > level) return [becomes('unconscious')];
  const max = Math.max(0, hope.max - 1);
  const current = Math.min(hope.current, max);
  const scar: Event[] = [{ type: 'hopeSlotLost', from: hope.max, to: max }];
  if (current !== hope.current) scar.push({ type: 'hopeChanged', from: hope.current, to: current, max });
  return [...scar, becomes(max === 0 ? 'retired' : 'unconscious')];
}

type Split = NonNullable<DeathMoveOperation['split']>;

function checkSplit(split: DeathMoveOperation['split'], hope: number): Outcome<Split> {
  const points = `${hope} ${hope === 1 ? 'point' : 'points'}`;
  if (split === undefined || split === null) {
    return refuse('splitMissing', `Say how the ${points} are divided over Hit Points and Stress.`, 'split');
  }
  for (const track of ['hp', 'stress'] as const) {
    const checked = whole(split[track], { what: 'points', field: `split.${track}` });
    if (!checked.ok) return checked;
  }
  if (split.hp >= 0 && split.stress >= 0 && split.hp + split.stress === hope) return accept(split);
  return refuse('splitWrong', `The points for Hit Points and Stress must add up to ${hope}.`, 'split');
}

/** Hope higher: up, and as many points cleared as the die shows. Fear higher: dead. Equal: up, by the table's option. */
function stakeItAll(
  vitals: Vitals,
  { split }: DeathMoveOperation,
  { hope, fear }: { hope: number; fear: number },
  options: Options,
): Outcome<readonly Event[]> {
  if (hope < fear) return accept([becomes('dead')]);
  if (hope === fear) {
    const all = options.riskDoubles === 'clear-all' ? Infinity : 0;
    return accept([...clearTrack(vitals, 'hp', all), ...clearTrack(vitals, 'stress', all), becomes('up')]);
  }
  const checked = checkSplit(split, hope);
  if (!checked.ok) return checked;
  const { hp, stress } = checked.value;
  return accept([...clearTrack(vitals, 'hp', hp), ...clearTrack(vitals, 'stress', stress), becomes('up')]);
}

/**
 * A hero's answer to the last Hit Point (rules TH-32 to TH-35). Refused when no death move is due, when the dice are not exactly
 * those of the choice, and when Hope is higher and its points are not divided.
 */
export function makeDeathMove(
  vitals: Vitals,
  operation: DeathMoveOperation,
  dice: Dice,
  options: Options,
): Outcome<readonly Event[]> {
  const { choice } = operation;
  if (vitals.status !== 'death-move') return refuse('noDeathMoveDue', 'No death move is due.');
  if (!Object.hasOwn(DEATH_MOVE_DICE, choice)) return refuse('unknownChoice', 'There is no such death move.', 'choice');
  const checked = checkDice({ ...dice }, DEATH_MOVE_DICE[choice]);
  if (!checked.ok) return checked;

  const { hope = 0, fear = 0 } = dice;
  const made: Event = {
    type: 'deathMoveMade',
    choice,
    dice: choice === 'final-blow' ? {} : choice === 'black-out' ? { hope } : { hope, fear },
  };
  switch (choice) {
    case 'black-out':
      return accept([made, ...blackOut(vitals, hope)]);
    case 'final-blow':
      return accept([made, becomes('final-action')]);
    case 'stake-it-all': {
      const staked = stakeItAll(vitals, operation, { hope, fear }, options);
      return staked.ok ? accept([made, ...staked.value]) : staked;
    }
  }
}

/** The one action after a Final blow is done: the hero dies. */
export function endFinalAction({ status }: Vitals): Outcome<readonly Event[]> {
  if (status !== 'final-action') return refuse('noFinalAction', 'No final action is due.');
  return accept([{ type: 'finalActionTaken' }, { type: 'statusChanged', from: status, to: 'dead' }]);
}
