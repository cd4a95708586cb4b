import { isDeepStrictEqual } from 'node:util';
import type { Encounter } from '../../src/main/rules/index.ts';
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
  const { combatants, gmTokens } = encounter;
  if (gmTokens && !within(gmTokens.current, 0, gmTokens.max)) faults.push(`${gmTokens.current} tokens`);
  if (new Set(combatants.map(({ id }) => id)).size !== combatants.length) faults.push('somebody is there twice');
  for (const { name, side, vitals } of combatants) {
    if (!SIDES.includes(side)) faults.push(`${name} is on no side`);
    faults.push(...faultsOfVitals(vitals).map((fault) => `${name} has ${fault}`));
  }
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
  } else {
    const { wounds, stamina, subdual } = vitals;
    check('wounds', wounds.current, -1e9, wounds.max);
    if (stamina) check('stamina', stamina.current, 0, stamina.max);
    check('subdual', subdual, 0, 1e9);
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
