import { expect, it } from 'vitest';
import { defaultVitals as wounded } from '../../../../main/rules/stamina-wounds/vitals.ts';
import { defaultVitals as marked } from '../../../../main/rules/thresholds/vitals.ts';
import { aside, briefly } from './entry-words.ts';

it('says a hero’s level or die, and what an adversary is', () => {
  expect(aside({ label: 'shield-bearer', vitals: marked }, 'party')).toBe('L1');
  expect(aside({ label: 'sworn spear', vitals: wounded }, 'party')).toBe('d4');
  expect(aside({ label: 'leader, the ferryman', vitals: { ...marked, kind: 'foe' } }, 'adversaries')).toBe('leader');
});

it('sums up vitals in one line', () => {
  expect(briefly({ label: 'bruiser', vitals: marked })).toBe(
    'bruiser · 8/16 · 6 Hit Points · Stress 0 of 6 · Armor 0 of 3',
  );
  const nameless = { ...marked, thresholds: { major: null, severe: null }, hp: { max: 1, marked: 0 }, stress: null };
  expect(briefly({ label: '', vitals: { ...nameless, armor: { score: 0, marked: 0, temporary: 0 } } })).toBe(
    '1 Hit Point',
  );
  const fallen = { ...wounded, stamina: null, wounds: { max: 9, current: -2 } };
  expect(briefly({ label: 'beast', vitals: fallen })).toBe('beast · no Stamina · Wounds −2 of 9');
  expect(briefly({ label: '', vitals: { ...marked, nameOnly: true } })).toBe('name and turn only · 8/16');
  expect(briefly({ label: '', vitals: { ...wounded, nameOnly: true } })).toBe('name and turn only');
});
