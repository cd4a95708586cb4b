import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../thresholds/options.ts';
import { defaultVitals, type Vitals } from '../thresholds/vitals.ts';
import type { CampaignOf, LibraryEntryOf } from './campaign.ts';
import type { CampaignCommandOf, CampaignEventOf } from './command.ts';
import { decideCampaign } from './decide.ts';
import { evolveCampaign } from './evolve.ts';
import { campaignId, libraryEntryId } from './ids.ts';
import { resterId } from './rest.ts';

const entry = (id: string): LibraryEntryOf<'thresholds'> => ({
  id: libraryEntryId(id),
  name: id.toUpperCase(),
  label: '',
  notes: '',
  defence: null,
  attack: '',
  vitals: defaultVitals,
});

const campaign: CampaignOf<'thresholds'> = {
  id: campaignId('c'),
  name: 'Salt Marches',
  ruleset: 'thresholds',
  options: defaultOptions,
  party: [entry('a'), entry('b')],
  adversaries: [],
};

type Rest = Extract<CampaignCommandOf<'thresholds'>, { type: 'restCampaign' }>;
const hurt = (marked: number, more: Partial<Vitals> = {}): Vitals => ({
  ...defaultVitals,
  hp: { max: 6, marked },
  ...more,
});

const rest = (more: Partial<Rest> = {}): Rest => ({
  type: 'restCampaign',
  members: [
    { entry: libraryEntryId('a'), vitals: hurt(5) },
    { entry: libraryEntryId('b'), vitals: hurt(4) },
  ],
  rests: [
    {
      combatant: resterId(libraryEntryId('a')),
      rest: {
        length: 'short',
        moves: [{ move: 'tend-wounds' }, { move: 'tend-wounds', ally: resterId(libraryEntryId('b')) }],
      },
      dice: { moves: [2, 1] },
    },
  ],
  gmTokens: { current: 4, max: 12 },
  gmDie: 3,
  tables: null,
  ...more,
});

const rested = (command: Rest): Extract<CampaignEventOf<'thresholds'>, { type: 'partyRested' }> => {
  const outcome = decideCampaign(campaign, command);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  const [event] = outcome.value;
  if (event?.type !== 'partyRested') throw new Error('the party rested');
  return event;
};
const codeOf = (command: Rest): string => {
  const outcome = decideCampaign(campaign, command);
  return outcome.ok ? 'accepted' : outcome.refusal.code;
};

describe('CA-4 a rest between encounters', () => {
  it('is the rest of a party, with moves for allies and the game master’s die', () => {
    const { members, gmTokens, sentences } = rested(rest());
    expect(members.map(({ entry: id, from, to }) => [id, from.hp.marked, to.hp.marked])).toEqual([
      ['a', 5, 2],
      ['b', 4, 2],
    ]);
    expect(gmTokens).toEqual({ from: { current: 4, max: 12 }, to: { current: 7, max: 12 } });
    expect(sentences).toEqual([
      'A takes a short rest, clears 3 Hit Points, 2 of 6 marked',
      'B is tended by A, clears 2 Hit Points, 2 of 6 marked',
      'The game master gains 3 tokens, 7 of 12',
    ]);
  });

  it('leaves the campaign itself as it is, and members whom it does not touch out', () => {
    const event = rested(rest({ rests: [{ ...alone(), dice: { moves: [4] } }] }));
    expect(event.members.map(({ entry: id }) => id)).toEqual(['a']);
    expect(evolveCampaign(campaign, event)).toBe(campaign);
  });

  it.each([
    ['dieMissing', rest({ gmDie: undefined } as never)],
    ['dieNotUsed', rest({ gmTokens: null })],
    ['noTarget', rest({ rests: [] })],
    ['noSuchEntry', rest({ members: [{ entry: libraryEntryId('z'), vitals: hurt(1) }] })],
    [
      'longRestDue',
      rest({
        members: [{ entry: libraryEntryId('a'), vitals: hurt(5, { shortRests: 3 }) }],
        rests: [{ ...alone(), dice: { moves: [4] } }],
      }),
    ],
    ['outOfPlay', rest({ members: [{ entry: libraryEntryId('a'), vitals: hurt(6, { status: 'dead' }) }] })],
  ] satisfies readonly (readonly [string, Rest])[])('is refused: %s', (code, command) => {
    expect(codeOf(command)).toBe(code);
  });
});

function alone(): Omit<Rest['rests'][number], 'dice'> {
  return { combatant: resterId(libraryEntryId('a')), rest: { length: 'short', moves: [{ move: 'tend-wounds' }] } };
}
