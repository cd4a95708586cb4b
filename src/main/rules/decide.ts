import type {
  CombatantCommand,
  Command,
  FightCommand,
  MeetingCommand,
  MoraleCommand,
  TableCommand,
  TurnCommand,
} from './command.ts';
import { Course } from './course.ts';
import type { Warning } from './course.ts';
import {
  addCombatants,
  editCombatant,
  leaveFight,
  removeCombatant,
  renameCombatant,
  returnToFight,
  setVitals,
} from './decide/combatants.ts';
import { addCondition, removeCondition } from './decide/conditions.ts';
import { applyDamage, assignOverflow, heal, resolveHeldHits } from './decide/damage.ts';
import { rollDistance, rollReaction, rollSurprise } from './decide/meeting.ts';
import { checkMorale, noticeMorale, rollMoraleScore, settleMorale } from './decide/morale.ts';
import { operate } from './decide/operate.ts';
import { endEncounter, startEncounter } from './decide/start.ts';
import { addCountdown, advanceCountdown, countRoll, removeCountdown } from './decide/countdowns.ts';
import { addTables, changeTokens, levelUp, note, restParty } from './decide/table.ts';
import { delayTurn, moveInOrder, nextTurn, previousTurn, rollSides, setActive, setTurnValues } from './decide/turns.ts';
import type { Encounter } from './encounter.ts';
import type { Event } from './event.ts';
import { accept, refuse } from './refusal.ts';
import type { Outcome } from './refusal.ts';
import type { OwnCommandOf, RulesetId } from './ruleset-types.ts';

/** What a command comes to. */
export interface Decision<R extends RulesetId = RulesetId> {
  readonly events: readonly Event<R>[];
  readonly warnings: readonly Warning[];
  /** The encounter after the events: the same as folding them. */
  readonly after: Encounter<R>;
}

function decideFight<R extends RulesetId>(course: Course<R>, command: FightCommand<R>): Outcome<true> {
  switch (command.type) {
    case 'applyDamage':
      return applyDamage(course, command);
    case 'resolveHeldHits':
      return resolveHeldHits(course);
    case 'heal':
      return heal(course, command);
    case 'assignOverflow':
      return assignOverflow(course, command);
  }
}

function decideCombatants<R extends RulesetId>(course: Course<R>, command: CombatantCommand<R>): Outcome<true> {
  switch (command.type) {
    case 'addCombatants':
      return addCombatants(course, command);
    case 'removeCombatant':
      return removeCombatant(course, command);
    case 'renameCombatant':
      return renameCombatant(course, command);
    case 'editCombatant':
      return editCombatant(course, command);
    case 'leaveFight':
      return leaveFight(course, command);
    case 'returnToFight':
      return returnToFight(course, command);
    case 'setVitals':
      return setVitals(course, command);
    case 'addCondition':
      return addCondition(course, command);
    case 'removeCondition':
      return removeCondition(course, command);
  }
}

function decideTurns<R extends RulesetId>(course: Course<R>, command: TurnCommand): Outcome<true> {
  switch (command.type) {
    case 'rollSides':
      return rollSides(course, command);
    case 'nextTurn':
      return nextTurn(course, command);
    case 'previousTurn':
      return previousTurn(course);
    case 'setActive':
      return setActive(course, command);
    case 'setTurnValues':
      return setTurnValues(course, command);
    case 'moveInOrder':
      return moveInOrder(course, command);
    case 'delayTurn':
      return delayTurn(course, command);
  }
}

function decideTable<R extends RulesetId>(course: Course<R>, command: TableCommand<R>): Outcome<true> {
  switch (command.type) {
    case 'startEncounter':
      return startEncounter(course, command);
    case 'endEncounter':
      return endEncounter(course, command);
    case 'restParty':
      return restParty(course, command);
    case 'levelUp':
      return levelUp(course, command);
    case 'changeTokens':
      return changeTokens(course, command);
    case 'addCountdown':
      return addCountdown(course, command);
    case 'advanceCountdown':
      return advanceCountdown(course, command);
    case 'countRoll':
      return countRoll(course, command);
    case 'removeCountdown':
      return removeCountdown(course, command);
    case 'addTables':
      return addTables(course, command);
    case 'note':
      return note(course, command);
  }
}

function decideMeeting<R extends RulesetId>(course: Course<R>, command: MeetingCommand): Outcome<true> {
  switch (command.type) {
    case 'rollSurprise':
      return rollSurprise(course, command);
    case 'rollReaction':
      return rollReaction(course, command);
    case 'rollDistance':
      return rollDistance(course, command);
  }
}

function decideMorale<R extends RulesetId>(course: Course<R>, command: MoraleCommand): Outcome<true> {
  switch (command.type) {
    case 'checkMorale':
      return checkMorale(course, command);
    case 'settleMorale':
      return settleMorale(course, command);
    case 'rollMoraleScore':
      return rollMoraleScore(course, command);
  }
}

/** A command that only this ruleset has: one operation on one combatant. */
function decideOwn<R extends RulesetId>(course: Course<R>, command: OwnCommandOf<R>): Outcome<true> {
  const own = course.ruleset.own(command);
  if (own === null) return refuse('unknownCommand', `${course.ruleset.name} knows no such command.`, 'type');
  return operate(course, { ...own, source: null, underEffects: false });
}

/** Turns move only while an encounter runs; who stands where can be settled before. */
function checkPhase<R extends RulesetId>({ phase }: Encounter<R>, { type }: Command<R>): Outcome<true> {
  if (phase === 'ended' && type !== 'note') return refuse('ended', 'The encounter has ended.');
  const moves: readonly string[] = ['rollSides', 'nextTurn', 'previousTurn', 'setActive', 'delayTurn', 'endEncounter'];
  if (phase !== 'preparing' || !moves.includes(type)) return accept(true);
  return refuse('notStarted', 'The encounter has not started.');
}

function settle<R extends RulesetId>(course: Course<R>, command: Command<R>): Outcome<true> {
  switch (command.type) {
    case 'applyDamage':
    case 'resolveHeldHits':
    case 'heal':
    case 'assignOverflow':
      return decideFight(course, command);
    case 'addCombatants':
    case 'removeCombatant':
    case 'renameCombatant':
    case 'editCombatant':
    case 'leaveFight':
    case 'returnToFight':
    case 'setVitals':
    case 'addCondition':
    case 'removeCondition':
      return decideCombatants(course, command);
    case 'rollSides':
    case 'nextTurn':
    case 'previousTurn':
    case 'setActive':
    case 'setTurnValues':
    case 'moveInOrder':
    case 'delayTurn':
      return decideTurns(course, command);
    case 'startEncounter':
    case 'endEncounter':
    case 'restParty':
    case 'levelUp':
    case 'changeTokens':
    case 'addCountdown':
    case 'advanceCountdown':
    case 'countRoll':
    case 'removeCountdown':
    case 'addTables':
    case 'note':
      return decideTable(course, command);
    case 'rollSurprise':
    case 'rollReaction':
    case 'rollDistance':
      return decideMeeting(course, command);
    case 'checkMorale':
    case 'settleMorale':
    case 'rollMoraleScore':
      return decideMorale(course, command);
    default:
      return decideOwn(course, command);
  }
}

/**
 * What a command does to an encounter, or why it cannot: pure, so a preview is this without keeping the result, and
 * deciding the same command again gives the same events. A refusal leaves nothing behind.
 */
export function decide<R extends RulesetId>(encounter: Encounter<R>, command: Command<R>): Outcome<Decision<R>> {
  const phase = checkPhase(encounter, command);
  if (!phase.ok) return phase;
  const course = new Course(encounter);
  const settled = settle(course, command);
  if (!settled.ok) return settled;
  noticeMorale(encounter, course);
  return accept({ events: course.events, warnings: course.warnings, after: course.now });
}
