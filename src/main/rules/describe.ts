import { describeCombatant, describeEncounter } from './describe/combatants.ts';
import { line, nameOf } from './describe/line.ts';
import type { Line } from './describe/line.ts';
import { describeCondition, describeTable } from './describe/table.ts';
import { describeMeeting } from './describe/meeting.ts';
import { describeMorale } from './describe/morale.ts';
import { describeTurn } from './describe/turns.ts';
import type { Encounter } from './encounter.ts';
import type { Event, VitalsChanged } from './event.ts';
import { evolve } from './evolve.ts';
import { number, text } from './parts.ts';
import type { Part } from './parts.ts';
import type { RulesetId } from './ruleset-types.ts';
import { rulesetOf } from './rulesets.ts';

function describeOne<R extends RulesetId>(now: Encounter<R>, event: Event<R>, after: Encounter<R>): Line | null {
  switch (event.type) {
    case 'encounterStarted':
    case 'encounterEnded':
    case 'tablesAdded':
    case 'hitsHeld':
    case 'heldHitsReleased':
    case 'overflowOwed':
    case 'overflowSettled':
      return describeEncounter(now, event);
    case 'combatantAdded':
    case 'combatantRemoved':
    case 'combatantRenamed':
    case 'combatantEdited':
    case 'presenceChanged':
    case 'vitalsChanged':
      return describeCombatant(now, event, after);
    case 'conditionAdded':
    case 'conditionRemoved':
    case 'hoursRanOut':
    case 'reminderRaised':
      return describeCondition(now, event);
    case 'tokensChanged':
    case 'countdownAdded':
    case 'countdownAdvanced':
    case 'countdownRemoved':
    case 'noteTaken':
      return describeTable(now, event);
    case 'surpriseRolled':
    case 'reactionRolled':
    case 'distanceRolled':
      return describeMeeting(event);
    case 'moraleCheckDue':
    case 'moraleCheckSettled':
    case 'moraleChecked':
    case 'moraleScoreRolled':
      return describeMorale(now, event);
    default:
      return describeTurn(now, event);
  }
}

/** `Damage to 3 at once from Hask` over an entry of damage to several; null for anything else. */
function damageHeading<R extends RulesetId>(encounter: Encounter<R>, events: readonly Event<R>[]): Line | null {
  if (events.length < 2 || events.some(({ type }) => type === 'heldHitsReleased')) return null;
  const ruleset = rulesetOf(encounter);
  const hits = events.filter(
    (event): event is VitalsChanged<R> => event.type === 'vitalsChanged' && ruleset.isDamage(event.op),
  );
  const [first] = hits;
  if (first === undefined || hits.length < 2) return null;
  const by: readonly Part[] = first.source === null ? [] : [text(' from '), nameOf(encounter, first.source)];
  return line('heading', null, [text('Damage to '), number(hits.length), text(' at once'), ...by]);
}

/**
 * What an entry says: one line for each thing that happened, in order, with a heading over damage to several. The same
 * lines serve the preview, the log, the screen reader and every export, so that one fact has one wording.
 *
 * @param encounter as it was before the events
 * @param end as it is after them, for whoever knows
 */
export function describe<R extends RulesetId>(
  encounter: Encounter<R>,
  events: readonly Event<R>[],
  end?: Encounter<R>,
): readonly Line[] {
  const heading = damageHeading(encounter, events);
  const lines: Line[] = heading ? [heading] : [];
  let now = encounter;
  for (const [at, event] of events.entries()) {
    const after = end && at === events.length - 1 ? end : evolve(now, event);
    const told = describeOne(now, event, after);
    if (told) lines.push(told);
    now = after;
  }
  return lines;
}
