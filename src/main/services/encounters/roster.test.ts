import { describe, expect, it } from 'vitest';
import type { ConditionInput, StartEncounterInput } from '../../../preload/contract/api/encounter-api.ts';
import type { CombatantView, EncounterView } from '../../../preload/contract/encounter-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import { SCHEMAS } from '../../../preload/contract/schemas/index.ts';
import { nextCommand, temporaryServices, type ServicesSet } from '../services.fixtures.ts';

type EntryId = StartEncounterInput['party'][number];
type Answer<Value> = Reply<Value> | Promise<Reply<Value>>;

async function value<Value>(reply: Answer<Value>): Promise<Value> {
  const settled = await reply;
  if (!settled.ok) throw new Error(settled.refusal.reason);
  return settled.value;
}
const code = async (reply: Answer<unknown>): Promise<string> => {
  const settled = await reply;
  return settled.ok ? 'accepted' : settled.refusal.code;
};

/** An encounter of two heroes and three foes of one kind, and what is done to it. */
class Fight {
  readonly set: ServicesSet;
  readonly id: EncounterView['id'];

  private constructor(set: ServicesSet, id: EncounterView['id']) {
    this.set = set;
    this.id = id;
  }

  static async begin(
    ruleset: 'thresholds' | 'stamina-wounds',
    mode: EncounterView['mode'],
    more: (ids: readonly [EntryId, EntryId, EntryId]) => Partial<StartEncounterInput> = () => ({}),
  ): Promise<Fight> {
    const set = temporaryServices();
    const campaign = await value(set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true }));
    const [one, two] = campaign.party;
    const [foe] = campaign.adversaries;
    if (!one || !two || !foe) throw new Error('the sample has a party and adversaries');
    const input: StartEncounterInput = {
      commandId: nextCommand(),
      campaign: campaign.id,
      name: 'Ford at Dusk',
      mode,
      party: [one.id, two.id],
      adversaries: [{ entry: foe.id, count: 3 }],
      ...more([one.id, two.id, foe.id]),
    };
    const view = await value(set.areas.encounter.start(input));
    return new Fight(set, view.id);
  }

  get areas(): ServicesSet['areas'] {
    return this.set.areas;
  }

  get gesture(): { commandId: string; encounter: EncounterView['id'] } {
    return { commandId: nextCommand(), encounter: this.id };
  }

  async view(): Promise<EncounterView> {
    return value(this.areas.encounter.open({ encounter: this.id }));
  }

  /** In the order of the board. */
  async rows(): Promise<readonly CombatantView[]> {
    const { order, combatants } = await this.view();
    return order.flatMap((id) => combatants.find((one) => one.id === id) ?? []);
  }

  async ids(): Promise<readonly CombatantView['id'][]> {
    return (await this.rows()).map(({ id }) => id);
  }

  async row(index: number): Promise<CombatantView> {
    const found = (await this.rows())[index];
    if (!found) throw new Error(`no row ${index}`);
    return found;
  }

  /** Where each stands now, counted from how they stood at the beginning. */
  async places(before: readonly CombatantView['id'][]): Promise<readonly number[]> {
    return (await this.ids()).map((id) => before.indexOf(id));
  }
}

const dazed: ConditionInput = { kind: null, name: 'Dazed', remindAt: null, note: '', timer: null };

describe('an individual turn order', () => {
  const valued = (): Promise<Fight> =>
    Fight.begin('thresholds', 'individual', ([one, two, foe]) => ({
      turnValues: [
        { entry: one, value: 7 },
        { entry: two, value: 17 },
        { entry: foe, value: 12 },
      ],
    }));

  it('begins with the values that were typed, alike ones as they joined', async () => {
    const fight = await valued();
    expect((await fight.rows()).map(({ turnValue }) => turnValue)).toEqual([17, 12, 12, 12, 7]);
    await value(fight.areas.encounter.nextTurn(fight.gesture));
    expect(await fight.row(0)).toMatchObject({ acting: true });
  });

  it('takes new values, moves, and a turn that waits; undo takes back each', async () => {
    const fight = await valued();
    const ids = await fight.ids();
    const [first, second, third] = ids;
    if (!first || !second || !third) throw new Error('three are there');
    await value(
      fight.areas.encounter.setTurnValues({
        ...fight.gesture,
        values: [
          { combatant: third, value: 20 },
          { combatant: second, value: 18 },
        ],
      }),
    );
    expect(await fight.places(ids)).toEqual([2, 1, 0, 3, 4]);
    await value(fight.areas.encounter.moveInOrder({ ...fight.gesture, combatant: first, before: third }));
    expect(await fight.places(ids)).toEqual([0, 2, 1, 3, 4]);
    await value(fight.areas.encounter.nextTurn(fight.gesture));
    const { sentences } = await value(fight.areas.encounter.delayTurn({ ...fight.gesture, after: second }));
    expect(sentences[0]).toMatch(/ waits until after /);
    expect(await fight.places(ids)).toEqual([2, 1, 0, 3, 4]);
    expect(await fight.row(0)).toMatchObject({ acting: true, id: third });
    await value(fight.areas.journal.undo(fight.gesture));
    expect(await fight.row(0)).toMatchObject({ acting: true, id: first });
  });

  it('is refused where turns have none, and for a place that is not there', async () => {
    const fight = await Fight.begin('thresholds', 'spotlight');
    const [first, second] = await fight.ids();
    if (!first || !second) throw new Error('two are there');
    const { encounter } = fight.areas;
    const values = [{ combatant: first, value: 3 }];
    expect(await code(encounter.setTurnValues({ ...fight.gesture, values }))).toBe('noOrder');
    expect(await code(encounter.moveInOrder({ ...fight.gesture, combatant: first, before: null }))).toBe('noOrder');
    expect(await code(encounter.delayTurn({ ...fight.gesture, after: second }))).toBe('noOrder');
  });

  it('stays what it is when the active one is removed, and comes back by undo', async () => {
    const fight = await valued();
    const ids = await fight.ids();
    await value(fight.areas.encounter.nextTurn(fight.gesture));
    await value(fight.areas.encounter.nextTurn(fight.gesture));
    const acting = ids[1];
    if (!acting) throw new Error('the second acts');
    await value(fight.areas.encounter.remove({ ...fight.gesture, combatants: [acting] }));
    expect(fight.set.changes.at(-1)?.removed).toEqual([acting]);
    await value(fight.areas.encounter.nextTurn(fight.gesture));
    expect(await fight.row(1)).toMatchObject({ acting: true, id: ids[2] });
    await value(fight.areas.journal.undo(fight.gesture));
    await value(fight.areas.journal.undo(fight.gesture));
    expect(await fight.ids()).toEqual(ids);
    expect(await fight.row(1)).toMatchObject({ acting: true, id: acting });
  });
});

describe('conditions', () => {
  it('are those of the ruleset, and stand on several with what is left of them', async () => {
    const fight = await Fight.begin('thresholds', 'individual');
    const ids = await fight.ids();
    const known = await value(fight.areas.encounter.conditions({ encounter: fight.id }));
    expect(known.map(({ name }) => name)).toContain('Vulnerable');
    const timer = { at: 'end', whose: 'bearer', turns: 2, ends: true } as const;
    const condition = { ...dazed, kind: 'vulnerable', name: 'whatever', timer };
    await value(fight.areas.encounter.addCondition({ ...fight.gesture, combatants: ids.slice(0, 2), condition }));
    const [first, second] = await fight.rows();
    expect(first?.conditions).toMatchObject([
      {
        name: 'Vulnerable',
        left: '2 turns',
        until: `until the end of the turn of ${first?.name ?? ''} in round 2`,
      },
    ]);
    expect(second?.words.map(({ text }) => text)).toContain('Vulnerable, 2 turns');
    for (let turns = 0; turns < 6; turns += 1) await value(fight.areas.encounter.nextTurn(fight.gesture));
    expect((await fight.row(0)).conditions.map(({ left }) => left)).toEqual(['last turn']);
    const { sentences } = await value(fight.areas.encounter.nextTurn(fight.gesture));
    expect(sentences[0]).toBe(`${first?.name ?? ''} is no longer Vulnerable: it has run out`);
    expect((await fight.row(0)).conditions).toEqual([]);
  });

  it('of the table’s own shift thresholds, keep from acting and are taken away', async () => {
    const fight = await Fight.begin('thresholds', 'individual');
    const before = await fight.row(0);
    const own = { ...dazed, name: ' Stone skin ', thresholds: 2, cannotAct: true };
    await value(fight.areas.encounter.addCondition({ ...fight.gesture, combatants: [before.id], condition: own }));
    const after = await fight.row(0);
    const from = ({ vitals }: CombatantView): readonly number[] =>
      vitals.ruleset === 'thresholds' ? vitals.bands.map((band) => band.from) : [];
    expect(from(after).slice(0, 2)).toEqual(
      from(before)
        .slice(0, 2)
        .map((least) => least + 2),
    );
    expect(after.conditions).toMatchObject([{ name: 'Stone skin', left: null, until: null }]);
    await value(fight.areas.encounter.nextTurn(fight.gesture));
    expect(await fight.row(1)).toMatchObject({ acting: true });
    const conditions = after.conditions.map(({ id }) => ({ combatant: after.id, condition: id }));
    await value(fight.areas.encounter.removeConditions({ ...fight.gesture, conditions }));
    expect((await fight.row(0)).conditions).toEqual([]);
    expect(await code(fight.areas.encounter.removeConditions({ ...fight.gesture, conditions }))).toBe(
      'noSuchCondition',
    );
  });

  it.each([
    ['one that the ruleset does not know', { ...dazed, kind: 'asleep' }, 'noSuchCondition'],
    ['no name', { ...dazed, name: ' ' }, 'nameMissing'],
    ['no turns', { ...dazed, timer: { at: 'end', whose: null, turns: 0, ends: true } }, 'outOfRange'],
  ] as const)('are refused: %s', async (_name, condition, refusal) => {
    const fight = await Fight.begin('thresholds', 'individual');
    const combatants = await fight.ids();
    expect(await code(fight.areas.encounter.addCondition({ ...fight.gesture, combatants, condition }))).toBe(refusal);
  });

  it('bring armor slots and show what they change', async () => {
    const fight = await Fight.begin('thresholds', 'individual');
    const [one] = await fight.ids();
    if (!one) throw new Error('someone is there');
    const before = await fight.row(0);
    const armored = { ...dazed, kind: 'armored', name: '', armor: 2, timer: null };
    await value(fight.areas.encounter.addCondition({ ...fight.gesture, combatants: [one], condition: armored }));
    const warded = { ...dazed, kind: 'warded', name: '', timer: null };
    await value(fight.areas.encounter.addCondition({ ...fight.gesture, combatants: [one], condition: warded }));
    const after = await fight.row(0);
    if (before.vitals.ruleset !== 'thresholds' || after.vitals.ruleset !== 'thresholds') throw new Error('Thresholds');
    const { armor, thresholds, met } = after.vitals;
    expect(armor).toEqual({ ...before.vitals.armor, score: before.vitals.armor.score + 2, temporary: 2 });
    expect([met.major, met.severe]).toEqual([(thresholds.major ?? 0) + 2, (thresholds.severe ?? 0) + 2]);
    expect(after.words.map(({ text }) => text)).toEqual(['Armored +2', 'Warded +2']);
    const conditions = after.conditions.map(({ id }) => ({ combatant: one, condition: id }));
    await value(fight.areas.encounter.removeConditions({ ...fight.gesture, conditions }));
    expect((await fight.row(0)).vitals).toEqual(before.vitals);
  });

  it('have no armor to bring under Stamina & Wounds', async () => {
    const fight = await Fight.begin('stamina-wounds', 'individual');
    const condition = { ...dazed, armor: 2 };
    const combatants = await fight.ids();
    expect(await code(fight.areas.encounter.addCondition({ ...fight.gesture, combatants, condition }))).toBe('noArmor');
  });

  it('have no thresholds to shift under Stamina & Wounds', async () => {
    const fight = await Fight.begin('stamina-wounds', 'individual');
    const condition = { ...dazed, thresholds: 2 };
    const combatants = await fight.ids();
    expect(await code(fight.areas.encounter.addCondition({ ...fight.gesture, combatants, condition }))).toBe(
      'noThresholds',
    );
  });
});

describe('TO-13 surprise', () => {
  it('keeps a side from acting in round 1, and the next round is rolled for', async () => {
    const fight = await Fight.begin('stamina-wounds', 'sides', () => ({ surprised: ['foe'] }));
    const view = await fight.view();
    expect(view.sidesDiceDue).toBe(false);
    expect(
      view.combatants.map(({ conditions }) => conditions.map(({ name, left }) => `${name}, ${left ?? ''}`)),
    ).toEqual([[], [], ...Array.from({ length: 3 }, () => ['Surprised, this round'])]);
    await value(fight.areas.encounter.nextTurn(fight.gesture));
    expect((await fight.view()).sides.map(({ acting }) => acting)).toEqual([true, false]);
    await value(fight.areas.encounter.nextTurn(fight.gesture));
    const second = await fight.view();
    expect(second).toMatchObject({ round: 2, sidesDiceDue: true });
    expect(second.combatants.flatMap(({ conditions }) => conditions)).toEqual([]);
  });

  it('is refused where the ruleset does not know it', async () => {
    await expect(Fight.begin('thresholds', 'sides', () => ({ surprised: ['foe'] }))).rejects.toThrow(
      'Thresholds knows no surprise.',
    );
  });
});

describe('the list', () => {
  it('takes name, side, label, notes and being hidden in one entry', async () => {
    const fight = await Fight.begin('thresholds', 'spotlight');
    const { id, name } = await fight.row(4);
    const changes = { name: 'The Ferryman', side: 'other', label: 'ally', hidden: true, notes: 'Lies.' } as const;
    const { revision } = await value(fight.areas.encounter.edit({ ...fight.gesture, combatant: id, changes }));
    expect(await fight.row(4)).toMatchObject(changes);
    const undone = await value(fight.areas.journal.undo(fight.gesture));
    expect(undone.revision).toBe(revision + 1);
    expect(await fight.row(4)).toMatchObject({ name, side: 'foe', hidden: false });
  });

  it('takes a Morale where the ruleset has one, and gives it back by undo', async () => {
    const fight = await Fight.begin('stamina-wounds', 'sides');
    const { id, morale } = await fight.row(4);
    await value(fight.areas.encounter.edit({ ...fight.gesture, combatant: id, changes: { morale: 5 } }));
    expect((await fight.row(4)).morale).toBe(5);
    await value(fight.areas.encounter.edit({ ...fight.gesture, combatant: id, changes: { morale: null } }));
    expect((await fight.row(4)).morale).toBeNull();
    await value(fight.areas.journal.undo(fight.gesture));
    await value(fight.areas.journal.undo(fight.gesture));
    expect((await fight.row(4)).morale).toBe(morale);
    expect(await code(fight.areas.encounter.edit({ ...fight.gesture, combatant: id, changes: { morale: 1 } }))).toBe(
      'outOfRange',
    );
  });

  it('refuses a name that someone else has, and then changes nothing', async () => {
    const fight = await Fight.begin('thresholds', 'spotlight');
    const [first, second] = await fight.rows();
    if (!first || !second) throw new Error('two are there');
    const changes = { name: second.name, label: 'twin' };
    expect(await code(fight.areas.encounter.edit({ ...fight.gesture, combatant: first.id, changes }))).toBe(
      'nameTaken',
    );
    expect(await fight.row(0)).toEqual(first);
  });

  it('lets go of several at once, and has them again after undo', async () => {
    const fight = await Fight.begin('thresholds', 'spotlight');
    const ids = await fight.ids();
    await value(fight.areas.encounter.remove({ ...fight.gesture, combatants: ids.slice(2) }));
    expect(await fight.ids()).toEqual(ids.slice(0, 2));
    await value(fight.areas.journal.undo(fight.gesture));
    expect(await fight.ids()).toEqual(ids);
  });
});

describe('the bridge', () => {
  const gesture = { commandId: 'c1', encounter: 'e1' };

  it.each([
    ['encounter.edit', { combatant: 'a', changes: { name: '' } }],
    ['encounter.edit', { combatant: 'a', changes: { side: 'beast' } }],
    ['encounter.edit', { combatant: 'a', changes: { hp: 3 } }],
    ['encounter.remove', { combatants: [] }],
    ['encounter.addCondition', { combatants: ['a'], condition: { ...dazed, thresholds: 100 } }],
    ['encounter.addCondition', { combatants: ['a'], condition: { ...dazed, name: 'x'.repeat(61) } }],
    ['encounter.addCondition', { combatants: ['a'], condition: { ...dazed, effects: {} } }],
    ['encounter.removeConditions', { conditions: [] }],
    ['encounter.setTurnValues', { values: [{ combatant: 'a', value: 1.5 }] }],
    ['encounter.setTurnValues', { values: [{ combatant: 'a', value: 1000 }] }],
    ['encounter.moveInOrder', { combatant: 'a' }],
    ['encounter.delayTurn', { after: null }],
  ] as const)('%s does not take %j', (name, input) => {
    expect(SCHEMAS[name].safeParse({ ...gesture, ...input }).success).toBe(false);
  });

  it.each([
    ['encounter.edit', { combatant: 'a', changes: { name: 'Oda', hidden: true } }],
    ['encounter.remove', { combatants: ['a', 'b'] }],
    ['encounter.addCondition', { combatants: ['a'], condition: dazed }],
    ['encounter.removeConditions', { conditions: [{ combatant: 'a', condition: 'x' }] }],
    ['encounter.setTurnValues', { values: [{ combatant: 'a', value: -2 }] }],
    ['encounter.moveInOrder', { combatant: 'a', before: null }],
    ['encounter.delayTurn', { after: 'b' }],
  ] as const)('%s takes %j', (name, input) => {
    expect(SCHEMAS[name].safeParse({ ...gesture, ...input }).success).toBe(true);
  });
});
