import { matchAt, plainText, readDice } from '../dice.ts';
import { MOST_NAME } from '../names.ts';
import { accept, refuseAt } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { EditOf, RulesetId } from '../ruleset-types.ts';
import { QUICK_STATS } from './quick-stats.ts';
import type { Stat } from './quick-stats.ts';

/** Who joins, as one line says it. */
export interface QuickAdd<R extends RulesetId = RulesetId> {
  readonly count: number;
  readonly name: string;
  /** Where the name begins in the line. */
  readonly nameAt: number;
  /** Damage of the usual attack; '' for none. */
  readonly attack: string;
  /** The creature's numbers; null where none are written: then somebody of this name is meant. */
  readonly changes: EditOf<R> | null;
}

/** As many as join at once. */
const MOST_AT_ONCE = 100;
const LONGEST = 200;

const COUNT = /\s*(\d+)(?:\s*x(?=\s)|(?![\d/d]))\s*/y;
const GAP = /[\s,]*/y;
const WORD = /[^\s,]+/y;
const THRESHOLDS = /(\d+|-)\s*\/\s*(\d+|-)(?=[\s,]|$)/y;
const THRESHOLDS_MEANT = /[\d-]*\/[\d-]*/y;
const DICE_MEANT = /\d*d[\d%]/y;
const TYPES = /(?:\s*(?:\/|,|and)?\s*(?:physical|phys?|magical|magic|mag)(?=[\s,/]|$))+/y;
const MOST_DAMAGE = 9999;

/** What is read at one place of the line: the numbers it gives, or the attack. */
interface Piece {
  readonly end: number;
  readonly what: string;
  readonly stats: Readonly<Record<string, number | null>>;
  readonly attack?: string;
}

const numberOf = ({ key }: Stat): RegExp => new RegExp(`${key}\\s*[:=]?\\s*(-?\\d+)(?=[\\s,]|$)`, 'y');
const meant = ({ key, noWord }: Stat): RegExp =>
  new RegExp(`${key}(?:[-\\d:=.+]${noWord === true ? '|(?=[\\s,]|$)' : ''})`, 'y');

const wordAt = (text: string, at: number): string => matchAt(WORD, text, at)?.[0] ?? '';

function readNumber(text: string, at: number, stat: Stat): Outcome<Piece> | null {
  const match = matchAt(numberOf(stat), text, at);
  if (!match) {
    if (!matchAt(meant(stat), text, at)) return null;
    return refuseAt('noNumber', `${stat.name} are written with a whole number, as in ${stat.sample}.`, at);
  }
  const value = Number(match[1]);
  if (value < stat.least || value > stat.most)
    return refuseAt('outOfRange', `${stat.name} go from ${stat.least} to ${stat.most}.`.replaceAll('-', '−'), at);
  return accept({ end: at + match[0].length, what: stat.name, stats: { [stat.key]: value } });
}

function readThresholds(text: string, at: number): Outcome<Piece> | null {
  const match = matchAt(THRESHOLDS, text, at);
  if (!match) {
    if (!matchAt(THRESHOLDS_MEANT, text, at)) return null;
    return refuseAt('noThresholds', 'Thresholds are written Major/Severe, as in 6/12 or 6/-.', at);
  }
  const [major = null, severe = null] = match.slice(1).map((digits) => (digits === '-' ? null : Number(digits)));
  if (Math.max(major ?? 0, severe ?? 0) > MOST_DAMAGE)
    return refuseAt('outOfRange', `Thresholds go up to ${MOST_DAMAGE}.`, at);
  if (severe !== null && severe < (major ?? 0))
    return refuseAt('severeBelowMajor', `Severe, ${severe}, is below Major, ${major ?? 0}.`, at);
  return accept({ end: at + match[0].length, what: 'Thresholds', stats: { major, severe } });
}

function readAttack(text: string, at: number): Outcome<Piece> | null {
  if (!matchAt(DICE_MEANT, text, at)) return null;
  const read = readDice(text, at);
  if (!read.ok) return read;
  const { end } = read.value;
  if (/^[^\s,]/.test(text.slice(end))) return refuseAt('notDice', `${wordAt(text, at)} is not dice.`, at);
  const after = end + (matchAt(TYPES, text, end)?.[0].length ?? 0);
  return accept({ end: after, what: 'An attack', stats: {}, attack: text.slice(at, after) });
}

function readPiece(ruleset: RulesetId, text: string, at: number): Outcome<Piece> | null {
  const { stats, thresholds } = QUICK_STATS[ruleset];
  const bands = thresholds ? readThresholds(text, at) : null;
  if (bands) return bands;
  for (const stat of stats) {
    const piece = readNumber(text, at, stat);
    if (piece) return piece;
  }
  return readAttack(text, at);
}

/** Where the numbers begin: at the first word that is one. */
function nameEnd(ruleset: RulesetId, text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    if (readPiece(ruleset, text, at)) return at;
    at += wordAt(text, at).length;
    at += matchAt(GAP, text, at)?.[0].length ?? 0;
  }
  return at;
}

interface Numbers {
  readonly stats: Readonly<Record<string, number | null>>;
  readonly attack: string;
}

function readNumbers(ruleset: RulesetId, text: string, from: number): Outcome<Numbers> {
  const seen = new Set<string>();
  let stats: Numbers['stats'] = {};
  let attack = '';
  let at = from;
  while (at < text.length) {
    const piece = readPiece(ruleset, text, at);
    if (!piece) {
      const { samples } = QUICK_STATS[ruleset];
      return refuseAt('unknownWord', `${wordAt(text, at)} is not understood after the name. Write ${samples}.`, at);
    }
    if (!piece.ok) return piece;
    const { what, end } = piece.value;
    if (seen.has(what))
      return refuseAt('twice', `${what} stand here twice.`.replace('attack stand', 'attack stands'), at);
    seen.add(what);
    stats = { ...stats, ...piece.value.stats };
    attack = piece.value.attack ?? attack;
    at = end + (matchAt(GAP, text, end)?.[0].length ?? 0);
  }
  return accept({ stats, attack });
}

/**
 * Reads who joins, in one line: how many, a name, and the creature's numbers in any order (rule DE-8). Thresholds:
 * `4 Raider hp5 6/12 st3 ar1 1d8+3`; Stamina & Wounds: `Bandit w6 s4 t1`, a beast without `s`. A name alone means somebody
 * of the library. Refused, with the character: what cannot be read, a number out of its range or written twice, a creature
 * without Hit Points or Wounds, no name, and none or more than 100 at once.
 */
export function parseQuickAdd<R extends RulesetId>(ruleset: R, typed: string): Outcome<QuickAdd<R>> {
  if (typed.length > LONGEST) return refuseAt('tooLong', 'That is too long for one line.', LONGEST);
  const text = plainText(typed);
  if (text.trim() === '') return refuseAt('nothingEntered', 'Nothing is entered.', 0);
  const counted = matchAt(COUNT, text, 0);
  const count = counted ? Number(counted[1]) : 1;
  const nameAt = counted ? counted[0].length : (matchAt(GAP, text, 0)?.[0].length ?? 0);
  if (count < 1 || count > MOST_AT_ONCE)
    return refuseAt('badCount', `From 1 to ${MOST_AT_ONCE} can join at once.`, text.search(/\d/));
  const from = nameEnd(ruleset, text, nameAt);
  const name = typed
    .slice(nameAt, from)
    .replace(/[\s,]+$/, '')
    .replaceAll(/\s+/g, ' ');
  if (name === '') return refuseAt('nameMissing', 'A name comes first, as in 4 Raider.', nameAt);
  if (name.length > MOST_NAME) return refuseAt('nameTooLong', `A name has ${MOST_NAME} characters at most.`, nameAt);
  const numbers = readNumbers(ruleset, text, from);
  if (!numbers.ok) return numbers;
  const { stats, attack } = numbers.value;
  const { needed, changes } = QUICK_STATS[ruleset];
  if (from >= text.length) return accept({ count, name, nameAt, attack, changes: null });
  if (stats[needed.key] === undefined)
    return refuseAt('numberMissing', `How many ${needed.name}? Write ${needed.sample}.`, text.length);
  return accept({ count, name, nameAt, attack, changes: changes(stats) });
}
