import { describe, expect, it } from 'vitest';
import type { EncounterView } from '../../../preload/contract/encounter-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import { SCHEMAS } from '../../../preload/contract/schemas/index.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

const FOES = { side: 'foe' } as const;
const MET = { side: 'foe', occasion: 'first-contact' } as const;
const codeOf = (reply: Reply<unknown> | Promise<Reply<unknown>>): string => {
  if (reply instanceof Promise) throw new Error('this call answers later');
  return reply.ok ? 'accepted' : reply.refusal.code;
};

/** Five heroes meet a captain (Morale 9), two netmen (7) and a lookout of whom nothing is known. */
class Fight {
  readonly set: ServicesSet = temporaryServices();
  readonly id: EncounterView['id'];

  constructor() {
    const campaign = valueOf(
      this.set.areas.campaign.create({ commandId: nextCommand(), ruleset: 'stamina-wounds', sample: true }),
    );
    const entry = (name: string): (typeof campaign.adversaries)[number]['id'] => {
      const found = campaign.adversaries.find((one) => one.name === name);
      if (!found) throw new Error(`no ${name} in the sample`);
      return found.id;
    };
    const view = valueOf(
      this.set.areas.encounter.start({
        commandId: nextCommand(),
        campaign: campaign.id,
        name: 'Weir at Low Water',
        mode: 'individual',
        party: campaign.party.map(({ id }) => id),
        adversaries: [
          { entry: entry('Captain Ruel Dast'), count: 1 },
          { entry: entry('Netman'), count: 2 },
        ],
        quick: ['Lookout w4 s1'],
      }),
    );
    this.id = view.id;
  }

  get morale(): ServicesSet['areas']['morale'] {
    return this.set.areas.morale;
  }

  get gesture(): { commandId: string; encounter: EncounterView['id'] } {
    return { commandId: nextCommand(), encounter: this.id };
  }

  get view(): EncounterView {
    return valueOf(this.set.areas.encounter.open({ encounter: this.id }));
  }

  row(name: string): EncounterView['combatants'][number] {
    const found = this.view.combatants.find((row) => row.name === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  }

  get open(): readonly string[] {
    return this.view.owed.map(({ sentence }) => sentence);
  }

  /** The lines of the last entry that count. */
  get told(): readonly string[] {
    const { log } = this.view;
    const last = Math.max(...log.map(({ line }) => line));
    return log.filter(({ line }) => line === last).map(({ parts }) => parts.map(({ text }) => text).join(''));
  }
}

describe('morale by the bridge', () => {
  it('is due at first contact, band by band, each with its own Morale', () => {
    const fight = new Fight();
    expect(fight.open).toEqual(['Foes at first contact: morale check.']);
    const preview = valueOf(fight.morale.preview({ encounter: fight.id, who: FOES, checks: [] }));
    expect(preview.bands.map(({ key, names, score }) => [key, names, score])).toEqual([
      ['9', ['Captain Ruel Dast'], 9],
      ['7', ['Netman 1', 'Netman 2'], 7],
      ['?', ['Lookout'], null],
    ]);
    expect(preview).toMatchObject({ complete: false, rollable: true, breaks: false });
  });

  it('previews typed dice, rolls the others, and writes nothing', () => {
    const fight = new Fight();
    const { revision } = fight.view;
    fight.set.faces.push(1, 2, 6, 6);
    const preview = valueOf(
      fight.morale.preview({
        encounter: fight.id,
        who: FOES,
        checks: [
          { key: '7', modifier: -1, first: 4, second: 3 },
          { key: '?', score: 12 },
          { key: '9', first: 6 },
        ],
        roll: true,
      }),
    );
    expect(preview.bands.map(({ holds }) => holds)).toEqual([true, false, true]);
    expect(preview.bands.map(({ parts }) => parts.map(({ text }) => text).join(''))).toEqual([
      'Captain Ruel Dast holds: 7 against Morale 9',
      'Netman 1 and Netman 2 break: 7 against Morale 7 less 1',
      'Lookout holds: Morale 12 never breaks',
    ]);
    expect(preview).toMatchObject({ complete: true, rollable: false, breaks: true });
    expect(fight.view.revision).toBe(revision);
  });

  it('makes the check as one entry, with those who break fleeing, and undoes it as one', () => {
    const fight = new Fight();
    fight.set.faces.push(2, 3);
    const checks = [{ key: '9', first: 6, second: 6 }, { key: '7' }, { key: '?', score: 8, first: 4, second: 4 }];
    valueOf(fight.morale.check({ ...fight.gesture, who: FOES, checks, due: MET, breaking: 'fled' }));
    expect(fight.told).toEqual([
      'Captain Ruel Dast breaks: 12 against Morale 9',
      'Netman 1 and Netman 2 hold: 5 against Morale 7',
      'Lookout holds: 8 against Morale 8',
      'Captain Ruel Dast flees',
    ]);
    expect(fight.open).toEqual([]);
    expect(fight.row('Captain Ruel Dast').gone).toBe('fled');
    expect(fight.row('Lookout').morale).toBe(8);
    valueOf(fight.set.areas.journal.undo(fight.gesture));
    expect(fight.open).toEqual(['Foes at first contact: morale check.']);
    expect(fight.row('Captain Ruel Dast').gone).toBeNull();
    expect(fight.row('Lookout').morale).toBeNull();
  });

  it('passes a check over once, and says so', () => {
    const fight = new Fight();
    valueOf(fight.morale.passOver({ ...fight.gesture, due: MET }));
    expect(fight.open).toEqual([]);
    expect(fight.told).toEqual(['No morale check: the foes at first contact']);
    expect(codeOf(fight.morale.passOver({ ...fight.gesture, due: MET }))).toBe('notDue');
  });

  it('rolls a retainer’s Morale in a private line, with typed and with rolled dice', () => {
    const fight = new Fight();
    const { id } = fight.row('Brakka Thorne');
    fight.set.faces.push(6);
    valueOf(fight.morale.rollScore({ ...fight.gesture, combatant: id, dice: { first: 4, second: 5 } }));
    expect(fight.told).toEqual(['Brakka Thorne has Morale 9 by a roll of 15']);
    expect(fight.view.log.at(-1)?.private).toBe(true);
    const who = { combatants: [id] };
    const checks = [{ key: '9', first: 5, second: 5 }];
    valueOf(fight.morale.check({ ...fight.gesture, who, checks }));
    expect(fight.told).toEqual(['Brakka Thorne breaks: 10 against Morale 9']);
  });

  it('SW-45 asks a retainer for a reason of their own, which the preview and the log say', () => {
    const fight = new Fight();
    const { id } = fight.row('Brakka Thorne');
    const check = { who: { combatants: [id] }, checks: [{ key: '?', score: 7, first: 4, second: 4 }] };
    const asked = { ...check, reason: 'pay' } as const;
    const { bands } = valueOf(fight.morale.preview({ encounter: fight.id, ...asked }));
    const sentence = 'Brakka Thorne breaks because of a change of pay: 8 against Morale 7';
    expect(bands[0]?.parts.map(({ text }) => text).join('')).toBe(sentence);
    valueOf(fight.morale.check({ ...fight.gesture, ...asked }));
    expect(fight.told).toEqual([sentence]);
  });

  it('refuses a Morale that nobody knows, nobody at all, and what is not due, and writes nothing', () => {
    const fight = new Fight();
    const { revision } = fight.view;
    const checks = [
      { key: '9', first: 1, second: 1 },
      { key: '7', first: 1, second: 1 },
    ];
    fight.set.faces.push(1, 1);
    expect(fight.morale.check({ ...fight.gesture, who: FOES, checks })).toMatchObject({
      refusal: {
        code: 'scoreMissing',
        reason: 'What is the Morale of Lookout? It goes from 2 to 12.',
        field: 'checks.?',
      },
    });
    expect(codeOf(fight.morale.check({ ...fight.gesture, who: { side: 'other' }, checks: [] }))).toBe('nobodyStands');
    const known = [...checks, { key: '?', score: 7, first: 1, second: 1 }];
    const half = { side: 'foe', occasion: 'half-strength' } as const;
    expect(codeOf(fight.morale.check({ ...fight.gesture, who: FOES, checks: known, due: half }))).toBe('notDue');
    expect(fight.view.revision).toBe(revision);
  });

  it.each([
    ['a score out of its range', { who: FOES, checks: [{ key: '7', score: 13 }] }],
    ['a modifier out of its range', { who: FOES, checks: [{ key: '7', modifier: 3 }] }],
    ['a die off its faces', { who: FOES, checks: [{ key: '7', first: 7 }] }],
    ['half a die', { who: FOES, checks: [{ key: '7', first: 1.5 }] }],
    ['a side of heroes', { who: { side: 'hero' }, checks: [] }],
    ['nobody', { who: { combatants: [] }, checks: [] }],
    ['an unknown way to leave', { who: FOES, checks: [], breaking: 'captured' }],
  ])('does not let %s pass', (_what, input) => {
    const gesture = { commandId: 'a', encounter: 'b' };
    expect(SCHEMAS['morale.check'].safeParse({ ...gesture, ...input }).success).toBe(false);
    expect(SCHEMAS['morale.check'].safeParse({ ...gesture, who: FOES, checks: [] }).success).toBe(true);
  });
});
