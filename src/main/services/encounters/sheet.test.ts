import { describe, expect, it } from 'vitest';
import type { CombatantChanges, LevelUpInput } from '../../../preload/contract/api/encounter-api.ts';
import type { VitalsInput } from '../../../preload/contract/campaign-views.ts';
import type { CombatantView, EncounterView } from '../../../preload/contract/encounter-views.ts';
import { SCHEMAS } from '../../../preload/contract/schemas/index.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

/** An encounter of the sample's first hero and first adversary. */
class Sheet {
  readonly set: ServicesSet = temporaryServices();
  readonly id: EncounterView['id'];
  readonly hero: CombatantView['id'];
  readonly foe: CombatantView['id'];

  constructor(ruleset: 'thresholds' | 'stamina-wounds') {
    const { areas } = this.set;
    const campaign = valueOf(areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true }));
    const view = valueOf(
      areas.encounter.start({
        commandId: nextCommand(),
        campaign: campaign.id,
        name: 'Ford at Dusk',
        mode: 'spotlight',
        party: campaign.party.slice(0, 1).map(({ id }) => id),
        adversaries: campaign.adversaries.slice(0, 1).map(({ id }) => ({ entry: id, count: 1 })),
      }),
    );
    const [hero, foe] = view.combatants;
    if (!hero || !foe) throw new Error('one of each');
    this.id = view.id;
    this.hero = hero.id;
    this.foe = foe.id;
  }

  get #gesture(): { commandId: string; encounter: EncounterView['id'] } {
    return { commandId: nextCommand(), encounter: this.id };
  }

  row(id = this.hero): CombatantView {
    const view = valueOf(this.set.areas.encounter.open({ encounter: this.id }));
    const found = view.combatants.find((one) => one.id === id);
    if (!found) throw new Error('nobody');
    return found;
  }

  /** The sentence, or the code of the refusal. */
  said(reply: ReturnType<ServicesSet['areas']['encounter']['setVitals']>): string {
    if (reply instanceof Promise) throw new Error('answers at once');
    return reply.ok ? reply.value.sentences.join('; ') : reply.refusal.code;
  }

  vitals(changes: VitalsInput, combatant = this.hero): string {
    return this.said(this.set.areas.encounter.setVitals({ ...this.#gesture, combatant, changes }));
  }

  about(changes: CombatantChanges, combatant = this.hero): string {
    return this.said(this.set.areas.encounter.edit({ ...this.#gesture, combatant, changes }));
  }

  level(levelUp: LevelUpInput, combatant = this.hero): string {
    return this.said(this.set.areas.encounter.levelUp({ ...this.#gesture, combatant, levelUp }));
  }

  preview(levelUp: LevelUpInput, roll?: boolean): { die: unknown; words: string } | string {
    const reply = this.set.areas.encounter.previewLevelUp({
      encounter: this.id,
      combatant: this.hero,
      levelUp,
      ...(roll === undefined ? {} : { roll }),
    });
    if (reply instanceof Promise) throw new Error('answers at once');
    if (!reply.ok) return reply.refusal.code;
    return { die: reply.value.die, words: reply.value.parts.map(({ text }) => text).join('') };
  }

  undo(): void {
    valueOf(this.set.areas.journal.undo(this.#gesture));
  }
}

describe('a sheet set by hand', () => {
  it('is one entry that says what was, undone by one step', () => {
    const sheet = new Sheet('thresholds');
    const before = sheet.row();
    expect(sheet.vitals({ ruleset: 'thresholds', hp: { marked: 3 }, level: 3 })).toBe(
      'Brakka Thorne is set by hand to level 3 (was 2), Hit Points 3 of 6 marked (was 0 of 6)',
    );
    expect(sheet.row().vitals).toMatchObject({ level: 3, hp: { marked: 3, max: 6 } });
    sheet.undo();
    expect(sheet.row()).toEqual(before);
  });

  it('keeps from where thresholds come, also after a restart', () => {
    const sheet = new Sheet('thresholds');
    sheet.vitals({ ruleset: 'thresholds', thresholdsFrom: { major: 6, severe: 14 } });
    sheet.vitals({ ruleset: 'thresholds', level: 5 });
    const again = sheet.set.reopen();
    const view = valueOf(again.areas.encounter.open({ encounter: sheet.id }));
    expect(view.combatants[0]?.vitals).toMatchObject({
      thresholds: { major: 11, severe: 19 },
      thresholdsFrom: { major: 6, severe: 14 },
    });
  });

  it.each<[string, 'thresholds' | 'stamina-wounds', VitalsInput]>([
    ['otherRuleset', 'thresholds', { ruleset: 'stamina-wounds', wounds: { current: 1 } }],
    ['otherRuleset', 'stamina-wounds', { ruleset: 'thresholds', hp: { marked: 1 } }],
    ['outOfRange', 'thresholds', { ruleset: 'thresholds', hp: { marked: 7 } }],
    ['severeBelowMajor', 'thresholds', { ruleset: 'thresholds', thresholds: { severe: 1 } }],
    ['outOfRange', 'stamina-wounds', { ruleset: 'stamina-wounds', stamina: { current: 99 } }],
  ])('is refused (%s) and writes nothing: %s, %j', (code, ruleset, changes) => {
    const sheet = new Sheet(ruleset);
    expect(sheet.vitals(changes)).toBe(code);
    expect(valueOf(sheet.set.areas.encounter.open({ encounter: sheet.id })).revision).toBe(1);
  });
});

describe('what is no number of the ruleset', () => {
  it('comes from the library: attack, defence, and who of the party it is', () => {
    const sheet = new Sheet('thresholds');
    expect(sheet.row()).toMatchObject({ attackText: '1d10+3 physical', defence: { name: 'Evasion', value: 11 } });
    expect(sheet.row().member).not.toBeNull();
    expect(sheet.row(sheet.foe).member).toBeNull();
  });

  it('is edited with the rest, all or nothing', () => {
    const sheet = new Sheet('thresholds');
    expect(sheet.about({ attack: '2d6 magic', defence: 14, group: 'the ford' })).toBe(
      'Brakka Thorne belongs to the ford, attacks with 2d6 magic, has defence 14, was 11',
    );
    expect(sheet.row()).toMatchObject({
      group: 'the ford',
      attackText: '2d6 magic',
      attack: { text: '2d6', types: ['magic'] },
      defence: { name: 'Evasion', value: 14 },
    });
    expect(sheet.about({ attack: '', defence: null, group: null })).toContain('has no attack any more');
    expect(sheet.row()).toMatchObject({ attackText: '', attack: null, defence: null, group: null });
    expect(sheet.about({ name: sheet.row(sheet.foe).name, attack: 'x' })).toBe('nameTaken');
    expect(sheet.row().attackText).toBe('');
  });
});

describe('a level', () => {
  it('of Thresholds: what it will do, then done, then undone', () => {
    const sheet = new Sheet('thresholds');
    sheet.vitals({ ruleset: 'thresholds', thresholdsFrom: { major: 6, severe: 14 } });
    const up = { ruleset: 'thresholds', level: 3, picks: ['hp-slot', 'stress-slot'] } as const;
    const words = 'Brakka Thorne reaches level 3, tier 2, thresholds 9 and 17, 7 Hit Point slots, 7 Stress slots';
    expect(sheet.preview(up)).toEqual({ die: null, words });
    expect(sheet.level(up)).toBe(words);
    sheet.undo();
    expect(sheet.row().vitals).toMatchObject({ level: 2, thresholds: { major: 8, severe: 16 } });
    expect(sheet.preview({ ...up, picks: ['hp-slot', 'hp-slot', 'hp-slot'] })).toBe('tooManyPicks');
    expect(sheet.level({ ruleset: 'thresholds', level: 2, picks: [] })).toBe('outOfRange');
    expect(sheet.level({ ruleset: 'stamina-wounds', wound: false })).toBe('otherRuleset');
  });

  it('of Stamina & Wounds: the die typed, or rolled', () => {
    const sheet = new Sheet('stamina-wounds');
    const { vitals } = sheet.row();
    if (vitals.ruleset !== 'stamina-wounds' || !vitals.stamina) throw new Error('someone trained');
    const { staminaDie: faces, stamina } = vitals;
    expect(sheet.preview({ ruleset: 'stamina-wounds', wound: true })).toEqual({
      die: { faces, value: null },
      words: '',
    });
    sheet.set.faces.push(2);
    expect(sheet.preview({ ruleset: 'stamina-wounds', wound: true }, true)).toMatchObject({ die: { faces, value: 2 } });
    expect(sheet.preview({ ruleset: 'stamina-wounds', wound: true, die: 1 })).toMatchObject({
      words: expect.stringContaining(
        `gains a level on a 1, Stamina ${stamina.current + 1} of ${stamina.max + 1}`,
      ) as string,
    });
    expect(sheet.preview({ ruleset: 'stamina-wounds', wound: true, die: faces + 1 })).toBe('dieOutOfRange');
    expect(sheet.level({ ruleset: 'stamina-wounds', wound: false, die: 1 })).toContain('on a 1');
    sheet.set.faces.push(2);
    expect(sheet.level({ ruleset: 'stamina-wounds', wound: false })).toContain('on a 2');
    expect(sheet.row().vitals).toMatchObject({ stamina: { max: stamina.max + 3 } });
  });
});

describe('the border', () => {
  const issue = (name: 'encounter.setVitals' | 'encounter.edit' | 'encounter.levelUp', more: object): string => {
    const parsed = SCHEMAS[name].safeParse({ commandId: 'c', encounter: 'e', combatant: 'a', ...more });
    return parsed.success ? 'accepted' : (parsed.error.issues[0]?.path.join('.') ?? '');
  };

  it.each<[string, object]>([
    ['changes', { changes: { ruleset: 'thresholds', wounds: { max: 1 } } }],
    ['changes.hp.marked', { changes: { ruleset: 'thresholds', hp: { marked: 1.5 } } }],
    ['changes.thresholdsFrom', { changes: { ruleset: 'thresholds', thresholdsFrom: 'plate' } }],
    ['accepted', { changes: { ruleset: 'thresholds', thresholdsFrom: { major: 1, severe: 2 }, onLastHitPoint: null } }],
    // What a number may be is for the rules to say, in words of the game.
    [
      'accepted',
      { changes: { ruleset: 'thresholds', level: 11, tier: 0, hp: { max: 100 }, thresholds: { major: -1 } } },
    ],
  ])('a sheet: %s for %j', (field, more) => {
    expect(issue('encounter.setVitals', more)).toBe(field);
  });

  it.each<[string, object]>([
    ['changes.group', { changes: { group: '' } }],
    ['changes.defence', { changes: { defence: 1000 } }],
    ['changes.attack', { changes: { attack: 'x'.repeat(201) } }],
    ['accepted', { changes: { group: null, defence: null, attack: '' } }],
  ])('words: %s for %j', (field, more) => {
    expect(issue('encounter.edit', more)).toBe(field);
  });

  it.each<[string, object]>([
    ['levelUp.level', { levelUp: { ruleset: 'thresholds', level: 11, picks: [] } }],
    ['levelUp', { levelUp: { ruleset: 'stamina-wounds', wound: false, level: 2 } }],
    ['levelUp.die', { levelUp: { ruleset: 'stamina-wounds', wound: false, die: 5 } }],
    ['accepted', { levelUp: { ruleset: 'stamina-wounds', wound: true, die: 4 } }],
  ])('a level: %s for %j', (field, more) => {
    expect(issue('encounter.levelUp', more)).toBe(field);
  });
});
