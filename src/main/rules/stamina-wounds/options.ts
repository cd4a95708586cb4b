import type { OptionDescription } from '../option-description.ts';

/** The optional rules of a Stamina & Wounds table. `optionDescriptions` says each in words. */
export interface Options {
  readonly woundDrain: boolean;
  readonly injuryAt: 'zero' | 'below-zero';
  readonly beastsRollInjury: boolean;
  readonly belowZeroUnconscious: boolean;
  readonly locateAlways: boolean;
  readonly toughOnHourly: boolean;
  readonly safeHourFull: boolean;
}

export const defaultOptions: Options = {
  woundDrain: true,
  injuryAt: 'zero',
  beastsRollInjury: false,
  belowZeroUnconscious: false,
  locateAlways: false,
  toughOnHourly: true,
  safeHourFull: false,
};

export const optionDescriptions: readonly OptionDescription<Options>[] = [
  {
    key: 'woundDrain',
    name: 'Lost Wounds drain Stamina',
    sentence: 'Whether each Wound lost takes one point of Stamina with it.',
    values: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No, Stamina stays' },
    ],
  },
  {
    key: 'injuryAt',
    name: 'When an injury roll is due',
    sentence: 'How far Wounds must fall before an injury roll is due and any further damage kills.',
    values: [
      { value: 'zero', label: 'At 0 Wounds or fewer' },
      { value: 'below-zero', label: 'Below 0 Wounds' },
    ],
  },
  {
    key: 'beastsRollInjury',
    name: 'Beasts roll for injuries',
    sentence: 'Whether a beast that falls rolls for an injury as trained folk do, instead of being defeated.',
    values: [
      { value: false, label: 'No, they are defeated' },
      { value: true, label: 'Yes' },
    ],
  },
  {
    key: 'belowZeroUnconscious',
    name: 'Unconscious below 0 Wounds',
    sentence:
      'Whether someone with an injury and fewer than 0 Wounds lies unconscious instead of being down but awake.',
    values: [
      { value: false, label: 'No, down but awake' },
      { value: true, label: 'Yes' },
    ],
  },
  {
    key: 'locateAlways',
    name: 'A place for every injury roll',
    sentence: 'Whether a place on the body is rolled for knock-outs and deaths too, not only for injuries.',
    values: [
      { value: false, label: 'For injuries only' },
      { value: true, label: 'For every result' },
    ],
  },
  {
    key: 'toughOnHourly',
    name: 'Toughness counts for an hour’s rest',
    sentence: 'Whether the Toughness modifier is added to the die of an hour’s rest.',
    values: [
      { value: true, label: 'Die and Toughness' },
      { value: false, label: 'The die alone' },
    ],
  },
  {
    key: 'safeHourFull',
    name: 'A safe hour restores all Stamina',
    sentence: 'Whether an hour’s rest in a safe place restores all Stamina without a die.',
    values: [
      { value: false, label: 'No, the die is rolled' },
      { value: true, label: 'Yes' },
    ],
  },
];
