import type { Encounter } from './encounter.ts';
import type { Turn, TurnEvent } from './event.ts';
import type { RulesetId } from './ruleset-types.ts';
import type { IndividualOrder, SidesOrder, SpotlightOrder, TurnOrder } from './turn-order.ts';

type Step = Exclude<TurnEvent, { type: 'roundStarted' | 'roundReopened' }>;

const combatantOfTurn = (turn: Turn | null): IndividualOrder['acting'] =>
  turn?.kind === 'combatant' ? turn.combatant : null;

const placeOfTurn = (turn: Turn | null): SidesOrder['acting'] => (turn?.kind === 'sides' ? turn.place : null);

const except = <Value>(list: readonly Value[], value: Value): readonly Value[] =>
  list.filter((other) => other !== value);

function evolveSides(order: SidesOrder, event: Step): SidesOrder {
  switch (event.type) {
    case 'sidesRolled':
      return { ...order, places: event.places, dice: event.dice, acting: null, acted: [] };
    case 'sideJoined':
      return { ...order, places: [...(order.places ?? []), [event.side]] };
    case 'turnStarted':
    case 'turnReopened': {
      const place = placeOfTurn(event.turn);
      return { ...order, acting: place, acted: order.acted.filter((other) => other !== place) };
    }
    case 'turnEnded': {
      const place = placeOfTurn(event.turn);
      return place === null ? order : { ...order, acting: null, acted: [...except(order.acted, place), place] };
    }
    default:
      return order;
  }
}

function evolveIndividual(order: IndividualOrder, event: Step): IndividualOrder {
  switch (event.type) {
    case 'turnStarted':
    case 'turnReopened': {
      const acting = combatantOfTurn(event.turn);
      return { ...order, acting, acted: order.acted.filter((other) => other !== acting) };
    }
    case 'turnEnded': {
      const ended = combatantOfTurn(event.turn);
      return ended === null ? order : { ...order, acting: null, acted: [...except(order.acted, ended), ended] };
    }
    case 'turnDelayed':
      return { ...order, acting: null };
    case 'orderChanged':
      return { ...order, ...event.to };
    default:
      return order;
  }
}

function evolveSpotlight(order: SpotlightOrder, event: Step): SpotlightOrder {
  switch (event.type) {
    case 'turnStarted': {
      const acting = combatantOfTurn(event.turn);
      if (acting === null) return order;
      return { ...order, acting, given: { ...order.given, [acting]: (order.given[acting] ?? 0) + 1 } };
    }
    case 'turnEnded':
      return { ...order, acting: null };
    case 'spotlightTokensChanged': {
      if (order.tokens === null) return order;
      const left = { ...order.tokens.left, [event.combatant]: event.to };
      return { ...order, tokens: { ...order.tokens, left } };
    }
    case 'spotlightTokensRefilled': {
      const left = Object.fromEntries(event.combatants.map((id) => [id, event.each]));
      return { ...order, tokens: { each: event.each, left } };
    }
    default:
      return order;
  }
}

function evolveOrder(order: TurnOrder, event: Step): TurnOrder {
  switch (order.mode) {
    case 'sides':
      return evolveSides(order, event);
    case 'individual':
      return evolveIndividual(order, event);
    case 'spotlight':
      return evolveSpotlight(order, event);
  }
}

/** A new round: nobody has acted, and sides have to be rolled for anew. */
function newRound(order: TurnOrder): TurnOrder {
  switch (order.mode) {
    case 'sides': {
      const { places, dice, acted } = order;
      return { ...order, places: null, dice: {}, acting: null, acted: [], before: { places, dice, acted } };
    }
    case 'individual':
      return { ...order, acting: null, acted: [], before: order.acted };
    case 'spotlight':
      return order;
  }
}

/** The round before again, at its last turn. */
function lastRound(order: TurnOrder, turn: Turn | null): TurnOrder {
  switch (order.mode) {
    case 'sides': {
      const place = placeOfTurn(turn);
      const { places, dice, acted } = order.before ?? order;
      return { ...order, places, dice, acting: place, acted: acted.filter((one) => one !== place), before: null };
    }
    case 'individual': {
      const acting = combatantOfTurn(turn);
      return { ...order, acting, acted: (order.before ?? []).filter((one) => one !== acting), before: null };
    }
    case 'spotlight':
      return order;
  }
}

/** The encounter after an event of rounds and turns. */
export function evolveTurns<R extends RulesetId>(encounter: Encounter<R>, event: TurnEvent): Encounter<R> {
  switch (event.type) {
    case 'roundStarted':
      return { ...encounter, round: event.to, turns: newRound(encounter.turns) };
    case 'roundReopened':
      return { ...encounter, round: event.to, turns: lastRound(encounter.turns, event.turn) };
    default:
      return { ...encounter, turns: evolveOrder(encounter.turns, event) };
  }
}
