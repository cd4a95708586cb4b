import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../preload/contract/campaign-views.ts';
import type { EncounterView } from '../../../preload/contract/encounter-views.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

function campaignOf(set: ServicesSet, ruleset: 'thresholds' | 'stamina-wounds'): CampaignView {
  return valueOf(set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true }));
}

function begin(set: ServicesSet, campaign: CampaignView, quick: readonly string[] = []): EncounterView {
  const { areas } = set;
  const party = quick.length > 0 ? [] : campaign.party.map(({ id }) => id);
  const start = { commandId: nextCommand(), campaign: campaign.id, name: 'Ford', mode: 'individual' } as const;
  return valueOf(areas.encounter.start({ ...start, party, adversaries: [], quick }));
}

const names = ({ combatants }: EncounterView): string[] => combatants.map(({ name }) => name);

describe('quick add', () => {
  it('puts in who is written, numbered on, as one entry that can be undone', () => {
    const set = temporaryServices();
    const view = begin(set, campaignOf(set, 'thresholds'));
    const add = (text: string): void => {
      valueOf(set.areas.encounter.quickAdd({ commandId: nextCommand(), encounter: view.id, text }));
    };
    const open = (): EncounterView => valueOf(set.areas.encounter.open({ encounter: view.id }));
    add('4 Raider hp5 6/12 st3 1d6+2 magic');
    add('2 Raider hp5');
    const after = open();
    expect(names(after).slice(-6)).toEqual(['Raider 1', 'Raider 2', 'Raider 3', 'Raider 4', 'Raider 5', 'Raider 6']);
    expect(after.combatants.at(-6)).toMatchObject({
      side: 'foe',
      group: 'Raider',
      attack: { text: '1d6+2', types: ['magic'] },
      vitals: { kind: 'foe', hp: { max: 5, marked: 0 }, thresholds: { major: 6, severe: 12 }, stress: { max: 3 } },
    });
    valueOf(set.areas.journal.undo({ commandId: nextCommand(), encounter: view.id }));
    expect(open().combatants).toHaveLength(view.combatants.length + 4);
  });

  it('takes a name of the library by its beginning, with its attack', () => {
    const set = temporaryServices();
    const view = begin(set, campaignOf(set, 'thresholds'));
    valueOf(set.areas.encounter.quickAdd({ commandId: nextCommand(), encounter: view.id, text: '6 mire' }));
    const after = valueOf(set.areas.encounter.open({ encounter: view.id }));
    expect(names(after).slice(-6)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Mire Lantern ${String(number)}`));
    expect(after.combatants.at(-1)).toMatchObject({ attack: { text: expect.stringMatching(/d/) as string } });
  });

  it('previews the names it will give, and writes nothing', () => {
    const set = temporaryServices();
    const campaign = campaignOf(set, 'stamina-wounds');
    const view = begin(set, campaign);
    const preview = (text: string) =>
      valueOf(set.areas.encounter.previewQuickAdd({ campaign: campaign.id, encounter: view.id, text }));
    expect(preview('2 Bandit w6 s4')).toMatchObject({ names: ['Bandit 1', 'Bandit 2'], fromLibrary: false });
    expect(preview('Wolf w5')).toMatchObject({ names: ['Wolf'], vitals: { kind: 'beast', stamina: null } });
    expect(preview('net')).toMatchObject({ name: 'Netman', fromLibrary: true });
    expect(valueOf(set.areas.encounter.open({ encounter: view.id }))).toEqual(view);
  });

  it.each([
    ['Raider hp', 'noNumber', 7],
    ['6 Nobody', 'noSuchEntry', 2],
    ['', 'nothingEntered', 0],
  ])('refuses %j at the character, and writes nothing', (text, code, at) => {
    const set = temporaryServices();
    const view = begin(set, campaignOf(set, 'thresholds'));
    const reply = set.areas.encounter.quickAdd({ commandId: nextCommand(), encounter: view.id, text });
    expect(reply).toMatchObject({ ok: false, refusal: { code, at, field: 'text' } });
    expect(valueOf(set.areas.encounter.open({ encounter: view.id }))).toEqual(view);
  });

  it('begins an encounter, also of nobody else', () => {
    const set = temporaryServices();
    const campaign = campaignOf(set, 'thresholds');
    expect(names(begin(set, campaign, ['2 Raider hp5', 'gravel']))).toEqual(['Raider 1', 'Raider 2', 'Gravel Hob']);
    const start = { commandId: nextCommand(), campaign: campaign.id, name: 'Ford', mode: 'spotlight' } as const;
    const reply = set.areas.encounter.start({ ...start, party: [], adversaries: [], quick: ['Raider hp5', 'hp'] });
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'nameMissing', field: 'quick.1' } });
  });
});
