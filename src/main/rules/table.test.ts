import { describe, expect, it } from 'vitest';
import { addition, after, afterAll, codeOf, fight, id, prepared, said, strike } from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import { countdownId, decide, describe as tell, encounterId, prepareEncounter } from './index.ts';
import { NEXT, PREVIOUS } from './turns.fixtures.ts';

const two = (): Fight => fight('spotlight', { heroes: ['A'], foes: ['C'] });

describe('EN-17 the game master’s tokens', () => {
  const withTokens = (current: number): Fight => ({ ...two(), gmTokens: { current, max: 12 } });
  const change = (by: number): FightCommand => ({ type: 'changeTokens', by });

  it.each([
    [5, 3, 8, ['The game master gains 3 tokens, 8 of 12']],
    [11, 3, 12, ['The game master gains 1 token, 12 of 12']],
    [12, 1, 12, []],
    [5, -5, 0, ['The game master spends 5 tokens, 0 of 12']],
    [5, 0, 5, []],
  ])('%i by %i are %i', (current, by, expected, sentences) => {
    expect(after(withTokens(current), change(by)).gmTokens?.current).toBe(expected);
    expect(said(withTokens(current), change(by))).toEqual(sentences);
  });

  it.each([
    [-6, 'notEnoughTokens'],
    [0.5, 'notWhole'],
  ])('by %d: %s', (by, code) => {
    expect(codeOf(withTokens(5), change(by))).toBe(code);
  });

  it('are refused where they are not used', () => {
    expect(codeOf(two(), change(1))).toBe('noTokens');
    expect(codeOf(two(), { type: 'setActive', combatant: id('c'), cost: 1 })).toBe('noTokens');
  });

  it('pay for a spotlight or it is not taken', () => {
    expect(codeOf(withTokens(0), { type: 'setActive', combatant: id('c'), cost: 1 })).toBe('notEnoughTokens');
    expect(codeOf(withTokens(5), { type: 'setActive', combatant: id('c'), cost: -1 })).toBe('outOfRange');
  });
});

describe('EN-18 countdowns', () => {
  const add = (start: number, loop: 'none' | 'same' | 'rising' | 'falling' = 'none', name = 'Flood'): FightCommand => ({
    type: 'addCountdown',
    countdown: { id: countdownId('f'), name, start, loop, hidden: false },
  });
  const advance = (by: number): FightCommand => ({ type: 'advanceCountdown', countdown: countdownId('f'), by });

  it.each([
    [4, 'none', 1, [4, 3], 'Countdown Flood: 4 to 3'],
    [4, 'none', 9, [4, 0], 'Countdown Flood is triggered: 4 to 0, and it is over'],
    [4, 'same', 4, [4, 4], 'Countdown Flood is triggered: 4 to 0, and it starts again at 4'],
    [4, 'rising', 4, [5, 5], 'Countdown Flood is triggered: 4 to 0, and it starts again at 5'],
    [1, 'falling', 1, [1, 0], 'Countdown Flood is triggered: 1 to 0, and it is over'],
  ] as const)('from %i, loop %s, by %i', (start, loop, by, expected, sentence) => {
    const counting = after(two(), add(start, loop));
    const [countdown] = after(counting, advance(by)).countdowns;
    expect([countdown?.start, countdown?.current]).toEqual(expected);
    expect(said(counting, advance(by))).toEqual([sentence]);
  });

  it.each([
    [add(0), 'outOfRange'],
    [add(1.5), 'notWhole'],
    [add(1000), 'outOfRange'],
    [add(4, 'none', 'x'.repeat(121)), 'nameTooLong'],
    [add(4, 'none', ' '), 'nameMissing'],
    [add(4, 'sideways' as 'none'), 'unknownLoop'],
    [advance(1), 'noSuchCountdown'],
    [{ type: 'removeCountdown', countdown: countdownId('f') }, 'noSuchCountdown'],
  ] satisfies readonly (readonly [FightCommand, string])[])('%j is refused: %s', (command, code) => {
    expect(codeOf(two(), command)).toBe(code);
  });

  it('that have run out take no more ticks, and can be taken away', () => {
    const over = afterAll(two(), add(1), advance(1));
    expect(codeOf(over, advance(1))).toBe('countdownEnded');
    expect(codeOf(over, add(4))).toBe('idTaken');
    expect(codeOf(after(two(), add(4)), advance(-1))).toBe('outOfRange');
    const remove: FightCommand = { type: 'removeCountdown', countdown: countdownId('f') };
    expect(after(over, remove).countdowns).toEqual([]);
    expect(said(over, remove)).toEqual(['Countdown Flood is taken away']);
    expect(said(two(), add(4))).toEqual(['Countdown Flood begins at 4']);
  });
});

describe('EN-18 dynamic countdowns', () => {
  const dynamic = (name: string, start: number, follows?: 'progress' | 'consequence'): FightCommand => ({
    type: 'addCountdown',
    countdown: {
      id: countdownId(name),
      name,
      start,
      loop: 'none',
      hidden: false,
      ...(follows === undefined ? {} : { follows }),
    },
  });
  const chase = (): Fight =>
    afterAll(two(), dynamic('Catch', 5, 'progress'), dynamic('Escape', 3, 'consequence'), dynamic('Tide', 4));
  const roll = (outcome: 'fail-fear' | 'fail-hope' | 'success-fear' | 'success-hope' | 'critical'): FightCommand => ({
    type: 'countRoll',
    outcome,
  });

  it.each([
    ['fail-fear', [5, 0, 4], ['Countdown Escape is triggered: 3 to 0, by a failure with Fear, and it is over']],
    ['fail-hope', [5, 1, 4], ['Countdown Escape: 3 to 1, by a failure with Hope']],
    [
      'success-fear',
      [4, 2, 4],
      ['Countdown Catch: 5 to 4, by a success with Fear', 'Countdown Escape: 3 to 2, by a success with Fear'],
    ],
    ['success-hope', [3, 3, 4], ['Countdown Catch: 5 to 3, by a success with Hope']],
    ['critical', [2, 3, 4], ['Countdown Catch: 5 to 2, by a critical success']],
  ] as const)('%s moves them to %j', (outcome, expected, sentences) => {
    expect(after(chase(), roll(outcome)).countdowns.map(({ current }) => current)).toEqual(expected);
    expect(said(chase(), roll(outcome))).toEqual(sentences);
  });

  it('are not moved by a roll that says nothing to them, or once they have run out', () => {
    expect(codeOf(two(), roll('critical'))).toBe('noDynamicCountdown');
    expect(codeOf(after(two(), dynamic('Tide', 4)), roll('critical'))).toBe('noDynamicCountdown');
    expect(codeOf(after(two(), dynamic('Catch', 5, 'progress')), roll('fail-hope'))).toBe('nothingMoves');
    const over = afterAll(two(), dynamic('Catch', 1, 'progress'), roll('critical'));
    expect(codeOf(over, roll('critical'))).toBe('noDynamicCountdown');
    expect(codeOf(chase(), roll('great' as 'critical'))).toBe('unknownOutcome');
    expect(codeOf(two(), dynamic('Catch', 5, 'luck' as 'progress'))).toBe('unknownOutcome');
  });
});

describe('EN-18 a start out of dice', () => {
  const rolled = (start: number, dice: string, ...faces: number[]): FightCommand => ({
    type: 'addCountdown',
    countdown: { id: countdownId('f'), name: 'Flood', start, loop: 'none', hidden: false },
    dice: { text: dice, faces },
  });

  it('is told with the dice', () => {
    expect(said(two(), rolled(7, 'd6+3', 4))).toEqual(['Countdown Flood begins at 7, rolled as d6+3: 4']);
  });

  it.each([
    [rolled(8, 'd6+3', 4), 'wrongDice'],
    [rolled(7, 'd6+3', 7), 'dieOutOfRange'],
    [rolled(7, 'd6+3'), 'wrongDice'],
    [rolled(0, 'd6-4', 4), 'outOfRange'],
    [rolled(7, 'tide'), 'notDice'],
  ])('%j is refused: %s', (command, code) => {
    expect(codeOf(two(), command)).toBe(code);
  });

  it('leaves room for thirty of them', () => {
    const add = (at: number): FightCommand => ({
      type: 'addCountdown',
      countdown: { id: countdownId(String(at)), name: 'Flood', start: 1, loop: 'none', hidden: false },
    });
    const full = afterAll(two(), ...Array.from({ length: 30 }, (_, at) => add(at)));
    expect(codeOf(full, add(30))).toBe('tooManyCountdowns');
  });
});

describe('EN-19 morale', () => {
  const check = (changes: Partial<Extract<FightCommand, { type: 'checkMorale' }>>): FightCommand => ({
    type: 'checkMorale',
    combatants: [id('c')],
    score: 7,
    modifier: 0,
    dice: { first: 4, second: 3 },
    ...changes,
  });

  it.each([
    [{}, 'C holds: 7 against Morale 7'],
    [{ score: 6 }, 'C breaks: 7 against Morale 6'],
    [{ score: 6, modifier: 1 }, 'C holds: 7 against Morale 6 plus 1'],
    [{ score: 12, dice: {} }, 'C holds: Morale 12 never breaks'],
    [{ combatants: [id('c'), id('a')] }, 'C and A hold: 7 against Morale 7'],
    [{ combatants: [id('c'), id('a')], score: 2 }, 'C and A break: 7 against Morale 2'],
  ])('%j', (changes, sentence) => {
    expect(said(two(), check(changes))).toEqual([sentence]);
  });

  it.each([
    [{ combatants: [] }, 'noTarget'],
    [{ score: 13 }, 'outOfRange'],
    [{ dice: { first: 4 } }, 'dieMissing'],
    [{ score: 12 }, 'dieNotUsed'],
  ])('%j is refused: %s', (changes, code) => {
    expect(codeOf(two(), check(changes))).toBe(code);
  });
});

describe('EN-20 notes', () => {
  const note = (text: string, secret = false, about: string | null = null): FightCommand => ({
    type: 'note',
    text,
    private: secret,
    combatant: about === null ? null : id(about),
  });

  it('stand in the log as they are, and private ones say so', () => {
    expect(said(two(), note(' The bell tolls '))).toEqual(['The bell tolls']);
    expect(said(two(), note('lies', true, 'c'))).toEqual(['C: lies']);
    const outcome = decide(two(), note('lies', true, 'c'));
    expect(outcome.ok && tell(two(), outcome.value.events)).toMatchObject([
      { kind: 'note', private: true, combatant: 'c' },
    ]);
  });

  it.each([
    [' ', 'noteMissing'],
    ['x'.repeat(4001), 'noteTooLong'],
  ])('are refused: %#', (text, code) => {
    expect(codeOf(two(), note(text))).toBe(code);
  });

  it('EN-2 can still be taken once the encounter has ended; nothing else can be done', () => {
    const ended = after(two(), { type: 'endEncounter', ending: '' });
    expect(codeOf(ended, note('that was close'))).toBe('accepted');
    expect(codeOf(ended, strike('a', 5))).toBe('ended');
    expect(codeOf(ended, { type: 'endEncounter', ending: '' })).toBe('ended');
  });
});

describe('EN-1 the beginning', () => {
  const preparation = {
    id: encounterId('e'),
    name: ' Ford ',
    ruleset: 'thresholds',
    options: {},
    tables: null,
    gmTokens: null,
  } as const;

  it('prepares an encounter with the table’s options', () => {
    const outcome = prepareEncounter({ ...preparation, options: { massive: true } });
    expect(outcome).toMatchObject({
      ok: true,
      value: { name: 'Ford', round: 0, options: { massive: true, hpCap: 12 } },
    });
  });

  it.each([
    [{ name: '  ' }, 'badName'],
    [{ name: 'x'.repeat(121) }, 'badName'],
    [{ options: { massive: 'yes' } }, 'badOption'],
    [{ options: { armorPerHit: 0 } }, 'badOption'],
    [{ options: { gravity: true } }, 'unknownOption'],
    [{ gmTokens: { current: 13, max: 12 } }, 'outOfRange'],
  ])('%j is refused: %s', (changes, code) => {
    expect(prepareEncounter({ ...preparation, ...changes } as typeof preparation)).toMatchObject({ refusal: { code } });
  });

  it.each([
    [{ type: 'startEncounter', mode: 'dance' as 'sides' }, 'unknownMode'],
    [{ type: 'startEncounter', mode: 'sides', tokensEach: 3 }, 'noSpotlight'],
    [{ type: 'startEncounter', mode: 'spotlight', tokensEach: 0 }, 'outOfRange'],
    [{ type: 'startEncounter', mode: 'spotlight', gmTokens: { current: 3, max: 2 } }, 'outOfRange'],
    [{ type: 'startEncounter', mode: 'spotlight', options: { massive: 3 as never } }, 'badOption'],
    [NEXT, 'notStarted'],
    [PREVIOUS, 'notStarted'],
    [{ type: 'setActive', combatant: null }, 'notStarted'],
    [{ type: 'endEncounter', ending: '' }, 'notStarted'],
    [strike('a', 5), 'noSuchCombatant'],
  ] satisfies readonly (readonly [FightCommand, string])[])('%j before the start: %s', (command, code) => {
    expect(codeOf(prepared(), command)).toBe(code);
  });

  it('starts once, with options that are laid over the prepared ones', () => {
    const start: FightCommand = { type: 'startEncounter', mode: 'spotlight', options: { massive: true } };
    const started = after(prepared({ hpCap: 8 }), start);
    expect(started).toMatchObject({ phase: 'running', round: 1, options: { massive: true, hpCap: 8 } });
    expect(codeOf(started, start)).toBe('started');
  });

  it('TO-11 keeps the places that were taken before an individual order begins', () => {
    const additions = [
      addition('A', 'hero', undefined, { turnValue: 3 }),
      addition('B', 'hero', undefined, { turnValue: 9 }),
    ];
    const started = afterAll(
      prepared(),
      { type: 'addCombatants', additions },
      { type: 'startEncounter', mode: 'individual' },
      NEXT,
    );
    expect(started.turns).toMatchObject({ acting: 'b', line: ['b', 'a'] });
  });
});
