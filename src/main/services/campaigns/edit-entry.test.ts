import { describe, expect, it } from 'vitest';
import type {
  CampaignView,
  LibraryEntryChanges,
  LibraryEntryView,
  VitalsInput,
} from '../../../preload/contract/campaign-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

type Shelf = 'party' | 'adversaries';
type ThresholdsInput = Omit<Extract<VitalsInput, { ruleset: 'thresholds' }>, 'ruleset'>;

/** A sample campaign, and the first of each shelf. */
class Table {
  set: ServicesSet = temporaryServices();
  readonly campaign: CampaignView['id'];

  constructor(ruleset: CampaignView['ruleset'] = 'stamina-wounds') {
    const { campaign } = this.set.areas;
    this.campaign = valueOf(campaign.create({ commandId: nextCommand(), ruleset, sample: true })).id;
  }

  first(shelf: Shelf): LibraryEntryView {
    const [entry] = valueOf(this.set.areas.campaign.open({ campaign: this.campaign }))[shelf];
    if (!entry) throw new Error('nobody is there');
    return entry;
  }

  edit(shelf: Shelf, changes: LibraryEntryChanges, commandId = nextCommand()): Reply<CampaignView> {
    const entry = this.first(shelf).id;
    return this.set.areas.campaign.editEntry({ commandId, campaign: this.campaign, shelf, entry, changes }) as never;
  }

  takeBack(shelf: Shelf): Reply<CampaignView> {
    const entry = this.first(shelf).id;
    return this.set.areas.campaign.takeBackEdit({ commandId: nextCommand(), campaign: this.campaign, entry }) as never;
  }

  fight(): void {
    const party = [this.first('party').id];
    const start = { commandId: nextCommand(), campaign: this.campaign, name: 'Weir', adversaries: [] };
    valueOf(this.set.areas.encounter.start({ ...start, mode: 'spotlight', party }));
  }
}

const codeOf = (reply: Reply<unknown>): string => (reply.ok ? 'accepted' : reply.refusal.code);

describe('an entry of the library that is changed', () => {
  it.each(['party', 'adversaries'] as const)('in every field, over a restart, and taken back: %s', (shelf) => {
    const table = new Table();
    const was = table.first(shelf);
    const about = { name: 'Skell', label: 'old', notes: 'Bites.', defence: 17, attack: '1d4', morale: 9 };
    const numbers = { body: 'winged-four-legged', wounds: { max: 30 }, toughness: 2 };
    const command = nextCommand();
    const vitals = { ruleset: 'stamina-wounds', ...numbers } as const;
    expect(codeOf(table.edit(shelf, { ...about, vitals }, command))).toBe('accepted');
    expect(codeOf(table.edit(shelf, { ...about, vitals }, command))).toBe('accepted');
    table.set = table.set.reopen();
    expect(table.first(shelf)).toMatchObject({ id: was.id, ...about, vitals: numbers });
    expect(codeOf(table.takeBack(shelf))).toBe('accepted');
    expect(table.first(shelf)).toEqual(was);
    expect(codeOf(table.takeBack(shelf))).toBe('nothingToTakeBack');
  });

  it('can be of no known Morale and defence any more; what changes nothing writes nothing', () => {
    const table = new Table();
    table.edit('party', { morale: 7 });
    const told = table.set.campaigns.length;
    expect(codeOf(table.edit('party', { morale: 7 }))).toBe('accepted');
    expect(table.set.campaigns.length).toBe(told);
    table.edit('party', { morale: null, defence: null });
    expect([table.first('party').morale, table.first('party').defence]).toEqual([undefined, null]);
  });

  it('keeps a member’s numbers of today, and waits for the end of an encounter that runs', () => {
    const table = new Table();
    const body = { vitals: { ruleset: 'stamina-wounds', body: 'winged-four-legged' } } as const;
    table.edit('party', { vitals: { ruleset: 'stamina-wounds', wounds: { current: 4 } } });
    table.edit('party', body);
    expect(table.first('party').vitals).toMatchObject({ wounds: { current: 4 }, body: 'winged-four-legged' });
    table.fight();
    expect(table.edit('party', { vitals: { ruleset: 'stamina-wounds', toughness: 2 } })).toMatchObject({
      refusal: {
        code: 'inEncounter',
        reason: 'Brakka Thorne is in Weir, which still runs: change it in the panel there.',
      },
    });
    expect(codeOf(table.takeBack('party'))).toBe('inEncounter');
    expect(codeOf(table.edit('party', { notes: 'Limps.' }))).toBe('accepted');
  });

  it.each<[LibraryEntryChanges, string]>([
    [{ name: '  ' }, 'emptyName'],
    [{ vitals: { ruleset: 'thresholds', level: 2 } }, 'otherRuleset'],
    [{ vitals: { ruleset: 'stamina-wounds', body: 'six-legged' } }, 'noSuchBody'],
    [{ vitals: { ruleset: 'stamina-wounds', toughness: 1.5 } }, 'notWhole'],
  ])('is refused: %j', (changes, code) => {
    const table = new Table();
    const was = table.first('adversaries');
    expect(codeOf(table.edit('adversaries', changes))).toBe(code);
    expect(table.first('adversaries')).toEqual(was);
  });

  /** Under Thresholds: what stands there then, over a restart; and what stood there once it is taken back. */
  function thresholdsEdit(shelf: Shelf, ...edits: readonly ThresholdsInput[]): LibraryEntryView['vitals'] {
    const table = new Table('thresholds');
    const entries = edits.map((numbers) => {
      const was = table.first(shelf);
      valueOf(table.edit(shelf, { vitals: { ruleset: 'thresholds', ...numbers } }));
      return was;
    });
    table.set = table.set.reopen();
    const { vitals } = table.first(shelf);
    valueOf(table.takeBack(shelf));
    expect(table.first(shelf)).toEqual(entries.at(-1));
    return vitals;
  }

  const cut = { types: ['physical'], amount: 2 } as const;
  it.each<[Shelf, ThresholdsInput[], object]>([
    // A hero's tier follows the level, and so do thresholds that come from it; typed ones, and a block's tier, stay.
    ['party', [{ level: 5 }], { level: 5, tier: 3, thresholds: { major: 8, severe: 16 } }],
    ['party', [{ level: 5, tier: 2 }], { level: 5, tier: 2 }],
    ['party', [{ thresholdsFrom: { major: 6, severe: 13 } }, { level: 8 }], { thresholds: { major: 14, severe: 21 } }],
    ['party', [{ thresholdsFrom: 'unarmored' }, { level: 10 }], { tier: 4, thresholds: { major: 10, severe: 20 } }],
    [
      'party',
      [{ thresholdsFrom: 'unarmored' }, { thresholds: { severe: 9 } }, { level: 3 }],
      { thresholdsFrom: 'hand' },
    ],
    ['adversaries', [{ level: 9 }], { level: 9, tier: 2, thresholds: { major: 10, severe: 20 } }],
    ['adversaries', [{ tier: 4 }], { level: 2, tier: 4 }],
    ['party', [{ stress: { marked: 5 } }], { stress: { max: 6, marked: 5 } }],
    ['party', [{ stress: { marked: 5 } }, { stress: { max: 3 } }], { stress: { max: 3, marked: 3 }, status: 'up' }],
    ['party', [{ stress: null }], { stress: null }],
    ['adversaries', [{ stress: { max: 12 } }], { stress: { max: 12, marked: 0 } }],
    ['party', [{ armor: { marked: 3 } }, { armor: { score: 1 } }], { armor: { score: 1, marked: 1, temporary: 0 } }],
    ['adversaries', [{ armor: { score: 12 } }], { armor: { score: 12, marked: 0, temporary: 0 } }],
    ['party', [{ hope: { current: 6 } }, { hope: { max: 4 } }], { hope: { max: 4, current: 4 } }],
    ['adversaries', [{ hope: { max: 3 } }, { hope: null }], { hope: null }],
    ['party', [{ resist: ['magic'], immune: ['physical'] }], { resist: ['magic'], immune: ['physical'] }],
    [
      'adversaries',
      [{ reduce: [cut] }, { reduce: [cut, { types: ['magic'], amount: 0 }] }],
      { reduce: [cut, { amount: 0 }] },
    ],
    ['adversaries', [{ kind: 'minion' }, { minionValue: 4 }], { kind: 'minion', minionValue: 4 }],
    ['adversaries', [{ kind: 'minion', minionValue: 4 }, { minionValue: null }], { minionValue: null }],
    ['adversaries', [{ kind: 'horde' }, { hordeValue: '2d6+1' }], { kind: 'horde', hordeValue: '2d6+1' }],
    ['adversaries', [{ onLastHitPoint: 'Sinks.' }], { onLastHitPoint: 'Sinks.' }],
  ])('under Thresholds has what was set, and what follows from it: %s %j', (shelf, edits, vitals) => {
    expect(thresholdsEdit(shelf, ...edits)).toMatchObject(vitals);
  });

  it.each<[ThresholdsInput, string]>([
    [{ level: 11 }, 'The level must be between 1 and 10, not 11.'],
    [{ tier: 5 }, 'The tier must be between 1 and 4, not 5.'],
    [{ stress: { max: 0 } }, 'The maximum of Stress must be between 1 and 99, not 0.'],
    [{ stress: { marked: 7 } }, 'The number of marked Stress must be between 0 and 6, not 7.'],
    [{ armor: { score: 13 } }, 'The maximum of armor slots must be between 0 and 12, not 13.'],
    [{ hope: { current: 7 } }, 'The Hope must be between 0 and 6, not 7.'],
    [{ minionValue: 0 }, 'The minion’s number must be between 1 and 9999, not 0.'],
    [{ thresholds: { severe: 7 } }, 'Severe cannot be lower than Major.'],
    [{ reduce: [{ types: [], amount: 1 }] }, 'A reduction names its damage types and a whole amount of at least 0.'],
  ])('under Thresholds says why it is refused: %j', (numbers, reason) => {
    const table = new Table('thresholds');
    const was = table.first('party');
    const vitals = { ruleset: 'thresholds', ...numbers } as const;
    expect(table.edit('party', { vitals })).toMatchObject({ ok: false, refusal: { reason } });
    expect(table.first('party')).toEqual(was);
  });

  it.each(['party', 'adversaries'] as const)('has a Stamina die, a d4, a d3 or a d2: %s', (shelf) => {
    const table = new Table();
    const was = table.first(shelf);
    const die = (staminaDie: number): Reply<CampaignView> =>
      table.edit(shelf, { vitals: { ruleset: 'stamina-wounds', staminaDie: staminaDie as 2 } });
    expect(die(6)).toMatchObject({ refusal: { reason: 'The Stamina die is a d4, a d3 or a d2.' } });
    expect(codeOf(die(2))).toBe('accepted');
    // Nothing else follows from it: the Stamina that was rolled stays.
    expect(table.first(shelf)).toEqual({ ...was, vitals: { ...was.vitals, staminaDie: 2 } });
    expect(codeOf(table.takeBack(shelf))).toBe('accepted');
    expect(table.first(shelf)).toEqual(was);
  });

  it('joins the next fight as it was changed', () => {
    const table = new Table('thresholds');
    const { vitals } = table.first('party');
    const numbers = { level: 5, stress: { marked: 2 }, resist: ['magic'], reduce: [cut] } as const;
    table.edit('party', { vitals: { ruleset: 'thresholds', ...numbers } });
    table.fight();
    const [running] = valueOf(table.set.areas.campaign.open({ campaign: table.campaign })).encounters;
    const { combatants } = valueOf(table.set.areas.encounter.open({ encounter: running?.id as never }));
    expect(combatants[0]?.vitals).toMatchObject({ ...vitals, ...numbers, stress: { max: 6, marked: 2 }, tier: 3 });
  });

  it('has no Morale under Thresholds', () => {
    expect(codeOf(new Table('thresholds').edit('adversaries', { morale: 8 }))).toBe('noMorale');
  });
});
