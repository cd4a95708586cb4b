import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../thresholds/options.ts';
import { defaultVitals } from '../thresholds/vitals.ts';
import type { CampaignOf, LibraryEntryOf } from './campaign.ts';
import type { CampaignCommandOf } from './command.ts';
import { decideCampaign } from './decide.ts';
import { evolveCampaign } from './evolve.ts';
import { campaignId, libraryEntryId } from './ids.ts';

const empty: CampaignOf<'thresholds'> = {
  id: campaignId('c'),
  name: 'Salt Marches',
  ruleset: 'thresholds',
  options: defaultOptions,
  party: [],
  adversaries: [],
};

const entry = (id: string, name = id): LibraryEntryOf<'thresholds'> => ({
  id: libraryEntryId(id),
  name,
  label: '',
  notes: '',
  defence: null,
  attack: '',
  vitals: defaultVitals,
});

function after(...commands: CampaignCommandOf<'thresholds'>[]): CampaignOf<'thresholds'> {
  return commands.reduce((campaign, command) => {
    const outcome = decideCampaign(campaign, command);
    if (!outcome.ok) throw new Error(outcome.refusal.reason);
    return outcome.value.reduce((state, event) => evolveCampaign(state, event), campaign);
  }, empty);
}

const refusalOf = (campaign: CampaignOf<'thresholds'>, command: CampaignCommandOf<'thresholds'>): string => {
  const outcome = decideCampaign(campaign, command);
  return outcome.ok ? 'none' : outcome.refusal.code;
};

describe('CA-1 a campaign', () => {
  it('keeps its library in the order in which it was filled', () => {
    const campaign = after(
      { type: 'addEntries', shelf: 'party', entries: [entry('a'), entry('b', ' Ilvane ')] },
      { type: 'addEntries', shelf: 'adversaries', entries: [entry('c')] },
      { type: 'removeEntry', shelf: 'party', entry: libraryEntryId('a') },
    );
    expect([campaign.party.map(({ name }) => name), campaign.adversaries.map(({ id }) => id)]).toEqual([
      ['Ilvane'],
      ['c'],
    ]);
  });

  it('CA-5 changes an entry in its place, under its id', () => {
    const to = { ...entry('z', ' Ilvane '), morale: 8 };
    const { party } = after(
      { type: 'addEntries', shelf: 'party', entries: [entry('a'), entry('b')] },
      { type: 'editEntry', shelf: 'party', from: entry('a'), to },
    );
    expect(party).toEqual([{ ...entry('a', 'Ilvane'), morale: 8 }, entry('b')]);
    const edit = { type: 'editEntry', shelf: 'adversaries', from: entry('a'), to: entry('a') } as const;
    expect(refusalOf({ ...empty, party }, edit)).toBe('noSuchEntry');
    expect(refusalOf({ ...empty, party }, { ...edit, shelf: 'party', to: entry('a', ' ') })).toBe('emptyName');
  });

  it('CA-2 changes the options that are given and keeps the others', () => {
    const { options } = after({ type: 'setOptions', options: { massive: true } });
    expect(options).toEqual({ ...defaultOptions, massive: true });
  });

  it.each<[string, CampaignCommandOf<'thresholds'>]>([
    ['emptyName', { type: 'renameCampaign', name: '  ' }],
    ['nameTooLong', { type: 'renameCampaign', name: 'x'.repeat(201) }],
    ['none', { type: 'renameCampaign', name: 'x'.repeat(200) }],
    ['emptyName', { type: 'addEntries', shelf: 'party', entries: [entry('x', '')] }],
    ['entryExists', { type: 'addEntries', shelf: 'party', entries: [entry('x'), entry('x')] }],
    ['entryExists', { type: 'addEntries', shelf: 'adversaries', entries: [entry('a')] }],
    ['noSuchEntry', { type: 'removeEntry', shelf: 'adversaries', entry: libraryEntryId('a') }],
    [
      'tooManyEntries',
      {
        type: 'addEntries',
        shelf: 'party',
        entries: Array.from({ length: 5000 }, (_, index) => entry(`e${String(index)}`)),
      },
    ],
  ])('CA-3 refuses %s', (code, command) => {
    const campaign = after({ type: 'addEntries', shelf: 'party', entries: [entry('a')] });
    expect(refusalOf(campaign, command)).toBe(code);
  });
});
