import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../preload/contract/campaign-views.ts';
import type { CombatantView, EncounterView } from '../../../preload/contract/encounter-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import { SCHEMAS } from '../../../preload/contract/schemas/index.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';
import { temporaryFolder } from '../../db/temporary.fixtures.ts';
import { PACKS } from './packs.ts';
import { packText } from './read-pack.ts';

const [, winged] = PACKS;
if (!winged) throw new Error('the second pack is not there');
/** Tables of our own: those of the winged beast under another id, with a tail of another name. */
const coil = packText({ ...winged, id: 'coil', name: 'Coils', body: 'one long body' });
const coiled = coil.replaceAll('tail root', 'last coil');

function table(services: ServicesSet): CampaignView {
  const input = { commandId: nextCommand(), ruleset: 'stamina-wounds', sample: true } as const;
  return valueOf(services.areas.campaign.create(input));
}

const gesture = (campaign: CampaignView): { commandId: string; campaign: CampaignView['id'] } => ({
  commandId: nextCommand(),
  campaign: campaign.id,
});

const codeOf = (reply: Reply<unknown>): string => (reply.ok ? 'accepted' : reply.refusal.code);
const ids = (services: ServicesSet, { id }: CampaignView): string[] =>
  valueOf(services.areas.tables.list({ campaign: id })).map((pack) => pack.id);

function begin(services: ServicesSet, { id }: CampaignView, quick: readonly string[]): EncounterView {
  const input = {
    commandId: nextCommand(),
    campaign: id,
    name: 'Weir',
    mode: 'individual',
    party: [],
    adversaries: [],
    quick,
  } as const;
  return valueOf(services.areas.encounter.start(input));
}

const whole = (services: ServicesSet, { id }: EncounterView): EncounterView =>
  valueOf(services.areas.encounter.open({ encounter: id }));

function only({ combatants }: EncounterView): CombatantView {
  const [first] = combatants;
  if (!first) throw new Error('nobody is there');
  return first;
}

const bodyOf = ({ vitals }: CombatantView): string => (vitals.ruleset === 'stamina-wounds' ? vitals.body : '');

describe('the game master’s own tables', () => {
  it('are read from a file, kept with the campaign over a restart, and saved as the same file', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'coil.json');
    writeFileSync(file, coil);
    const services = temporaryServices(folder, { file });
    const campaign = table(services);
    const other = table(services);
    const picked = valueOf(await services.areas.tables.open());
    expect(picked).toEqual({ file: 'coil.json', text: coil });
    const added = await services.areas.tables.add({ ...gesture(campaign), text: picked?.text ?? '' });
    expect(valueOf(added)).toMatchObject({ id: 'coil', name: 'Coils', own: true });
    expect(services.campaigns.at(-1)?.packs.map(({ id }) => id)).toEqual(['coil']);

    const anew = services.reopen();
    expect(ids(anew, campaign)).toEqual(['two-legged', 'winged-four-legged', 'coil']);
    expect(ids(anew, other)).toEqual(['two-legged', 'winged-four-legged']);
    const read = valueOf(anew.areas.tables.read({ campaign: campaign.id, pack: 'coil' }));
    expect(read).toMatchObject({ name: 'Coils', body: 'one long body', own: true });
    expect(codeOf(await anew.areas.tables.read({ pack: 'coil' }))).toBe('noSuchPack');
    writeFileSync(file, 'old');
    expect(valueOf(await anew.areas.tables.save({ campaign: campaign.id, pack: 'coil' }))).toEqual({ file });
    expect(readFileSync(file, 'utf8')).toBe(coil);
  });

  it('written in parts of letters, as some editors save them, have places that can be named', async () => {
    const services = temporaryServices();
    const campaign = table(services);
    const apart = coil.replaceAll('"tail"', '"que\u0302te"').replaceAll('tail root', 'a\u0300 la racine \\ud800');
    valueOf(await services.areas.tables.add({ ...gesture(campaign), text: apart }));
    const encounter = begin(services, campaign, ['Eel w6 s4 #coil']);
    const { id } = only(encounter);
    const { regions } = valueOf(services.areas.injuries.places({ encounter: encounter.id, combatant: id }));
    const { region = '', spots = [] } = regions.at(-1) ?? {};
    const to = { severity: 'minor', region, spot: spots[0]?.spot ?? '', side: null };
    const asked = { commandId: nextCommand(), encounter: encounter.id, combatant: id, from: null, to };
    const sent = SCHEMAS['injuries.set'].parse(asked);
    expect(valueOf(services.areas.injuries.set(sent)).revision).toBe(2);
    expect(only(whole(services, encounter)).vitals).toMatchObject({ injuries: [{ region: 'quête' }] });
  });

  it('can begin with ours: what was saved is read again under another id', async () => {
    const file = path.join(temporaryFolder(), 'ours.json');
    const services = temporaryServices(undefined, { file });
    const campaign = table(services);
    await services.areas.tables.save({ pack: 'two-legged' });
    const text = readFileSync(file, 'utf8');
    const refused = await services.areas.tables.add({ ...gesture(campaign), text });
    expect(refused).toMatchObject({
      refusal: {
        code: 'shippedPack',
        reason:
          '“two-legged” is the id of tables that come with Woundboard. Give yours another: "id": "my-two-legged".',
      },
    });
    const mine = text.replace('"two-legged"', '"my-two-legged"');
    expect(valueOf(await services.areas.tables.add({ ...gesture(campaign), text: mine })).id).toBe('my-two-legged');
  });

  it('ask before they take the place of others, and do it once however often they are sent', async () => {
    const services = temporaryServices();
    const campaign = table(services);
    const first = { ...gesture(campaign), text: coil };
    await services.areas.tables.add(first);
    expect(codeOf(await services.areas.tables.add(first))).toBe('accepted');
    const again = { ...gesture(campaign), text: coiled };
    expect(await services.areas.tables.add(again)).toMatchObject({
      refusal: { code: 'packExists', reason: 'This campaign has tables of the id “coil” already: Coils.' },
    });
    await services.areas.tables.add({ ...again, replace: true });
    const { tables } = valueOf(services.areas.tables.read({ campaign: campaign.id, pack: 'coil' })) as never as {
      tables: { id: string; rows: { word: string }[] }[];
    };
    expect(tables.find(({ id }) => id === 'spots/tail')?.rows[0]?.word).toBe('last coil');
  });

  it('are taken back as long as nothing else has happened: added, replaced and removed, each by one step', async () => {
    const services = temporaryServices();
    const campaign = table(services);
    const { tables } = services.areas;
    const back = { pack: 'coil' };
    expect(codeOf(await tables.takeBack({ ...gesture(campaign), ...back }))).toBe('nothingToTakeBack');
    await tables.add({ ...gesture(campaign), text: coil });
    const once = { ...gesture(campaign), ...back };
    expect(valueOf(await tables.takeBack(once)).map(({ id }) => id)).not.toContain('coil');
    expect(codeOf(await tables.takeBack(once))).toBe('accepted');

    await tables.add({ ...gesture(campaign), text: coil });
    await tables.add({ ...gesture(campaign), text: coiled, replace: true });
    await tables.takeBack({ ...gesture(campaign), ...back });
    expect(JSON.stringify(valueOf(tables.read({ campaign: campaign.id, pack: 'coil' })))).not.toContain('last coil');
    await tables.remove({ ...gesture(campaign), ...back });
    expect(ids(services, campaign)).not.toContain('coil');
    expect(codeOf(await tables.takeBack({ ...gesture(campaign), pack: 'other' }))).toBe('nothingToTakeBack');
    await tables.takeBack({ ...gesture(campaign), ...back });
    expect(ids(services.reopen(), campaign)).toContain('coil');
  });

  it('cancelled, nothing is there; unreadable, nothing is written', async () => {
    const services = temporaryServices();
    const campaign = table(services);
    expect(valueOf(await services.areas.tables.open())).toBe(null);
    expect(valueOf(await services.areas.tables.save({ pack: 'two-legged' }))).toEqual({ file: null });
    const before = services.campaigns.length;
    for (const text of ['', '[]', coil.replace('"die": 8', '"die": 0')]) {
      expect(codeOf(await services.areas.tables.add({ ...gesture(campaign), text }))).toMatch(/notJson|badPack/);
    }
    expect(services.campaigns.length).toBe(before);
    expect(
      codeOf(await services.areas.tables.add({ ...gesture(campaign), campaign: 'gone' as never, text: coil })),
    ).toBe('noSuchCampaign');
  });
});

describe('a body in an encounter', () => {
  async function withCoil(): Promise<{ services: ServicesSet; campaign: CampaignView }> {
    const services = temporaryServices();
    const campaign = table(services);
    valueOf(await services.areas.tables.add({ ...gesture(campaign), text: coil }));
    return { services, campaign };
  }

  const choose = async (services: ServicesSet, encounter: EncounterView, body: string): Promise<Reply<unknown>> =>
    services.areas.encounter.setVitals({
      commandId: nextCommand(),
      encounter: encounter.id,
      combatant: only(encounter).id,
      changes: { ruleset: 'stamina-wounds', body },
    });

  it('brings a copy of its tables in with the entry that chooses it, which one undo takes back', async () => {
    const { services, campaign } = await withCoil();
    const encounter = begin(services, campaign, ['Eel w2 s0']);
    expect(bodyOf(only(encounter))).toBe('two-legged');
    expect(codeOf(await choose(services, encounter, 'coil'))).toBe('accepted');
    expect(bodyOf(only(whole(services, encounter)))).toBe('coil');
    expect(whole(services, encounter).undo).toBe('Eel is set by hand to body “Coils” (was “Two legs, two arms”)');
    await services.areas.journal.undo({ commandId: nextCommand(), encounter: encounter.id });
    expect(bodyOf(only(whole(services, encounter)))).toBe('two-legged');
    expect(await choose(services, encounter, 'six-legged')).toMatchObject({
      refusal: {
        code: 'noSuchBody',
        reason: 'Eel: There are no injury tables “six-legged” here for a body of that kind.',
        field: 'changes.body',
      },
    });
  });

  it('keeps its own copy: a file that takes the place of another does not change what is under way', async () => {
    const { services, campaign } = await withCoil();
    const encounter = begin(services, campaign, ['Eel w2 s0']);
    await choose(services, encounter, 'coil');
    valueOf(await services.areas.tables.add({ ...gesture(campaign), text: coiled, replace: true }));
    const target = { combatant: only(encounter).id };
    const hit = { commandId: nextCommand(), encounter: encounter.id, text: '6', targets: [target] };
    valueOf(services.areas.damage.apply(hit));
    const anew = services.reopen();
    const { owed } = whole(anew, encounter);
    expect(owed).toMatchObject([{ kind: 'injuryRoll', pack: 'coil', sentence: 'Eel is down: injury roll d6 + 4.' }]);
    const dice = { injury: 1, region: 10, spot: 1 };
    const asked = { encounter: encounter.id, combatant: only(encounter).id, dice };
    expect(valueOf(anew.areas.injuries.preview(asked))).toMatchObject({
      pack: 'coil',
      place: { region: 'tail', spot: 'tail root', side: null },
    });
    const later = begin(anew, campaign, ['Eel w2 s0']);
    await choose(anew, later, 'coil');
    valueOf(
      anew.areas.damage.apply({
        ...hit,
        commandId: nextCommand(),
        encounter: later.id,
        targets: [only(later)].map(({ id }) => ({ combatant: id })),
      }),
    );
    expect(
      valueOf(anew.areas.injuries.preview({ ...asked, encounter: later.id, combatant: only(later).id })).place,
    ).toMatchObject({ spot: 'last coil' });
  });

  it('comes in with whoever joins, out of the library and by their own hand', async () => {
    const { services, campaign } = await withCoil();
    const entries = [{ name: 'Eel', vitals: { ruleset: 'stamina-wounds', body: 'coil' } }] as const;
    const filled = services.areas.campaign.addEntries({ ...gesture(campaign), shelf: 'adversaries', entries });
    const eel = valueOf(filled).adversaries.find(({ name }) => name === 'Eel');
    if (!eel) throw new Error('the eel is not there');
    const encounter = begin(services, campaign, ['Bandit w6 s4']);
    const joining = {
      commandId: nextCommand(),
      encounter: encounter.id,
      party: [],
      adversaries: [{ entry: eel.id, count: 2 }],
    };
    valueOf(services.areas.encounter.add(joining));
    expect(whole(services, encounter).combatants.map(bodyOf)).toEqual(['two-legged', 'coil', 'coil']);
    const quick = { commandId: nextCommand(), encounter: encounter.id, text: 'Eel' };
    valueOf(services.areas.encounter.quickAdd(quick));
    expect(whole(services, encounter).combatants.map(bodyOf)).toEqual(['two-legged', 'coil', 'coil', 'coil']);
    expect(begin(services, campaign, ['Eel']).combatants.map(bodyOf)).toEqual(['coil']);
    const unknown = [{ name: 'Asp', vitals: { ruleset: 'stamina-wounds', body: 'asp' } }] as const;
    expect(
      services.areas.campaign.addEntries({ ...gesture(campaign), shelf: 'adversaries', entries: unknown }),
    ).toMatchObject({ refusal: { reason: 'Asp: There are no injury tables “asp” here for a body of that kind.' } });
  });

  it('is written in one line, by the beginning of its tables’ id or name, and by the whole before the beginning', async () => {
    const { services, campaign } = await withCoil();
    const bodies = (line: string): string[] => begin(services, campaign, [line]).combatants.map(bodyOf);
    expect(bodies('Eel w6 #coil')).toEqual(['coil']);
    expect(bodies('Eel w6 #Wings')).toEqual(['winged-four-legged']);
    expect(bodies('2 Skerrin')).toEqual(['winged-four-legged', 'winged-four-legged']);
    expect(bodies('Skerrin #two')).toEqual(['two-legged']);
    expect(bodies('Ana @hero #coil')).toEqual(['coil']);
    const longer = coil.replace('"coil"', '"wings"');
    valueOf(await services.areas.tables.add({ ...gesture(campaign), text: longer }));
    expect(bodies('Eel w6 #wings')).toEqual(['wings']);
    const asked = { campaign: campaign.id, text: 'Eel w6 #six' };
    expect(services.areas.encounter.previewQuickAdd(asked)).toMatchObject({
      refusal: {
        code: 'noSuchBody',
        reason: 'No body’s tables begin with “six”. There are #two-legged, #winged-four-legged, #coil, #wings.',
        field: 'text',
        at: 7,
      },
    });
  });

  it('is not taken back with its tables once somebody has it', async () => {
    const services = temporaryServices();
    const campaign = table(services);
    const { tables, encounter } = services.areas;
    const party = campaign.party.slice(0, 1).map(({ id }) => id);
    const start = { commandId: nextCommand(), campaign: campaign.id, name: 'Weir', adversaries: [] };
    const view = valueOf(encounter.start({ ...start, mode: 'individual', party }));
    await tables.add({ ...gesture(campaign), text: coil });
    expect(codeOf(await choose(services, view, 'coil'))).toBe('accepted');
    expect(codeOf(await tables.takeBack({ ...gesture(campaign), pack: 'coil' }))).toBe('bodyInUse');
  });

  it('is not taken away while somebody has it, be it only by an encounter; afterwards it is, and encounters keep theirs', async () => {
    const { services, campaign } = await withCoil();
    const [brakka] = campaign.party;
    if (!brakka) throw new Error('nobody is there');
    const encounter = valueOf(
      services.areas.encounter.start({
        commandId: nextCommand(),
        campaign: campaign.id,
        name: 'Weir',
        mode: 'individual',
        party: [brakka.id],
        adversaries: [],
      }),
    );
    await choose(services, encounter, 'coil');
    const away = (): Reply<unknown> | Promise<Reply<unknown>> =>
      services.areas.tables.remove({ ...gesture(campaign), pack: 'coil' });
    expect(await away()).toMatchObject({
      refusal: { code: 'bodyInUse', reason: `“Coils” is the body of ${brakka.name}: they need its tables.` },
    });
    await choose(services, encounter, 'two-legged');
    const once = { ...gesture(campaign), pack: 'coil' };
    expect(valueOf(await services.areas.tables.remove(once)).map(({ id }) => id)).toEqual(PACKS.map(({ id }) => id));
    expect(codeOf(await services.areas.tables.remove(once))).toBe('accepted');
    expect(codeOf(await away())).toBe('noSuchPack');
    expect(codeOf(await services.areas.tables.remove({ ...gesture(campaign), pack: 'two-legged' }))).toBe('noSuchPack');
    expect(codeOf(await choose(services, encounter, 'coil'))).toBe('accepted');
  });
});
