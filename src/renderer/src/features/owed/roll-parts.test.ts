import { expect, it } from 'vitest';
import type { LogLine } from '../../../../preload/contract/encounter-views.ts';
import { idOf } from '../../testing/encounter.fixtures.ts';
import { withoutName } from './roll-parts.ts';

const ember = idOf('ember');
const parts: LogLine['parts'] = [
  { kind: 'text', text: 'Injury roll for ' },
  { kind: 'name', text: 'Ember Tolly', combatant: ember },
  { kind: 'text', text: ', ' },
  { kind: 'number', text: '4', value: 4 },
];
const words = (list: LogLine['parts']): string => list.map(({ text }) => text).join('');

it('leaves the name out where it stands already', () => {
  expect(words(withoutName(parts, ember))).toBe('4');
});

it('keeps a sentence that is about somebody else, or has no name', () => {
  expect(words(withoutName(parts, idOf('oswin')))).toBe('Injury roll for Ember Tolly, 4');
  expect(withoutName([], ember)).toEqual([]);
});

it('takes a wound for no tier of damage', () => {
  const wound: LogLine['parts'] = [...parts, { kind: 'tier', text: 'minor wound', tier: 'minor' }];
  expect(withoutName(wound, ember).at(-1)).toEqual({ kind: 'tier', text: 'minor wound', tier: 'minor-wound' });
});
