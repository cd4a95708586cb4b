import { describe, expect, it } from 'vitest';
import { twoLegged } from '../injuries/two-legged.ts';
import { sentence } from '../parts.ts';
import { creature, play, refusal } from './play.fixtures.ts';
import { tell } from './tell.ts';
import type { Injury } from './vitals.ts';

const knee: Injury = { severity: 'minor', region: 'leg', spot: 'knee', side: 'left' };
const eye: Injury = { severity: 'permanent', region: 'head', spot: 'eye', side: null };

describe('SW-38 an injury heals', () => {
  it.each<[string, readonly Injury[], Injury, readonly Injury[]]>([
    ['the only one', [knee], knee, []],
    ['one of several', [eye, knee, eye], knee, [eye, eye]],
    ['one of two alike', [knee, eye, knee], knee, [eye, knee]],
  ])('%s', (_what, injuries, injury, left) => {
    const before = creature({ injuries, status: 'down', wounds: { max: 8, current: -1 } });
    const { vitals } = play(before, [[{ op: 'heal-injury', injury }]]);
    expect(vitals).toEqual({ ...before, injuries: left });
  });

  it.each<Injury>([
    { ...knee, severity: 'permanent' },
    { ...knee, region: 'arm' },
    { ...knee, spot: 'shin' },
    { ...knee, side: 'right' },
    { ...knee, side: null },
  ])('refused where there is none such: %j', (injury) => {
    expect(refusal(creature({ injuries: [knee] }), [{ op: 'heal-injury', injury }])).toBe('noSuchInjury');
  });

  it('refused for the dead, and with a die', () => {
    const dead = creature({ injuries: [knee], status: 'dead' });
    expect(refusal(dead, [{ op: 'heal-injury', injury: knee }])).toBe('outOfPlay');
    expect(refusal(creature({ injuries: [knee] }), [{ op: 'heal-injury', injury: knee }, { day: 1 }])).toBe(
      'dieNotUsed',
    );
  });

  it.each<[Injury, string]>([
    [knee, 'Oda recovers from a minor wound, leg, knee, left'],
    [eye, 'Oda recovers from a permanent injury, head, eye'],
  ])('is told: %j', (injury, words) => {
    const before = creature({ injuries: [injury] });
    const { events, vitals: after } = play(before, [[{ op: 'heal-injury', injury }]]);
    const who = { kind: 'text', text: 'Oda' } as const;
    expect(
      sentence(
        tell({ who, by: null, op: 'heal-injury', changes: events, before, after, tables: { injuries: twoLegged } }),
      ),
    ).toBe(words);
  });
});
