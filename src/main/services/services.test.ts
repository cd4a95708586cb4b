import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EncounterView } from '../../preload/contract/encounter-views.ts';
import type { Reply } from '../../preload/contract/reply.ts';
import { sentence } from '../rules/parts.ts';
import { nextCommand, temporaryServices, type ServicesSet } from './services.fixtures.ts';

/** The value of a reply, which a test expects. */
async function value<Value>(reply: Reply<Value> | Promise<Reply<Value>>): Promise<Value> {
  const settled = await reply;
  if (!settled.ok) throw new Error(settled.refusal.reason);
  return settled.value;
}

async function begin(set: ServicesSet, ruleset: 'thresholds' | 'stamina-wounds'): Promise<EncounterView> {
  const campaign = await value(set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true }));
  const [first] = campaign.adversaries;
  if (!first) throw new Error('the sample has adversaries');
  return value(
    set.areas.encounter.start({
      commandId: nextCommand(),
      campaign: campaign.id,
      name: 'Ford at Dusk',
      mode: ruleset === 'thresholds' ? 'spotlight' : 'sides',
      party: campaign.party.map(({ id }) => id),
      adversaries: [{ entry: first.id, count: 2 }],
    }),
  );
}

const named = (view: EncounterView, name: string): EncounterView['combatants'][number] => {
  const found = view.combatants.find((combatant) => combatant.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return found;
};

describe('an encounter of Thresholds, through the services', () => {
  it('previews and applies the same, in one entry, and takes it back', async () => {
    const set = temporaryServices();
    const view = await begin(set, 'thresholds');
    const brakka = named(view, 'Brakka Thorne');
    const entry = { encounter: view.id, text: '14 s', targets: [{ combatant: brakka.id }] };
    const preview = await value(set.areas.damage.preview(entry));
    const words = sentence(preview.targets[0]?.parts ?? []);
    const applied = await value(set.areas.damage.apply({ ...entry, commandId: nextCommand() }));
    expect(applied.sentences).toEqual([words]);
    const after = await value(set.areas.encounter.open({ encounter: view.id }));
    expect(named(after, 'Brakka Thorne').vitals).toEqual(preview.targets[0]?.after);
    expect(named(after, 'Brakka Thorne').vitals).toMatchObject({ hp: { marked: 1 }, armor: { marked: 1 } });
    expect(set.changes.at(-1)).toMatchObject({ from: 1, head: { revision: 2 }, removed: [] });
    expect(set.changes.at(-1)?.changed.map(({ id }) => id)).toEqual([brakka.id]);
    await value(set.areas.journal.undo({ commandId: nextCommand(), encounter: view.id }));
    const undone = await value(set.areas.encounter.open({ encounter: view.id }));
    expect(undone.combatants).toEqual(view.combatants);
    expect(undone.log.filter(({ undoneAt }) => undoneAt !== null).map(({ parts }) => sentence(parts))).toEqual([words]);
    expect(set.changes.at(-1)?.log.map(({ undoneAt }) => undoneAt !== null)).toEqual([true]);
    await value(set.areas.journal.redo({ commandId: nextCommand(), encounter: view.id }));
    const redone = await value(set.areas.encounter.open({ encounter: view.id }));
    expect(redone.combatants).toEqual(after.combatants);
    expect(redone.log.every(({ undoneAt }) => undoneAt === null)).toBe(true);
  });

  it('is there again after a restart, also what can be undone', async () => {
    const set = temporaryServices();
    const view = await begin(set, 'thresholds');
    const target = { combatant: named(view, 'Hask Orrel 1').id };
    await value(
      set.areas.damage.apply({ commandId: nextCommand(), encounter: view.id, text: '25', targets: [target] }),
    );
    const before = await value(set.areas.encounter.open({ encounter: view.id }));
    const again = set.reopen();
    expect(await value(again.areas.encounter.open({ encounter: view.id }))).toEqual(before);
    await value(again.areas.journal.undo({ commandId: nextCommand(), encounter: view.id }));
    const undone = await value(again.areas.encounter.open({ encounter: view.id }));
    expect(undone.combatants).toEqual(view.combatants);
  });

  it('brings no armor of a condition in with a member who joins a second time', async () => {
    const set = temporaryServices();
    const view = await begin(set, 'thresholds');
    const { id, member, vitals } = named(view, 'Pell Anwick');
    if (member === null || vitals.ruleset !== 'thresholds') throw new Error('Pell is of the party');
    const gesture = (): { commandId: string; encounter: typeof view.id } => ({
      commandId: nextCommand(),
      encounter: view.id,
    });
    const condition = { kind: null, name: 'Armored', armor: 2, remindAt: null, note: '', timer: null };
    await value(set.areas.encounter.addCondition({ ...gesture(), combatants: [id], condition }));
    await value(set.areas.encounter.add({ ...gesture(), party: [member], adversaries: [] }));
    const after = await value(set.areas.encounter.open({ encounter: view.id }));
    const second = after.combatants.find((one) => one.member === member && one.id !== id);
    expect(second?.vitals).toMatchObject({ armor: vitals.armor });
  });

  it('leaves armor that came with a condition behind when its bearer is removed', async () => {
    const set = temporaryServices();
    const view = await begin(set, 'thresholds');
    const { id } = named(view, 'Pell Anwick');
    const [item] = await value(set.areas.campaign.list());
    if (!item) throw new Error('there is a campaign');
    const vitals = async (): Promise<unknown> =>
      (await value(set.areas.campaign.open({ campaign: item.id }))).party.find(({ name }) => name === 'Pell Anwick')
        ?.vitals;
    const before = await vitals();
    const gesture = (): { commandId: string; encounter: typeof view.id } => ({
      commandId: nextCommand(),
      encounter: view.id,
    });
    await value(
      set.areas.encounter.addCondition({
        ...gesture(),
        combatants: [id],
        condition: { kind: null, name: 'Armored', armor: 2, remindAt: null, note: '', timer: null },
      }),
    );
    expect(await vitals()).toMatchObject({ armor: { temporary: 2 } });
    await value(set.areas.damage.apply({ ...gesture(), text: '9', targets: [{ combatant: id }] }));
    const left = { ...(before as object), hp: { ...(before as { hp: object }).hp, marked: 2 } };
    await value(set.areas.encounter.remove({ ...gesture(), combatants: [id] }));
    expect(await vitals()).toEqual(left);
    await value(set.areas.journal.undo(gesture()));
    expect(await vitals()).toMatchObject({ hp: { marked: 2 }, armor: { temporary: 2 } });
    await value(set.areas.journal.redo(gesture()));
    expect(await vitals()).toEqual(left);
  });

  it('carries a member’s vitals into the next encounter', async () => {
    const set = temporaryServices();
    const view = await begin(set, 'thresholds');
    const target = { combatant: named(view, 'Pell Anwick').id };
    await value(set.areas.damage.apply({ commandId: nextCommand(), encounter: view.id, text: '9', targets: [target] }));
    const [item] = await value(set.areas.campaign.list());
    if (!item) throw new Error('there is a campaign');
    const campaign = await value(set.areas.campaign.open({ campaign: item.id }));
    expect(campaign.party.find(({ name }) => name === 'Pell Anwick')?.vitals).toMatchObject({ hp: { marked: 2 } });
    const next = await value(
      set.areas.encounter.start({
        commandId: nextCommand(),
        campaign: item.id,
        name: 'Salt Stair',
        mode: 'spotlight',
        party: campaign.party.map(({ id }) => id),
        adversaries: [],
      }),
    );
    expect(named(next, 'Pell Anwick').vitals).toMatchObject({ hp: { marked: 2, max: 6 } });
  });

  it('owes a death move, which play does not wait for', async () => {
    const set = temporaryServices();
    const view = await begin(set, 'thresholds');
    const ilvane = named(view, 'Ilvane Roe').id;
    const hit = { encounter: view.id, text: '20', targets: [{ combatant: ilvane }] };
    await value(set.areas.damage.apply({ commandId: nextCommand(), ...hit }));
    const applied = await value(set.areas.damage.apply({ commandId: nextCommand(), ...hit }));
    expect(applied.sentences.length).toBeGreaterThan(0);
    const owing = await value(set.areas.encounter.open({ encounter: view.id }));
    expect(owing.owed).toMatchObject([{ kind: 'deathMove', name: 'Ilvane Roe' }]);
    const move = { encounter: view.id, combatant: ilvane, choice: 'stake-it-all', dice: { hope: 9, fear: 4 } } as const;
    expect(await value(set.areas.deathMoves.preview(move))).toMatchObject({ split: 9, parts: [] });
    const split = { hp: 5, stress: 4 };
    await value(set.areas.deathMoves.make({ commandId: nextCommand(), ...move, split }));
    const after = await value(set.areas.encounter.open({ encounter: view.id }));
    expect([after.owed, named(after, 'Ilvane Roe').vitals]).toMatchObject([[], { hp: { marked: 0 }, status: 'up' }]);
  });
});

describe('an encounter of Stamina & Wounds, through the services', () => {
  it('owes an injury roll, typed in part and rolled for the rest', async () => {
    const set = temporaryServices();
    const view = await begin(set, 'stamina-wounds');
    const ember = named(view, 'Ember Tolly').id;
    const hit = { encounter: view.id, text: '8 u', targets: [{ combatant: ember }] };
    await value(set.areas.damage.apply({ commandId: nextCommand(), ...hit }));
    const owing = await value(set.areas.encounter.open({ encounter: view.id }));
    expect(owing.owed).toMatchObject([{ kind: 'injuryRoll', below: 1 }, { kind: 'morale' }]);
    const open = await value(set.areas.injuries.preview({ encounter: view.id, combatant: ember, dice: { injury: 4 } }));
    expect(open.slots.map(({ slot, word }) => [slot, word])).toEqual([
      ['injury', 'Minor wound'],
      ['region', ''],
      ['spot', ''],
      ['side', ''],
    ]);
    set.faces.push(6, 3, 2);
    await value(
      set.areas.injuries.record({
        commandId: nextCommand(),
        encounter: view.id,
        combatant: ember,
        dice: { injury: 4 },
      }),
    );
    const after = await value(set.areas.encounter.open({ encounter: view.id }));
    expect(named(after, 'Ember Tolly').vitals).toMatchObject({
      status: 'down',
      injuries: [{ severity: 'minor', region: 'leg', spot: 'knee', side: 'right' }],
    });
  });

  it('takes an answer that is sent again as the same, though nothing is owed any more', async () => {
    const set = temporaryServices();
    const view = await begin(set, 'stamina-wounds');
    const ember = named(view, 'Ember Tolly').id;
    const hit = { encounter: view.id, text: '8 u', targets: [{ combatant: ember }] };
    await value(set.areas.damage.apply({ commandId: nextCommand(), ...hit }));
    const dice = { injury: 1, hours: 3 };
    const answer = { commandId: nextCommand(), encounter: view.id, combatant: ember, dice };
    const first = await value(set.areas.injuries.record(answer));
    expect(await value(set.areas.injuries.record(answer))).toEqual(first);
    expect((await value(set.areas.encounter.open({ encounter: view.id }))).revision).toBe(first.revision);
  });

  it('rolls for the sides, one die for two, and says where a blow lands', async () => {
    const set = temporaryServices();
    const view = await begin(set, 'stamina-wounds');
    expect(view.sidesDiceDue).toBe(true);
    set.faces.push(5, 2, 3);
    await value(set.areas.encounter.rollSides({ commandId: nextCommand(), encounter: view.id }));
    const rolled = await value(set.areas.encounter.open({ encounter: view.id }));
    expect(rolled.sides.map(({ side, acting }) => [side, acting])).toEqual([
      ['hero', true],
      ['foe', false],
    ]);
    expect(await value(set.areas.locations.lookup({}))).toMatchObject({
      place: { region: 'torso', spot: 'ribs', side: null },
      sentence: 'Ribs',
    });
  });
});

it('starts an encounter of three sides, of which two may tie', async () => {
  const set = temporaryServices();
  const campaign = await value(
    set.areas.campaign.create({ commandId: nextCommand(), ruleset: 'stamina-wounds', sample: true }),
  );
  const [first, second] = campaign.adversaries.map(({ id }) => id);
  if (!first || !second) throw new Error('the sample has adversaries');
  const adversaries = [
    { entry: first, count: 1 },
    { entry: second, count: 2, side: 'other' },
  ] as const;
  const party = campaign.party.map(({ id }) => id);
  const start = { commandId: nextCommand(), campaign: campaign.id, name: 'Weir', mode: 'sides', party } as const;
  const { id } = await value(set.areas.encounter.start({ ...start, adversaries }));
  const dice = { hero: 4, foe: 2, other: 4 };
  await value(set.areas.encounter.rollSides({ commandId: nextCommand(), encounter: id, dice }));
  const { sides } = await value(set.areas.encounter.open({ encounter: id }));
  expect(sides.map(({ side, count, tied }) => [side, count, tied])).toEqual([
    ['hero', 5, true],
    ['foe', 1, false],
    ['other', 2, true],
  ]);
});

it('offers an armor slot only to those who have armor', async () => {
  const set = temporaryServices();
  const view = await begin(set, 'thresholds');
  const labels = async (name: string): Promise<string[]> => {
    const targets = [{ combatant: named(view, name).id }];
    const preview = await value(set.areas.damage.preview({ encounter: view.id, text: '14', targets }));
    return preview.options.map(({ label }) => label);
  };
  expect(await labels('Brakka Thorne')).toContain('Armor slot');
  expect(await labels('Hask Orrel 1')).not.toContain('Armor slot');
});

it('refuses bad input at its field in words, and writes nothing', async () => {
  const set = temporaryServices();
  const view = await begin(set, 'thresholds');
  const targets = [{ combatant: named(view, 'Brakka Thorne').id }];
  const refusal = async (text: string): Promise<unknown> =>
    set.areas.damage.apply({ commandId: nextCommand(), encounter: view.id, text, targets });
  expect(await refusal('12x')).toMatchObject({
    ok: false,
    refusal: { field: 'text', reason: '12x is not a number or dice.' },
  });
  expect(await refusal('2d6')).toMatchObject({ ok: false, refusal: { code: 'diceNeeded' } });
  expect(await value(set.areas.encounter.open({ encounter: view.id }))).toEqual(view);
});

it('writes the summary of an encounter as Markdown', async () => {
  const answer: { file: string | null } = { file: null };
  const set = temporaryServices(undefined, answer);
  const view = await begin(set, 'thresholds');
  const targets = [{ combatant: named(view, 'Brakka Thorne').id }];
  await value(set.areas.damage.apply({ commandId: nextCommand(), encounter: view.id, text: '14', targets }));
  expect(await value(set.areas.summary.export({ encounter: view.id, format: 'markdown' }))).toEqual({ file: null });
  answer.file = path.join(set.folder, 'Ford at Dusk.md');
  await value(set.areas.summary.export({ encounter: view.id, format: 'markdown' }));
  const text = readFileSync(answer.file, 'utf8');
  expect(text).toContain('# Ford at Dusk');
  expect(text).toMatch(/\| Brakka Thorne \(shield-bearer\) \| Heroes \| 2 of 6 Hit Points marked/);
  expect(text).toMatch(/- Brakka Thorne takes 14.*\./);
});

it.each(['thresholds', 'stamina-wounds'] as const)('sends what a hit changed in under 1 kB: %s', async (ruleset) => {
  const set = temporaryServices();
  const view = await begin(set, ruleset);
  const foe = view.combatants.find(({ side }) => side === 'foe');
  if (!foe) throw new Error('there is a foe');
  const entry = { commandId: nextCommand(), encounter: view.id, text: '9', targets: [{ combatant: foe.id }] };
  const applied = await value(set.areas.damage.apply(entry));
  expect(JSON.stringify([set.changes.at(-1), applied]).length).toBeLessThan(1024);
  expect(set.changes.at(-1)).toMatchObject({ added: [], changed: [{ id: foe.id }], removed: [] });
});
