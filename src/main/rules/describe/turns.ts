import type { Encounter } from '../encounter.ts';
import type { Turn, TurnEvent } from '../event.ts';
import { counted, number, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { SIDES } from '../turn-order.ts';
import type { TurnPlace, SidesDice } from '../turn-order.ts';
import { capital, line, nameOf, namesOf, placeName, SIDE_NAMES } from './line.ts';
import type { Line } from './line.ts';

function diceParts(dice: SidesDice): readonly Part[] {
  return SIDES.flatMap((side): readonly Part[] => {
    const face = dice[side];
    return face === undefined ? [] : [text(` (${SIDE_NAMES[side]} `), number(face), text(')')];
  });
}

/** `Heroes first, then foes`, or `Heroes and foes act at once` */
function placesParts(places: readonly TurnPlace[]): readonly Part[] {
  const [first, ...others] = places.map(placeName);
  if (first === undefined) return [];
  if (others.length > 0) return [text(`${capital(first)} first, then ${others.join(', then ')}`)];
  return [text((places[0] ?? []).length > 1 ? `${capital(first)} act at once` : `${capital(first)} alone`)];
}

function begins<R extends RulesetId>(now: Encounter<R>, turn: Turn): Line {
  if (turn.kind === 'sides') {
    const together = turn.sides.length > 1 ? ' together' : '';
    return line('turn', null, [text(`${capital(placeName(turn.sides))} act${together}`)]);
  }
  const what = now.turns.mode === 'spotlight' ? ' takes the spotlight' : ' has the turn';
  return line('turn', turn.combatant, [nameOf(now, turn.combatant), text(what)]);
}

function reopens<R extends RulesetId>(now: Encounter<R>, turn: Turn | null): readonly Part[] {
  if (turn === null) return [];
  if (turn.kind === 'sides') return [text(`back to the turn of the ${placeName(turn.sides)}`)];
  return [text('back to the turn of '), nameOf(now, turn.combatant)];
}

/** What an event of rounds and turns has to say; a turn's end says nothing, the next one's beginning does. */
export function describeTurn<R extends RulesetId>(now: Encounter<R>, event: TurnEvent): Line | null {
  switch (event.type) {
    case 'roundStarted':
      return line('round', null, [text('Round '), number(event.to)]);
    case 'sidesRolled':
      return line('round', null, [...placesParts(event.places), ...diceParts(event.dice)]);
    case 'sideJoined':
      return line('round', null, [text(`${capital(SIDE_NAMES[event.side])} join and act last this round`)]);
    case 'turnStarted':
      return begins(now, event.turn);
    case 'turnReopened': {
      const [first, ...others] = reopens(now, event.turn);
      return line('turn', null, first ? [text(capital(first.text)), ...others] : []);
    }
    case 'roundReopened':
      return line('round', null, [text('Round '), number(event.to), text(' again, '), ...reopens(now, event.turn)]);
    case 'turnDelayed':
      return line('turn', event.combatant, [
        nameOf(now, event.combatant),
        text(' waits until after '),
        nameOf(now, event.after),
      ]);
    case 'orderChanged':
      return line('turn', null, [text('Turn order: '), ...namesOf(now, event.to.line)]);
    case 'spotlightTokensRefilled':
      return line('turn', null, [text('Everyone has '), ...counted(event.each, 'spotlight token', 'spotlight tokens')]);
    case 'turnEnded':
    case 'spotlightTokensChanged':
      return null;
  }
}
