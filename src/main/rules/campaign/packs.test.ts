import { describe, expect, it } from 'vitest';
import { loadPack } from '../injuries/load-pack.ts';
import type { InjuryPack } from '../injuries/pack.ts';
import { loosePack } from '../injuries/packs.fixtures.ts';
import { defaultOptions } from '../stamina-wounds/options.ts';
import { defaultVitals } from '../stamina-wounds/vitals.ts';
import type { CampaignOf } from './campaign.ts';
import type { CampaignCommandOf, CampaignEventOf } from './command.ts';
import { decideCampaign } from './decide.ts';
import { evolveCampaign } from './evolve.ts';
import { campaignId, libraryEntryId } from './ids.ts';
import { MOST_PACKS } from './packs.ts';

type Own = CampaignOf<'stamina-wounds'>;
type Command = CampaignCommandOf<'stamina-wounds'>;

const empty: Own = {
  id: campaignId('c'),
  name: 'Salt Marches',
  ruleset: 'stamina-wounds',
  options: defaultOptions,
  party: [],
  adversaries: [],
};

function pack(id: string, name = id): InjuryPack {
  const loaded = loadPack({ ...loosePack(), id, name });
  if (!loaded.ok) throw new Error(loaded.refusal.reason);
  return loaded.value;
}

function eventsOf(campaign: Own, command: Command): readonly CampaignEventOf<'stamina-wounds'>[] {
  const outcome = decideCampaign(campaign, command);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value;
}

const after = (campaign: Own, ...commands: readonly Command[]): Own =>
  commands.reduce(
    (now, command) => eventsOf(now, command).reduce((one, event) => evolveCampaign(one, event), now),
    campaign,
  );

const add = (one: InjuryPack): Command => ({ type: 'addPack', pack: one });
const remove = (id: string): Command => ({ type: 'removePack', pack: id });
const wearers = (...names: readonly string[]): Command => ({
  type: 'addEntries',
  shelf: 'adversaries',
  entries: names.map((name) => ({
    id: libraryEntryId(name),
    name,
    label: '',
    notes: '',
    defence: null,
    attack: '',
    vitals: { ...defaultVitals, body: 'coil' },
  })),
});
const refusal = (campaign: Own, command: Command): unknown => {
  const outcome = decideCampaign(campaign, command);
  return outcome.ok ? null : { code: outcome.refusal.code, reason: outcome.refusal.reason };
};

describe('IN-9 tables of the game master’s own', () => {
  it('keeps them in the order in which they came', () => {
    const campaign = after(empty, add(pack('coil')), add(pack('swarm')));
    expect(campaign.packs?.map(({ id }) => id)).toEqual(['coil', 'swarm']);
  });

  it('puts those of one id in the place of the earlier, and says both ends', () => {
    const campaign = after(empty, add(pack('coil')), add(pack('swarm')));
    expect(eventsOf(campaign, add(pack('coil', 'Coils')))).toEqual([
      { type: 'packAdded', from: pack('coil'), to: pack('coil', 'Coils') },
    ]);
    expect(after(campaign, add(pack('coil', 'Coils'))).packs?.map(({ name }) => name)).toEqual(['Coils', 'swarm']);
  });

  it('takes them away, and puts them back at the end', () => {
    const campaign = after(empty, add(pack('coil')), add(pack('swarm')), remove('coil'));
    expect(campaign.packs).toEqual([pack('swarm')]);
    expect(after(campaign, add(pack('coil'))).packs?.map(({ id }) => id)).toEqual(['swarm', 'coil']);
  });

  it('refuses to take away what is not there, also from a campaign that never had any', () => {
    const words = { code: 'noSuchPack', reason: 'This campaign has no such tables of its own.' };
    expect(refusal(empty, remove('coil'))).toEqual(words);
    expect(refusal(after(empty, add(pack('coil'))), remove('constructor'))).toEqual(words);
  });

  it.each([
    [['Eel'], '“coil” is the body of Eel: they need its tables.'],
    [['Eel', 'Asp', 'Lamprey'], '“coil” is the body of Eel, Asp, Lamprey: they need its tables.'],
    [['Eel', 'Asp', 'Lamprey', 'Worm'], '“coil” is the body of Eel, Asp, Lamprey and 1 more: they need its tables.'],
  ])('refuses to take away the body of %j', (names, reason) => {
    const campaign = after(empty, add(pack('coil')), add(pack('swarm')), wearers(...names));
    expect(refusal(campaign, remove('coil'))).toEqual({ code: 'bodyInUse', reason });
    expect(refusal(campaign, remove('swarm'))).toBe(null);
  });

  it('takes 20 and no more, but still one in the place of another', () => {
    const packs = Array.from({ length: MOST_PACKS }, (_, at) => pack(`pack-${String(at)}`));
    const full = after(empty, ...packs.map(add));
    expect(full.packs?.length).toBe(MOST_PACKS);
    expect(refusal(full, add(pack('coil')))).toEqual({
      code: 'tooManyPacks',
      reason: 'A campaign keeps 20 tables of its own at most.',
    });
    expect(refusal(full, add(pack('pack-7', 'Seven')))).toBe(null);
  });
});
