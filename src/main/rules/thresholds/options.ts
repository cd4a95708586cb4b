import type { OptionDescription } from '../option-description.ts';

/** The optional rules of a Thresholds table. `optionDescriptions` says each in words. */
export interface Options {
  readonly massive: boolean;
  readonly massiveAppliesTo: 'all' | 'heroes';
  readonly armorMode: 'step' | 'subtract' | 'off';
  readonly armorPerHit: number | 'any';
  readonly halfRounding: 'up' | 'down';
  readonly directIgnoresResistance: boolean;
  readonly partialStressCost: boolean;
  readonly foeStressVulnerable: boolean;
  readonly overflowFrom: 'heroes' | 'any';
  readonly fullHpHit: 'again' | 'ignore' | 'dead';
  readonly riskDoubles: 'clear-all' | 'clear-nothing';
  readonly hpCap: number;
  readonly stressCap: number;
  readonly shortRestLimit: number;
}

export const defaultOptions: Options = {
  massive: false,
  massiveAppliesTo: 'all',
  armorMode: 'step',
  armorPerHit: 1,
  halfRounding: 'up',
  directIgnoresResistance: false,
  partialStressCost: false,
  foeStressVulnerable: true,
  overflowFrom: 'heroes',
  fullHpHit: 'again',
  riskDoubles: 'clear-all',
  hpCap: 12,
  stressCap: 12,
  shortRestLimit: 3,
};

export const optionDescriptions: readonly OptionDescription<Options>[] = [
  {
    key: 'massive',
    name: 'Massive damage',
    sentence: 'Damage of at least twice the Severe threshold marks 4 Hit Points instead of 3.',
    values: [
      { value: false, label: 'Not used' },
      { value: true, label: 'Used' },
    ],
  },
  {
    key: 'massiveAppliesTo',
    name: 'Massive damage applies to',
    sentence: 'Who can take Massive damage, where it is used.',
    values: [
      { value: 'all', label: 'Everyone' },
      { value: 'heroes', label: 'Heroes only' },
    ],
  },
  {
    key: 'armorMode',
    name: 'What an armor slot does',
    sentence: 'A marked armor slot lowers the Hit Points to mark by one, or the damage by the armor score.',
    values: [
      { value: 'step', label: 'One Hit Point less' },
      { value: 'subtract', label: 'Damage less the armor score' },
      { value: 'off', label: 'No armor slots' },
    ],
  },
  {
    key: 'armorPerHit',
    name: 'Armor slots per hit',
    sentence: 'How many armor slots may be marked against one hit.',
    values: [
      { value: 1, label: 'One' },
      { value: 'any', label: 'As many as are left' },
    ],
    range: { least: 1, most: 12 },
  },
  {
    key: 'halfRounding',
    name: 'Rounding of halves',
    sentence: 'Which way half of an odd amount of damage is rounded.',
    values: [
      { value: 'up', label: 'Up' },
      { value: 'down', label: 'Down' },
    ],
  },
  {
    key: 'directIgnoresResistance',
    name: 'Direct damage ignores resistance',
    sentence: 'Direct damage is never halved by resistance, and armor slots cannot be marked against it either way.',
    values: [
      { value: false, label: 'No, resistance counts' },
      { value: true, label: 'Yes' },
    ],
  },
  {
    key: 'partialStressCost',
    name: 'Stress that cannot be paid in full',
    sentence: 'Whether a Stress cost may be chosen when only a part of it is free to mark.',
    values: [
      { value: false, label: 'It may not be chosen' },
      { value: true, label: 'The rest is waived' },
    ],
  },
  {
    key: 'foeStressVulnerable',
    name: 'Adversaries turn Vulnerable',
    sentence: 'Whether adversaries turn Vulnerable, as heroes do, when all their Stress is marked.',
    values: [
      { value: true, label: 'Yes' },
      { value: false, label: 'Heroes only' },
    ],
  },
  {
    key: 'overflowFrom',
    name: 'Whose damage fells more minions',
    sentence: 'Whose damage defeats one more minion for each full multiple of the minion’s number.',
    values: [
      { value: 'heroes', label: 'Heroes’ damage' },
      { value: 'any', label: 'Anyone’s damage' },
    ],
  },
  {
    key: 'fullHpHit',
    name: 'A hit with every Hit Point marked',
    sentence: 'What a hit does to a hero who is still up with every Hit Point marked.',
    values: [
      { value: 'again', label: 'A death move again' },
      { value: 'ignore', label: 'Nothing' },
      { value: 'dead', label: 'Death' },
    ],
  },
  {
    key: 'riskDoubles',
    name: 'Equal dice when staking it all',
    sentence: 'What a hero who stakes it all clears when both dice show the same.',
    values: [
      { value: 'clear-all', label: 'All Hit Points and Stress' },
      { value: 'clear-nothing', label: 'Nothing' },
    ],
  },
  {
    key: 'hpCap',
    name: 'Most Hit Points',
    sentence: 'The most Hit Point slots a level-up can bring a hero to.',
    values: [{ value: 12, label: '12' }],
    range: { least: 1, most: 99 },
  },
  {
    key: 'stressCap',
    name: 'Most Stress',
    sentence: 'The most Stress slots a level-up can bring a hero to.',
    values: [{ value: 12, label: '12' }],
    range: { least: 1, most: 99 },
  },
  {
    key: 'shortRestLimit',
    name: 'Short rests in a row',
    sentence: 'After this many short rests in a row the next rest must be a long one.',
    values: [{ value: 3, label: '3' }],
    range: { least: 0, most: 99 },
  },
];
