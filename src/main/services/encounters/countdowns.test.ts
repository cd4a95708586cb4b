import { describe, expect, it } from 'vitest';
import type { CountdownInput } from '../../../preload/contract/api/countdown-api.ts';
import type { EncounterView } from '../../../preload/contract/encounter-views.ts';
import { SCHEMAS } from '../../../preload/contract/schemas/index.ts';
import { nextCommand, temporaryServices, valueOf, type ServicesSet } from '../services.fixtures.ts';

interface Fight {
  readonly set: ServicesSet;
  readonly gesture: () => { readonly commandId: string; readonly encounter: EncounterView['id'] };
  readonly view: () => EncounterView;
}

function begin(ruleset: 'thresholds' | 'stamina-wounds' = 'thresholds'): Fight {
  const set = temporaryServices();
  const campaign = valueOf(set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true }));
  const { id } = valueOf(
    set.areas.encounter.start({
      commandId: nextCommand(),
      campaign: campaign.id,
      name: 'Ford at Dusk',
      mode: 'spotlight',
      party: campaign.party.slice(0, 1).map((entry) => entry.id),
      adversaries: [],
    }),
  );
  return {
    set,
    gesture: () => ({ commandId: nextCommand(), encounter: id }),
    view: () => valueOf(set.areas.encounter.open({ encounter: id })),
  };
}

const rope = (more: Partial<CountdownInput> = {}): CountdownInput => ({
  name: 'The rope parts',
  start: '4',
  loop: 'none',
  follows: null,
  hidden: false,
  ...more,
});

const refusalOf = (reply: unknown): unknown => {
  const settled = reply as { ok: boolean; refusal?: { code: string; field?: string } };
  return settled.ok ? 'accepted' : [settled.refusal?.code, settled.refusal?.field];
};

describe('a countdown', () => {
  it.each(['thresholds', 'stamina-wounds'] as const)('begins, is ticked, triggered, undone: %s', (ruleset) => {
    const { set, gesture, view } = begin(ruleset);
    const { countdowns, journal } = set.areas;
    valueOf(countdowns.add({ ...gesture(), ...rope({ start: '2' }) }));
    const [made] = view().countdowns;
    if (!made) throw new Error('it is there');
    valueOf(countdowns.advance({ ...gesture(), countdown: made.id, by: 1 }));
    expect(view().countdowns).toMatchObject([{ start: 2, current: 1 }]);
    const { sentences } = valueOf(countdowns.advance({ ...gesture(), countdown: made.id, by: 5 }));
    expect(sentences).toEqual(['Countdown The rope parts is triggered: 1 to 0, and it is over']);
    expect(refusalOf(countdowns.advance({ ...gesture(), countdown: made.id, by: 1 }))).toEqual([
      'countdownEnded',
      'countdown',
    ]);
    valueOf(journal.undo(gesture()));
    expect(view().countdowns).toMatchObject([{ current: 1 }]);
    valueOf(countdowns.remove({ ...gesture(), countdown: made.id }));
    expect(view().countdowns).toEqual([]);
  });

  it('rolls the dice of its start that nobody typed, and says what they showed', () => {
    const { set, gesture, view } = begin();
    set.faces.push(3);
    const { sentences } = valueOf(
      set.areas.countdowns.add({ ...gesture(), ...rope({ start: '2d6+1', faces: [5, null] }) }),
    );
    expect(sentences).toEqual(['Countdown The rope parts begins at 9, rolled as 2d6+1: 5, 3']);
    expect(view().countdowns).toMatchObject([{ start: 9, current: 9 }]);
    expect(set.faces).toEqual([]);
  });

  it('follows the players’ rolls where there are Hope and Fear', () => {
    const { set, gesture, view } = begin();
    const { countdowns } = set.areas;
    expect(refusalOf(countdowns.countRoll({ ...gesture(), outcome: 'critical' }))).toEqual([
      'noDynamicCountdown',
      undefined,
    ]);
    valueOf(countdowns.add({ ...gesture(), ...rope({ name: 'Catch them', follows: 'progress' }) }));
    valueOf(countdowns.add({ ...gesture(), ...rope({ name: 'They escape', follows: 'consequence' }) }));
    const { sentences } = valueOf(countdowns.countRoll({ ...gesture(), outcome: 'success-fear' }));
    expect(sentences).toEqual([
      'Countdown Catch them: 4 to 3, by a success with Fear',
      'Countdown They escape: 4 to 3, by a success with Fear',
    ]);
    valueOf(set.areas.journal.undo(gesture()));
    expect(view().countdowns.map(({ current }) => current)).toEqual([4, 4]);
    const other = begin('stamina-wounds');
    const refused = other.set.areas.countdowns.add({ ...other.gesture(), ...rope({ follows: 'progress' }) });
    expect(refusalOf(refused)).toEqual(['noDynamic', 'follows']);
  });

  it.each([
    [rope({ name: ' ' }), ['nameMissing', 'name']],
    [rope({ start: '' }), ['noStart', 'start']],
    [rope({ start: '0' }), ['outOfRange', 'start']],
    [rope({ start: '1000' }), ['outOfRange', 'start']],
    [rope({ start: 'd6-1' }), ['outOfRange', 'start']],
    [rope({ start: 'soon' }), ['notDice', 'start']],
    [rope({ start: 'd6', faces: [7] }), ['dieOutOfRange', 'faces']],
    [rope({ start: '4', faces: [4] }), ['dieNotUsed', 'faces']],
  ])('%j is refused at its field', (input, expected) => {
    const { set, gesture, view } = begin();
    expect(refusalOf(set.areas.countdowns.add({ ...gesture(), ...input }))).toEqual(expected);
    expect(view().countdowns).toEqual([]);
  });

  it('tells which dice its start takes', () => {
    const { areas } = temporaryServices();
    expect(valueOf(areas.countdowns.readStart({ start: '2d4 + 1' }))).toEqual({
      dice: [{ faces: 4 }, { faces: 4 }],
      from: 3,
      to: 9,
    });
    expect(valueOf(areas.countdowns.readStart({ start: '8' }))).toEqual({ dice: [], from: 8, to: 8 });
  });
});

describe('the bridge', () => {
  const gesture = { commandId: 'c1', encounter: 'e1' };
  it.each([
    ['countdowns.add', { ...rope(), loop: 'sideways' }],
    ['countdowns.add', { ...rope(), follows: 'luck' }],
    ['countdowns.add', { ...rope(), name: 'x'.repeat(121) }],
    ['countdowns.add', { ...rope(), start: '1'.repeat(61) }],
    ['countdowns.advance', { countdown: 'a', by: 0 }],
    ['countdowns.advance', { countdown: 'a', by: 1000 }],
    ['countdowns.countRoll', { outcome: 'great' }],
    ['countdowns.remove', {}],
  ] as const)('%s does not take %j', (name, input) => {
    expect(SCHEMAS[name].safeParse({ ...gesture, ...input }).success).toBe(false);
  });
});
