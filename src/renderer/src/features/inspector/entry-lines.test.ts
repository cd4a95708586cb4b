import { describe, expect, it } from 'vitest';
import type { LibraryEntryView } from '../../../../preload/contract/campaign-views.ts';
import { entryLines } from './entry-lines.ts';

const tracks = {
  kind: 'horde',
  level: 2,
  tier: 2,
  thresholds: { major: 8, severe: 16 },
  hp: { max: 6, marked: 0 },
  stress: null,
  armor: { score: 0, marked: 0, temporary: 0 },
  hope: null,
  resist: ['magic'],
  immune: ['physical', 'magic'],
  reduce: [
    { types: ['physical'], amount: 2 },
    { types: ['physical', 'magic'], amount: 1 },
  ],
  status: 'up',
  hordeValue: '1d4+2',
  onLastHitPoint: 'Splits in two.',
} as const;
const body = {
  kind: 'trained',
  wounds: { max: 8, current: 8 },
  stamina: null,
  staminaDie: 4,
  toughness: 0,
  subdual: 0,
  hours: null,
  injuries: [],
  injuryRollsOwed: [],
  status: 'up',
} as const;
const entry = (more: Partial<LibraryEntryView>): LibraryEntryView => ({
  id: 'x' as LibraryEntryView['id'],
  name: 'Rats',
  label: '',
  notes: '',
  defence: null,
  attack: '',
  vitals: body,
  ...more,
});
const told = (more: Partial<LibraryEntryView>): string[] =>
  entryLines(entry(more)).map(({ name, words }) => `${name}: ${words}`);

describe('what an entry of the library has besides its tracks and its fields', () => {
  it('says everything of Thresholds', () => {
    expect(told({ vitals: tracks })).toEqual([
      'Level: 2, tier 2, horde',
      'Resistance: magic',
      'Immunity: physical, magic',
      'Reduction: 2 physical, 1 physical or magic',
      'At half: 1d4+2',
      'Last HP: Splits in two.',
    ]);
  });

  it('leaves out what is not there', () => {
    expect(told({})).toEqual([]);
    expect(
      told({ vitals: { ...tracks, kind: 'minion', thresholds: { major: null, severe: null }, minionValue: 3 } }),
    ).toContain('Minion: 3');
  });
});
