import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../preload/contract/campaign-views.ts';
import type { EncounterView } from '../../../preload/contract/encounter-views.ts';
import type { ResterInput, RestInput, ThresholdsRestInput } from '../../../preload/contract/rest-views.ts';
import { SCHEMAS } from '../../../preload/contract/schemas/index.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

type Ruleset = CampaignView['ruleset'];
type Move = ThresholdsRestInput['moves'][number];

/** A campaign whose members have been in a fight that is over, or still goes on. */
class Party {
  readonly set: ServicesSet;
  readonly campaign: CampaignView['id'];
  readonly encounter: EncounterView['id'];

  constructor(ruleset: Ruleset, set = temporaryServices()) {
    this.set = set;
    const campaign = valueOf(set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true }));
    this.campaign = campaign.id;
    this.encounter = this.begin();
  }

  begin(): EncounterView['id'] {
    return valueOf(
      this.set.areas.encounter.start({
        commandId: nextCommand(),
        campaign: this.campaign,
        name: 'Ford at Dusk',
        mode: 'individual',
        party: this.view.party.map(({ id }) => id),
        adversaries: [],
      }),
    ).id;
  }

  get gesture(): { commandId: string; encounter: EncounterView['id'] } {
    return { commandId: nextCommand(), encounter: this.encounter };
  }

  get view(): CampaignView {
    return valueOf(this.set.areas.campaign.open({ campaign: this.campaign }));
  }

  get fight(): EncounterView {
    return valueOf(this.set.areas.encounter.open({ encounter: this.encounter }));
  }

  hurt(name: string, text: string): void {
    const combatant = this.fight.combatants.find((one) => one.name === name)?.id;
    if (!combatant) throw new Error(`nobody is called ${name}`);
    valueOf(this.set.areas.damage.apply({ ...this.gesture, text, targets: [{ combatant }] }));
  }

  end(): void {
    valueOf(this.set.areas.encounter.end({ ...this.gesture, ending: '' }));
  }

  member(name: string): CampaignView['party'][number] {
    const found = this.view.party.find((one) => one.name === name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  }

  camp(rests: readonly ResterInput[], gmDie?: number): RestInput {
    return { campaign: this.campaign, encounter: null, rests, ...(gmDie === undefined ? {} : { gmDie }) };
  }

  rest(name: string, length: 'short' | 'long', moves: readonly Move[], dice: (number | null)[] = []): ResterInput {
    return { who: this.member(name).id, rest: { ruleset: 'thresholds', length, interrupted: false, moves }, dice };
  }
}

const tend: Move = { move: 'tend-wounds' };
const codeOf = (reply: unknown): string => {
  const settled = reply as { ok: boolean; refusal?: { code: string } };
  return settled.ok ? 'accepted' : (settled.refusal?.code ?? '');
};
const words = (parts: readonly { readonly text: string }[]): string => parts.map(({ text }) => text).join('');

function campaigning(): Party {
  const party = new Party('thresholds');
  party.hurt('Brakka Thorne', '16');
  party.hurt('Oswin Hale', '14');
  party.end();
  return party;
}

describe('a rest between encounters', () => {
  it('shows what it comes to before it is taken, and then does just that', () => {
    const party = campaigning();
    const { rests } = party.set.areas;
    const oswin = party.member('Oswin Hale').id;
    const input = party.camp([party.rest('Brakka Thorne', 'short', [tend, { ...tend, ally: oswin }], [2, null])]);
    const open = valueOf(rests.preview(input));
    expect(open).toMatchObject({ complete: false, problem: null, gmDie: { faces: 4, value: null } });
    expect(open.resters[0]?.dice.map(({ value }) => value)).toEqual([2, null]);
    party.set.faces.push(1, 3);
    const rolled = valueOf(rests.preview({ ...input, roll: true }));
    expect(rolled.resters[0]?.dice.map(({ value }) => value)).toEqual([2, 1]);
    expect(rolled.complete).toBe(true);
    expect(rolled.resters.map(({ parts }) => words(parts))).toEqual([
      'Brakka Thorne takes a short rest, clears 3 Hit Points, 0 of 6 marked',
      'Oswin Hale is tended by Brakka Thorne, clears 3 Hit Points, 0 of 6 marked',
    ]);
    expect(words(rolled.tokens)).toBe('The game master gains 3 tokens, 8 of 12');
    // Nothing is written yet.
    expect(party.member('Brakka Thorne').vitals).toMatchObject({ hp: { marked: 3 } });

    const typed = party.camp([party.rest('Brakka Thorne', 'short', [tend, { ...tend, ally: oswin }], [2, 1])], 3);
    const taken = valueOf(rests.take({ ...typed, commandId: nextCommand() }));
    expect(taken.sentences).toHaveLength(3);
    expect(party.member('Brakka Thorne').vitals).toMatchObject({ hp: { marked: 0 }, shortRests: 1 });
    expect(party.member('Oswin Hale').vitals).toMatchObject({ hp: { marked: 0 } });
    expect(party.view).toMatchObject({ gmTokens: 8 });
    expect(party.set.campaigns.at(-1)?.lastRest).toBe(taken.sentences[0]);
  });

  it('is carried into the next encounter, also after a restart', () => {
    const party = campaigning();
    party.set.faces.push(4, 4, 2);
    const input = party.camp([party.rest('Brakka Thorne', 'short', [tend, tend])]);
    valueOf(party.set.areas.rests.take({ ...input, commandId: nextCommand() }));
    const { areas } = party.set.reopen();
    const open = valueOf(areas.campaign.open({ campaign: party.campaign }));
    const { combatants, gmTokens } = valueOf(
      areas.encounter.start({
        commandId: nextCommand(),
        campaign: party.campaign,
        name: 'Salt Stair',
        mode: 'spotlight',
        party: open.party.map(({ id }) => id),
        adversaries: [],
      }),
    );
    expect(combatants.find(({ name }) => name === 'Brakka Thorne')?.vitals).toMatchObject({ hp: { marked: 0 } });
    expect(gmTokens).toEqual({ current: 7, max: 12 });
  });

  it('is one entry, done once, and taken back until something else happens', () => {
    const party = campaigning();
    const { rests, campaign } = party.set.areas;
    const before = party.view;
    const commandId = nextCommand();
    const input = party.camp([party.rest('Brakka Thorne', 'long', [tend])], 1);
    valueOf(rests.take({ ...input, commandId }));
    valueOf(rests.take({ ...input, commandId }));
    expect(party.view.revision).toBe(before.revision + 1);
    const back = valueOf(rests.takeBack({ commandId: nextCommand(), campaign: party.campaign }));
    expect(back.party).toEqual(before.party);
    expect([back.gmTokens, back.lastRest]).toEqual([before.gmTokens, null]);
    expect(codeOf(rests.takeBack({ commandId: nextCommand(), campaign: party.campaign }))).toBe('noRestToTakeBack');
    valueOf(rests.take({ ...input, commandId: nextCommand() }));
    const next = party.begin();
    expect(valueOf(campaign.open({ campaign: party.campaign })).lastRest).toBeNull();
    expect(codeOf(rests.takeBack({ commandId: nextCommand(), campaign: party.campaign }))).toBe('noRestToTakeBack');
    expect(codeOf(rests.take({ ...input, commandId: nextCommand() }))).toBe('encounterRuns');
    expect(valueOf(party.set.areas.encounter.open({ encounter: next })).phase).toBe('running');
  });

  it('says what stands against it, and refuses it: limits, and whom it does not reach', () => {
    const party = campaigning();
    const { rests } = party.set.areas;
    const short = (): RestInput => party.camp([party.rest('Brakka Thorne', 'short', [])], 1);
    for (let times = 0; times < 3; times += 1) valueOf(rests.take({ ...short(), commandId: nextCommand() }));
    expect(valueOf(rests.preview(short())).problem).toBe(
      'Brakka Thorne: After 3 short rests in a row the next rest must be a long one.',
    );
    expect(codeOf(rests.take({ ...short(), commandId: nextCommand() }))).toBe('longRestDue');
    const many = party.camp([party.rest('Oswin Hale', 'long', [tend, tend, tend])], 1);
    expect(valueOf(rests.preview(many)).problem).toBe('Oswin Hale: A rest has 2 moves at most, not 3.');
    const self = party.camp([party.rest('Oswin Hale', 'long', [{ ...tend, ally: party.member('Oswin Hale').id }], [])]);
    expect(valueOf(rests.preview(self)).problem).toBe('Oswin Hale is no ally of their own.');
    const hour: ResterInput['rest'] = {
      ruleset: 'stamina-wounds',
      length: 'hour',
      safe: true,
      bed: false,
      physician: false,
    };
    const other = party.camp([{ who: party.member('Oswin Hale').id, rest: hour }]);
    expect(codeOf(rests.preview(other))).toBe('otherRuleset');
    expect(codeOf(rests.preview(party.camp([{ ...short().rests[0], who: 'nobody' } as never])))).toBe(
      'noSuchCombatant',
    );
  });
});

describe('a rest in an encounter', () => {
  it('is an entry of it, undone with it, and reaches the member in the library', () => {
    const party = new Party('thresholds');
    party.hurt('Brakka Thorne', '16');
    const { id: who } = party.fight.combatants.find(({ name }) => name === 'Brakka Thorne') ?? { id: '' as never };
    const rest = { ruleset: 'thresholds', length: 'short', interrupted: false, moves: [tend] } as const;
    const input: RestInput = {
      campaign: party.campaign,
      encounter: party.encounter,
      rests: [{ who, rest, dice: [1] }],
      gmDie: 4,
    };
    const { sentences } = valueOf(party.set.areas.rests.take({ ...input, commandId: nextCommand() }));
    expect(sentences).toEqual([
      'Brakka Thorne takes a short rest, clears 3 Hit Points, 0 of 6 marked',
      'The game master gains 4 tokens, 9 of 12',
    ]);
    expect(party.member('Brakka Thorne').vitals).toMatchObject({ hp: { marked: 0 } });
    valueOf(party.set.areas.journal.undo(party.gesture));
    expect(party.member('Brakka Thorne').vitals).toMatchObject({ hp: { marked: 3 } });
    expect(party.fight.gmTokens?.current).toBe(5);
    expect(party.view.gmTokens).toBe(5);
  });
});

describe('what is owed while the party rests', () => {
  it.each(['in the encounter', 'between encounters'])(
    'TH-29: a death move stays due, and is told before, %s',
    (where) => {
      const party = new Party('thresholds');
      party.hurt('Brakka Thorne', '99');
      party.hurt('Brakka Thorne', '99');
      const { id } = party.fight.combatants.find(({ name }) => name === 'Brakka Thorne') ?? { id: '' as never };
      if (where === 'between encounters') party.end();
      const rest = party.rest('Brakka Thorne', 'long', [tend, tend]);
      const others = party.camp([party.rest('Oswin Hale', 'long', [])], 1);
      const input: RestInput =
        where === 'in the encounter'
          ? { campaign: party.campaign, encounter: party.encounter, rests: [{ ...rest, who: id }], gmDie: 1 }
          : party.camp([rest], 1);
      const { rests } = party.set.areas;
      expect(valueOf(rests.preview(input)).owed).toEqual(['Brakka Thorne makes a death move.']);
      if (where === 'between encounters') expect(valueOf(rests.preview(others)).owed).toEqual([]);
      valueOf(rests.take({ ...input, commandId: nextCommand() }));
      expect(party.member('Brakka Thorne').vitals).toMatchObject({ status: 'death-move' });
      expect(valueOf(rests.preview(input)).owed).toEqual(['Brakka Thorne makes a death move.']);
    },
  );

  it('SW-17: an injury roll stays owed, and is told before', () => {
    const party = new Party('stamina-wounds');
    const [one] = party.fight.combatants;
    if (!one || !('wounds' in one.vitals)) throw new Error('somebody is there');
    const { stamina, wounds } = one.vitals;
    party.hurt(one.name, `${(stamina?.current ?? 0) + wounds.current}`);
    const rest = { ruleset: 'stamina-wounds', length: 'day', safe: true, bed: false, physician: false } as const;
    const input: RestInput = { campaign: party.campaign, encounter: party.encounter, rests: [{ who: one.id, rest }] };
    const { rests } = party.set.areas;
    const told = valueOf(rests.preview(input)).owed;
    expect(told).toEqual(party.fight.owed.map(({ sentence }) => sentence));
    expect(told[0]).toContain('injury roll');
    valueOf(rests.take({ ...input, commandId: nextCommand() }));
    expect(party.fight.owed.map(({ kind }) => kind)).toEqual(['injuryRoll']);
  });
});

describe('a rest of Stamina & Wounds', () => {
  it('takes each one’s own die, as typed or rolled', () => {
    const party = new Party('stamina-wounds');
    const [one] = party.fight.combatants;
    if (!one) throw new Error('somebody is there');
    party.hurt(one.name, '4');
    party.end();
    const { rests } = party.set.areas;
    const rest = { ruleset: 'stamina-wounds', length: 'hour', safe: false, bed: false, physician: false } as const;
    const input = party.camp([{ who: party.member(one.name).id, rest }]);
    const open = valueOf(rests.preview(input));
    expect(open).toMatchObject({ complete: false, gmDie: null, problem: null });
    expect(open.resters[0]?.dice).toMatchObject([{ label: 'Stamina', value: null }]);
    const [asked] = input.rests;
    if (!asked) throw new Error('one rests');
    const done = valueOf(rests.preview({ ...input, rests: [{ ...asked, dice: [2] }] }));
    expect(done.complete).toBe(true);
    expect(words(done.resters[0]?.parts ?? [])).toMatch(/Stamina/);
    party.set.faces.push(1);
    const taken = valueOf(rests.take({ ...input, commandId: nextCommand() }));
    expect(taken.sentences).toHaveLength(1);
    const day = { ...rest, length: 'day', safe: true, bed: true } as const;
    expect(valueOf(rests.preview(party.camp([{ ...asked, rest: day }]))).resters[0]?.dice).toMatchObject([
      { label: 'Wounds', faces: 3, value: null },
    ]);
  });
});

describe('the bridge', () => {
  const rest = { ruleset: 'thresholds', length: 'short', interrupted: false, moves: [] };
  const input = { campaign: 'c', encounter: null, rests: [{ who: 'a', rest }] };
  it.each([
    ['rests.preview', { rests: [] }],
    ['rests.preview', { rests: [...input.rests, ...input.rests] }],
    ['rests.preview', { gmDie: 5 }],
    ['rests.preview', { rests: [{ who: 'a', rest: { ...rest, length: 'day' } }] }],
    ['rests.preview', { rests: [{ who: 'a', rest: { ...rest, moves: [{ move: 'sleep' }] } }] }],
    ['rests.preview', { rests: [{ who: 'a', rest, dice: [0] }] }],
    ['rests.take', {}],
  ] as const)('%s does not take %j', (name, more) => {
    expect(SCHEMAS[name].safeParse({ ...input, ...more }).success).toBe(false);
  });
});
