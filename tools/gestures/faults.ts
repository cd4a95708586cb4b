import { isDeepStrictEqual } from 'node:util';
import type { Combatant, Countdown, Encounter } from '../../src/main/rules/index.ts';
import { SIDES } from '../../src/main/rules/index.ts';
import type { Stored } from './stored.ts';

/** What is not as it must be in a database, one sentence each; empty: all is well. */
export function faultsOf(stored: Stored): string[] {
  const integrity = stored.integrity();
  const faults = integrity === 'ok' ? [] : [`SQLite says: ${integrity}`];
  for (const { id, kind } of stored.streams()) {
    faults.push(...faultsOfStream(stored, id).map((fault) => `${kind} ${id}: ${fault}`));
  }
  return faults;
}

/** The same of one stream, without SQLite's own check. */
export function faultsOfStream(stored: Stored, stream: string): string[] {
  const faults: string[] = [];
  const entries = stored.entries(stream);
  const gap = entries.findIndex(({ seq }, index) => seq !== index + 1);
  if (gap >= 0) faults.push(`entry ${gap + 1} is missing`);
  if (entries.length === 0) faults.push('it has no entry');
  const verdict = stored.verify(stream);
  if (!verdict.whole) faults.push(`the chain breaks at entry ${verdict.seq}`);
  else if (verdict.entries !== entries.length) faults.push('the chain has another length');
  if (faults.length > 0) return faults;
  const rows = stored.rows(stream);
  if (!sameJson(rows, stored.fold(stream, entries))) faults.push('its rows are not what its entries come to');
  if (isEncounter(rows)) faults.push(...faultsOfEncounter(rows));
  return faults;
}

/** `one` was JSON; the order of keys does not count. */
function sameJson(one: unknown, other: unknown): boolean {
  const text = JSON.stringify(other);
  return JSON.stringify(one) === text || isDeepStrictEqual(one, JSON.parse(text));
}

const isEncounter = (state: unknown): state is Encounter =>
  typeof state === 'object' && state !== null && 'combatants' in state;

/** Numbers that no ruleset allows. */
export function faultsOfEncounter(encounter: Encounter): string[] {
  const faults = oddNumbers(encounter, 'encounter');
  const { combatants, countdowns, gmTokens } = encounter;
  if (gmTokens && !within(gmTokens.current, 0, gmTokens.max)) faults.push(`${gmTokens.current} tokens`);
  if (new Set(combatants.map(({ id }) => id)).size !== combatants.length) faults.push('somebody is there twice');
  faults.push(...countdowns.flatMap(faultsOfCountdown), ...faultsOfTurns(encounter));
  for (const combatant of combatants) {
    const { name, side, vitals } = combatant;
    if (!SIDES.includes(side)) faults.push(`${name} is on no side`);
    faults.push(...[...faultsOfVitals(vitals), ...faultsOfArmor(combatant)].map((fault) => `${name} has ${fault}`));
  }
  return faults;
}

function faultsOfCountdown({ name, start, current }: Countdown): string[] {
  if (!within(start, 1, 999)) return [`${name} starts at ${start}`];
  return within(current, 0, start) ? [] : [`${name} stands at ${current} of ${start}`];
}

/** Turns and spotlights are of those who are there, and nobody has more tokens than all began with. */
function faultsOfTurns({ combatants, phase, turns }: Encounter): string[] {
  const there = new Set(combatants.map(({ id }) => id));
  const faults: string[] = [];
  if (turns.mode === 'individual' && phase !== 'preparing') {
    if (turns.line.length !== there.size) faults.push('the line of turns is not as long as the list');
    if (new Set(turns.line).size !== turns.line.length) faults.push('somebody has two turns');
    if (![...turns.line, ...turns.acted].every((id) => there.has(id))) faults.push('a turn of nobody');
  }
  if (turns.mode === 'spotlight') {
    const { each = 0, left = {} } = turns.tokens ?? {};
    for (const [id, tokens] of Object.entries(left)) {
      if (!within(tokens, 0, each)) faults.push(`${tokens} of ${each} spotlight tokens`);
      if (!combatants.some((one) => one.id === id)) faults.push('spotlight tokens of nobody');
    }
    if (!Object.values(turns.given).every((times) => times >= 0)) faults.push('fewer spotlights than none');
  }
  if (turns.mode !== 'sides' && turns.acting !== null && !there.has(turns.acting)) faults.push('nobody has the turn');
  return faults;
}

/** Temporary armor is part of the score, and no more than conditions bring. */
function faultsOfArmor({ vitals, conditions }: Combatant): string[] {
  if (!('armor' in vitals)) return [];
  const { score, temporary } = vitals.armor;
  const faults: string[] = [];
  if (!within(score, 0, 12)) faults.push(`an armor score of ${score}`);
  if (!within(temporary, 0, score)) faults.push(`${temporary} temporary armor of ${score}`);
  const brought = conditions.reduce((sum, { effects }) => sum + (effects.armor ?? 0), 0);
  if (temporary > brought) faults.push(`${temporary} temporary armor, of which conditions bring ${brought}`);
  return faults;
}

function faultsOfVitals(vitals: Encounter['combatants'][number]['vitals']): string[] {
  const faults: string[] = [];
  const check = (name: string, figure: number, least: number, most: number): void => {
    if (!within(figure, least, most)) faults.push(`${figure} of ${most} ${name}`);
  };
  if ('hp' in vitals) {
    const { hp, stress, armor, hope } = vitals;
    check('hit points', hp.marked, 0, hp.max);
    if (stress) check('stress', stress.marked, 0, stress.max);
    check('armor slots', armor.marked, 0, armor.score);
    if (hope) check('hope', hope.current, 0, hope.max);
    // No limit above: a long rest may be begun after any number of short ones, and broken off it is one more (rule TH-38).
    check('short rests in a row', vitals.shortRests ?? 0, 0, 1e9);
  } else {
    const { wounds, stamina, subdual, hours, injuryRollsOwed } = vitals;
    check('wounds', wounds.current, -1e9, wounds.max);
    if (stamina) check('stamina', stamina.current, 0, stamina.max);
    check('subdual', subdual, 0, 1e9);
    check('hours', hours ?? 0, 0, 9999);
    for (const { below } of injuryRollsOwed) check('Wounds below zero', below, 0, 1e9);
  }
  return faults;
}

const within = (figure: number, least: number, most: number): boolean => figure >= least && figure <= most;

/** Every number in play is whole and can be written down. */
function oddNumbers(value: unknown, place: string): string[] {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [] : [`${value} at ${place}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => oddNumbers(inner, `${place}.${key}`));
}
