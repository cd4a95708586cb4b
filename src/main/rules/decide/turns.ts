import { wholeWithin } from '../amounts.ts';
import type { DelayTurn, MoveInOrder, NextTurn, RollSides, SetActive, SetTurnValues } from '../command.ts';
import type { Course } from '../course.ts';
import { combatantOf } from '../encounter.ts';
import type { Combatant } from '../encounter.ts';
import type { Turn } from '../event.ts';
import type { CombatantId } from '../ids.ts';
import { refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { placed } from '../turn-order.ts';
import type { IndividualOrder, SidesDice } from '../turn-order.ts';
import { actingTurn, anyoneCanAct, canTakeTurn, nextInRound, sidesAtPlay } from '../turns.ts';
import { DONE } from './operate.ts';
import { placesOf } from './sides.ts';
import { changeTokensBy } from './table.ts';
import { beginRound, beginTurn, endTurn } from './turn-steps.ts';

const NO_ORDER = refuse('noOrder', 'Turns have no order in this encounter.');

/** Rolls for the sides and begins the first one's turn. Refused once this round's dice are rolled. */
export function rollSides<R extends RulesetId>(course: Course<R>, { dice }: Pick<RollSides, 'dice'>): Outcome<true> {
  const { turns } = course.now;
  if (turns.mode !== 'sides') return refuse('noSides', 'Sides do not take turns in this encounter.');
  if (turns.places !== null) return refuse('sidesRolled', 'The sides’ dice of this round are rolled.');
  const sides = sidesAtPlay(course.now);
  if (sides.length === 0) return refuse('nobodyCanAct', 'Nobody can act.');
  const places = placesOf(sides, dice);
  if (!places.ok) return places;
  course.happen({ type: 'sidesRolled', places: places.value, dice });
  const first = nextInRound(course.now);
  if (first) beginTurn(course, first);
  return DONE;
}

/** The dice of a round that takes none, because one side alone can act; undefined where it takes some. */
const withoutDice = <R extends RulesetId>({ now }: Course<R>): SidesDice | undefined =>
  sidesAtPlay(now).length === 1 ? {} : undefined;

/** The next turn of the round, or the next round's first. With sides a new round waits for its dice, unless given. */
export function nextTurn<R extends RulesetId>(course: Course<R>, command: NextTurn): Outcome<true> {
  const { turns } = course.now;
  if (turns.mode === 'sides' && turns.places === null) {
    const dice = command.sidesDice ?? withoutDice(course);
    if (dice !== undefined) return rollSides(course, { dice });
    return refuse('sidesNotRolled', 'The sides’ dice of this round are not rolled yet.');
  }
  endTurn(course);
  const next = nextInRound(course.now);
  if (next) {
    if (command.sidesDice !== undefined) return refuse('dieNotUsed', 'No round begins: the dice are not used.');
    beginTurn(course, next);
    return DONE;
  }
  if (!anyoneCanAct(course.now)) return refuse('nobodyCanAct', 'Nobody can act.');
  return nextRound(course, command.sidesDice);
}

function nextRound<R extends RulesetId>(course: Course<R>, given: SidesDice | undefined): Outcome<true> {
  beginRound(course);
  if (course.now.turns.mode === 'sides') {
    const dice = given ?? withoutDice(course);
    return dice === undefined ? DONE : rollSides(course, { dice });
  }
  if (given !== undefined) return refuse('dieNotUsed', 'Sides are not rolled for here: the dice are not used.');
  const first = nextInRound(course.now);
  if (first) beginTurn(course, first);
  return DONE;
}

/** The turn that ended last in this round; null: none did. */
function lastTurn<R extends RulesetId>({ now }: Course<R>): Turn | null {
  const { turns } = now;
  if (turns.mode === 'individual') {
    const combatant = turns.acted.at(-1);
    return combatant === undefined ? null : { kind: 'combatant', combatant };
  }
  const place = turns.mode === 'sides' ? turns.acted.at(-1) : undefined;
  const sides = turns.mode === 'sides' && place !== undefined ? turns.places?.[place] : undefined;
  return place === undefined || sides === undefined ? null : { kind: 'sides', place, sides };
}

/** The last turn of the round before; null: that is not known any more. */
function lastTurnBefore<R extends RulesetId>({ now }: Course<R>): Turn | null {
  const { turns } = now;
  if (turns.mode === 'individual') {
    const combatant = turns.before?.at(-1);
    return combatant === undefined ? null : { kind: 'combatant', combatant };
  }
  const before = turns.mode === 'sides' ? turns.before : null;
  const place = before?.acted.at(-1);
  const sides = place === undefined ? undefined : before?.places?.[place];
  return place === undefined || sides === undefined ? null : { kind: 'sides', place, sides };
}

/**
 * One turn back, also into the round before. It moves only the marker: what happened in those turns stays, and what ran
 * out stays out; taking that back is undo's work.
 */
export function previousTurn<R extends RulesetId>(course: Course<R>): Outcome<true> {
  const { turns, round } = course.now;
  if (turns.mode === 'spotlight') return NO_ORDER;
  if (course.now.heldHits.length > 0) return refuse('hitsHeld', 'Held hits land first: end this turn.');
  const turn = lastTurn(course);
  if (turn !== null) {
    course.happen({ type: 'turnReopened', turn });
    return DONE;
  }
  if (round <= 1) return refuse('firstTurn', 'This is the first turn.');
  const before = lastTurnBefore(course);
  if (before === null) return refuse('notKnown', 'One can step back into the last round only; undo goes further.');
  course.happen({ type: 'roundReopened', from: round, to: round - 1, turn: before });
  return DONE;
}

/** The turn that someone's being active means. */
function turnOf<R extends RulesetId>({ now }: Course<R>, { id, side, name }: Combatant<R>): Outcome<Turn> {
  const { turns } = now;
  if (turns.mode !== 'sides') return { ok: true, value: { kind: 'combatant', combatant: id } };
  const place = turns.places?.findIndex((sides) => sides.includes(side)) ?? -1;
  const sides = turns.places?.[place];
  if (sides) return { ok: true, value: { kind: 'sides', place, sides } };
  return refuse('sidesNotRolled', `The side of ${name} has no place in this round yet.`, 'combatant');
}

const sameTurn = (a: Turn | null, b: Turn): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A hero's spotlight costs a token, where they are used; the last one spent gives everyone theirs anew. */
function spendSpotlightToken<R extends RulesetId>(course: Course<R>, { id, name }: Combatant<R>): Outcome<true> {
  const { turns } = course.now;
  const from = turns.mode === 'spotlight' ? turns.tokens?.left[id] : undefined;
  if (turns.mode !== 'spotlight' || turns.tokens === null || from === undefined) return DONE;
  if (from === 0) return refuse('noSpotlightTokens', `${name} has no spotlight tokens left.`, 'combatant');
  course.happen({ type: 'spotlightTokensChanged', combatant: id, from, to: from - 1 });
  const after = course.now.turns.mode === 'spotlight' ? course.now.turns.tokens : null;
  const able = course.now.combatants.filter((one) => one.id in (after?.left ?? {}) && canTakeTurn(course.now, one));
  if (after !== null && able.every((one) => after.left[one.id] === 0)) {
    const combatants = Object.keys(after.left) as (typeof id)[];
    course.happen({ type: 'spotlightTokensRefilled', each: after.each, combatants });
  }
  return DONE;
}

/** Gives someone the turn or the spotlight, or takes the spotlight away. Whoever's turn it was has had it. */
export function setActive<R extends RulesetId>(course: Course<R>, command: SetActive): Outcome<true> {
  if (command.cost !== undefined) {
    const cost = wholeWithin(command.cost, 0, Infinity, { what: 'cost in tokens', field: 'cost' });
    const paid = cost.ok ? changeTokensBy(course, -cost.value) : cost;
    if (!paid.ok) return paid;
  }
  if (command.combatant === null) {
    endTurn(course);
    return DONE;
  }
  const found = combatantOf(course.now, command.combatant);
  if (!found.ok) return found;
  if (!canTakeTurn(course.now, found.value)) return refuse('cannotAct', `${found.value.name} cannot act.`, 'combatant');
  const turn = turnOf(course, found.value);
  if (!turn.ok) return turn;
  if (course.now.turns.mode !== 'spotlight' && sameTurn(actingTurn(course.now), turn.value)) {
    return refuse('alreadyActive', `It is the turn of ${found.value.name} already.`, 'combatant');
  }
  endTurn(course);
  const spent = spendSpotlightToken(course, found.value);
  if (!spent.ok) return spent;
  beginTurn(course, turn.value);
  return DONE;
}

function individualOrder<R extends RulesetId>({ now }: Course<R>): Outcome<IndividualOrder> {
  return now.turns.mode === 'individual' ? { ok: true, value: now.turns } : NO_ORDER;
}

function reorder<R extends RulesetId>(
  course: Course<R>,
  { line, values }: IndividualOrder,
  to: Pick<IndividualOrder, 'line' | 'values'>,
): Outcome<true> {
  course.happen({ type: 'orderChanged', from: { line, values }, to });
  return DONE;
}

/** Gives some their values and puts each before the first of a lower one; nobody else moves. */
export function setTurnValues<R extends RulesetId>(course: Course<R>, command: SetTurnValues): Outcome<true> {
  const order = individualOrder(course);
  if (!order.ok) return order;
  for (const [index, { combatant, value }] of command.values.entries()) {
    const found = combatantOf(course.now, combatant, `values.${index}.combatant`);
    if (!found.ok) return found;
    if (!Number.isFinite(value)) {
      return refuse('notANumber', 'A place in the turn order is a number.', `values.${index}.value`);
    }
  }
  const named = command.values.toSorted((a, b) => b.value - a.value);
  const ids = new Set(named.map(({ combatant }) => combatant));
  const values = { ...order.value.values, ...Object.fromEntries(named.map((one) => [one.combatant, one.value])) };
  const others = order.value.line.filter((id) => !ids.has(id));
  const line = [...ids].reduce<readonly CombatantId[]>((placing, id) => placed(placing, values, id), others);
  return reorder(course, order.value, { line, values });
}

/** Moves someone before someone else, or last: how ties are settled. Nobody's turn is lost or given twice by it. */
export function moveInOrder<R extends RulesetId>(course: Course<R>, command: MoveInOrder): Outcome<true> {
  const order = individualOrder(course);
  if (!order.ok) return order;
  const { line, values } = order.value;
  if (!line.includes(command.combatant)) return combatantOf(course.now, command.combatant) as Outcome<never>;
  const others = line.filter((id) => id !== command.combatant);
  const index = command.before === null ? others.length : others.indexOf(command.before);
  if (index === -1) return refuse('noSuchPlace', 'There is no such place in the turn order.', 'before');
  return reorder(course, order.value, { line: others.toSpliced(index, 0, command.combatant), values });
}

/** Whoever has the turn gives it up for now and has it after someone else, later in this round. */
export function delayTurn<R extends RulesetId>(course: Course<R>, { after }: DelayTurn): Outcome<true> {
  const order = individualOrder(course);
  if (!order.ok) return order;
  const { acting, acted, line, values } = order.value;
  if (acting === null) return refuse('nobodyActing', 'Nobody has the turn.');
  if (after === acting || acted.includes(after) || !line.includes(after)) {
    return refuse('cannotDelay', 'A turn can wait only for someone whose turn is still to come.', 'after');
  }
  const others = line.filter((id) => id !== acting);
  const delayed = others.toSpliced(others.indexOf(after) + 1, 0, acting);
  course.happen({ type: 'turnDelayed', combatant: acting, after });
  reorder(course, order.value, { line: delayed, values });
  const next = nextInRound(course.now);
  if (next) beginTurn(course, next);
  return DONE;
}
