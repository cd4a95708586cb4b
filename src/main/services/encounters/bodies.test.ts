import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../preload/contract/campaign-views.ts';
import type { EncounterView } from '../../../preload/contract/encounter-views.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';
import { PACKS } from '../tables/packs.ts';
import { packText } from '../tables/read-pack.ts';

const [, winged] = PACKS;
if (!winged) throw new Error('the second pack is not there');
const coil = packText({ ...winged, id: 'coil', name: 'Coils', body: 'one long body' });

interface World {
  readonly services: ServicesSet;
  readonly campaign: CampaignView;
}

async function withCoil(): Promise<World> {
  const services = temporaryServices();
  const input = { commandId: nextCommand(), ruleset: 'stamina-wounds', sample: true } as const;
  const campaign = valueOf(services.areas.campaign.create(input));
  valueOf(await addCoil({ services, campaign }));
  return { services, campaign };
}

const addCoil = async ({ services, campaign }: World) =>
  services.areas.tables.add({ commandId: nextCommand(), campaign: campaign.id, text: coil });

function begin({ services, campaign }: World, party: CampaignView['party'], quick: readonly string[]): EncounterView {
  return valueOf(
    services.areas.encounter.start({
      commandId: nextCommand(),
      campaign: campaign.id,
      name: 'Weir',
      mode: 'individual',
      party: party.map(({ id }) => id),
      adversaries: [],
      quick,
    }),
  );
}

const gesture = ({ id }: EncounterView) => ({ commandId: nextCommand(), encounter: id });

const bodies = ({ services }: World, { id }: EncounterView): string[] =>
  valueOf(services.areas.encounter.open({ encounter: id })).combatants.map(({ name, vitals }) =>
    vitals.ruleset === 'stamina-wounds' ? `${name}: ${vitals.body}` : name,
  );

describe('tables that a line brought in', () => {
  it('stay for whoever joined later, when that line is struck out', async () => {
    const world = await withCoil();
    const { areas } = world.services;
    const encounter = begin(world, [], ['Bandit w6 s4']);
    const { revision } = valueOf(areas.encounter.quickAdd({ ...gesture(encounter), text: 'Eel w6 #coil' }));
    valueOf(areas.encounter.quickAdd({ ...gesture(encounter), text: 'Asp w6 #coil' }));
    const strike = { line: revision, change: { kind: 'strike' } } as const;
    const preview = areas.journal.previewCorrection({ encounter: encounter.id, ...strike });
    expect(valueOf(preview).follows).toEqual([]);
    valueOf(areas.journal.correct({ ...gesture(encounter), ...strike }));
    expect(bodies(world, encounter)).toEqual(['Bandit: two-legged', 'Asp: coil']);
  });

  it('stay as they came in, when others have taken their place in the campaign meanwhile', async () => {
    const world = await withCoil();
    const { areas } = world.services;
    const encounter = begin(world, [], ['Bandit w6 s4']);
    const { revision } = valueOf(areas.encounter.quickAdd({ ...gesture(encounter), text: 'Eel w6 #coil' }));
    const text = coil.replaceAll('tail root', 'last coil');
    valueOf(await areas.tables.add({ commandId: nextCommand(), campaign: world.campaign.id, text, replace: true }));
    valueOf(areas.encounter.quickAdd({ ...gesture(encounter), text: 'Asp w6 #coil' }));
    valueOf(areas.journal.correct({ ...gesture(encounter), line: revision, change: { kind: 'strike' } }));
    const { combatants } = valueOf(areas.encounter.open({ encounter: encounter.id }));
    const [asp] = combatants.filter(({ name }) => name === 'Asp').map(({ id }) => id);
    if (asp === undefined) throw new Error('the asp is not there');
    const { regions } = valueOf(areas.injuries.places({ encounter: encounter.id, combatant: asp }));
    expect(JSON.stringify(regions)).toContain('tail root');
  });
});

describe('a member whose tables are gone', () => {
  /** Somebody of the party with a body that was chosen, undone, and brought back after its tables were removed. */
  async function withoutTables(): Promise<World & { readonly member: CampaignView['party'][number] }> {
    const world = await withCoil();
    const { services, campaign } = world;
    const { areas } = services;
    const [member] = campaign.party;
    if (!member) throw new Error('nobody is there');
    const first = begin(world, [member], []);
    const [combatant] = first.combatants;
    if (!combatant) throw new Error('nobody is there');
    const changes = { ruleset: 'stamina-wounds', body: 'coil' } as const;
    valueOf(areas.encounter.setVitals({ ...gesture(first), combatant: combatant.id, changes }));
    valueOf(areas.journal.undo(gesture(first)));
    valueOf(await areas.tables.remove({ commandId: nextCommand(), campaign: campaign.id, pack: 'coil' }));
    valueOf(areas.journal.redo(gesture(first)));
    return { ...world, member };
  }

  const said = ({ services }: World, { id }: EncounterView): string =>
    JSON.stringify(valueOf(services.areas.encounter.open({ encounter: id })).log);

  it('begins an encounter with the first tables, and the log says so', async () => {
    const world = await withoutTables();
    const encounter = begin(world, [world.member], []);
    expect(bodies(world, encounter)).toEqual([`${world.member.name}: two-legged`]);
    expect(said(world, encounter)).toContain('The injury tables “coil” are gone');
  });

  it('joins one that is under way with a warning, and what happens to them there stays with them', async () => {
    const world = await withoutTables();
    const { areas } = world.services;
    const encounter = begin(world, [], ['Bandit w6 s4']);
    const joining = { party: [world.member.id], adversaries: [] };
    const { warnings } = valueOf(areas.encounter.add({ ...gesture(encounter), ...joining }));
    expect(warnings).toEqual([
      `${world.member.name}: There are no injury tables “coil” any more; “Two legs, two arms” counts.`,
    ]);
    const joined = valueOf(areas.encounter.open({ encounter: encounter.id })).combatants.at(-1);
    if (!joined) throw new Error('nobody joined');
    const hit = { text: '3', targets: [{ combatant: joined.id }] };
    const { elsewhere } = valueOf(areas.damage.apply({ ...gesture(encounter), ...hit }));
    expect(elsewhere).toEqual([]);
    const { party } = valueOf(areas.campaign.open({ campaign: world.campaign.id }));
    expect(party.find(({ id }) => id === world.member.id)?.vitals).not.toEqual(world.member.vitals);
  });

  it('has their body again when its tables are added again', async () => {
    const world = await withoutTables();
    valueOf(await addCoil(world));
    const encounter = begin(world, [world.member], []);
    expect(bodies(world, encounter)).toEqual([`${world.member.name}: coil`]);
    expect(said(world, encounter)).not.toContain('are gone');
  });
});
