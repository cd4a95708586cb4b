import { counted, joined, number, status, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { Told } from '../ruleset.ts';
import { isHordeHalf } from './derive.ts';
import type { Called, Event, HitCalled, HitTaken } from './events.ts';
import { standing, tellCalled, tellHit } from './tell-hit.ts';
import { tellEdit } from './tell-edit.ts';
import type { Status, Thresholds, Vitals } from './vitals.ts';

type Told1 = Told<'thresholds'>;

/** `marks 2 Stress, 6 of 6` */
const moved = (
  verb: string,
  { from, to, max }: { from: number; to: number; max: number },
  one: string,
  many: string,
): readonly Part[] => [
  text(`${verb} `),
  ...counted(Math.abs(to - from), one, many),
  text(', '),
  ...standing(to, max),
  ...(verb === 'clears' ? [text(' marked')] : []),
];

const threshold = (value: number | null): Part => (value === null || value <= 0 ? text('none') : number(value));

/** `thresholds 9 and 17` */
export const thresholdsParts = ({ major, severe }: Thresholds): readonly Part[] => [
  text('thresholds '),
  threshold(major),
  text(' and '),
  threshold(severe),
];

const STATUS_WORDS: Readonly<Record<Exclude<Status, 'up'>, string>> = {
  'death-move': 'a death move is due',
  unconscious: 'unconscious',
  'final-action': 'one final action',
  defeated: 'defeated',
  dead: 'dead',
  retired: 'retired',
};

function statusWords(from: Status, to: Status): string {
  if (to !== 'up') return STATUS_WORDS[to];
  if (from === 'unconscious') return 'awake again';
  return from === 'death-move' ? 'back up' : 'back in play';
}

function deathMoveParts({ choice, dice }: Extract<Event, { type: 'deathMoveMade' }>): readonly Part[] {
  const { hope = 0, fear = 0 } = dice;
  switch (choice) {
    case 'black-out':
      return [text('blacks out, Hope die '), number(hope)];
    case 'final-blow':
      return [text('chooses a final blow')];
    case 'stake-it-all':
      return [text('stakes it all, Hope '), number(hope), text(' against Fear '), number(fear)];
  }
}

function restWords({ length, interrupted }: Extract<Event, { type: 'restTaken' }>): string {
  if (!interrupted) return `takes a ${length} rest`;
  return length === 'long'
    ? 'takes a long rest that is broken off and counts as short'
    : 'takes a rest that is broken off';
}

const TRACK_WORDS: Readonly<Record<Called['track'], readonly [one: string, many: string]>> = {
  hp: ['Hit Point', 'Hit Points'],
  stress: ['Stress', 'Stress'],
  armor: ['armor slot', 'armor slots'],
  hope: ['Hope', 'Hope'],
};

/** `marks 2 Hit Points on their own sheet` */
function calledParts({ verb, track, amount }: Called): readonly Part[] {
  const [one, many] = TRACK_WORDS[track];
  const points = amount === 'all' ? [text(`all ${many}`)] : counted(amount, one, many);
  return [text(`${verb} `), ...points, text(' on their own sheet')];
}

/** What one change says of its creature, as a clause; null: it says nothing, or comes as a consequence. */
function clause(change: Exclude<Event, HitTaken | HitCalled>): readonly Part[] | null {
  switch (change.type) {
    case 'hitPointsMarked':
      return moved('marks', change, 'Hit Point', 'Hit Points');
    case 'hitPointsCleared':
      return moved('clears', change, 'Hit Point', 'Hit Points');
    case 'stressMarked':
      return moved('marks', change, 'Stress', 'Stress');
    case 'stressCleared':
      return moved('clears', change, 'Stress', 'Stress');
    case 'armorSlotsMarked':
      return moved('marks', change, 'armor slot', 'armor slots');
    case 'armorSlotsCleared':
      return moved('clears', change, 'armor slot', 'armor slots');
    case 'hopeChanged':
      return moved(change.to > change.from ? 'gains' : 'spends', change, 'Hope', 'Hope');
    case 'hopeSlotLost':
      return [text('loses a Hope slot, '), number(change.to), text(' left')];
    case 'marksLost':
      return [number(change.amount), text(' lost')];
    case 'stressOverflowed':
      return [text('has no slot for '), number(change.missing), text(' Stress')];
    case 'stressWaived':
      return [number(change.amount), text(' waived')];
    case 'stressIgnored':
      return [text('has no Stress to mark')];
    case 'deathMoveMade':
      return deathMoveParts(change);
    case 'finalActionTaken':
      return [text('takes the final action')];
    case 'restTaken':
      return [text(restWords(change))];
    case 'called':
      return calledParts(change);
    default:
      return growthClause(change);
  }
}

/** `goes on with another block, Hit Points 0 of 4, thresholds 4 and 9` */
const replacedParts = ({ hp, thresholds }: Vitals): readonly Part[] => [
  text('goes on with another block, Hit Points '),
  ...standing(hp.marked, hp.max),
  text(', '),
  ...thresholdsParts(thresholds),
];

type Growth = Extract<
  Event,
  {
    type:
      | 'levelGained'
      | 'thresholdsChanged'
      | 'hitPointSlotGained'
      | 'stressSlotGained'
      | 'temporaryArmorChanged'
      | 'vitalsEdited'
      | 'statusChanged'
      | 'vulnerableBegan'
      | 'vulnerableEnded'
      | 'lastHitPointNoted'
      | 'blockReplaced';
  }
>;

function growthClause(change: Growth): readonly Part[] | null {
  switch (change.type) {
    case 'levelGained':
      return [text('reaches level '), number(change.to.level), text(', tier '), number(change.to.tier)];
    case 'thresholdsChanged':
      return thresholdsParts(change.to);
    case 'hitPointSlotGained':
      return [number(change.to), text(' Hit Point slots')];
    case 'stressSlotGained':
      return [number(change.to), text(' Stress slots')];
    case 'temporaryArmorChanged': {
      const by = change.to.temporary - change.from.temporary;
      const slots = counted(Math.abs(by), 'temporary armor slot', 'temporary armor slots');
      const { marked, score } = change.to;
      return [text(by > 0 ? 'gains ' : 'loses '), ...slots, text(', '), ...standing(marked, score), text(' marked')];
    }
    case 'blockReplaced':
      return replacedParts(change.to);
    case 'vitalsEdited':
      return tellEdit(change.from, change.to);
    case 'statusChanged':
    case 'vulnerableBegan':
    case 'vulnerableEnded':
    case 'lastHitPointNoted':
      return null;
  }
}

/** What follows from an operation, told last: a new status, Vulnerable, a horde at half strength, more minions. */
function consequence(change: Event, told: Told1): readonly Part[] {
  switch (change.type) {
    case 'statusChanged':
      return [status(statusWords(change.from, change.to), change.to)];
    case 'vulnerableBegan':
      return [status('Vulnerable', 'vulnerable')];
    case 'vulnerableEnded':
      return [status('no longer Vulnerable', 'not-vulnerable')];
    case 'lastHitPointNoted':
      return [status('on its last Hit Point', 'last-hit-point')];
    case 'hitTaken': {
      const halved = change.hordeHalf && !isHordeHalf(told.before) ? [status('at half strength', 'horde-half')] : [];
      const more = change.minionsDefeated - 1;
      return more > 0 ? [...halved, text('enough for '), number(more), text(' more')] : halved;
    }
    default:
      return [];
  }
}

/** `is tended by Oda` */
function tendedParts({ op, by }: Told1): readonly Part[] {
  if (op !== 'tended' && op !== 'armor-repaired') return [];
  const words = op === 'tended' ? 'is tended' : 'has armor repaired';
  return by === null ? [text(words)] : [text(`${words} by `), by];
}

/** One operation on one creature as a sentence: what was done, then, after a colon, what follows from it. */
export function tell(told: Told1): readonly Part[] {
  const { changes } = told;
  const hit = changes.find((change) => change.type === 'hitTaken');
  const others = changes.filter((change) => change !== hit);
  const consequences = joined(
    [...others, ...(hit ? [hit] : [])].map((change) => consequence(change, told)),
    ', ',
  );
  const after: readonly Part[] = consequences.length > 0 ? [text(': '), ...consequences] : [];
  if (hit) return [told.who, ...tellHit(hit, told.by, changes), ...after];
  const called = changes.find((change) => change.type === 'hitCalled');
  if (called) return [told.who, ...tellCalled(called, told.by), ...after];
  if (told.op === 'fell-minion') return [told.who, text(' falls to the same blow'), ...after];
  const clauses = changes.flatMap((change) =>
    change.type === 'hitTaken' || change.type === 'hitCalled' ? [] : [clause(change) ?? []],
  );
  const said = joined([tendedParts(told), ...clauses], ', ');
  if (said.length > 0) return [told.who, text(' '), ...said, ...after];
  return after.length > 0 ? [told.who, ...after] : [told.who, text(': nothing changes')];
}
