import { refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { Needed } from '../rolled.ts';
import { packOf } from './body.ts';
import { takeBatch, takeDamage } from './damage.ts';
import { edit } from './edit.ts';
import type { Event } from './events.ts';
import { heal } from './heal.ts';
import { injuryDice, notesOf, rollInjury } from './injury.ts';
import { setInjury } from './injury-by-hand.ts';
import { healInjury } from './injury-healed.ts';
import { LAST_ACTION_DICE, lastAction, wake } from './last-action.ts';
import { levelUp, levelUpDice } from './level-up.ts';
import { callOut } from './name-only.ts';
import type { Dice, Operation } from './operation.ts';
import type { Options } from './options.ts';
import { rest, restDice } from './rest.ts';
import { isOutOfPlay } from './status.ts';
import { subdue } from './subdual.ts';
import { changeToughness } from './toughness.ts';
import type { Tables } from './types.ts';
import type { Vitals } from './vitals.ts';

/**
 * The dice that an operation takes, by slot, with their faces, as far as the dice already there tell. Ask again with
 * every die that came up, until no new slot is asked for: an injury's region decides whether a side is rolled.
 */
export function diceFor(vitals: Vitals, operation: Operation, dice: Dice, options: Options, tables: Tables): Needed {
  const [owed] = vitals.injuryRollsOwed;
  switch (operation.op) {
    case 'roll-injury':
      return owed ? injuryDice(packOf(vitals, tables), owed, dice, options) : {};
    case 'last-action':
      return LAST_ACTION_DICE;
    case 'rest':
      return restDice(vitals, operation, options);
    case 'level-up':
      return levelUpDice(vitals);
    case 'damage':
    case 'damage-batch':
    case 'subdual':
    case 'heal':
    case 'wake':
    case 'toughness':
    case 'heal-injury':
    case 'set-injury':
    case 'edit':
      return {};
  }
}

/** A sheet may always be edited; the rest needs someone in play, or the game master's word. */
const isForced = (operation: Operation): boolean =>
  operation.op === 'edit' || operation.op === 'set-injury' || ('force' in operation && operation.force);

/** Operations that check dice of their own; the others use none. */
const ROLLS: ReadonlySet<Operation['op']> = new Set(['roll-injury', 'last-action', 'rest', 'level-up']);

/**
 * What an operation does to a creature under Stamina & Wounds, or why it cannot (docs/rules/stamina-wounds.md). Refuses
 * everything for someone dead or defeated, except what the hand sets and what is forced; and every die that is missing, not used or
 * off its faces (rules SW-2, SW-30). Damage uses no dice: an injury roll that it makes due is left owed.
 */
export function decide(
  vitals: Vitals,
  operation: Operation,
  dice: Dice,
  options: Options,
  tables: Tables,
): Outcome<readonly Event[]> {
  if (isOutOfPlay(vitals.status) && !isForced(operation)) {
    return refuse('outOfPlay', `Someone ${vitals.status} is out of play.`);
  }
  if (!ROLLS.has(operation.op)) {
    const unused = checkDice({ ...dice }, {});
    if (!unused.ok) return unused;
  }
  if (vitals.nameOnly === true) return callOut(vitals, operation, dice, options, tables);
  const pack = packOf(vitals, tables);
  switch (operation.op) {
    case 'damage':
      return takeDamage(vitals, operation, options, pack);
    case 'damage-batch':
      return takeBatch(vitals, operation.hits, options, pack);
    case 'roll-injury':
      return rollInjury(vitals, dice, options, pack, notesOf(operation));
    case 'subdual':
      return subdue(vitals, operation);
    case 'heal':
      return heal(vitals, operation);
    case 'last-action':
      return lastAction(vitals, dice);
    case 'wake':
      return wake(vitals);
    case 'rest':
      return rest(vitals, operation, dice, options);
    case 'level-up':
      return levelUp(vitals, operation, dice);
    case 'toughness':
      return changeToughness(vitals, operation.by);
    case 'heal-injury':
      return healInjury(vitals, operation.injury);
    case 'set-injury':
      return setInjury(vitals, operation, pack);
    case 'edit':
      return edit(vitals, operation.changes, tables);
    default:
      return refuse('unknownOperation', 'Stamina & Wounds knows no such operation.', 'op');
  }
}
