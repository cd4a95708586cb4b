import type { DefenceView } from '../../../preload/contract/encounter-views.ts';
import type { RulesetId, Side } from '../../rules/index.ts';

const EVASION = { name: 'Evasion', short: 'Ev' };
const DIFFICULTY = { name: 'Difficulty', short: 'Dif' };
const ARMOR_CLASS = { name: 'Armor Class', short: 'AC' };

/** What an attack on someone must reach, under the name that the ruleset gives it on this side. */
export function defenceView(ruleset: RulesetId, side: Side, value: number | null | undefined): DefenceView | null {
  if (value === null || value === undefined) return null;
  switch (ruleset) {
    case 'thresholds':
      return { ...(side === 'hero' ? EVASION : DIFFICULTY), value };
    case 'stamina-wounds':
      return { ...ARMOR_CLASS, value };
  }
}
