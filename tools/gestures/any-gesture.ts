import type { OwedView } from '../../src/preload/contract/encounter-views.ts';
import { anyAnswer } from './any-answer.ts';
import { anyDamage } from './any-damage.ts';
import { recordAll, RECOVERY } from './any-recovery.ts';
import { ROLLS } from './any-roll.ts';
import { ROSTER } from './any-roster.ts';
import { say, type Gesture, type Unsent } from './send.ts';
import { CROWD, someone, type Choices, type Make, type Table } from './table.ts';

const TRACKS = {
  thresholds: ['hp', 'stress', 'armor', 'hope'],
  'stamina-wounds': ['stamina', 'wounds'],
} as const;

const damage: Make = ({ view, numbers }) => anyDamage(view, numbers);

const turn: Make = ({ view, numbers }) => {
  if (view.sidesDiceDue || numbers.odds(1, 10)) return say('encounter.rollSides', {});
  return numbers.odds(1, 6) ? say('encounter.previousTurn', {}) : say('encounter.nextTurn', {});
};

const adjust: Make = ({ view, numbers }) =>
  say('encounter.adjust', {
    combatant: someone(view, numbers),
    track: numbers.pick(TRACKS[view.ruleset]),
    by: numbers.pick([-7, -2, -1, 1, 2, 3, 9]),
  });

const pass: Make = ({ view, numbers }) => {
  const who = someone(view, numbers);
  switch (numbers.below(5)) {
    case 0:
      return say('encounter.setActive', { combatant: numbers.odds(1, 4) ? null : who });
    case 1:
      return say('encounter.leave', {
        combatants: [who],
        how: numbers.pick(['fled', 'surrendered', 'captured', 'away']),
      });
    case 2:
      return say('encounter.comeBack', { combatants: [who] });
    case 3:
      return say('encounter.changeTokens', { by: numbers.pick([-2, -1, 1, 2]) });
    default:
      return say('encounter.resolveHeldHits', {});
  }
};

const note: Make = ({ view, numbers }) =>
  say('encounter.note', {
    text: numbers.pick(['The rope snaps.', 'Torches out — “now!”', 'Wer da? ✶ 静かに', 'a\nb']),
    combatant: numbers.odds(1, 2) ? someone(view, numbers) : null,
    private: numbers.odds(1, 2),
  });

const more: Make = (table) => {
  const { view, campaign, numbers } = table;
  if (view.combatants.length >= CROWD || campaign.adversaries.length === 0) return note(table);
  const entry = numbers.pick(campaign.adversaries).id;
  const party = numbers.odds(1, 4) ? [numbers.pick(campaign.party).id] : [];
  return say('encounter.add', { party, adversaries: [{ entry, count: 1 + numbers.below(3) }] });
};

/** Another amount for an earlier line, or none: as if it had never been said. */
const correct: Make = (table) => {
  const { view, numbers } = table;
  const line = view.log.length > 0 ? numbers.pick(view.log).line : 1;
  const { call, said } = anyDamage(view, numbers);
  const change = call === 'damage.apply' && numbers.odds(2, 3) ? { kind: 'damage', ...said } : { kind: 'strike' };
  return { call: 'journal.correct', said: { line, change } };
};

const back: Make = ({ view, numbers }) => {
  const line = view.log.length > 0 ? numbers.pick(view.log) : null;
  switch (numbers.below(8)) {
    case 0:
      return say('journal.rewind', { seq: line?.line ?? 1 });
    case 1:
    case 2:
    case 3:
      return say('journal.redo', {});
    default:
      return say('journal.undo', {});
  }
};

const end: Make = ({ numbers }) => say('encounter.end', { ending: numbers.pick(['', 'They ran for the boats.']) });

/** What the first plays were made of: those that once found a fault are still made so. */
export const FIRST_CHOICES: Choices = [
  [12, damage],
  [5, turn],
  [4, adjust],
  [4, pass],
  [2, note],
  [1, more],
  [6, back],
  [2, correct],
];

export const ALL_CHOICES: Choices = [...FIRST_CHOICES, ...ROSTER, ...RECOVERY, ...ROLLS];

/** Any gesture a game master could make at this table, also senseless ones. Answers what is owed more often than not. */
export function anyGesture(table: Table, commandId: string, choices = ALL_CHOICES): Gesture {
  const { call, said } = pickOne(table, choices);
  return { call, input: { ...said, commandId, encounter: table.view.id } } as unknown as Gesture;
}

function pickOne(table: Table, choices: Choices): Unsent {
  const { view, numbers } = table;
  const owing = view.owed.filter(({ kind }) => kind === 'injuryRoll').length;
  if (owing > 1 && choices === ALL_CHOICES && numbers.odds(1, 6)) return recordAll(table);
  if (view.owed.length > 0 && numbers.odds(1, 3)) return anyAnswer(numbers.pick<OwedView>(view.owed), numbers);
  if (numbers.odds(1, 300)) return end(table);
  let left = numbers.below(choices.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, make] of choices) {
    if (left < weight) return make(table);
    left -= weight;
  }
  return note(table);
}
