import type { CampaignView } from '../../src/preload/contract/campaign-views.ts';
import type { CombatantView, EncounterView, OwedView } from '../../src/preload/contract/encounter-views.ts';
import { anyAnswer } from './any-answer.ts';
import { anyDamage } from './any-damage.ts';
import type { Numbers } from './numbers.ts';
import { say, type Gesture, type Unsent } from './send.ts';

/** What a game master sees when they make the next gesture. */
export interface Table {
  readonly view: EncounterView;
  readonly campaign: CampaignView;
  readonly numbers: Numbers;
}

type Make = (table: Table) => Unsent;

const TRACKS = {
  thresholds: ['hp', 'stress', 'armor', 'hope'],
  'stamina-wounds': ['stamina', 'wounds'],
} as const;

/** No encounter of a random run grows beyond this, so that a run stays quick. */
const CROWD = 40;

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

const CHOICES: readonly (readonly [weight: number, make: Make])[] = [
  [12, ({ view, numbers }) => anyDamage(view, numbers)],
  [5, turn],
  [4, adjust],
  [4, pass],
  [2, note],
  [1, more],
  [6, back],
  [2, correct],
];

/** Any gesture a game master could make at this table, also senseless ones. Answers what is owed more often than not. */
export function anyGesture(table: Table, commandId: string): Gesture {
  const { call, said } = pickOne(table);
  return { call, input: { ...said, commandId, encounter: table.view.id } } as unknown as Gesture;
}

function pickOne(table: Table): Unsent {
  const { view, numbers } = table;
  if (view.owed.length > 0 && numbers.odds(1, 3)) return anyAnswer(numbers.pick<OwedView>(view.owed), numbers);
  if (numbers.odds(1, 300)) return end(table);
  let left = numbers.below(CHOICES.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, make] of CHOICES) {
    if (left < weight) return make(table);
    left -= weight;
  }
  return note(table);
}

export const someone = ({ combatants }: EncounterView, numbers: Numbers): CombatantView['id'] =>
  numbers.pick(combatants).id;
