import { describe, expect, it } from 'vitest';
import { twoLegged } from '../injuries/two-legged.ts';
import { sentence } from '../parts.ts';
import { withInjury } from './injury-set.ts';
import { creature, play, refusal } from './play.fixtures.ts';
import { tell } from './tell.ts';
import type { Injury } from './vitals.ts';

const knee: Injury = { severity: 'minor', region: 'leg', spot: 'knee', side: 'left' };
const limp: Injury = { ...knee, note: 'limps', lasts: 'a week' };
const eye: Injury = { severity: 'permanent', region: 'head', spot: 'eye', side: null };
const wing: Injury = { severity: 'minor', region: 'wing', spot: 'tip', side: 'left' };

describe('SW-47 an injury by hand', () => {
  it('the places of these tests are places of the tables', () => {
    const spots = (region: string): readonly string[] | undefined =>
      twoLegged.regions.rows.find((row) => row.region === region)?.spots.rows.map(({ spot }) => spot);
    expect([spots('leg')?.includes('knee'), spots('head')?.includes('eye'), spots('wing')]).toEqual([
      true,
      true,
      undefined,
    ]);
  });

  it.each<[what: string, had: readonly Injury[], from: Injury | null, to: Injury | null, has: readonly Injury[]]>([
    ['a first one', [], null, limp, [limp]],
    ['another one', [eye], null, knee, [eye, knee]],
    ['a second one alike', [knee], null, knee, [knee, knee]],
    [
      'worse than it was',
      [eye, knee, eye],
      knee,
      { ...knee, severity: 'permanent' },
      [eye, { ...knee, severity: 'permanent' }, eye],
    ],
    ['on the other side', [knee], knee, { ...knee, side: 'right' }, [{ ...knee, side: 'right' }]],
    ['with words beside it', [knee], knee, limp, [limp]],
    ['without words any more', [limp], limp, { ...knee, note: ' ', lasts: '' }, [knee]],
    ['the one with these words', [knee, limp], limp, eye, [knee, eye]],
    ['never there', [eye, knee], knee, null, [eye]],
    ['never there, of two alike', [knee, eye, knee], knee, null, [eye, knee]],
    [
      'where it stays, in no table any more',
      [wing],
      wing,
      { ...wing, lasts: 'for good' },
      [{ ...wing, lasts: 'for good' }],
    ],
    ['as it was', [limp], limp, limp, [limp]],
    ['with a side that this place has not', [], null, { ...eye, side: 'left' }, [eye]],
  ])('%s', (_what, injuries, from, to, left) => {
    const before = creature({ injuries, status: 'down', wounds: { max: 8, current: -1 } });
    expect(play(before, [[{ op: 'set-injury', from, to }]]).vitals).toEqual({ ...before, injuries: left });
  });

  it('has no event where nothing changes', () => {
    expect(play(creature({ injuries: [limp] }), [[{ op: 'set-injury', from: limp, to: limp }]]).events).toEqual([]);
  });

  it.each<[from: Injury | null, to: Injury | null, code: string]>([
    [null, null, 'nothingToSet'],
    [eye, knee, 'noSuchInjury'],
    [limp, knee, 'noSuchInjury'],
    [{ ...knee, note: 'limps' }, null, 'noSuchInjury'],
    [{ ...knee, lasts: 'a week' }, null, 'noSuchInjury'],
    [{ ...knee, side: 'right' }, null, 'noSuchInjury'],
    [null, wing, 'noSuchPlace'],
    [null, { ...knee, spot: 'eye' }, 'noSuchPlace'],
    [null, { ...knee, side: null }, 'noSuchPlace'],
    [knee, wing, 'noSuchPlace'],
    [null, { ...knee, severity: 'grave' as 'minor' }, 'unknownSeverity'],
  ])('refused: %j to %j: %s', (from, to, code) => {
    expect(refusal(creature({ injuries: [knee] }), [{ op: 'set-injury', from, to }])).toBe(code);
  });

  it('reaches the dead, those with name and turn only, and takes no die', () => {
    const dead = creature({ status: 'dead' });
    expect(play(dead, [[{ op: 'set-injury', from: null, to: eye }]]).vitals.injuries).toEqual([eye]);
    const guest = creature({ nameOnly: true });
    expect(play(guest, [[{ op: 'set-injury', from: null, to: eye }]]).vitals.injuries).toEqual([eye]);
    expect(refusal(dead, [{ op: 'set-injury', from: null, to: eye }, { day: 1 }])).toBe('dieNotUsed');
  });

  it('what is not there is changed by nothing', () => {
    expect(withInjury([eye], { from: knee, to: limp })).toEqual([eye]);
  });

  it.each<[had: readonly Injury[], from: Injury | null, to: Injury | null, words: string]>([
    [[], null, knee, 'Oda has a minor wound, leg, knee, left, set by hand'],
    [[], null, limp, 'Oda has a minor wound, leg, knee, left, lasts a week, set by hand'],
    [[eye], eye, null, 'Oda never had a permanent injury, head, eye: taken away by hand'],
    [
      [knee],
      knee,
      { ...limp, severity: 'permanent' },
      'Oda has a permanent injury, leg, knee, left, lasts a week, set by hand (was minor wound, leg, knee, left)',
    ],
    [[knee], knee, limp, 'Oda has new words beside a minor wound, leg, knee, left, lasts a week, set by hand'],
    [[knee], knee, knee, 'Oda: nothing changes'],
  ])('is told: %j, %j to %j', (injuries, from, to, words) => {
    const before = creature({ injuries });
    const { events, vitals: after } = play(before, [[{ op: 'set-injury', from, to }]]);
    const who = { kind: 'text', text: 'Oda' } as const;
    expect(
      sentence(
        tell({ who, by: null, op: 'set-injury', changes: events, before, after, tables: { injuries: twoLegged } }),
      ),
    ).toBe(words);
  });
});
