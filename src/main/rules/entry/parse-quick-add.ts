import { matchAt, plainText, readDice } from '../dice.ts';
import { MOST_NAME } from '../names.ts';
import { accept, refuseAt } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { EditOf, RulesetId } from '../ruleset-types.ts';
import type { Side } from '../turn-order.ts';
import { DEFENCE, QUICK_STATS } from './quick-stats.ts';
import type { Stat, Stats } from './quick-stats.ts';

/** Who joins, as one line says it. */
export interface QuickAdd<R extends RulesetId = RulesetId> {
  readonly count: number;
  readonly name: string;
  /** Where the name begins in the line. */
  readonly nameAt: number;
  /** Damage of the usual attack; '' for none. */
  readonly attack: string;
  readonly side: Side;
  /** Evasion, Difficulty, AC: what an attack must reach; null: not written. */
  readonly defence: number | null;
  /** The beginning of the name of its body, and where it stands in the line; null: none is written. */
  readonly body: { readonly text: string; readonly at: number } | null;
  /** Their place in individual turns, and where it stands in the line; null: none is written. */
  readonly turn: { readonly value: number; readonly at: number } | null;
  /** The creature's numbers; null where none are written: then somebody of this name is meant. */
  readonly changes: EditOf<R> | null;
}

/** Somebody of whom nothing but name, turn and side are known (rules TH-64, SW-44). */
export const nameOnly = <R extends RulesetId>(ruleset: R, side: Side): EditOf<R> =>
  QUICK_STATS[ruleset].withoutTracks({}, side);

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
const SIDE = /@(\p{L}*)(?=[\s,]|$)/uy;
const SIDE_MEANT = /@\S*/y;
/** A number sign before a number belongs to a name: Raider #2. */
const BODY = /#(\p{L}[\p{L}\d-]*)(?=[\s,]|$)/uy;
/** As far as a turn value goes up and down. */
const MOST_TURN = 999;
const TURN = /turn\s*[:=]?\s*(-?\d+)(?=[\s,]|$)/y;
const TURN_MEANT = /turn[-\d:=.+]/y;
const SIDES: Readonly<Record<string, Side>> = {
  hero: 'hero',
  heroes: 'hero',
  foe: 'foe',
  foes: 'foe',
  other: 'other',
  others: 'other',
};
const MOST_DAMAGE = 9999;

/** What is read at one place of the line: the numbers it gives, the attack, the side, the body, or the place in the turns. */
interface Piece {
  readonly end: number;
  readonly what: string;
  readonly stats: Stats;
  readonly attack?: string;
  readonly side?: Side;
  readonly body?: QuickAdd['body'];
  readonly turn?: QuickAdd['turn'];
}

const lettersOf = ({ key, letters = [key] }: Stat): string => `(?:${letters.join('|')})`;
const numberOf = (stat: Stat): RegExp => new RegExp(`${lettersOf(stat)}\\s*[:=]?\\s*(-?\\d+)(?=[\\s,]|$)`, 'y');
const meant = (stat: Stat): RegExp =>
  new RegExp(`${lettersOf(stat)}(?:[-\\d:=.+]${stat.noWord === true ? '|(?=[\\s,]|$)' : ''})`, 'y');

const wordAt = (text: string, at: number): string => matchAt(WORD, text, at)?.[0] ?? '';

function readNumber(text: string, at: number, stat: Stat): Outcome<Piece> | null {
  const match = matchAt(numberOf(stat), text, at);
  if (!match) {
    if (!matchAt(meant(stat), text, at)) return null;
    return refuseAt('noNumber', `${stat.name}: a whole number is needed, as in ${stat.sample}.`, at);
  }
  const value = Number(match[1]);
  if (value < stat.least || value > stat.most)
    return refuseAt('outOfRange', `${stat.name}: from ${stat.least} to ${stat.most}.`.replaceAll('-', '−'), at);
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
  return accept({ end: after, what: 'Attack', stats: {}, attack: text.slice(at, after) });
}

function readSide(text: string, at: number): Outcome<Piece> | null {
  if (!matchAt(SIDE_MEANT, text, at)) return null;
  const match = matchAt(SIDE, text, at);
  const word = match?.[1]?.toLowerCase() ?? '';
  const side = Object.hasOwn(SIDES, word) ? SIDES[word] : undefined;
  if (!match || side === undefined) return refuseAt('unknownSide', 'A side is @hero, @foe or @other.', at);
  return accept({ end: at + match[0].length, what: 'Side', stats: {}, side });
}

function readBody(text: string, at: number): Outcome<Piece> | null {
  const match = matchAt(BODY, text, at);
  if (!match) return null;
  return accept({ end: at + match[0].length, what: 'Body', stats: {}, body: { text: match[1] ?? '', at } });
}

function readTurn(text: string, at: number): Outcome<Piece> | null {
  const match = matchAt(TURN, text, at);
  if (!match) {
    if (!matchAt(TURN_MEANT, text, at)) return null;
    return refuseAt('noNumber', 'Turn: a whole number is needed, as in turn14.', at);
  }
  const value = Number(match[1]);
  if (Math.abs(value) > MOST_TURN) return refuseAt('outOfRange', `Turn: from −${MOST_TURN} to ${MOST_TURN}.`, at);
  return accept({ end: at + match[0].length, what: 'Turn', stats: {}, turn: { value, at } });
}

function readPiece(ruleset: RulesetId, text: string, at: number): Outcome<Piece> | null {
  const { stats, thresholds } = QUICK_STATS[ruleset];
  const first =
    readSide(text, at) ?? readTurn(text, at) ?? (thresholds ? readThresholds(text, at) : readBody(text, at));
  if (first) return first;
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
  readonly stats: Stats;
  readonly attack: string;
  readonly side: Side;
  readonly body: QuickAdd['body'];
  readonly turn: QuickAdd['turn'];
}

function readNumbers(ruleset: RulesetId, text: string, from: number): Outcome<Numbers> {
  const seen = new Set<string>();
  let stats: Numbers['stats'] = {};
  let attack = '';
  let side: Side = 'foe';
  let body: Numbers['body'] = null;
  let turn: Numbers['turn'] = null;
  let at = from;
  while (at < text.length) {
    const piece = readPiece(ruleset, text, at);
    if (!piece) {
      const { samples } = QUICK_STATS[ruleset];
      return refuseAt('unknownWord', `${wordAt(text, at)} is not understood after the name. Write ${samples}.`, at);
    }
    if (!piece.ok) return piece;
    const { what, end } = piece.value;
    if (seen.has(what)) return refuseAt('twice', `${what}: written twice.`, at);
    seen.add(what);
    stats = { ...stats, ...piece.value.stats };
    attack = piece.value.attack ?? attack;
    side = piece.value.side ?? side;
    body = piece.value.body ?? body;
    turn = piece.value.turn ?? turn;
    at = end + (matchAt(GAP, text, end)?.[0].length ?? 0);
  }
  return accept({ stats, attack, side, body, turn });
}

/**
 * The creature that numbers make; null for none but a side. Of someone who is not a foe name and turn are enough, and what is
 * known besides; everybody else needs Hit Points or Wounds.
 */
function creatureOf<R extends RulesetId>(
  ruleset: R,
  { stats, attack, side }: Numbers,
  end: number,
): Outcome<EditOf<R> | null> {
  const { needed, instead, nameOnly: besides, changes, withoutTracks } = QUICK_STATS[ruleset];
  const written = Object.keys(stats);
  if (written.length === 0 && attack === '') return accept(null);
  if ([needed.key, ...instead].some((key) => written.includes(key))) return accept(changes(stats, side));
  if (side !== 'foe' && written.every((key) => besides.includes(key))) return accept(withoutTracks(stats, side));
  return refuseAt('numberMissing', `How many ${needed.name}? Write ${needed.sample}.`, end);
}

/**
 * Reads who joins, in one line: how many, a name, and the creature's numbers in any order (rule DE-8). Thresholds:
 * `4 Raider hp5 6/12 st3 ar1 dif14 1d8+3`, `6 Rat m3`; Stamina & Wounds: `Bandit w6 s4 t1 ac14`, a beast without `s`. A name
 * alone means somebody of the library, with the body of `#winged` where that is written; `Ana @hero` name and turn only, `turn14`
 * a place in individual turns. Refused, with the character: what cannot be read, a number out of its range or written twice, a foe without Hit Points or Wounds, no name, and none or more than 100 at once.
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
  const creature = creatureOf(ruleset, numbers.value, text.length);
  if (!creature.ok) return creature;
  const { stats, ...besides } = numbers.value;
  return accept({ count, name, nameAt, ...besides, defence: stats[DEFENCE] ?? null, changes: creature.value });
}
