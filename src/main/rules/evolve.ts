import { evolveTurns } from './evolve-turns.ts';
import { isSameDue } from './encounter.ts';
import type { Combatant, Countdown, Encounter } from './encounter.ts';
import type { CombatantEvent, ConditionEvent, EncounterEvent, Event, MoraleEvent, TableEvent } from './event.ts';
import type { CombatantId } from './ids.ts';
import type { RulesetId } from './ruleset-types.ts';
import { rulesetOf } from './rulesets.ts';
import { beginOrder, joinOrder, leaveOrder } from './turn-order.ts';

/** One combatant changed, the others as they are. */
function withCombatant<R extends RulesetId>(
  encounter: Encounter<R>,
  id: CombatantId,
  change: (combatant: Combatant<R>) => Combatant<R>,
): Encounter<R> {
  const index = encounter.combatants.findIndex((combatant) => combatant.id === id);
  const before = encounter.combatants[index];
  if (before === undefined) return encounter;
  return { ...encounter, combatants: encounter.combatants.with(index, change(before)) };
}

function evolveEncounter<R extends RulesetId>(encounter: Encounter<R>, event: EncounterEvent<R>): Encounter<R> {
  switch (event.type) {
    case 'encounterStarted':
      return {
        ...encounter,
        phase: 'running',
        round: 1,
        options: event.options,
        gmTokens: event.gmTokens,
        turns: beginOrder(encounter.turns, event.mode, encounter.combatants, event.tokensEach),
      };
    case 'encounterEnded':
      return { ...encounter, phase: 'ended' };
    case 'tablesAdded':
      return { ...encounter, tables: rulesetOf(encounter).withPack(encounter.tables, event.pack) };
    case 'hitsHeld':
      return { ...encounter, heldHits: [...encounter.heldHits, ...event.hits] };
    case 'heldHitsReleased':
      return { ...encounter, heldHits: encounter.heldHits.slice(event.count) };
    case 'overflowOwed': {
      const { combatant, count } = event.overflow;
      const others = encounter.overflows.filter((overflow) => overflow.combatant !== combatant);
      return { ...encounter, overflows: [...others, { combatant, count }] };
    }
    case 'overflowSettled': {
      const { combatant } = event.overflow;
      return { ...encounter, overflows: encounter.overflows.filter((overflow) => overflow.combatant !== combatant) };
    }
  }
}

function addCombatant<R extends RulesetId>(
  encounter: Encounter<R>,
  { combatant, baseName, number, turnValue }: Extract<CombatantEvent<R>, { type: 'combatantAdded' }>,
): Encounter<R> {
  return {
    ...encounter,
    combatants: [...encounter.combatants, combatant],
    numbering: { ...encounter.numbering, [baseName]: number },
    turns: joinOrder(encounter.turns, combatant, turnValue),
  };
}

function evolveCombatants<R extends RulesetId>(encounter: Encounter<R>, event: CombatantEvent<R>): Encounter<R> {
  switch (event.type) {
    case 'combatantAdded':
      return addCombatant(encounter, event);
    case 'combatantRemoved': {
      const { id } = event.combatant;
      const combatants = encounter.combatants.filter((combatant) => combatant.id !== id);
      return { ...encounter, combatants, turns: leaveOrder(encounter.turns, id) };
    }
    case 'combatantRenamed':
      return withCombatant(encounter, event.combatant, (combatant) => ({ ...combatant, name: event.to }));
    case 'combatantEdited':
      return withCombatant(encounter, event.combatant, (combatant) => ({ ...combatant, ...event.to }));
    case 'presenceChanged':
      return withCombatant(encounter, event.combatant, (combatant) => ({ ...combatant, gone: event.to }));
    case 'vitalsChanged': {
      const model = rulesetOf(encounter).model(encounter.tables);
      return withCombatant(encounter, event.combatant, (combatant) =>
        withVitals(
          encounter,
          combatant,
          event.changes.reduce((vitals, change) => model.evolve(vitals, change), combatant.vitals),
        ),
      );
    }
  }
}

/** Other vitals; where another time begins to run, it is kept from which round on. */
function withVitals<R extends RulesetId>(
  encounter: Encounter<R>,
  combatant: Combatant<R>,
  vitals: Combatant<R>['vitals'],
): Combatant<R> {
  const ruleset = rulesetOf(encounter);
  const out = ruleset.roundsOut(vitals);
  if (out === ruleset.roundsOut(combatant.vitals)) return { ...combatant, vitals };
  return { ...combatant, vitals, outSince: out === null || encounter.round === 0 ? null : encounter.round };
}

function evolveConditions<R extends RulesetId>(encounter: Encounter<R>, event: ConditionEvent): Encounter<R> {
  switch (event.type) {
    case 'conditionAdded':
      return withCombatant(encounter, event.combatant, (combatant) => ({
        ...combatant,
        conditions: [...combatant.conditions, event.condition],
      }));
    case 'conditionRemoved':
      return withCombatant(encounter, event.combatant, (combatant) => ({
        ...combatant,
        conditions: combatant.conditions.filter(({ id }) => id !== event.condition.id),
      }));
    case 'hoursRanOut':
      return encounter;
    case 'reminderRaised':
      if (!event.timeIsUp) return encounter;
      return withCombatant(encounter, event.combatant, (combatant) => ({
        ...combatant,
        conditions: combatant.conditions.map((condition) =>
          condition.id === event.condition ? { ...condition, timer: null } : condition,
        ),
      }));
  }
}

function evolveTable<R extends RulesetId>(encounter: Encounter<R>, event: TableEvent): Encounter<R> {
  const { countdowns } = encounter;
  switch (event.type) {
    case 'tokensChanged':
      return { ...encounter, gmTokens: { current: event.to, max: event.max } };
    case 'countdownAdded':
      return { ...encounter, countdowns: [...countdowns, event.countdown] };
    case 'countdownAdvanced': {
      const advance = (countdown: Countdown): Countdown =>
        countdown.id === event.countdown ? { ...countdown, ...event.to } : countdown;
      return { ...encounter, countdowns: countdowns.map(advance) };
    }
    case 'countdownRemoved':
      return { ...encounter, countdowns: countdowns.filter(({ id }) => id !== event.countdown.id) };
    case 'noteTaken':
      return encounter;
  }
}

function evolveMorale<R extends RulesetId>(encounter: Encounter<R>, event: MoraleEvent): Encounter<R> {
  const { moraleDue = [] } = encounter;
  switch (event.type) {
    case 'moraleCheckDue':
      return { ...encounter, moraleDue: [...moraleDue, event.due] };
    case 'moraleCheckSettled':
      return { ...encounter, moraleDue: moraleDue.filter((due) => !isSameDue(due, event.due)) };
    case 'moraleChecked': {
      const remembers = (now: Encounter<R>, id: CombatantId): Encounter<R> =>
        withCombatant(now, id, (combatant) => ({ ...combatant, morale: event.score }));
      return event.combatants.reduce(remembers, encounter);
    }
    case 'moraleScoreRolled':
      return withCombatant(encounter, event.combatant, (combatant) => ({ ...combatant, morale: event.to }));
  }
}

/**
 * The encounter after one event. Total: every event that `decide` gives for an encounter can be applied to it. What the
 * event does not touch stays the same object.
 */
export function evolve<R extends RulesetId>(encounter: Encounter<R>, event: Event<R>): Encounter<R> {
  switch (event.type) {
    case 'encounterStarted':
    case 'encounterEnded':
    case 'tablesAdded':
    case 'hitsHeld':
    case 'heldHitsReleased':
    case 'overflowOwed':
    case 'overflowSettled':
      return evolveEncounter(encounter, event);
    case 'combatantAdded':
    case 'combatantRemoved':
    case 'combatantRenamed':
    case 'combatantEdited':
    case 'presenceChanged':
    case 'vitalsChanged':
      return evolveCombatants(encounter, event);
    case 'conditionAdded':
    case 'conditionRemoved':
    case 'hoursRanOut':
    case 'reminderRaised':
      return evolveConditions(encounter, event);
    case 'tokensChanged':
    case 'countdownAdded':
    case 'countdownAdvanced':
    case 'countdownRemoved':
    case 'noteTaken':
      return evolveTable(encounter, event);
    case 'surpriseRolled':
    case 'reactionRolled':
    case 'distanceRolled':
      return encounter;
    case 'moraleCheckDue':
    case 'moraleCheckSettled':
    case 'moraleChecked':
    case 'moraleScoreRolled':
      return evolveMorale(encounter, event);
    default:
      return evolveTurns(encounter, event);
  }
}

/** The encounter after all these events, in order: how a journal is read. */
export const fold = <R extends RulesetId>(encounter: Encounter<R>, events: readonly Event<R>[]): Encounter<R> =>
  events.reduce((now, event) => evolve(now, event), encounter);
