import type { Encounter, Gone } from '../encounter.ts';
import { findCombatant } from '../encounter.ts';
import type { CombatantEvent, EncounterEvent, VitalsChanged } from '../event.ts';
import { counted, number, status, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { rulesetOf } from '../rulesets.ts';
import { line, nameOf, namesOf, SIDE_NAMES } from './line.ts';
import type { Line } from './line.ts';

const GONE_WORDS: Readonly<Record<Gone, string>> = {
  fled: 'flees',
  surrendered: 'surrenders',
  captured: 'is captured',
  away: 'leaves the fight',
};

const MODE_WORDS = { sides: 'by sides', individual: 'one by one', spotlight: 'by spotlight' } as const;

/** One operation as its ruleset tells it. */
function describeVitals<R extends RulesetId>(
  now: Encounter<R>,
  event: VitalsChanged<R>,
  next: Encounter<R>,
): Line | null {
  const ruleset = rulesetOf(now);
  const before = findCombatant(now, event.combatant);
  const after = findCombatant(next, event.combatant);
  if (!before || !after) return null;
  const parts = ruleset.tell({
    who: nameOf(now, event.combatant),
    by: event.source === null ? null : nameOf(now, event.source),
    op: event.op,
    changes: event.changes,
    before: before.vitals,
    after: after.vitals,
    tables: now.tables,
  });
  return line(ruleset.isDamage(event.op) ? 'damage' : 'vitals', event.combatant, parts);
}

function defenceWords(from: number | null, to: number | null): string {
  if (to === null) return 'has no known defence any more';
  return `has defence ${to}${from === null ? '' : `, was ${from}`}`;
}

function moraleWords(from: number | null, to: number | null): string {
  if (to === null) return 'has no known Morale any more';
  return `has Morale ${to}${from === null ? '' : `, was ${from}`}`;
}

function notesWords(from: string, to: string): string {
  if (to === '') return 'has no notes any more';
  return from === '' ? 'has notes now' : 'has new notes';
}

function describeEdit(who: Part, { from, to }: Extract<CombatantEvent, { type: 'combatantEdited' }>): readonly Part[] {
  const said: string[] = [];
  if (to.side !== undefined) said.push(`is on the side of the ${SIDE_NAMES[to.side]} now`);
  if (to.hidden !== undefined) said.push(to.hidden ? 'is hidden from the players' : 'is shown to the players');
  if (to.label !== undefined) said.push(to.label === '' ? 'has no label any more' : `is labelled ${to.label}`);
  if (to.group !== undefined) said.push(to.group === null ? 'stands alone' : `belongs to ${to.group}`);
  if (to.attack !== undefined) said.push(to.attack === '' ? 'has no attack any more' : `attacks with ${to.attack}`);
  if (to.defence !== undefined) said.push(defenceWords(from.defence ?? null, to.defence));
  if (to.morale !== undefined) said.push(moraleWords(from.morale ?? null, to.morale));
  if (to.notes !== undefined) said.push(notesWords(from.notes ?? '', to.notes));
  return [who, text(` ${said.join(', ')}`)];
}

/** @param next the encounter after the event */
export function describeCombatant<R extends RulesetId>(
  now: Encounter<R>,
  event: CombatantEvent<R>,
  next: Encounter<R>,
): Line | null {
  switch (event.type) {
    case 'vitalsChanged':
      return describeVitals(now, event, next);
    case 'combatantAdded': {
      const { id, name, side } = event.combatant;
      const who: Part = { kind: 'name', text: name, combatant: id };
      return line('combatants', id, [who, text(` joins the ${SIDE_NAMES[side]}`)]);
    }
    case 'combatantRemoved':
      return line('combatants', null, [nameOf(now, event.combatant.id), text(' is taken off the list')]);
    case 'combatantRenamed': {
      const to: Part = { kind: 'name', text: event.to, combatant: event.combatant };
      return line('combatants', event.combatant, [nameOf(now, event.combatant), text(' is called '), to, text(' now')]);
    }
    case 'combatantEdited':
      return line('combatants', event.combatant, describeEdit(nameOf(now, event.combatant), event));
    case 'presenceChanged': {
      const words = event.to === null ? 'is back in the fight' : GONE_WORDS[event.to];
      const parts = [nameOf(now, event.combatant), text(' '), status(words, event.to ?? 'back')];
      return line('combatants', event.combatant, parts);
    }
  }
}

export function describeEncounter<R extends RulesetId>(now: Encounter<R>, event: EncounterEvent<R>): Line | null {
  switch (event.type) {
    case 'encounterStarted':
      return line('encounter', null, [text(`${now.name} begins, turns ${MODE_WORDS[event.mode]}`)]);
    case 'encounterEnded': {
      const how = event.ending === '' ? '' : `: ${event.ending}`;
      return line('encounter', null, [text(`${now.name} ends in round `), number(now.round), text(how)]);
    }
    // What it is for is told: who bears that body.
    case 'tablesAdded':
      return null;
    case 'hitsHeld': {
      const ids = [...new Set(event.hits.map(({ combatant }) => combatant))];
      const what =
        event.hits.length === 1 ? 'Held until all have acted: a hit on ' : 'Held until all have acted: hits on ';
      return line('owed', null, [text(what), ...namesOf(now, ids)]);
    }
    case 'heldHitsReleased':
      return line('heading', null, counted(event.count, 'held hit lands', 'held hits land together'));
    case 'overflowOwed': {
      const { combatant, count } = event.overflow;
      const more = counted(count, 'more minion may fall', 'more minions may fall');
      return line('owed', combatant, [...more, text(' with '), nameOf(now, combatant), text(': pick which')]);
    }
    case 'overflowSettled': {
      const { combatant } = event.overflow;
      if (event.picked === null) return line('owed', null, [text('No more minions are to be picked')]);
      const more =
        event.picked === 0
          ? [text('Nobody else falls')]
          : counted(event.picked, 'more minion falls', 'more minions fall');
      return line('heading', combatant, [...more, text(' with '), nameOf(now, combatant)]);
    }
  }
}
