import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CampaignView } from '../../../preload/contract/campaign-views.ts';
import type { Applied } from '../../../preload/contract/damage-views.ts';
import type { EncounterView } from '../../../preload/contract/encounter-views.ts';
import { connect } from '../../db/connect.ts';
import { stateTable } from '../../db/state-table.ts';
import { nextCommand, temporaryServices, valueOf } from '../services.fixtures.ts';
import { LIVE } from './campaign-model.ts';

type Fight = EncounterView['id'];

const TEND = { move: 'tend-wounds' } as const;

/** A campaign of Thresholds whose members go from encounter to encounter. */
class Party {
  readonly set = temporaryServices();
  readonly id: CampaignView['id'];

  constructor() {
    const made = this.set.areas.campaign.create({ commandId: nextCommand(), ruleset: 'thresholds', sample: true });
    this.id = valueOf(made).id;
  }

  get members(): CampaignView['party'] {
    return valueOf(this.set.areas.campaign.open({ campaign: this.id })).party;
  }

  member(at: number): CampaignView['party'][number] {
    const found = this.members[at];
    if (!found) throw new Error('so many members there are');
    return found;
  }

  /** The rows that say how members stand, as they are on the disk. */
  get rows(): ReadonlyMap<string, string> {
    const db = connect(path.join(this.set.folder, 'data', 'woundboard.sqlite'), 'reading');
    try {
      return new Map([...stateTable(db).parts(this.id)].filter(([part]) => part.startsWith(LIVE)));
    } finally {
      db.close();
    }
  }

  /** An encounter that runs, with these members. */
  begin(name: string, ...members: readonly number[]): Fight {
    const { id } = valueOf(
      this.set.areas.encounter.start({
        commandId: nextCommand(),
        campaign: this.id,
        name,
        mode: 'individual',
        party: members.map((at) => this.member(at).id),
        adversaries: this.adversaries,
      }),
    );
    return id;
  }

  join(encounter: Fight, at: number): Applied {
    const joining = { party: [this.member(at).id], adversaries: [] };
    return valueOf(this.set.areas.encounter.add({ commandId: nextCommand(), encounter, ...joining }));
  }

  combatant(encounter: Fight, at: number): EncounterView['combatants'][number] {
    const { combatants } = valueOf(this.set.areas.encounter.open({ encounter }));
    const found = combatants.find(({ member }) => member === this.member(at).id);
    if (!found) throw new Error('they take part');
    return found;
  }

  hit(encounter: Fight, at: number, text: string): Applied {
    const targets = [{ combatant: this.combatant(encounter, at).id }];
    return valueOf(this.set.areas.damage.apply({ commandId: nextCommand(), encounter, text, targets }));
  }

  arm(encounter: Fight, at: number): void {
    const condition = { kind: 'armored', name: '', armor: 2, remindAt: null, note: '', timer: null } as const;
    const combatants = [this.combatant(encounter, at).id];
    const input = { commandId: nextCommand(), encounter, combatants, condition };
    valueOf(this.set.areas.encounter.addCondition(input));
  }

  end(encounter: Fight): void {
    valueOf(this.set.areas.encounter.end({ commandId: nextCommand(), encounter, ending: '' }));
  }

  undo(encounter: Fight): void {
    valueOf(this.set.areas.journal.undo({ commandId: nextCommand(), encounter }));
  }

  /** A short rest of one member between encounters. */
  rest(at: number): void {
    const rest = { ruleset: 'thresholds', length: 'short', interrupted: false, moves: [TEND] } as const;
    const rests = [{ who: this.member(at).id, rest, dice: [1] }];
    const input = { commandId: nextCommand(), campaign: this.id, encounter: null, rests, gmDie: 1 };
    valueOf(this.set.areas.rests.take(input));
  }

  takeBack(): void {
    valueOf(this.set.areas.rests.takeBack({ commandId: nextCommand(), campaign: this.id }));
  }

  private get adversaries(): { readonly entry: CampaignView['party'][number]['id']; readonly count: number }[] {
    const { adversaries } = valueOf(this.set.areas.campaign.open({ campaign: this.id }));
    return adversaries.slice(0, 1).map(({ id }) => ({ entry: id, count: 1 }));
  }
}

describe('a rest that is taken back', () => {
  it('leaves nothing behind of those whom nothing has touched', () => {
    const party = new Party();
    party.rest(0);
    expect([...party.rows.keys()]).toContain(LIVE + party.member(0).id);
    party.takeBack();
    expect([...party.rows.keys()]).not.toContain(LIVE + party.member(0).id);
    expect([...party.rows.keys()]).not.toContain(`${LIVE}gm-tokens`);
  });

  it('leaves everyone as the encounter before it left them, rest by rest', () => {
    const party = new Party();
    const fight = party.begin('Ford', 0, 1);
    party.hit(fight, 0, '14');
    party.end(fight);
    const stages = [party.rows];
    for (let rests = 0; rests < 3; rests += 1) {
      party.rest(0);
      stages.push(party.rows);
    }
    stages.pop();
    while (stages.length > 0) {
      party.takeBack();
      expect(party.rows).toEqual(stages.pop());
    }
  });

  it('is refused where the game master’s tokens have been spent since', () => {
    const party = new Party();
    party.rest(0);
    const fight = party.begin('Ford', 0);
    valueOf(party.set.areas.encounter.changeTokens({ commandId: nextCommand(), encounter: fight, by: -1 }));
    party.end(fight);
    expect(valueOf(party.set.areas.campaign.open({ campaign: party.id })).lastRest).toBeNull();
    const refused = party.set.areas.rests.takeBack({ commandId: nextCommand(), campaign: party.id });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'noRestToTakeBack' } });
  });

  it('is refused once an encounter has begun, also where it has ended and changed nobody', () => {
    const party = new Party();
    party.rest(0);
    party.end(party.begin('Ford', 0));
    const refused = party.set.areas.rests.takeBack({ commandId: nextCommand(), campaign: party.id });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'noRestToTakeBack' } });
  });

  it('does not keep that encounter from going back to before somebody joined', () => {
    const party = new Party();
    const { vitals } = party.member(0);
    const fight = party.begin('Ford', 1);
    party.join(fight, 0);
    party.hit(fight, 0, '14');
    party.end(fight);
    party.rest(0);
    party.takeBack();
    for (let steps = 0; steps < 3; steps += 1) party.undo(fight);
    expect(party.member(0).vitals).toEqual(vitals);
  });
});

describe('armor of a condition in one encounter', () => {
  it('is no change elsewhere to another that its bearer joins', () => {
    const party = new Party();
    const first = party.begin('Ford', 0);
    party.arm(first, 0);
    const second = party.begin('Weir', 1);
    expect(party.join(second, 0).elsewhere).toEqual([]);
    expect(party.hit(second, 0, '14').elsewhere).toEqual([]);
    expect(party.member(0).vitals).toMatchObject({ hp: { marked: 2 }, armor: { temporary: 0 } });
    // Whoever has it there still bears it, and is told of what has happened meanwhile.
    expect(party.combatant(first, 0).vitals).toMatchObject({ armor: { temporary: 2 }, hp: { marked: 0 } });
    expect(party.hit(first, 0, '1').elsewhere).toHaveLength(1);
  });

  it('is no change elsewhere to one that begins with its bearer', () => {
    const party = new Party();
    const first = party.begin('Ford', 0);
    party.arm(first, 0);
    const second = party.begin('Weir', 0);
    expect(party.hit(second, 0, '14').elsewhere).toEqual([]);
    expect(party.member(0).vitals).toMatchObject({ hp: { marked: 2 } });
  });
});
