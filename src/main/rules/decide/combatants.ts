import type {
  AddCombatants,
  Addition,
  CombatantEdit,
  EditCombatant,
  LeaveFight,
  RemoveCombatant,
  RenameCombatant,
  ReturnToFight,
  SetVitals,
} from '../command.ts';
import { wholeWithin } from '../amounts.ts';
import type { Course } from '../course.ts';
import { combatantOf, findCombatant, GONE } from '../encounter.ts';
import type { Encounter } from '../encounter.ts';
import type { CombatantId } from '../ids.ts';
import { memberName, MOST_NAME, newNames } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import { FEARLESS, LOWEST_MORALE } from '../table/index.ts';
import { SIDES } from '../turn-order.ts';
import type { Side } from '../turn-order.ts';
import { endLasting } from './lasting.ts';
import { DONE, operate } from './operate.ts';

/** The most combatants an encounter takes. */
export const MOST_COMBATANTS = 500;

function checkName(name: string, field: string): Outcome<true> {
  if (name.trim() === '') return refuse('nameMissing', 'A name is needed.', field);
  if (name.length <= MOST_NAME) return DONE;
  return refuse('nameTooLong', `A name has ${MOST_NAME} characters at most.`, field);
}

/** The highest defence a combatant can have. */
const MOST_DEFENCE = 999;

const checkDefence = (defence: CombatantEdit['defence'], field: string): Outcome<unknown> =>
  (defence ?? null) === null ? DONE : wholeWithin(defence, 0, MOST_DEFENCE, { what: 'defence', field });

function checkAddition<R extends RulesetId>(course: Course<R>, addition: Addition<R>, index: number): Outcome<true> {
  const field = `additions.${index}`;
  if (addition.ids.length === 0) return refuse('noneAdded', 'How many are to join?', `${field}.ids`);
  if (!SIDES.includes(addition.side)) return refuse('unknownSide', 'There is no such side.', `${field}.side`);
  if (addition.turnValue !== undefined && !Number.isFinite(addition.turnValue)) {
    return refuse('notANumber', 'A place in the turn order is a number.', `${field}.turnValue`);
  }
  const fits = course.ruleset.fits(addition.vitals, course.now.tables);
  if (!fits.ok) course.warn({ code: fits.refusal.code, text: `${addition.name}: ${fits.refusal.reason}` });
  const defence = checkDefence(addition.defence, `${field}.defence`);
  return defence.ok ? checkName(addition.name, `${field}.name`) : defence;
}

function checkIds<R extends RulesetId>(now: Encounter<R>, ids: readonly CombatantId[]): Outcome<true> {
  const known = new Set(now.combatants.map(({ id }) => id));
  for (const id of ids) {
    if (known.has(id)) return refuse('idTaken', 'A combatant of this id is in the encounter already.', 'additions');
    known.add(id);
  }
  if (known.size <= MOST_COMBATANTS) return DONE;
  return refuse('tooMany', `An encounter takes ${MOST_COMBATANTS} combatants at most.`, 'additions');
}

/** A side that joins a round whose dice are rolled acts in it, too: last. */
function joinRound<R extends RulesetId>(course: Course<R>, side: Side): void {
  const { turns } = course.now;
  if (turns.mode !== 'sides' || turns.places === null || turns.places.some((place) => place.includes(side))) return;
  course.happen({ type: 'sideJoined', side });
}

function add<R extends RulesetId>(course: Course<R>, addition: Addition<R>): void {
  const { ids, name, turnValue = null, ...rest } = addition;
  const { combatants, numbering } = course.now;
  const taken = new Set(combatants.map((combatant) => combatant.name));
  const reached = Object.hasOwn(numbering, name) ? (numbering[name] ?? 0) : 0;
  const isMember = addition.origin?.kind === 'party' && ids.length === 1;
  const names = isMember ? memberName(name, taken, reached) : newNames(name, ids.length, taken, reached);
  for (const [index, id] of ids.entries()) {
    const named = names[index] ?? { name, number: reached };
    const combatant = { ...rest, id, name: named.name, conditions: [], gone: null };
    course.happen({ type: 'combatantAdded', combatant, baseName: name, number: named.number, turnValue });
  }
  joinRound(course, addition.side);
}

/**
 * New combatants, numbered where names are alike. Refused as a whole when one of them cannot join. Whoever has a body whose
 * tables are gone joins with a warning (rule IN-8): a game master must never be without their party.
 */
export function addCombatants<R extends RulesetId>(course: Course<R>, { additions }: AddCombatants<R>): Outcome<true> {
  if (additions.length === 0) return refuse('noneAdded', 'Nobody was named.', 'additions');
  for (const [index, addition] of additions.entries()) {
    const checked = checkAddition(course, addition, index);
    if (!checked.ok) return checked;
  }
  const ids = checkIds(
    course.now,
    additions.flatMap((addition) => addition.ids),
  );
  if (!ids.ok) return ids;
  for (const addition of additions) add(course, addition);
  return DONE;
}

/** Takes someone off the list for good, with whatever was still to be picked or was held on their account. */
export function removeCombatant<R extends RulesetId>(course: Course<R>, command: RemoveCombatant): Outcome<true> {
  const found = combatantOf(course.now, command.combatant);
  if (!found.ok) return found;
  const overflow = course.now.overflows.find(({ combatant }) => combatant === command.combatant);
  if (overflow) course.happen({ type: 'overflowSettled', overflow, picked: null });
  endLasting(course, command.combatant);
  const leaving = findCombatant(course.now, command.combatant) ?? found.value;
  course.happen({ type: 'combatantRemoved', combatant: leaving });
  return DONE;
}

export function renameCombatant<R extends RulesetId>(course: Course<R>, command: RenameCombatant): Outcome<true> {
  const found = combatantOf(course.now, command.combatant);
  if (!found.ok) return found;
  const to = command.name.trim();
  const checked = checkName(to, 'name');
  if (!checked.ok) return checked;
  const { id, name: from } = found.value;
  if (course.now.combatants.some((other) => other.id !== id && other.name === to)) {
    return refuse('nameTaken', `Someone else is called ${to}.`, 'name');
  }
  if (from !== to) course.happen({ type: 'combatantRenamed', combatant: id, from, to });
  return DONE;
}

const EDITABLE: readonly (keyof CombatantEdit)[] = [
  'side',
  'label',
  'hidden',
  'group',
  'notes',
  'attack',
  'defence',
  'morale',
];

function checkMorale<R extends RulesetId>({ ruleset }: Course<R>, morale: CombatantEdit['morale']): Outcome<unknown> {
  if ((morale ?? null) === null) return DONE;
  if (ruleset.morale === null) return refuse('noMorale', `${ruleset.name} has no Morale.`, 'changes.morale');
  return wholeWithin(morale, LOWEST_MORALE, FEARLESS, { what: 'Morale', field: 'changes.morale' });
}

/** Changes what is not a number of the ruleset: side, label, hidden, group, notes, attack, defence, Morale (rule EN-5). */
export function editCombatant<R extends RulesetId>(course: Course<R>, command: EditCombatant): Outcome<true> {
  const { changes } = command;
  const found = combatantOf(course.now, command.combatant);
  if (!found.ok) return found;
  if (changes.side !== undefined && !SIDES.includes(changes.side)) {
    return refuse('unknownSide', 'There is no such side.', 'changes.side');
  }
  const defence = checkDefence(changes.defence, 'changes.defence');
  if (!defence.ok) return defence;
  const morale = checkMorale(course, changes.morale);
  if (!morale.ok) return morale;
  // A combatant of whom nothing is known has no such property.
  const before = { attack: '', defence: null, morale: null, ...found.value };
  const keys = EDITABLE.filter((key) => changes[key] !== undefined && changes[key] !== before[key]);
  if (keys.length === 0) return DONE;
  const pick = (values: CombatantEdit): CombatantEdit => Object.fromEntries(keys.map((key) => [key, values[key]]));
  course.happen({ type: 'combatantEdited', combatant: before.id, from: pick(before), to: pick(changes) });
  if (changes.side !== undefined) joinRound(course, changes.side);
  return DONE;
}

/** Several leave the fight but stay on the list: they take no turns, and their numbers stay as they are. */
export function leaveFight<R extends RulesetId>(course: Course<R>, command: LeaveFight): Outcome<true> {
  if (!GONE.includes(command.how)) return refuse('unknownWay', 'There is no such way to leave a fight.', 'how');
  return changePresence(course, command.combatants, command.how);
}

export function returnToFight<R extends RulesetId>(course: Course<R>, command: ReturnToFight): Outcome<true> {
  return changePresence(course, command.combatants, null);
}

function changePresence<R extends RulesetId>(
  course: Course<R>,
  ids: readonly CombatantId[],
  to: LeaveFight['how'] | null,
): Outcome<true> {
  if (ids.length === 0) return refuse('noTarget', 'Nobody was named.', 'combatants');
  for (const [index, id] of ids.entries()) {
    const found = combatantOf(course.now, id, `combatants.${index}`);
    if (!found.ok) return found;
    const { gone: from } = found.value;
    if (from !== to) course.happen({ type: 'presenceChanged', combatant: id, from, to });
  }
  return DONE;
}

export function setVitals<R extends RulesetId>(course: Course<R>, command: SetVitals<R>): Outcome<true> {
  return operate(course, {
    combatant: command.combatant,
    operation: course.ruleset.edit(command.changes),
    dice: {},
    source: null,
    underEffects: false,
  });
}
