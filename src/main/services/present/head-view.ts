import type { EncounterHead, SideView } from '../../../preload/contract/encounter-views.ts';
import { actingTurn, rulesetOf, sidesAtPlay, SIDES, type Encounter } from '../../rules/index.ts';
import { SIDE_TITLES } from './side-titles.ts';
import { differenceOf } from '../encounters/difference.ts';
import { owedViews } from './owed-view.ts';

/** What the journal adds to an encounter's head. */
export interface JournalMarks {
  readonly revision: number;
  readonly undo: string | null;
  readonly redo: string | null;
}

/** A head that was shown, and of what. */
export interface ShownHead {
  readonly encounter: Encounter;
  readonly head: EncounterHead;
}

/** @param shown what of it is still so is not worked out again */
export function headView(encounter: Encounter, marks: JournalMarks, shown: ShownHead | null = null): EncounterHead {
  const { id, name, ruleset, phase, round, turns, gmTokens, countdowns } = encounter;
  const standing = shown && standsAlike(shown.encounter, encounter) ? shown.head : null;
  return {
    ...marks,
    id,
    name,
    ruleset,
    rulesetName: rulesetOf(encounter).name,
    phase,
    round,
    mode: turns.mode,
    sides: standing?.sides ?? sideViews(encounter),
    order: standing?.order ?? shownOrder(encounter),
    owed: owedViews(encounter),
    gmTokens,
    countdowns,
    sidesDiceDue:
      phase === 'running' && turns.mode === 'sides' && turns.places === null && sidesAtPlay(encounter).length > 1,
  };
}

/** The same are on the same sides in the same order, and nobody's turn has changed: nearly always. */
const standsAlike = (before: Encounter, now: Encounter): boolean =>
  before.turns === now.turns && differenceOf(before, now).standsAlike;

function sideViews(encounter: Encounter): SideView[] {
  const { turns, combatants } = encounter;
  const turn = actingTurn(encounter);
  const tied = turns.mode === 'sides' ? (turns.places ?? []).filter((place) => place.length > 1).flat() : [];
  return SIDES.map((side) => ({
    side,
    name: SIDE_TITLES[side],
    count: combatants.filter((combatant) => combatant.side === side).length,
    die: turns.mode === 'sides' ? (turns.dice[side] ?? null) : null,
    tied: tied.includes(side),
    acting: turn?.kind === 'sides' && turn.sides.includes(side),
  })).filter(({ count }) => count > 0);
}

/** By turn where everyone has a turn of their own, else side by side in the order in which they joined. */
function shownOrder({ turns, combatants }: Encounter): EncounterHead['order'] {
  if (turns.mode === 'individual') return turns.line;
  return SIDES.flatMap((side) => combatants.filter((combatant) => combatant.side === side).map(({ id }) => id));
}
