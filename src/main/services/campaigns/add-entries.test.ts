import { describe, expect, it } from 'vitest';
import type { LibraryEntryInput } from '../../../preload/contract/campaign-views.ts';
import { SCHEMAS } from '../../../preload/contract/schemas/index.ts';
import { campaignId, type CampaignId } from '../../rules/campaign/ids.ts';
import { nextCommand, temporaryServices, type ServicesSet } from '../services.fixtures.ts';

const vitals = { ruleset: 'thresholds', kind: 'foe', hp: { max: 4, marked: 1 }, stress: null, hope: null } as const;
const eel: LibraryEntryInput = { name: ' Weir Eel ', vitals };

function empty(set: ServicesSet, ruleset: 'thresholds' | 'stamina-wounds' = 'thresholds'): CampaignId {
  const made = set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: false });
  if (!('ok' in made) || !made.ok) throw new Error('a campaign can be made');
  return made.value.id;
}

const input = (campaign: CampaignId, ...entries: LibraryEntryInput[]) =>
  ({ commandId: nextCommand(), campaign, shelf: 'adversaries', entries }) as const;

describe('entries of a library, as typed', () => {
  it('are read by the ruleset, told to the windows, and there after a restart', async () => {
    const set = temporaryServices();
    const campaign = empty(set);
    const reply = await set.areas.campaign.addEntries(input(campaign, eel, { ...eel, name: 'Otter', defence: 12 }));
    expect(reply).toMatchObject({
      ok: true,
      value: {
        adversaries: [
          { name: 'Weir Eel', label: '', notes: '', attack: '', defence: null, vitals: { hp: { max: 4, marked: 1 } } },
          { name: 'Otter', defence: 12 },
        ],
      },
    });
    expect(set.campaigns.map(({ adversaries }) => adversaries.length)).toEqual([2]);
    expect(await set.reopen().areas.campaign.open({ campaign })).toEqual(reply);
  });

  it('keep what is left out as the ruleset’s default creature has it', async () => {
    const set = temporaryServices();
    const campaign = empty(set, 'stamina-wounds');
    const beast = { ruleset: 'stamina-wounds', kind: 'beast', stamina: null } as const;
    const reply = await set.areas.campaign.addEntries(input(campaign, { name: 'Boar', vitals: beast }));
    expect(reply).toMatchObject({
      value: {
        adversaries: [{ vitals: { kind: 'beast', stamina: null, wounds: { max: 8, current: 8 }, status: 'up' } }],
      },
    });
  });

  it('come once, however often the same command arrives', async () => {
    const set = temporaryServices();
    const command = input(empty(set), eel);
    const first = await set.areas.campaign.addEntries(command);
    expect(await set.areas.campaign.addEntries(command)).toEqual(first);
    expect(set.campaigns.length).toBe(1);
  });

  it.each<[string, RegExp, LibraryEntryInput]>([
    ['more marks than slots', /^Weir Eel: /, { ...eel, vitals: { ...vitals, hp: { max: 2, marked: 3 } } }],
    ['Severe below Major', /Severe cannot/, { ...eel, vitals: { ...vitals, thresholds: { major: 9, severe: 8 } } }],
    ['an empty name', /name is needed/, { ...eel, name: ' ' }],
    [
      'another ruleset',
      /made for Stamina & Wounds, and this campaign plays Thresholds/,
      { name: 'Boar', vitals: { ruleset: 'stamina-wounds' } },
    ],
  ])('are all refused for %s', async (_what, words, wrong) => {
    const set = temporaryServices();
    const campaign = empty(set);
    const reply = await set.areas.campaign.addEntries(input(campaign, { ...eel, name: 'Otter' }, wrong));
    expect(reply).toMatchObject({ ok: false, refusal: { reason: expect.stringMatching(words) as string } });
    expect(await set.areas.campaign.open({ campaign })).toMatchObject({ value: { adversaries: [] } });
  });

  it('are refused for a campaign that is not there', async () => {
    const reply = await temporaryServices().areas.campaign.addEntries(input(campaignId('nowhere'), eel));
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'noSuchCampaign' } });
  });
});

describe('the border', () => {
  const parse = (typed: unknown): unknown => {
    const entries = [{ name: 'Weir Eel', vitals: typed }];
    const parsed = SCHEMAS['campaign.addEntries'].safeParse({ ...input(campaignId('c')), entries });
    return parsed.success ? parsed.data.entries[0]?.vitals : parsed.error.issues[0]?.path.join('.');
  };

  it('takes vitals of each ruleset as they are', () => {
    expect(parse(vitals)).toEqual(vitals);
    const trained = { ruleset: 'stamina-wounds', wounds: { max: 7, current: -1 }, staminaDie: 3, hours: null };
    expect(parse(trained)).toEqual(trained);
  });

  it.each<[string, unknown]>([
    ['entries.0.vitals', { ruleset: 'thresholds', wounds: { max: 1 } }],
    ['entries.0.vitals.ruleset', { hp: { max: 1 } }],
    ['entries.0.vitals.hp', { ruleset: 'thresholds', hp: { max: 1, current: 1 } }],
    ['entries.0.vitals.hp.max', { ruleset: 'thresholds', hp: { max: 1.5 } }],
    ['entries.0.vitals.hp.max', { ruleset: 'thresholds', hp: { max: undefined } }],
    ['entries.0.vitals.staminaDie', { ruleset: 'stamina-wounds', staminaDie: 6 }],
  ])('refuses at %s', (field, typed) => {
    expect(parse(typed)).toBe(field);
  });
});
