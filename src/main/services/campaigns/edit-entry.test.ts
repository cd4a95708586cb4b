import { describe, expect, it } from 'vitest';
import type { CampaignView, LibraryEntryChanges, LibraryEntryView } from '../../../preload/contract/campaign-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

type Shelf = 'party' | 'adversaries';

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

  it('has no Morale under Thresholds', () => {
    expect(codeOf(new Table('thresholds').edit('adversaries', { morale: 8 }))).toBe('noMorale');
  });
});
