import type { CombatantId } from './ids.ts';

export type Side = 'hero' | 'foe' | 'other';

export const SIDES: readonly Side[] = ['hero', 'foe', 'other'];

export type TurnMode = 'sides' | 'individual' | 'spotlight';

/**
 * Whose turn it is and whose comes next, in one of three ways. With an order, everyone who can act has exactly one turn a
 * round: the next is always the first in the order who has not had one, however the order was changed meanwhile.
 */
export type TurnOrder = SidesOrder | IndividualOrder | SpotlightOrder;

/** Sides take turns as their dice of the round say (rules TB-1 to TB-3). */
export interface SidesOrder extends SidesRound {
  readonly mode: 'sides';
  /** The place whose turn it is; null between turns. */
  readonly acting: number | null;
  /** The round before, so that one can step back into it. */
  readonly before: SidesRound | null;
}

export interface SidesRound {
  /** The places of this round, first to last; several sides in one place act at once. null: not rolled yet. */
  readonly places: readonly TurnPlace[] | null;
  /** The dice the places came from. */
  readonly dice: SidesDice;
  /** Places that have had their turn, in that order. */
  readonly acted: readonly number[];
}

export type TurnPlace = readonly Side[];

export type SidesDice = Readonly<Partial<Record<Side, number>>>;

/** Everyone takes a turn of their own, in a line that the game master can rearrange at any time. */
export interface IndividualOrder {
  readonly mode: 'individual';
  /** Everyone, first to last. The values only say where somebody new is put; ties are settled by moving people. */
  readonly line: readonly CombatantId[];
  readonly values: Readonly<Record<CombatantId, number>>;
  readonly acting: CombatantId | null;
  /** Who has had a turn this round, in that order. */
  readonly acted: readonly CombatantId[];
  /** Who had one in the round before; null: that is not known any more. */
  readonly before: readonly CombatantId[] | null;
}

/** No order: the spotlight goes where the game master puts it. */
export interface SpotlightOrder {
  readonly mode: 'spotlight';
  readonly acting: CombatantId | null;
  /** How often each had the spotlight. */
  readonly given: Readonly<Record<CombatantId, number>>;
  readonly tokens: SpotlightTokens | null;
}

/** A hero's spotlight costs one token; once every hero's are gone, all get theirs anew. */
export interface SpotlightTokens {
  readonly each: number;
  readonly left: Readonly<Record<CombatantId, number>>;
}

/** The turn order of an encounter that has not begun: it gathers who will stand where. */
export const GATHERING: IndividualOrder = {
  mode: 'individual',
  line: [],
  values: {},
  acting: null,
  acted: [],
  before: null,
};

interface Member {
  readonly id: CombatantId;
  readonly side: Side;
}

/** The order with which round 1 begins; an individual one keeps the places that were taken before. */
export function beginOrder(
  gathered: TurnOrder,
  mode: TurnMode,
  members: readonly Member[],
  tokensEach: number | null,
): TurnOrder {
  switch (mode) {
    case 'sides':
      return { mode, places: null, dice: {}, acting: null, acted: [], before: null };
    case 'individual':
      return gathered.mode === mode ? gathered : { ...GATHERING, line: members.map(({ id }) => id) };
    case 'spotlight': {
      const heroes = members.filter(({ side }) => side === 'hero');
      const left = Object.fromEntries(heroes.map(({ id }) => [id, tokensEach ?? 0]));
      return { mode, acting: null, given: {}, tokens: tokensEach === null ? null : { each: tokensEach, left } };
    }
  }
}

/** The line with someone put before the first of a lower value, last without a value of their own. */
export function placed(
  line: readonly CombatantId[],
  values: IndividualOrder['values'],
  id: CombatantId,
): readonly CombatantId[] {
  const others = line.filter((other) => other !== id);
  const value = values[id];
  const index = value === undefined ? -1 : others.findIndex((other) => (values[other] ?? -Infinity) < value);
  return index === -1 ? [...others, id] : others.toSpliced(index, 0, id);
}

/** The order with somebody new in it, who still has a turn this round. */
export function joinOrder(order: TurnOrder, { id, side }: Member, turnValue: number | null): TurnOrder {
  switch (order.mode) {
    case 'individual': {
      const values = turnValue === null ? order.values : { ...order.values, [id]: turnValue };
      return { ...order, values, line: placed(order.line, values, id) };
    }
    case 'spotlight': {
      if (order.tokens === null || side !== 'hero') return order;
      const { each, left } = order.tokens;
      return { ...order, tokens: { each, left: { ...left, [id]: each } } };
    }
    case 'sides':
      return order;
  }
}

const without = <Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

/** The order without someone. Whoever stood after them still comes next, also if it was their turn. */
export function leaveOrder(order: TurnOrder, id: CombatantId): TurnOrder {
  const stays = (other: CombatantId): boolean => other !== id;
  switch (order.mode) {
    case 'individual':
      return {
        ...order,
        line: order.line.filter(stays),
        values: without(order.values, id),
        acting: order.acting === id ? null : order.acting,
        acted: order.acted.filter(stays),
        before: order.before?.filter(stays) ?? null,
      };
    case 'spotlight': {
      const { tokens } = order;
      return {
        ...order,
        acting: order.acting === id ? null : order.acting,
        given: without(order.given, id),
        tokens: tokens && { each: tokens.each, left: without(tokens.left, id) },
      };
    }
    case 'sides':
      return order;
  }
}
