import { describe, expect, it } from 'vitest';
import type { InjuryInput, InjuryPlace, PastInjury } from '../../../preload/contract/injury-views.ts';
import type { CampaignView } from '../../../preload/contract/campaign-views.ts';
import type { CombatantView, EncounterView } from '../../../preload/contract/encounter-views.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

const knee: InjuryPlace = { severity: 'minor', region: 'leg', spot: 'knee', side: 'left' };

/** A campaign of Stamina & Wounds whose first member is played through encounters. */
class Play {
  set: ServicesSet = temporaryServices();
  readonly campaign: CampaignView;

  constructor() {
    this.campaign = valueOf(
      this.set.areas.campaign.create({ commandId: nextCommand(), ruleset: 'stamina-wounds', sample: true }),
    );
  }

  get member(): CampaignView['party'][number] {
    const [first] = this.campaign.party;
    if (!first) throw new Error('the sample has a party');
    return first;
  }

  begin(name: string): EncounterView {
    return valueOf(
      this.set.areas.encounter.start({
        commandId: nextCommand(),
        campaign: this.campaign.id,
        name,
        mode: 'spotlight',
        party: [this.member.id],
        adversaries: [],
      }),
    );
  }

  gesture({ id: encounter }: EncounterView): { commandId: string; encounter: EncounterView['id'] } {
    return { commandId: nextCommand(), encounter };
  }

  who({ id }: EncounterView): CombatantView['id'] {
    const [one] = valueOf(this.set.areas.encounter.open({ encounter: id })).combatants;
    if (!one) throw new Error('somebody is there');
    return one.id;
  }

  /** A fall to exactly 0 Wounds and a minor injury of the left knee, out of an injury die of 4. */
  injure(view: EncounterView): void {
    const combatant = this.who(view);
    const up = { stamina: { current: 0 }, wounds: { current: 1 }, status: 'up' } as const;
    this.sheet(view, { ruleset: 'stamina-wounds', ...up });
    const hit = { text: '1', targets: [{ combatant }], source: null, commandId: nextCommand(), encounter: view.id };
    valueOf(this.set.areas.damage.apply(hit));
    const dice = { injury: 4, region: 6, spot: 3, side: 1 };
    valueOf(this.set.areas.injuries.record({ ...this.gesture(view), combatant, dice }));
  }

  sheet(view: EncounterView, changes: Parameters<ServicesSet['areas']['encounter']['setVitals']>[0]['changes']): void {
    const combatant = this.who(view);
    valueOf(this.set.areas.encounter.setVitals({ ...this.gesture(view), combatant, changes }));
  }

  heal(view: EncounterView, injury = knee): string {
    const reply = this.set.areas.injuries.heal({ ...this.gesture(view), combatant: this.who(view), injury });
    if (reply instanceof Promise) throw new Error('answers at once');
    return reply.ok ? reply.value.sentences.join('; ') : reply.refusal.code;
  }

  undo(view: EncounterView): void {
    valueOf(this.set.areas.journal.undo(this.gesture(view)));
  }

  get history(): readonly PastInjury[] {
    return valueOf(this.set.areas.injuries.history({ campaign: this.campaign.id, member: this.member.id }));
  }

  /** `left knee: Ford 1, here` */
  get story(): string[] {
    return this.history.map(({ injury, when, how, state, healedWhen }) => {
      const at = when ? `${when.name} ${String(when.round)}` : 'before';
      const after = healedWhen ? ` ${healedWhen.name} ${String(healedWhen.round)}` : '';
      return `${injury.side ?? ''} ${injury.spot}: ${at}, ${how}, ${state}${after}`;
    });
  }
}

describe('SW-38 healing an injury', () => {
  it('takes it from the sheet, as one entry, and back by undo', () => {
    const play = new Play();
    const ford = play.begin('Ford');
    play.injure(ford);
    expect(play.heal(ford)).toMatch(/ recovers from a minor wound, leg, knee, left$/);
    expect(play.story).toEqual(['left knee: Ford 1, fall, healed Ford 1']);
    play.undo(ford);
    expect(play.story).toEqual(['left knee: Ford 1, fall, here']);
  });

  it('is refused where there is none such', () => {
    const play = new Play();
    expect(play.heal(play.begin('Ford'))).toBe('noSuchInjury');
  });
});

describe('SW-47 an injury by hand', () => {
  const set = (
    play: Play,
    view: EncounterView,
    from: InjuryInput | null,
    to: InjuryInput | null,
  ): { readonly sentences: readonly string[]; readonly code: string } => {
    const reply = play.set.areas.injuries.set({ ...play.gesture(view), combatant: play.who(view), from, to });
    if (reply instanceof Promise) throw new Error('answers at once');
    return reply.ok
      ? { sentences: reply.value.sentences, code: 'accepted' }
      : { sentences: [], code: reply.refusal.code };
  };
  const now = (play: Play, view: EncounterView): readonly InjuryInput[] => {
    const [one] = valueOf(play.set.areas.encounter.open({ encounter: view.id })).combatants;
    return one !== undefined && 'injuries' in one.vitals ? one.vitals.injuries : [];
  };

  it('takes the words of the tables of their body, or none, or its own', () => {
    const play = new Play();
    const ford = play.begin('Ford');
    const combatant = play.who(ford);
    const { regions } = valueOf(play.set.areas.injuries.places({ encounter: ford.id, combatant }));
    const leg = regions.find(({ region }) => region === 'leg');
    expect(leg?.sides).toEqual(['left', 'right']);
    expect(regions.find(({ region }) => region === 'head')?.sides).toEqual([]);
    const [minor, permanent] = leg?.spots.find(({ spot }) => spot === 'knee')?.effects ?? [];
    expect([minor?.severity, permanent?.severity]).toEqual(['minor', 'permanent']);
    set(play, ford, null, knee);
    set(play, ford, null, { ...knee, severity: 'permanent', note: '', lasts: 'a month' });
    expect(now(play, ford)).toEqual([
      { ...knee, note: minor?.means, lasts: minor?.lasts },
      { ...knee, severity: 'permanent', lasts: 'a month' },
    ]);
  });

  it('is one entry each, told in the log and in the story, and taken back by undo', () => {
    const play = new Play();
    const ford = play.begin('Ford');
    expect(set(play, ford, null, { ...knee, note: '', lasts: '' }).sentences).toEqual([
      expect.stringMatching(/ has a minor wound, leg, knee, left, set by hand$/) as string,
    ]);
    expect(play.story).toEqual(['left knee: Ford 1, hand, here']);
    set(play, ford, knee, { ...knee, side: 'right', note: '', lasts: '' });
    expect(play.story).toEqual(['right knee: Ford 1, hand, here']);
    set(play, ford, { ...knee, side: 'right' }, null);
    expect([play.story, now(play, ford)]).toEqual([[], []]);
    play.undo(ford);
    expect(play.story).toEqual(['right knee: Ford 1, hand, here']);
    play.undo(ford);
    expect(play.story).toEqual(['left knee: Ford 1, hand, here']);
    const mill = play.begin('Mill');
    expect(now(play, mill)).toEqual([knee]);
    play.heal(mill);
    expect(play.story).toEqual(['left knee: Ford 1, hand, healed Mill 1']);
    play.set = play.set.reopen();
    expect(play.story).toEqual(['left knee: Ford 1, hand, healed Mill 1']);
  });

  it('what it means now stands in the story as well', () => {
    const play = new Play();
    const ford = play.begin('Ford');
    play.injure(ford);
    const [was] = now(play, ford);
    if (!was) throw new Error('an injury is there');
    set(play, ford, was, { ...was, lasts: 'until spring' });
    expect(play.history.map(({ injury, how }) => [injury.lasts, how])).toEqual([['until spring', 'fall']]);
  });

  it('is refused where it is not there, where its place is not, and under Thresholds', () => {
    const play = new Play();
    const ford = play.begin('Ford');
    expect(set(play, ford, knee, null).code).toBe('noSuchInjury');
    expect(set(play, ford, null, null).code).toBe('nothingToSet');
    expect(set(play, ford, null, { ...knee, region: 'wing' }).code).toBe('noSuchPlace');
    const other = valueOf(
      play.set.areas.campaign.create({ commandId: nextCommand(), ruleset: 'thresholds', sample: true }),
    );
    const view = valueOf(
      play.set.areas.encounter.start({
        commandId: nextCommand(),
        campaign: other.id,
        name: 'Weir',
        mode: 'spotlight',
        party: other.party.slice(0, 1).map(({ id }) => id),
        adversaries: [],
      }),
    );
    expect(set(play, view, null, knee).code).toBe('noInjuries');
    const places = play.set.areas.injuries.places({ encounter: view.id, combatant: play.who(view) });
    expect(places).toMatchObject({ ok: false, refusal: { code: 'noInjuries' } });
  });
});

describe('the story of injuries', () => {
  it('has nothing to tell of someone who was never hurt', () => {
    const play = new Play();
    expect(play.story).toEqual([]);
    play.begin('Ford');
    expect(play.story).toEqual([]);
  });

  it('goes over all encounters, names each with its round and time, and survives a restart', () => {
    const play = new Play();
    const ford = play.begin('Ford');
    valueOf(play.set.areas.encounter.nextTurn(play.gesture(ford)));
    play.injure(ford);
    const mill = play.begin('Mill');
    play.injure(mill);
    play.heal(mill);
    const story = ['left knee: Ford 2, fall, healed Mill 1', 'left knee: Mill 1, fall, here'];
    expect(play.story).toEqual(story);
    const [first, second] = play.history;
    expect(first?.when?.encounter).toBe(ford.id);
    expect(second?.when?.at).toBeGreaterThan(first?.when?.at ?? Infinity);
    play.set = play.set.reopen();
    expect(play.story).toEqual(story);
  });

  it('leaves out what was undone, and brings it again by redo', () => {
    const play = new Play();
    const ford = play.begin('Ford');
    play.injure(ford);
    play.undo(ford);
    expect(play.story).toEqual([]);
    valueOf(play.set.areas.journal.redo(play.gesture(ford)));
    expect(play.story).toEqual(['left knee: Ford 1, fall, here']);
  });

  it('tells what a hand wrote on the sheet, and took from it', () => {
    const play = new Play();
    const ford = play.begin('Ford');
    play.injure(ford);
    const eye = { severity: 'permanent', region: 'head', spot: 'eye', side: null } as const;
    play.sheet(ford, { ruleset: 'stamina-wounds', injuries: [eye] });
    expect(play.story).toEqual(['left knee: Ford 1, fall, healed Ford 1', ' eye: Ford 1, hand, here']);
  });

  it('tells a correction as it is told now', async () => {
    const play = new Play();
    const ford = play.begin('Ford');
    play.injure(ford);
    const view = valueOf(play.set.areas.encounter.open({ encounter: ford.id }));
    const line = view.log.findLast(({ parts }) => parts.some(({ text }) => text.includes('Injury roll')))?.line ?? 0;
    const change = {
      kind: 'injury',
      combatant: play.who(ford),
      dice: { injury: 4, region: 6, spot: 6, side: 2 },
    } as const;
    await play.set.areas.journal.correct({ ...play.gesture(ford), line, change, revision: view.revision });
    expect(play.story).toEqual(['right foot: Ford 1, fall, here']);
  });

  it('keeps apart who is of the party and who is not', () => {
    const play = new Play();
    const ford = play.begin('Ford');
    play.injure(ford);
    const other = play.campaign.party[1]?.id;
    if (other === undefined) throw new Error('a second member');
    expect(valueOf(play.set.areas.injuries.history({ campaign: play.campaign.id, member: other }))).toEqual([]);
  });

  it('is refused for a campaign or a member that is not there, and empty under Thresholds', () => {
    const play = new Play();
    const { injuries } = play.set.areas;
    const code = (reply: ReturnType<typeof injuries.history>): string =>
      reply instanceof Promise || reply.ok ? 'accepted' : reply.refusal.code;
    expect(code(injuries.history({ campaign: 'no' as CampaignView['id'], member: play.member.id }))).toBe(
      'noSuchCampaign',
    );
    const [adversary] = play.campaign.adversaries;
    if (!adversary) throw new Error('the sample has adversaries');
    expect(code(injuries.history({ campaign: play.campaign.id, member: adversary.id }))).toBe('noSuchEntry');
    const other = valueOf(
      play.set.areas.campaign.create({ commandId: nextCommand(), ruleset: 'thresholds', sample: true }),
    );
    const [hero] = other.party;
    if (!hero) throw new Error('the sample has a party');
    expect(valueOf(injuries.history({ campaign: other.id, member: hero.id }))).toEqual([]);
  });
});
