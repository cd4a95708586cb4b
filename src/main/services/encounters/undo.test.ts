import { describe, expect, it } from 'vitest';
import type { CombatantView, EncounterView } from '../../../preload/contract/encounter-views.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

type Ruleset = 'thresholds' | 'stamina-wounds';

class Fight {
  set: ServicesSet;
  readonly id: EncounterView['id'];

  private constructor(set: ServicesSet, id: EncounterView['id']) {
    this.set = set;
    this.id = id;
  }

  /** The party against two alike foes and one more, each with a turn of their own. */
  static begin(ruleset: Ruleset): Fight {
    const set = temporaryServices();
    const campaign = valueOf(set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true }));
    const { id } = valueOf(
      set.areas.encounter.start({
        commandId: nextCommand(),
        campaign: campaign.id,
        name: 'Ford',
        mode: 'individual',
        party: campaign.party.map((entry) => entry.id),
        adversaries: campaign.adversaries.slice(0, 2).map((entry, index) => ({ entry: entry.id, count: 2 - index })),
      }),
    );
    return new Fight(set, id);
  }

  get gesture(): { readonly commandId: string; readonly encounter: EncounterView['id'] } {
    return { commandId: nextCommand(), encounter: this.id };
  }

  get view(): EncounterView {
    return valueOf(this.set.areas.encounter.open({ encounter: this.id }));
  }

  /** Everything that stands on the board: rows, order, whose turn, what is owed. */
  get board(): unknown {
    const { combatants, order, round, owed, gmTokens, sides } = this.view;
    return { combatants, order, round, owed, gmTokens, sides };
  }

  /** The first of a side; -1: the last. */
  of(side: CombatantView['side'], at = 0): CombatantView {
    const found = this.view.combatants.filter((combatant) => combatant.side === side).at(at);
    if (!found) throw new Error('somebody is there');
    return found;
  }

  hit(text: string, ...combatants: readonly CombatantView[]): void {
    const targets = combatants.map(({ id }) => ({ combatant: id }));
    valueOf(this.set.areas.damage.apply({ ...this.gesture, text, targets, source: null, force: true }));
  }

  undo(): void {
    valueOf(this.set.areas.journal.undo(this.gesture));
  }

  redo(): void {
    valueOf(this.set.areas.journal.redo(this.gesture));
  }
}

const CONDITION = { name: '', remindAt: null, note: '', timer: null } as const;

/** Gestures of every kind, on whoever is first. */
const GESTURES: Readonly<Record<string, (fight: Fight) => unknown>> = {
  'a hit': (fight) => {
    fight.hit('9', fight.of('hero'));
  },
  'a hit that takes all there is, and makes a roll due': (fight) => {
    fight.hit('99', fight.of('hero'));
    fight.hit('99', fight.of('hero'));
  },
  'a hit on several': (fight) => {
    fight.hit('7', fight.of('hero'), fight.of('foe'), fight.of('foe', 1));
  },
  'a hit of nothing': (fight) => {
    fight.hit('0', fight.of('hero'));
  },
  healing: (fight) =>
    valueOf(
      fight.set.areas.damage.heal({ ...fight.gesture, text: '3', targets: [{ combatant: fight.of('hero').id }] }),
    ),
  'a condition that cannot act': (fight) =>
    valueOf(
      fight.set.areas.encounter.addCondition({
        ...fight.gesture,
        combatants: [fight.of('hero').id],
        condition: { ...CONDITION, kind: null, name: 'Held', cannotAct: true },
      }),
    ),
  'the next turn': (fight) => valueOf(fight.set.areas.encounter.nextTurn(fight.gesture)),
  'a removal in mid-turn': (fight) =>
    valueOf(fight.set.areas.encounter.remove({ ...fight.gesture, combatants: [fight.of('hero').id] })),
  'a flight': (fight) =>
    valueOf(fight.set.areas.encounter.leave({ ...fight.gesture, combatants: [fight.of('foe').id], how: 'fled' })),
  'four more of a kind': (fight) =>
    valueOf(fight.set.areas.encounter.quickAdd({ ...fight.gesture, text: `4 ${fight.of('foe', -1).name}` })),
  'a new name': (fight) =>
    valueOf(
      fight.set.areas.encounter.edit({ ...fight.gesture, combatant: fight.of('foe').id, changes: { name: 'Scar' } }),
    ),
};

describe.each(['thresholds', 'stamina-wounds'] as const)('undo under %s', (ruleset) => {
  it.each(Object.entries(GESTURES))('of %s leaves everything just as it was, and redo as it became', (_name, make) => {
    const fight = Fight.begin(ruleset);
    fight.hit('6', fight.of('hero'), fight.of('foe'));
    valueOf(fight.set.areas.encounter.nextTurn(fight.gesture));
    const before = fight.board;
    const revision = fight.view.log.filter(({ undoneAt }) => undoneAt === null).length;
    make(fight);
    const after = fight.board;
    const gestures = new Set(
      fight.view.log
        .filter(({ undoneAt }) => undoneAt === null)
        .slice(revision)
        .map(({ line }) => line),
    );
    for (let undone = 0; undone < gestures.size; undone += 1) fight.undo();
    expect(fight.board).toEqual(before);
    // Also after a restart: nothing of it is kept in memory only.
    fight.set = fight.set.reopen();
    expect(fight.board).toEqual(before);
    for (let redone = 0; redone < gestures.size; redone += 1) fight.redo();
    expect(fight.board).toEqual(after);
  });

  it('takes back the last thing done only, not the whole turn', () => {
    const fight = Fight.begin(ruleset);
    valueOf(fight.set.areas.encounter.nextTurn(fight.gesture));
    fight.hit('3', fight.of('foe'));
    const first = fight.board;
    fight.hit('4', fight.of('foe', 1));
    fight.undo();
    expect(fight.board).toEqual(first);
  });

  it('of a hit on one of several alike ones gives back to that one alone', () => {
    const fight = Fight.begin(ruleset);
    fight.hit('3', fight.of('foe'));
    const [one, two] = [fight.of('foe'), fight.of('foe', 1)];
    fight.hit('5', two);
    fight.undo();
    expect([fight.of('foe'), fight.of('foe', 1)]).toEqual([one, two]);
  });

  it('of healing past the maximum takes away what it gave, and no more', () => {
    const fight = Fight.begin(ruleset);
    fight.hit('9', fight.of('hero'));
    const hurt = fight.board;
    fight.hit('+99', fight.of('hero'));
    fight.undo();
    expect(fight.board).toEqual(hurt);
  });
});

describe('undo under Thresholds', () => {
  it('of a condition that brought armor gives marked slots and all back as they were', () => {
    const fight = Fight.begin('thresholds');
    const condition = { ...CONDITION, kind: 'armored', armor: 2 };
    const combatants = [fight.of('hero').id];
    valueOf(fight.set.areas.encounter.addCondition({ ...fight.gesture, combatants, condition }));
    fight.hit('20s', fight.of('hero'));
    const under = fight.board;
    const conditions = fight.of('hero').conditions.map(({ id }) => ({ combatant: fight.of('hero').id, condition: id }));
    valueOf(fight.set.areas.encounter.removeConditions({ ...fight.gesture, conditions }));
    fight.undo();
    expect(fight.board).toEqual(under);
  });

  it('of a hit that armor took whole does not heal', () => {
    const fight = Fight.begin('thresholds');
    fight.hit('9', fight.of('hero'));
    const before = fight.board;
    fight.hit('1s', fight.of('hero'));
    expect(fight.of('hero').vitals).toMatchObject({ hp: { marked: 2 }, armor: { marked: 1 } });
    fight.undo();
    expect(fight.board).toEqual(before);
  });
});

describe('after a restart', () => {
  it('alike ones keep their numbers, and numbering goes on', () => {
    const fight = Fight.begin('thresholds');
    const kind = fight.of('foe').name.replace(/ \d+$/, '');
    const names = (): string[] => fight.view.combatants.map(({ name }) => name).filter((name) => name.startsWith(kind));
    const before = names();
    fight.set = fight.set.reopen();
    expect(names()).toEqual(before);
    valueOf(fight.set.areas.encounter.quickAdd({ ...fight.gesture, text: `2 ${kind}` }));
    expect(names()).toEqual([...before, `${kind} 3`, `${kind} 4`]);
  });

  it('the game master’s tokens and the turn are where they were', () => {
    const fight = Fight.begin('thresholds');
    valueOf(fight.set.areas.encounter.nextTurn(fight.gesture));
    const before = fight.board;
    fight.set = fight.set.reopen();
    expect(fight.board).toEqual(before);
  });
});

it('start, sent twice, begins one encounter, and everyone who joined stands in its log', () => {
  const set = temporaryServices();
  const campaign = valueOf(
    set.areas.campaign.create({ commandId: nextCommand(), ruleset: 'thresholds', sample: true }),
  );
  const start = {
    commandId: nextCommand(),
    campaign: campaign.id,
    name: 'Ford',
    mode: 'spotlight',
    party: campaign.party.map(({ id }) => id),
    adversaries: campaign.adversaries.slice(0, 1).map(({ id }) => ({ entry: id, count: 3 })),
  } as const;
  const [once, twice] = [valueOf(set.areas.encounter.start(start)), valueOf(set.areas.encounter.start(start))];
  expect(twice.id).toBe(once.id);
  expect(valueOf(set.areas.encounter.list({ campaign: campaign.id }))).toHaveLength(1);
  const said = twice.log.map(({ parts }) => parts.map(({ text }) => text).join(''));
  for (const { name, side } of twice.combatants)
    expect(said).toContain(`${name} joins the ${side === 'hero' ? 'heroes' : 'foes'}`);
  expect(twice.combatants).toHaveLength(start.party.length + 3);
});
