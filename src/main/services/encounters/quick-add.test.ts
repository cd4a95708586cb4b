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

  it('takes a place in individual turns, and says where turns have none', () => {
    const set = temporaryServices();
    const { encounter } = set.areas;
    const campaign = campaignOf(set, 'stamina-wounds');
    const view = begin(set, campaign, ['Bandit w6 turn14', 'Eel w2 turn−3', '2 Wolf w5 turn9']);
    const order = ({ combatants }: EncounterView): unknown =>
      combatants.map(({ name, turnValue }) => [name, turnValue]);
    expect(order(view)).toEqual(
      expect.arrayContaining([
        ['Bandit', 14],
        ['Wolf 1', 9],
        ['Wolf 2', 9],
        ['Eel', -3],
      ]),
    );
    valueOf(encounter.quickAdd({ commandId: nextCommand(), encounter: view.id, text: 'Owl w3 turn20' }));
    expect(order(valueOf(encounter.open({ encounter: view.id })))).toContainEqual(['Owl', 20]);

    const start = { commandId: nextCommand(), campaign: campaign.id, name: 'Weir', party: [], adversaries: [] };
    const refused = {
      code: 'noTurnValues',
      reason: 'A place in the turns is for individual turns; here they go by sides.',
    };
    expect(encounter.start({ ...start, mode: 'sides', quick: ['Owl w3', 'Eel w2 turn3'] })).toMatchObject({
      refusal: { ...refused, field: 'quick.1', at: 7 },
    });
    const sides = valueOf(encounter.start({ ...start, mode: 'sides', quick: ['Owl w3'] }));
    const text = 'Eel w2 turn3';
    expect(encounter.quickAdd({ commandId: nextCommand(), encounter: sides.id, text })).toMatchObject({
      refusal: { ...refused, field: 'text', at: 7 },
    });
    expect(encounter.previewQuickAdd({ campaign: campaign.id, encounter: sides.id, text })).toMatchObject({
      refusal: { code: 'noTurnValues' },
    });
    expect(valueOf(encounter.previewQuickAdd({ campaign: campaign.id, encounter: view.id, text })).turn).toBe(3);
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

  it('takes the side, what an attack must reach, and a minion’s number', () => {
    const set = temporaryServices();
    const view = begin(set, campaignOf(set, 'thresholds'));
    const add = (text: string): void => {
      valueOf(set.areas.encounter.quickAdd({ commandId: nextCommand(), encounter: view.id, text }));
    };
    add('3 Rat m3 dif9');
    add('Oswin @hero hp6 8/16 st6 ar3 ev11');
    add('mire lantern @other');
    const after = valueOf(set.areas.encounter.open({ encounter: view.id })).combatants;
    const of = (name: string) => after.find((combatant) => combatant.name === name);
    expect(of('Rat 3')).toMatchObject({
      side: 'foe',
      defence: { name: 'Difficulty', short: 'Dif', value: 9 },
      vitals: { kind: 'minion', minionValue: 3, hp: { max: 1 } },
    });
    expect(of('Oswin')).toMatchObject({
      side: 'hero',
      defence: { name: 'Evasion', value: 11 },
      vitals: { kind: 'hero', hp: { max: 6 } },
    });
    expect(of('Mire Lantern')).toMatchObject({ side: 'other', attack: expect.anything() as unknown });
  });
});

describe('someone with name and turn only', () => {
  it.each([
    ['thresholds', 'Ana @hero 8/16', '14', 'Ana takes 14: Major (8 to 15), mark 2 Hit Points'],
    ['thresholds', 'Ana @hero', '14', 'Ana takes 14: no thresholds known here'],
    ['stamina-wounds', 'Ana @hero', '7', 'Ana takes 7: off Stamina first, then off Wounds'],
    ['stamina-wounds', 'Ana @hero', '7c', 'Ana takes 7, critical, past Stamina: off Wounds, and as much off Stamina'],
  ] as const)('under %s is told what to do, and it can be undone: %s, %s', (ruleset, line, text, words) => {
    const set = temporaryServices();
    const view = begin(set, campaignOf(set, ruleset), [line]);
    const [ana] = view.combatants;
    if (!ana) throw new Error('nobody joined');
    const entry = { encounter: view.id, text, targets: [{ combatant: ana.id }], source: null };
    const preview = valueOf(set.areas.damage.preview(entry));
    expect(preview.targets.map(({ parts }) => parts.map((part) => part.text).join(''))).toEqual([words]);
    valueOf(set.areas.damage.apply({ commandId: nextCommand(), ...entry }));
    const hit = valueOf(set.areas.encounter.open({ encounter: view.id }));
    expect(hit.combatants).toEqual(view.combatants);
    expect(
      hit.log
        .at(-1)
        ?.parts.map((part) => part.text)
        .join(''),
    ).toBe(words);
    expect(hit.undo).toContain('Ana takes');
    valueOf(set.areas.journal.undo({ commandId: nextCommand(), encounter: view.id }));
    expect(valueOf(set.areas.encounter.open({ encounter: view.id })).log.at(-1)?.undoneAt).not.toBeNull();
  });

  it('takes turns like everybody else, and nothing is said of its state', () => {
    const set = temporaryServices();
    const view = begin(set, campaignOf(set, 'thresholds'), ['Ana @hero', 'Raider hp5']);
    valueOf(set.areas.encounter.nextTurn({ commandId: nextCommand(), encounter: view.id }));
    const acting = valueOf(set.areas.encounter.open({ encounter: view.id })).combatants.filter((one) => one.acting);
    expect(acting.map(({ name, words }) => [name, words])).toEqual([['Ana', []]]);
  });
});
