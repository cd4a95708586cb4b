import { describe, expect, it } from 'vitest';
import type { EncounterView } from '../../../preload/contract/encounter-views.ts';
import type { StartEncounterInput } from '../../../preload/contract/api/encounter-api.ts';
import { SCHEMAS } from '../../../preload/contract/schemas/index.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

/** Two heroes and two foes of Stamina & Wounds, one by one. */
class Meeting {
  readonly set: ServicesSet = temporaryServices();
  readonly id: EncounterView['id'];

  constructor(more: Partial<StartEncounterInput> = {}, ruleset: 'stamina-wounds' | 'thresholds' = 'stamina-wounds') {
    const campaign = valueOf(this.set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true }));
    const start = this.set.areas.encounter.start({
      commandId: nextCommand(),
      campaign: campaign.id,
      name: 'Weir at Low Water',
      mode: 'individual',
      party: campaign.party.slice(0, 2).map(({ id }) => id),
      adversaries: campaign.adversaries.slice(0, 1).map(({ id }) => ({ entry: id, count: 2 })),
      ...more,
    });
    this.id = valueOf(start).id;
  }

  get gesture(): { commandId: string; encounter: EncounterView['id'] } {
    return { commandId: nextCommand(), encounter: this.id };
  }

  get meeting(): ServicesSet['areas']['meeting'] {
    return this.set.areas.meeting;
  }

  get view(): EncounterView {
    return valueOf(this.set.areas.encounter.open({ encounter: this.id }));
  }

  /** Who is surprised, until when. */
  get surprised(): readonly string[] {
    return this.view.combatants.flatMap(({ name, conditions }) =>
      conditions.flatMap(({ kind, until }) => (kind === 'surprised' ? `${name} ${until ?? ''}` : [])),
    );
  }

  get lines(): readonly string[] {
    return this.view.log
      .filter(({ undoneAt }) => undoneAt === null)
      .map(({ parts }) => parts.map(({ text }) => text).join(''));
  }
}
const FOE = { side: 'foe', prepared: false, wary: false } as const;
const HERO = { side: 'hero', prepared: true, wary: true } as const;

describe('a meeting by the bridge', () => {
  it('rolls for surprise before anything begins, and the start takes the rolls over', () => {
    const { set } = new Meeting();
    set.faces.push(4);
    const rolled = set.areas.meeting.surprise({ prepared: true, wary: false });
    expect(rolled).toEqual({ ok: true, value: { die: 4, surprised: true, sentence: 'Surprised on 1 to 4.' } });
    expect(valueOf(set.areas.meeting.surprise({ prepared: false, wary: true, die: 2 }))).toEqual({
      die: 2,
      surprised: false,
      sentence: 'Surprised on 1 only.',
    });
    const started = new Meeting({
      surpriseRolls: [
        { ...FOE, die: 2 },
        { ...HERO, die: 4 },
      ],
    });
    expect(started.lines).toContain('The foes are surprised: 2 on a d6, surprised on 1 or 2');
    expect(started.lines).toContain(
      'The heroes are not surprised: 4 on a d6, surprised on 1 to 3, by a prepared ambush, wary',
    );
    expect(started.surprised).toEqual([
      'Captain Ruel Dast 1 until the end of round 1',
      'Captain Ruel Dast 2 until the end of round 1',
    ]);
  });

  it('previews typed dice, rolls the others, and writes nothing', () => {
    const fight = new Meeting();
    const { revision } = fight.view;
    fight.set.faces.push(6, 3, 3);
    const input = {
      surprise: [{ ...FOE, die: 1 }, HERO],
      reaction: { first: 4, second: 4 },
      distance: { first: 1, visibility: 60 },
    };
    const open = valueOf(fight.meeting.preview({ encounter: fight.id, ...input }));
    expect(open.rollable).toBe(true);
    const { rolls, rollable } = valueOf(fight.meeting.preview({ encounter: fight.id, roll: true, ...input }));
    expect(rollable).toBe(false);
    expect(rolls.map(({ key, parts }) => [key, parts.map(({ text }) => text).join('')])).toEqual([
      ['surprise foe', 'The foes are surprised: 1 on a d6, surprised on 1 or 2'],
      ['surprise hero', 'The heroes are not surprised: 6 on a d6, surprised on 1 to 3, by a prepared ambush, wary'],
      ['reaction', 'They are indifferent: a reaction of 8 on 2d6'],
      ['distance', 'They meet at 60 feet, as far as can be seen: 7 on 3d6'],
    ]);
    expect(fight.view.revision).toBe(revision);
  });

  it('writes all of it as one entry that is undone as one, in a later round too', () => {
    const fight = new Meeting();
    for (let turn = 0; turn < 5; turn += 1) valueOf(fight.set.areas.encounter.nextTurn(fight.gesture));
    const { revision, round } = fight.view;
    expect(round).toBe(2);
    fight.set.faces.push(5);
    const reaction = { first: 1 };
    valueOf(fight.meeting.record({ ...fight.gesture, surprise: [{ ...FOE, die: 2 }], reaction }));
    expect(fight.surprised).toEqual([
      'Captain Ruel Dast 1 until the end of round 2',
      'Captain Ruel Dast 2 until the end of round 2',
    ]);
    expect(fight.lines).toContain('They are indifferent: a reaction of 6 on 2d6');
    expect(fight.view.revision).toBe(revision + 1);
    valueOf(fight.set.areas.journal.undo(fight.gesture));
    expect(fight.surprised).toEqual([]);
    expect(fight.lines).not.toContain('They are indifferent: a reaction of 6 on 2d6');
  });

  it('surprises nobody twice', () => {
    const fight = new Meeting({ surprised: ['foe'] });
    valueOf(fight.meeting.record({ ...fight.gesture, surprise: [{ ...FOE, die: 1 }] }));
    expect(fight.surprised).toHaveLength(2);
  });

  it('refuses nothing at all, and a ruleset without surprise', () => {
    const fight = new Meeting();
    const nothing = fight.meeting.record({ ...fight.gesture, surprise: [] });
    expect(nothing).toMatchObject({ refusal: { code: 'nothingRolled' } });
    const other = new Meeting({}, 'thresholds');
    const reaction = { first: 1, second: 1 };
    expect(other.meeting.record({ ...other.gesture, surprise: [], reaction })).toMatchObject({
      refusal: { code: 'noSurprise' },
    });
  });

  it.each([
    ['a die off its faces', { surprise: [{ ...FOE, die: 7 }] }],
    ['a side twice', { surprise: [FOE, FOE] }],
    ['a view below nothing', { surprise: [], distance: { visibility: -1 } }],
    ['half a foot', { surprise: [], distance: { visibility: 1.5 } }],
    ['an unknown field', { surprise: [], weather: 'fog' }],
  ])('does not let %s pass', (_what, input) => {
    const gesture = { commandId: 'a', encounter: 'b' };
    expect(SCHEMAS['meeting.record'].safeParse({ ...gesture, ...input }).success).toBe(false);
    expect(SCHEMAS['meeting.record'].safeParse({ ...gesture, surprise: [FOE] }).success).toBe(true);
  });
});
