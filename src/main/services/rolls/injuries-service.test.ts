import { describe, expect, it } from 'vitest';
import type { CombatantView, EncounterView, VitalsView } from '../../../preload/contract/encounter-views.ts';
import type { InjuryDice, InjuryPreview, InjuryWords } from '../../../preload/contract/roll-views.ts';
import { sentence } from '../../rules/parts.ts';
import { twoLegged } from '../../rules/injuries/two-legged.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

type Wounds = Extract<VitalsView, { ruleset: 'stamina-wounds' }>;

/** A fight in which these have fallen so far below zero, each owing a roll. */
class Fallen {
  readonly set: ServicesSet = temporaryServices();
  readonly encounter: EncounterView['id'];

  constructor(falls: Readonly<Record<string, number>>) {
    const { areas } = this.set;
    const campaign = valueOf(
      areas.campaign.create({ commandId: nextCommand(), ruleset: 'stamina-wounds', sample: true }),
    );
    const started = areas.encounter.start({
      commandId: nextCommand(),
      campaign: campaign.id,
      name: 'Weir at Low Water',
      mode: 'spotlight',
      party: campaign.party.map(({ id }) => id),
      adversaries: [],
    });
    this.encounter = valueOf(started).id;
    for (const [name, below] of Object.entries(falls)) this.fell(name, below);
  }

  view(): EncounterView {
    return valueOf(this.set.areas.encounter.open({ encounter: this.encounter }));
  }

  who(name: string): CombatantView {
    const found = this.view().combatants.find((combatant) => combatant.name === name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  }

  vitals(name: string): Wounds {
    const { vitals } = this.who(name);
    if (vitals.ruleset !== 'stamina-wounds') throw new Error('another ruleset');
    return vitals;
  }

  get gesture(): { readonly commandId: string; readonly encounter: EncounterView['id'] } {
    return { commandId: nextCommand(), encounter: this.encounter };
  }

  fell(name: string, below: number): void {
    const { wounds } = this.vitals(name);
    const text = `${String(wounds.current + below)} u`;
    valueOf(this.set.areas.damage.apply({ ...this.gesture, text, targets: [{ combatant: this.who(name).id }] }));
  }

  preview(name: string, dice: InjuryDice, more: object = {}): InjuryPreview {
    const { encounter } = this;
    return valueOf(this.set.areas.injuries.preview({ encounter, combatant: this.who(name).id, dice, ...more }));
  }

  record(name: string, dice: InjuryDice, words: InjuryWords = {}): void {
    valueOf(this.set.areas.injuries.record({ ...this.gesture, combatant: this.who(name).id, dice, ...words }));
  }

  undo(): void {
    valueOf(this.set.areas.journal.undo(this.gesture));
  }
}

const EMBER = 'Ember Tolly';
const said = ({ slots }: InjuryPreview): unknown[] =>
  slots.map(({ slot, value, ahead }) => [slot, value, ahead === true ? 'ahead' : 'needed']);

describe('an owed injury roll, die by die as players call them out', () => {
  it('takes the place before anybody knows how bad it is', () => {
    const fight = new Fallen({ [EMBER]: 1 });
    expect(said(fight.preview(EMBER, {}))).toEqual([
      ['injury', null, 'needed'],
      ['region', null, 'ahead'],
      ['spot', null, 'ahead'],
      ['side', null, 'ahead'],
    ]);
    const spot = fight.preview(EMBER, { spot: 3 });
    expect(said(spot)[2]).toEqual(['spot', 3, 'ahead']);
    const place = fight.preview(EMBER, { region: 6, spot: 3, side: 2 });
    expect(place.place).toEqual({ region: 'leg', spot: 'knee', side: 'right' });
    expect(place.result).toBeNull();
    // With the severity known, the spot may still come before the region.
    expect(said(fight.preview(EMBER, { injury: 4, spot: 3 }))).toEqual([
      ['injury', 4, 'needed'],
      ['region', null, 'needed'],
      ['spot', 3, 'ahead'],
      ['side', null, 'ahead'],
    ]);
    const whole = fight.preview(EMBER, { region: 6, spot: 3, side: 2, injury: 4 });
    expect(sentence(whole.parts)).toBe(
      'Injury roll for Ember Tolly, 4 + 1 makes 5: minor wound, leg, knee, right, lasts two weeks',
    );
    expect(whole.effect).toEqual({ means: expect.any(String) as string, lasts: 'two weeks' });
  });

  it('lets what was said for a place be where nobody is wounded after all', () => {
    const fight = new Fallen({ [EMBER]: 0 });
    const out = fight.preview(EMBER, { region: 6, spot: 3, side: 2, injury: 2, hours: 4 });
    expect(said(out)).toEqual([
      ['injury', 2, 'needed'],
      ['hours', 4, 'needed'],
    ]);
    expect(out.clock).toBe('4 hours, 1,440 rounds');
    fight.record(EMBER, { region: 6, spot: 3, side: 2, injury: 2, hours: 4 });
    expect(fight.vitals(EMBER)).toMatchObject({ status: 'knocked-out', hours: 4, injuries: [] });
    expect(fight.vitals(EMBER).clock).toBe('4 hours, 1,440 rounds left');
    fight.undo();
    expect(fight.vitals(EMBER).clock).toBeNull();
  });

  it('rolls one die that is asked for, or all that are needed', () => {
    const fight = new Fallen({ [EMBER]: 1 });
    fight.set.faces.push(5);
    expect(said(fight.preview(EMBER, {}, { roll: 'spot' }))[2]).toEqual(['spot', 5, 'ahead']);
    fight.set.faces.push(4, 2);
    expect(said(fight.preview(EMBER, { spot: 5 }, { roll: true })).map((slot) => (slot as unknown[])[1])).toEqual([
      4, 2, 5,
    ]);
    // A die that is there is not rolled again.
    expect(said(fight.preview(EMBER, { spot: 5 }, { roll: 'spot' }))[2]).toEqual(['spot', 5, 'ahead']);
  });

  it('tells a die off its faces at its own field, and a place that the body has not', () => {
    const fight = new Fallen({ [EMBER]: 1 });
    const { encounter } = fight;
    const combatant = fight.who(EMBER).id;
    const ask = (dice: InjuryDice, more: object = {}): unknown =>
      fight.set.areas.injuries.preview({ encounter, combatant, dice, ...more });
    expect(ask({ region: 7 })).toMatchObject({
      refusal: { code: 'dieOutOfRange', field: 'rolls.region', reason: 'Region is a d6: it shows 1 to 6.' },
    });
    expect(ask({ injury: 5 })).toMatchObject({ refusal: { field: 'rolls.injury' } });
    expect(ask({}, { pointedAt: { region: 'tail', spot: 'tip', side: null } })).toMatchObject({
      refusal: { code: 'noSuchPlace' },
    });
    expect(
      fight.set.areas.injuries.record({ ...fight.gesture, combatant, dice: { injury: 4, region: 7 } }),
    ).toMatchObject({
      ok: false,
    });
  });

  it('takes a place that is pointed at for the dice of it', () => {
    const fight = new Fallen({ [EMBER]: 1 });
    const place = { region: 'torso', spot: 'ribs', side: null };
    const pointed = fight.preview(EMBER, { injury: 4 }, { pointedAt: place });
    expect(pointed.place).toEqual(place);
    expect(said(pointed)).toEqual([
      ['injury', 4, 'needed'],
      ['region', 2, 'needed'],
      ['spot', 3, 'needed'],
    ]);
  });

  it('keeps the words of the tables with the injury, or those of the game master', () => {
    const dice = { injury: 4, region: 6, spot: 3, side: 2 };
    const fight = new Fallen({ [EMBER]: 1 });
    fight.record(EMBER, dice);
    const knee = twoLegged.regions.rows.find(({ region }) => region === 'leg')?.spots.rows[2]?.minor;
    expect(fight.vitals(EMBER).injuries).toMatchObject([{ spot: 'knee', note: knee?.means, lasts: knee?.lasts }]);
    fight.undo();
    fight.record(EMBER, dice, { note: 'Limps on stairs', lasts: 'until the new moon' });
    expect(fight.vitals(EMBER).injuries).toMatchObject([{ note: 'Limps on stairs', lasts: 'until the new moon' }]);
    fight.undo();
    fight.record(EMBER, dice, { note: '', lasts: ' ' });
    expect(fight.vitals(EMBER).injuries).toEqual([{ severity: 'minor', region: 'leg', spot: 'knee', side: 'right' }]);
  });
});

describe('every result of the injury roll, through the services', () => {
  const rows = [0, 1, 2, 3, 4, 5, 6].flatMap((below) => [1, 2, 3, 4].map((injury) => [below, injury] as const));

  it.each(rows)('SW-12 %i below and a %i', (below, injury) => {
    const fight = new Fallen({ [EMBER]: below });
    const total = below + injury;
    fight.set.faces.push(...(total <= 3 ? [5] : total >= 8 ? [] : [1, 4]));
    fight.record(EMBER, { injury });
    const { status, hours, injuries } = fight.vitals(EMBER);
    if (total <= 3) expect([status, hours, injuries]).toEqual(['knocked-out', 5, []]);
    else if (total >= 8) expect([status, injuries]).toEqual(['dead', []]);
    else
      expect([status, injuries]).toMatchObject([
        'down',
        [{ severity: total <= 5 ? 'minor' : 'permanent', spot: 'ear' }],
      ]);
    expect(fight.set.faces).toEqual([]);
  });
});

describe('every injury roll that is owed, at once', () => {
  it('takes what was said and rolls the rest, as one entry that is undone as one', () => {
    const fight = new Fallen({ [EMBER]: 1, 'Oswin Hale': 0, 'Brakka Thorne': 2 });
    const owed = (): string[] => fight.view().owed.map(({ name }) => name);
    expect([...owed()].sort()).toEqual(['Brakka Thorne', EMBER, 'Oswin Hale']);
    const rolls = [
      { combatant: fight.who(EMBER).id, dice: { injury: 4, region: 6, spot: 3, side: 2 } },
      { combatant: fight.who('Oswin Hale').id, dice: { region: 1 } },
    ];
    const before = fight.view().combatants;
    const [first, second] = before
      .map(({ name }) => name)
      .filter((name) => ['Brakka Thorne', 'Oswin Hale'].includes(name));
    const dice = { 'Brakka Thorne': [4, 1, 6], 'Oswin Hale': [1, 3] } as Readonly<Record<string, number[]>>;
    fight.set.faces.push(...(dice[first ?? ''] ?? []), ...(dice[second ?? ''] ?? []));
    const revision = fight.view().revision;
    valueOf(fight.set.areas.injuries.recordAll({ ...fight.gesture, rolls }));
    expect(fight.view().revision).toBe(revision + 1);
    expect(owed()).toEqual([]);
    expect(fight.vitals(EMBER).injuries).toMatchObject([{ severity: 'minor', spot: 'knee' }]);
    expect(fight.vitals('Brakka Thorne').injuries).toMatchObject([{ severity: 'permanent', spot: 'skull' }]);
    expect(fight.vitals('Oswin Hale')).toMatchObject({ status: 'knocked-out', hours: 3 });
    fight.undo();
    expect(fight.view().combatants).toEqual(before);
  });

  it('is opened again and corrected die by die, each roll on what those before it left', () => {
    const fight = new Fallen({ [EMBER]: 1, 'Oswin Hale': 1 });
    const ids = fight.view().owed.map(({ combatant }) => combatant);
    const dice = { injury: 4, region: 6, spot: 3, side: 2 };
    const rolls = ids.flatMap((combatant) => (combatant === null ? [] : [{ combatant, dice }]));
    const line = valueOf(fight.set.areas.injuries.recordAll({ ...fight.gesture, rolls })).revision;
    const { encounter } = fight;
    const { entered } = valueOf(fight.set.areas.journal.line({ encounter, line }));
    if (entered?.kind !== 'injuries') throw new Error('it was not opened as rolls');
    expect(entered.rolls.map((roll) => roll.dice)).toEqual([dice, dice]);
    const [first, second] = entered.rolls;
    if (!first || !second) throw new Error('two were made');
    // One was knocked out after all: the dice of the place are of no use, and the hours are missing.
    const change = { kind: 'injuries', rolls: [first, { ...second, dice: { ...dice, injury: 1 } }] } as const;
    const open = valueOf(fight.set.areas.journal.previewCorrection({ encounter, line, change }));
    expect(open.complete).toBe(false);
    expect(open.rolls.map(({ slots }) => slots.map(({ slot }) => slot))).toEqual([
      ['injury', 'region', 'spot', 'side'],
      ['injury', 'hours'],
    ]);
    fight.set.faces.push(3);
    const rolled = valueOf(fight.set.areas.journal.previewCorrection({ encounter, line, change, roll: true }));
    expect(rolled.rolls[1]?.slots.map(({ value }) => value)).toEqual([1, 3]);
    const whole = { ...change, rolls: [first, { ...second, dice: { injury: 1, hours: 3 } }] };
    valueOf(fight.set.areas.journal.correct({ ...fight.gesture, line, change: whole }));
    const names = fight.view().combatants.filter(({ id }) => ids.includes(id));
    const byId = (id: string): string => names.find((one) => one.id === id)?.name ?? '';
    expect(fight.vitals(byId(first.combatant)).injuries).toMatchObject([{ spot: 'knee' }]);
    expect(fight.vitals(byId(second.combatant))).toMatchObject({ status: 'knocked-out', hours: 3, injuries: [] });
  });

  it('answers every roll that one person owes', () => {
    const fight = new Fallen({ [EMBER]: 0 });
    const combatant = fight.who(EMBER).id;
    valueOf(fight.set.areas.damage.heal({ ...fight.gesture, text: '2', targets: [{ combatant }] }));
    fight.fell(EMBER, 0);
    expect(fight.vitals(EMBER).injuryRollsOwed.length).toBe(2);
    // What was said is for the first: the second is rolled.
    fight.set.faces.push(2, 6);
    const rolls = [{ combatant, dice: { injury: 1, hours: 2 } }];
    valueOf(fight.set.areas.injuries.recordAll({ ...fight.gesture, rolls }));
    expect(fight.vitals(EMBER)).toMatchObject({ injuryRollsOwed: [], status: 'knocked-out', hours: 6 });
  });

  it('is refused where nobody owes one, and for a die off its faces; then nothing is written', () => {
    const fight = new Fallen({});
    expect(fight.set.areas.injuries.recordAll({ ...fight.gesture, rolls: [] })).toMatchObject({
      refusal: { code: 'noRollOwed' },
    });
    fight.fell(EMBER, 1);
    const { revision } = fight.view();
    const rolls = [{ combatant: fight.who(EMBER).id, dice: { injury: 9 } }];
    expect(fight.set.areas.injuries.recordAll({ ...fight.gesture, rolls })).toMatchObject({ ok: false });
    expect(fight.view().revision).toBe(revision);
  });
});
