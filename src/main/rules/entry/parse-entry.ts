import { MOST_NUMBER, matchAt, plainText, readDice } from '../dice.ts';
import type { DiceExpression } from '../dice.ts';
import { accept, refuseAt } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { ARMOR_SLOT_LETTER, FLAG_LETTERS } from './entry.ts';
import type { DamageEntry, Entry, Flag } from './entry.ts';

/** More than any text that means something; what is longer was pasted by mistake. */
const LONGEST = 200;

const TIMES = /\s*(\/\s*2|x\s*2|×\s*2)(?![0-9])/y;
const FLAG = /\s*([a-z!])/y;
const SET = /\s*(-?)\s*(\d+)\s*$/y;

function readTimes(text: string, at: number): { times: DamageEntry['times']; end: number } {
  const match = matchAt(TIMES, text, at);
  if (!match) return { times: 'normal', end: at };
  return { times: match[1]?.startsWith('/') === true ? 'half' : 'double', end: at + match[0].length };
}

/** A flag next to the amount that means nothing spoils the amount; one that stands apart is named by itself. */
function unknownFlag(text: string, at: number): Outcome<never> {
  const rest = text.slice(at);
  const stands = at + rest.length - rest.trimStart().length;
  if (stands === at) return refuseAt('notDice', `${text.trim()} is not a number or dice.`, stands);
  const letters = Object.entries(FLAG_LETTERS).map(([letter, flag]) => `${letter} ${flag}`);
  const all = [...letters, `${ARMOR_SLOT_LETTER} armor slot or subdual`].join(', ');
  return refuseAt('unknownFlag', `${rest.trim()} says nothing after an amount. There are ${all}.`, stands);
}

function readFlags(text: string, from: number): Outcome<Pick<DamageEntry, 'flags' | 'armorSlots'>> {
  const flags = new Set<Flag>();
  let armorSlots = 0;
  let at = from;
  while (text.slice(at).trim() !== '') {
    const match = matchAt(FLAG, text, at);
    const letter = match?.[1] ?? '';
    const flag = Object.hasOwn(FLAG_LETTERS, letter) ? FLAG_LETTERS[letter] : undefined;
    if (letter === ARMOR_SLOT_LETTER) armorSlots += 1;
    else if (flag !== undefined) flags.add(flag);
    else return unknownFlag(text, at);
    at += match?.[0].length ?? 0;
  }
  return accept({ flags: [...flags], armorSlots });
}

function parseDamage(text: string, from: number): Outcome<Entry> {
  const read = readDice(text, from);
  if (!read.ok) return read;
  const { times, end } = readTimes(text, read.value.end);
  const flags = readFlags(text, end);
  return flags.ok ? accept({ kind: 'damage', amount: read.value.expression, times, ...flags.value }) : flags;
}

function parseHeal(text: string, from: number): Outcome<Entry> {
  const read = readDice(text, from);
  if (!read.ok) return read;
  const { expression, end } = read.value;
  if (text.slice(end).trim() === '') return accept({ kind: 'heal', amount: expression });
  return refuseAt('healTakesAmount', 'Healing takes an amount and nothing else.', end);
}

function parseSet(text: string, from: number): Outcome<Entry> {
  const match = matchAt(SET, text, from);
  if (!match) return refuseAt('setTakesNumber', 'After = stands the whole number to set.', from);
  const value = Number(match[2]);
  if (value > MOST_NUMBER) return refuseAt('tooLarge', `Numbers go up to ${MOST_NUMBER}.`, from);
  return accept({ kind: 'set', value: match[1] === '-' && value !== 0 ? -value : value });
}

/**
 * Reads what was typed into a damage field: an amount (`14`, `2d6+3`), then `/2` or `x2`, then flags (`c u h p f a ! s`).
 * `+` in front heals, `=` in front sets. Capitals, spaces and every kind of minus are welcome. Refused, with the character
 * at which it stops making sense: anything else, and an amount below 0.
 */
export function parseEntry(typed: string): Outcome<Entry> {
  if (typed.length > LONGEST) return refuseAt('tooLong', 'That is too long for an amount.', LONGEST);
  const text = plainText(typed);
  const from = text.length - text.trimStart().length;
  switch (text.charAt(from)) {
    case '':
      return refuseAt('nothingEntered', 'Nothing is entered.', 0);
    case '+':
      return parseHeal(text, from + 1);
    case '=':
      return parseSet(text, from + 1);
    case '-':
      return refuseAt('negative', 'Damage is not negative. To heal, put a + in front.', from);
    default:
      return parseDamage(text, from);
  }
}

/** The number of an amount without dice; null where dice are to be rolled first. */
export function plainAmount({ terms }: DiceExpression): number | null {
  let total = 0;
  for (const term of terms) {
    if (term.kind === 'dice') return null;
    total += term.sign * term.value;
  }
  return total;
}
