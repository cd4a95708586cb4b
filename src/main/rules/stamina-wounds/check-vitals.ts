import { whole, wholeWithin } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { KINDS, STAMINA_DICE, STATUSES } from './vitals.ts';
import type { Injury, Vitals } from './vitals.ts';

const among = (words: readonly unknown[], value: unknown): boolean => words.includes(value);
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkTrack(track: unknown, what: string, field: string, leastMax: number, least: number): Outcome<true> {
  if (!isObject(track)) return refuse('notATrack', `${what}: a maximum and a present value are needed.`, field);
  const max = wholeWithin(track.max, leastMax, Infinity, { what: `maximum of ${what}`, field: `${field}.max` });
  if (!max.ok) return max;
  const named = { what: `number of ${what}`, field: `${field}.current` };
  const current = wholeWithin(track.current, least, max.value, named);
  return current.ok ? accept(true) : current;
}

const isNote = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isWord = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Words of a place come from whatever pack was used, so any will do. */
const isInjury = (injury: unknown): injury is Injury =>
  isObject(injury) &&
  among(['minor', 'permanent'], injury.severity) &&
  isWord(injury.region) &&
  isWord(injury.spot) &&
  (injury.side === null || isWord(injury.side)) &&
  isNote(injury.note) &&
  isNote(injury.lasts);

const isOwed = (roll: unknown): boolean =>
  isObject(roll) && Number.isSafeInteger(roll.below) && Number(roll.below) >= 0;

const isListOf = (list: unknown, isOne: (entry: unknown) => boolean): boolean =>
  Array.isArray(list) && list.every((entry) => isOne(entry));

function checkNumbers({ wounds, stamina, toughness, subdual, hours, kind }: Vitals): Outcome<true> {
  const checks = [
    checkTrack(wounds, 'Wounds', 'wounds', 1, Number.MIN_SAFE_INTEGER),
    stamina === null ? accept(true) : checkTrack(stamina, 'Stamina', 'stamina', 0, 0),
    whole(toughness, { what: 'Toughness', field: 'toughness' }),
    wholeWithin(subdual, 0, Infinity, { what: 'subdual damage', field: 'subdual' }),
    hours === null ? accept(true) : wholeWithin(hours, 0, Infinity, { what: 'number of hours', field: 'hours' }),
  ];
  for (const check of checks) if (!check.ok) return check;
  if (kind === 'beast' && stamina !== null) return refuse('beastWithStamina', 'A beast has no Stamina.', 'stamina');
  return accept(true);
}

/** Vitals whose numbers are in range and whose words mean something (rule SW-29); else the first thing that is wrong. */
export function checkVitals(vitals: Vitals): Outcome<Vitals> {
  if (!among(KINDS, vitals.kind)) return refuse('unknownKind', 'There is no such kind of creature.', 'kind');
  if (!among(STATUSES, vitals.status)) return refuse('unknownStatus', 'There is no such status.', 'status');
  if (!among(STAMINA_DICE, vitals.staminaDie)) {
    return refuse('unknownDie', 'The Stamina die is a d4, a d3 or a d2.', 'staminaDie');
  }
  if (!isListOf(vitals.injuries, isInjury)) {
    return refuse('badInjury', 'An injury has a severity, a region, a spot and a side or none.', 'injuries');
  }
  if (!isListOf(vitals.injuryRollsOwed, isOwed)) {
    return refuse('badOwedRoll', 'An owed roll says how many Wounds below zero it counts.', 'injuryRollsOwed');
  }
  if (typeof (vitals.nameOnly ?? false) !== 'boolean') {
    return refuse('notYesOrNo', 'Name and turn only is yes or no.', 'nameOnly');
  }
  if (vitals.body !== undefined && !isWord(vitals.body)) {
    return refuse('noSuchBody', 'A body is named by its tables.', 'body');
  }
  const numbers = checkNumbers(vitals);
  return numbers.ok ? accept(vitals) : numbers;
}
