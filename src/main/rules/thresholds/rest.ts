import { wholeWithin } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkDice } from '../rolled.ts';
import type { CombatantId } from '../ids.ts';
import { clear, clearTrack, wakingEvents } from './clear.ts';
import { evolve } from './evolve.ts';
import type { Event } from './events.ts';
import { changeHope } from './adjust.ts';
import type { ClearableTrack, Dice, RestMove, RestMoveMade, RestOperation, TendedOperation } from './operation.ts';
import type { Options } from './options.ts';
import type { Vitals } from './vitals.ts';

/** Moves a hero makes in one rest. */
export const MOVES_PER_REST = 2;

export const REST_DIE = 4;

const TRACK_OF: Readonly<Record<Exclude<RestMove, 'prepare'>, ClearableTrack>> = {
  'tend-wounds': 'hp',
  'clear-stress': 'stress',
  'repair-armor': 'armor',
};

/** Moves that clear something: in a short rest each has its d4, in this order. */
export const rollingMoves = ({ moves = [] }: Pick<RestOperation, 'moves'>): readonly RestMoveMade[] =>
  moves.filter(({ move }) => move !== 'prepare');

/** How a rest turned out: a long rest that is broken off counts as a short one, a short one as none (rule TH-38). */
export type RestResult = 'none' | 'short' | 'long';

export function restResult({ length, interrupted }: Pick<RestOperation, 'length' | 'interrupted'>): RestResult {
  if (interrupted !== true) return length;
  return length === 'long' ? 'short' : 'none';
}

/** Short rests in a row after this rest. */
export const shortRestsAfter = (result: RestResult, soFar: number): number =>
  result === 'long' ? 0 : soFar + (result === 'short' ? 1 : 0);

/** What a rest is about, with what was left out. */
type Rest = Required<Pick<RestOperation, 'length' | 'moves' | 'shortRestsSoFar'>>;

function checkRest(rest: Rest, options: Options): Outcome<true> {
  const soFar = wholeWithin(rest.shortRestsSoFar, 0, Infinity, {
    what: 'number of short rests so far',
    field: 'shortRestsSoFar',
  });
  if (!soFar.ok) return soFar;
  const lengths: readonly string[] = ['short', 'long'];
  if (!lengths.includes(rest.length)) return refuse('unknownLength', 'A rest is short or long.', 'length');
  if (
    !Array.isArray(rest.moves) ||
    rest.moves.some(({ move }: { move: string }) => move !== 'prepare' && !Object.hasOwn(TRACK_OF, move))
  ) {
    return refuse('unknownMove', 'A rest move tends wounds, clears Stress, repairs armor or prepares.', 'moves');
  }
  if (rest.moves.length > MOVES_PER_REST) {
    return refuse('tooManyMoves', `A rest has ${MOVES_PER_REST} moves at most, not ${rest.moves.length}.`, 'moves');
  }
  if (rest.moves.some(({ move, ally }) => move === 'clear-stress' && ally !== undefined)) {
    return refuse('stressIsOwn', 'Stress is one’s own to clear in a rest.', 'moves');
  }
  if (rest.moves.some(({ move, ally }) => move === 'prepare' && ally !== undefined)) {
    return refuse('preparingIsOwn', 'One prepares oneself, not an ally.', 'moves');
  }
  if (rest.length === 'short' && rest.shortRestsSoFar >= options.shortRestLimit) {
    const limit = `${options.shortRestLimit} short ${options.shortRestLimit === 1 ? 'rest' : 'rests'}`;
    return refuse('longRestDue', `After ${limit} in a row the next rest must be a long one.`, 'length');
  }
  return accept(true);
}

/** What one move clears: in a short rest its d4 and the tier, in a long one all there is. */
const moveAmount = (result: 'short' | 'long', die: number, tier: number): number | 'all' =>
  result === 'long' ? 'all' : die + tier;

/** What someone's rest does for someone else. */
export interface Aid {
  readonly ally: CombatantId;
  readonly operation: TendedOperation;
}

/** What the moves of a rest that are made on allies come to, in their order; the rest itself has been accepted. */
export function aidOf({ tier }: Vitals, rest: Omit<RestOperation, 'op'>, dice: Dice): readonly Aid[] {
  const result = restResult(rest);
  if (result === 'none') return [];
  return rollingMoves(rest).flatMap(({ move, ally }, index) => {
    if (ally === undefined) return [];
    const op = move === 'tend-wounds' ? 'tended' : 'armor-repaired';
    return [{ ally, operation: { op, amount: moveAmount(result, dice.moves?.[index] ?? 0, tier) } }];
  });
}

/** Someone else's rest move: marks are cleared as by any other hand, and the unconscious wake (rule TH-41). */
export const beTended = (vitals: Vitals, { op, amount }: TendedOperation): Outcome<readonly Event[]> =>
  clear(vitals, { op: 'clear', track: op === 'tended' ? 'hp' : 'armor', amount });

function makeMoves(vitals: Vitals, rest: Rest, dice: Dice, result: 'short' | 'long'): readonly Event[] {
  const events: Event[] = [];
  let resting = vitals;
  let rolled = 0;
  for (const { move, ally, together } of rest.moves) {
    if (move === 'prepare') {
      const prepared = changeHope(resting, together === true ? 2 : 1);
      if (prepared.ok) events.push(...prepared.value);
      if (prepared.ok) resting = prepared.value.reduce(evolve, resting);
      continue;
    }
    const die = dice.moves?.[rolled] ?? 0;
    rolled += 1;
    if (ally !== undefined) continue;
    const amount = moveAmount(result, die, vitals.tier);
    const cleared = clearTrack(resting, TRACK_OF[move], amount === 'all' ? Infinity : amount);
    const woken = [...cleared, ...wakingEvents(resting, cleared, false)];
    events.push(...woken);
    resting = woken.reduce(evolve, resting);
  }
  if (result === 'long' && resting.status === 'unconscious') {
    events.push({ type: 'statusChanged', from: 'unconscious', to: 'up' });
  }
  return events;
}

/**
 * One creature's rest (rules TH-36 to TH-39). A short rest clears a d4 and the tier for each move, a long one the whole track, and
 * wakes the unconscious. Refused: a short rest past the table's limit, more than two moves, Stress to clear where there
 * is none, preparing without Hope, dice that are not exactly one d4 for each move that rolls.
 */
export function rest(
  vitals: Vitals,
  operation: RestOperation,
  dice: Dice,
  options: Options,
): Outcome<readonly Event[]> {
  const { length, moves = [], shortRestsSoFar = vitals.shortRests ?? 0 } = operation;
  const checked = checkRest({ length, moves, shortRestsSoFar }, options);
  if (!checked.ok) return checked;
  if (vitals.stress === null && moves.some(({ move }) => move === 'clear-stress')) {
    return refuse('noStress', 'Someone without Stress cannot clear it.', 'moves');
  }
  if (vitals.hope === null && moves.some(({ move }) => move === 'prepare')) {
    return refuse('noHope', 'Someone without Hope cannot prepare.', 'moves');
  }
  const result = restResult(operation);
  const count = rollingMoves({ moves }).length;
  const rolled = checkDice({ ...dice }, result === 'short' && count > 0 ? { moves: { faces: REST_DIE, count } } : {});
  if (!rolled.ok) return rolled;

  const taken: Event = {
    type: 'restTaken',
    length,
    interrupted: operation.interrupted === true,
    shortRests: shortRestsAfter(result, shortRestsSoFar),
  };
  return accept(
    result === 'none' ? [taken] : [taken, ...makeMoves(vitals, { length, moves, shortRestsSoFar }, dice, result)],
  );
}

/**
 * The game master's tokens that a party's rest brings (rule TH-40): a d4 for a short rest, a d4 and one for each hero for
 * a long one. A short rest that is broken off brings none and takes no die.
 */
export function gmTokensFor(result: RestResult, heroes: number, die: number | undefined): Outcome<number> {
  const checked = checkDice(die === undefined ? {} : { gmDie: die }, result === 'none' ? {} : { gmDie: REST_DIE });
  if (!checked.ok) return checked;
  if (result === 'none' || die === undefined) return accept(0);
  return accept(result === 'long' ? die + heroes : die);
}
