import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import { changeHope, changeTemporaryArmor, fellMinion, markArmor, markHitPoints } from './adjust.ts';
import { clear } from './clear.ts';
import { endFinalAction, makeDeathMove } from './death-move.ts';
import { isVulnerable } from './derive.ts';
import { edit } from './edit.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { takeHit } from './hit.ts';
import { answerLastHitPoint } from './last-hit-point.ts';
import { levelUp } from './level-up.ts';
import { callOut } from './name-only.ts';
import type { Dice, Operation } from './operation.ts';
import type { Options } from './options.ts';
import { beTended, rest } from './rest.ts';
import { markStress } from './stress.ts';
import type { Status, Vitals } from './vitals.ts';

/** Statuses in which nothing more happens to a creature unless the game master forces it, and how they are called. */
const OUT_OF_PLAY: Readonly<Partial<Record<Status, string>>> = {
  defeated: 'defeated',
  dead: 'dead',
  retired: 'retired',
};

/** Whether a creature refuses operations in this status. */
export const isOutOfPlay = (status: Status): boolean => OUT_OF_PLAY[status] !== undefined;

/** A sheet may always be edited; the rest needs someone in play, or the game master's word. */
const isForced = (operation: Operation): boolean =>
  operation.op === 'edit' || ('force' in operation && operation.force);

function apply(vitals: Vitals, operation: Operation, dice: Dice, options: Options): Outcome<readonly Event[]> {
  switch (operation.op) {
    case 'damage':
      return takeHit(vitals, operation, options);
    case 'mark-hp':
      return markHitPoints(vitals, operation.amount, options);
    case 'mark-stress':
      return markStress(vitals, operation, options);
    case 'mark-armor':
      return markArmor(vitals, operation.amount);
    case 'clear':
      return clear(vitals, operation);
    case 'death-move':
      return makeDeathMove(vitals, operation, dice, options);
    case 'end-final-action':
      return endFinalAction(vitals);
    case 'rest':
      return rest(vitals, operation, dice, options);
    case 'tended':
    case 'armor-repaired':
      return beTended(vitals, operation);
    case 'level-up':
      return levelUp(vitals, operation, options);
    case 'temporary-armor':
      return changeTemporaryArmor(vitals, operation.by);
    case 'change-hope':
      return changeHope(vitals, operation.by);
    case 'fell-minion':
      return fellMinion(vitals);
    case 'last-hit-point':
      return answerLastHitPoint(vitals, operation.becomes);
    case 'edit':
      return edit(vitals, operation.changes);
    default:
      return refuse('unknownOperation', 'Thresholds knows no such operation.', 'op');
  }
}

/** Operations that check dice of their own; the others use none. */
const ROLLS: ReadonlySet<Operation['op']> = new Set(['death-move', 'rest']);

/** What the operation turned on or off as a consequence. */
function consequences(vitals: Vitals, events: readonly Event[], options: Options): readonly Event[] {
  const before = isVulnerable(vitals, options);
  const after = isVulnerable(events.reduce(evolve, vitals), options);
  if (before === after) return [];
  return [{ type: after ? 'vulnerableBegan' : 'vulnerableEnded' }];
}

/**
 * What an operation does to a creature under Thresholds (docs/rules/thresholds.md), or why it cannot. Refuses everything for someone
 * dead, retired or defeated, except an edit and what is forced; and every die that is missing, surplus or off its faces.
 */
export function decide(vitals: Vitals, operation: Operation, dice: Dice, options: Options): Outcome<readonly Event[]> {
  const out = OUT_OF_PLAY[vitals.status];
  if (out !== undefined && !isForced(operation)) return refuse('outOfPlay', `Someone ${out} is out of play.`);
  if (!ROLLS.has(operation.op)) {
    const unused = checkDice({ ...dice }, {});
    if (!unused.ok) return unused;
  }
  const act = vitals.nameOnly === true ? callOut : apply;
  const applied = act(vitals, operation, dice, options);
  return applied.ok ? accept([...applied.value, ...consequences(vitals, applied.value, options)]) : applied;
}
