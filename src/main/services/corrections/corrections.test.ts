import { describe, expect, it } from 'vitest';
import type { CorrectionPreview, LineChange } from '../../../preload/contract/correction-views.ts';
import type { CampaignView } from '../../../preload/contract/campaign-views.ts';
import type { Applied } from '../../../preload/contract/damage-views.ts';
import type { EncounterView } from '../../../preload/contract/encounter-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import { sentence } from '../../rules/parts.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

/** A fight with the sample party, as one drives it through the bridge. */
class Fight {
  set: ServicesSet;
  readonly encounter: EncounterView['id'];
  readonly campaign: CampaignView['id'];

  constructor(ruleset: 'thresholds' | 'stamina-wounds') {
    this.set = temporaryServices();
    const created = this.set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true });
    this.campaign = valueOf(created).id;
    this.encounter = this.begin('Ford at Dusk');
  }

  begin(name: string): EncounterView['id'] {
    const { id: campaign, party, adversaries } = valueOf(this.set.areas.campaign.open({ campaign: this.campaign }));
    const started = this.set.areas.encounter.start({
      commandId: nextCommand(),
      campaign,
      name,
      mode: 'spotlight',
      party: party.map(({ id }) => id),
      adversaries: adversaries.slice(0, 1).map(({ id }) => ({ entry: id, count: 2 })),
    });
    return valueOf(started).id;
  }

  view(encounter = this.encounter): EncounterView {
    return valueOf(this.set.areas.encounter.open({ encounter }));
  }

  who(name: string): EncounterView['combatants'][number] {
    const found = this.view().combatants.find((combatant) => combatant.name === name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  }

  /** Enters damage. @returns the entry's number */
  hit(name: string, text: string): number {
    const targets = [{ combatant: this.who(name).id }];
    const gesture = { commandId: nextCommand(), encounter: this.encounter };
    return valueOf(this.set.areas.damage.apply({ ...gesture, text, targets })).revision;
  }

  preview(line: number, change: LineChange): Reply<CorrectionPreview> | Promise<Reply<CorrectionPreview>> {
    return this.set.areas.journal.previewCorrection({ encounter: this.encounter, line, change });
  }

  correct(line: number, change: LineChange, revision?: number): Reply<Applied> | Promise<Reply<Applied>> {
    const gesture = { commandId: nextCommand(), encounter: this.encounter };
    return this.set.areas.journal.correct({ ...gesture, line, change, revision });
  }

  damage(name: string, text: string): LineChange {
    return { kind: 'damage', text, targets: [{ combatant: this.who(name).id }] };
  }

  /** The log as it counts, and what no longer does. */
  log(): { readonly counts: string[]; readonly corrected: string[] } {
    const { log } = this.view();
    const words = (wanted: boolean): string[] =>
      log.filter(({ undoneAt }) => (undoneAt === null) === wanted).map(({ parts }) => sentence(parts));
    return { counts: words(true), corrected: words(false) };
  }
}

describe('a correction, through the services', () => {
  it('changes an amount half an hour later, and shows first what follows', () => {
    const fight = new Fight('thresholds');
    const first = fight.hit('Brakka Thorne', '14');
    const second = fight.hit('Brakka Thorne', '20');
    const before = fight.log();
    const preview = valueOf(fight.preview(first, fight.damage('Brakka Thorne', '5')));
    expect(preview.complete).toBe(true);
    expect(preview.follows).toMatchObject([{ line: second, reason: null }]);
    expect(preview.follows[0]?.was).not.toEqual(preview.follows[0]?.becomes);
    expect(fight.log()).toEqual(before);
    valueOf(fight.correct(first, fight.damage('Brakka Thorne', '5')));
    const after = fight.log();
    expect(after.counts).toContain(preview.sentences[0]);
    expect(after.counts).toContain(preview.follows[0]?.becomes[0]);
    expect(after.counts.at(-1)).toBe(`Corrected: ${String(preview.sentences[0])}`);
    expect(after.corrected).toEqual(before.counts.slice(-2));
  });

  it('stands where the line stood, is undone as one, and is there after a restart', () => {
    const fight = new Fight('thresholds');
    const first = fight.hit('Brakka Thorne', '14');
    fight.hit('Pell Anwick', '9');
    const before = fight.view();
    valueOf(fight.correct(first, fight.damage('Brakka Thorne', '14 s')));
    const corrected = fight.view();
    const lines = corrected.log.filter(({ line }) => line === first);
    expect(lines.map(({ undoneAt, corrected: anew }) => [undoneAt !== null, anew])).toEqual([
      [true, true],
      [false, false],
    ]);
    fight.set = fight.set.reopen();
    expect(fight.view()).toEqual(corrected);
    valueOf(fight.set.areas.journal.undo({ commandId: nextCommand(), encounter: fight.encounter }));
    expect(fight.view().combatants).toEqual(before.combatants);
    expect(fight.log().counts).toEqual(before.log.map(({ parts }) => sentence(parts)));
    valueOf(fight.set.areas.journal.redo({ commandId: nextCommand(), encounter: fight.encounter }));
    expect(fight.view().combatants).toEqual(corrected.combatants);
  });

  it('opens a line with what was typed, also after it was corrected', () => {
    const fight = new Fight('thresholds');
    const line = fight.hit('Brakka Thorne', '9+3');
    const open = () => fight.set.areas.journal.line({ encounter: fight.encounter, line });
    expect(open()).toMatchObject({ ok: true, value: { entered: { kind: 'damage', text: '9+3' } } });
    valueOf(fight.correct(line, fight.damage('Brakka Thorne', '8')));
    expect(open()).toMatchObject({ ok: true, value: { entered: { kind: 'damage', text: '8' } } });
    const { id } = fight.who('Brakka Thorne');
    expect(fight.set.areas.journal.latestEntry({ encounter: fight.encounter, combatant: id })).toMatchObject({
      ok: true,
      value: { line, entered: { text: '8' } },
    });
    const { id: other } = fight.who('Pell Anwick');
    expect(fight.set.areas.journal.latestEntry({ encounter: fight.encounter, combatant: other })).toMatchObject({
      ok: false,
      refusal: { code: 'nothingToAmend' },
    });
  });

  it('moves a hit to someone else', () => {
    const fight = new Fight('thresholds');
    const [brakka, pell] = [fight.who('Brakka Thorne').vitals, fight.who('Pell Anwick').vitals];
    const line = fight.hit('Brakka Thorne', '14');
    valueOf(fight.correct(line, fight.damage('Pell Anwick', '14')));
    expect(fight.who('Brakka Thorne').vitals).toEqual(brakka);
    expect(fight.who('Pell Anwick').vitals).not.toEqual(pell);
  });

  it('strikes a line out, and drops a roll that is owed no more, with the reason', () => {
    const fight = new Fight('stamina-wounds');
    const [first] = fight.view().combatants;
    if (!first) throw new Error('the party is there');
    const { name, vitals } = first;
    if (!('stamina' in vitals)) throw new Error('the party has pools');
    const hit = fight.hit(name, String((vitals.stamina?.current ?? 0) + vitals.wounds.current));
    const { owed } = fight.view();
    expect(owed).toMatchObject([{ kind: 'injuryRoll' }, { kind: 'morale' }]);
    const struck = valueOf(fight.preview(hit, { kind: 'strike' }));
    expect(struck).toMatchObject({ sentences: [], noLongerOwed: [owed[0]?.sentence], nowOwed: [] });
    valueOf(fight.correct(hit, { kind: 'strike' }));
    expect(fight.who(name).vitals).toEqual(first.vitals);
    expect(fight.log().counts.at(-1)).toMatch(/^Struck out: /);
    expect(fight.view().owed).toMatchObject([{ kind: 'morale' }]);
  });

  it('decides an injury again with its dice, or asks for one that nobody rolled', () => {
    const fight = new Fight('stamina-wounds');
    const [first] = fight.view().combatants;
    if (!first || !('stamina' in first.vitals)) throw new Error('the party is there');
    const { name, id, vitals } = first;
    const pool = (vitals.stamina?.current ?? 0) + vitals.wounds.current;
    const hit = fight.hit(name, String(pool));
    const gesture = { commandId: nextCommand(), encounter: fight.encounter };
    const dice = { injury: 2, hours: 4 };
    const rolled = valueOf(
      fight.set.areas.injuries.record({ ...gesture, combatant: id, dice }) as Reply<{ revision: number }>,
    );
    expect(fight.who(name).vitals).toMatchObject({ status: 'knocked-out' });
    const preview = valueOf(fight.preview(hit, fight.damage(name, String(pool + 4))));
    expect(preview.follows).toMatchObject([{ line: rolled.revision, becomes: [] }]);
    expect(preview.follows[0]?.reason).toMatch(/region/i);
    expect(preview.nowOwed).toHaveLength(1);
    valueOf(fight.correct(hit, fight.damage(name, String(pool + 4))));
    expect(fight.view().owed).toMatchObject([{ kind: 'injuryRoll', below: 4 }, { kind: 'morale' }]);
    const other = valueOf(fight.preview(hit, fight.damage(name, String(pool + 1))));
    expect(other.follows).toEqual([]);
  });

  it('corrects the dice of an injury', () => {
    const fight = new Fight('stamina-wounds');
    const [first] = fight.view().combatants;
    if (!first || !('stamina' in first.vitals)) throw new Error('the party is there');
    const { name, id, vitals } = first;
    fight.hit(name, String((vitals.stamina?.current ?? 0) + vitals.wounds.current));
    const gesture = { commandId: nextCommand(), encounter: fight.encounter };
    const record = fight.set.areas.injuries.record({ ...gesture, combatant: id, dice: { injury: 2, hours: 4 } });
    const line = valueOf(record).revision;
    const missing = valueOf(fight.preview(line, { kind: 'injury', combatant: id, dice: { injury: 4 } }));
    expect(missing).toMatchObject({ complete: false, sentences: [] });
    expect(missing.slots.map(({ slot, value }) => [slot, value])).toEqual([
      ['injury', 4],
      ['region', null],
    ]);
    const whole: LineChange = { kind: 'injury', combatant: id, dice: { injury: 4, region: 1, spot: 5 } };
    expect(fight.correct(line, { kind: 'injury', combatant: id, dice: { injury: 4 } })).toMatchObject({ ok: false });
    valueOf(fight.correct(line, whole));
    expect(fight.who(name).vitals).toMatchObject({ status: 'down', injuries: [{ severity: 'minor', region: 'head' }] });
  });

  it('is refused at the text, and when play went on since its preview; then nothing is written', () => {
    const fight = new Fight('thresholds');
    const line = fight.hit('Brakka Thorne', '14');
    const before = fight.view();
    expect(fight.correct(line, fight.damage('Brakka Thorne', '12x'))).toMatchObject({
      ok: false,
      refusal: { field: 'text' },
    });
    expect(fight.correct(line, fight.damage('Brakka Thorne', '12'), before.revision - 1)).toMatchObject({
      ok: false,
      refusal: { code: 'playWentOn' },
    });
    expect(fight.preview(1, { kind: 'strike' })).toMatchObject({ ok: false, refusal: { code: 'firstLine' } });
    expect(fight.view()).toEqual(before);
  });
});

describe('correcting one fight during another', () => {
  /** A member hit in the first fight, and again in the second. */
  function twoFights() {
    const fight = new Fight('thresholds');
    const line = fight.hit('Brakka Thorne', '14');
    const second = fight.begin('Salt Stair');
    const brakka = fight.view(second).combatants.find(({ name }) => name === 'Brakka Thorne');
    if (!brakka) throw new Error('the party takes part');
    const gesture = { commandId: nextCommand(), encounter: second };
    valueOf(fight.set.areas.damage.apply({ ...gesture, text: '9', targets: [{ combatant: brakka.id }] }));
    const member = (): unknown =>
      valueOf(fight.set.areas.campaign.open({ campaign: fight.campaign })).party.find(
        ({ name }) => name === 'Brakka Thorne',
      )?.vitals;
    return { fight, line, second, member };
  }

  it('changes the first fight alone, and offers to take it over', () => {
    const { fight, line, second, member } = twoFights();
    const [before, other] = [member(), fight.view(second)];
    const applied = valueOf(fight.correct(line, fight.damage('Brakka Thorne', '5')));
    expect(applied.elsewhere).toMatchObject([{ combatant: fight.who('Brakka Thorne').id }]);
    expect(applied.elsewhere[0]?.sentence).toMatch(
      /^Brakka Thorne changed elsewhere since and stands at .* here it is /,
    );
    expect(fight.who('Brakka Thorne').vitals).toMatchObject({ hp: { marked: 1 } });
    expect([member(), fight.view(second)]).toEqual([before, other]);
  });

  it('takes over what the game master wants to, as an entry of the campaign', () => {
    const { fight, line, member } = twoFights();
    valueOf(fight.correct(line, fight.damage('Brakka Thorne', '5')));
    const { revision } = valueOf(fight.set.areas.campaign.open({ campaign: fight.campaign }));
    const gesture = { commandId: nextCommand(), encounter: fight.encounter };
    const taken = fight.set.areas.campaign.takeOver({ ...gesture, combatant: fight.who('Brakka Thorne').id });
    expect(valueOf(taken).revision).toBe(revision + 1);
    expect(member()).toMatchObject({ hp: { marked: 1 } });
    fight.set = fight.set.reopen();
    expect(fight.set.campaigns).toEqual([]);
    expect(valueOf(fight.set.areas.campaign.open({ campaign: fight.campaign })).party).toContainEqual(
      expect.objectContaining({ name: 'Brakka Thorne', vitals: member() }),
    );
  });

  it('does not overwrite them by going on with the first fight either', () => {
    const { fight, member } = twoFights();
    const before = member();
    fight.hit('Brakka Thorne', '3');
    expect(member()).toEqual(before);
  });

  it('offers nothing for adversaries, nor while nobody else has touched the member', () => {
    const fight = new Fight('thresholds');
    const line = fight.hit('Brakka Thorne', '14');
    expect(valueOf(fight.correct(line, fight.damage('Brakka Thorne', '5'))).elsewhere).toEqual([]);
    const foe = fight.view().combatants.find(({ side }) => side === 'foe');
    const gesture = { commandId: nextCommand(), encounter: fight.encounter };
    expect(fight.set.areas.campaign.takeOver({ ...gesture, combatant: foe?.id ?? ('' as never) })).toMatchObject({
      ok: false,
      refusal: { code: 'noMember' },
    });
  });
});

describe('a member who joined in the middle, and then never did', () => {
  it('has what they had before, and again what happened when it is redone', () => {
    const fight = new Fight('thresholds');
    const { party } = valueOf(fight.set.areas.campaign.open({ campaign: fight.campaign }));
    const [first, second] = party;
    if (!first || !second) throw new Error('the sample has a party');
    const alone = fight.set.areas.encounter.start({
      commandId: nextCommand(),
      campaign: fight.campaign,
      name: 'Weir',
      mode: 'spotlight',
      party: [first.id],
      adversaries: [],
    });
    const { id: encounter } = valueOf(alone);
    const gesture = () => ({ commandId: nextCommand(), encounter });
    const hp = (): unknown => {
      const view = valueOf(fight.set.areas.campaign.open({ campaign: fight.campaign }));
      return view.party.find(({ id }) => id === second.id)?.vitals;
    };
    valueOf(fight.set.areas.encounter.add({ ...gesture(), party: [second.id], adversaries: [] }));
    const joined = fight.view(encounter).combatants.find(({ name }) => name === second.name);
    if (!joined) throw new Error('they joined');
    const before = hp();
    valueOf(fight.set.areas.damage.apply({ ...gesture(), text: '9', targets: [{ combatant: joined.id }] }));
    const hurt = hp();
    expect(hurt).not.toEqual(before);
    valueOf(fight.set.areas.journal.rewind({ ...gesture(), seq: 1 }));
    expect(hp()).toEqual(before);
    const redone = valueOf(fight.set.areas.journal.redo(gesture()));
    expect([hp(), redone.elsewhere]).toEqual([hurt, []]);
  });
});
