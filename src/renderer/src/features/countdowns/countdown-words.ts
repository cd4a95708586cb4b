import type { EncounterHead } from '../../../../preload/contract/encounter-views.ts';

export type Countdown = EncounterHead['countdowns'][number];
export type Loop = Countdown['loop'];

/** What follows 0, as a choice and as a word beside a countdown. */
export const LOOPS: readonly { readonly value: Loop; readonly label: string; readonly word: string }[] = [
  { value: 'none', label: 'It is over', word: '' },
  { value: 'same', label: 'Loop: it starts again', word: 'loop' },
  { value: 'rising', label: 'Rising loop: it starts one higher', word: 'rising loop' },
  { value: 'falling', label: 'Falling loop: it starts one lower', word: 'falling loop' },
];

export type Follows = 'hand' | NonNullable<Countdown['follows']>;

export const FOLLOWS: readonly { readonly value: Follows; readonly label: string; readonly word: string }[] = [
  { value: 'hand', label: 'By hand', word: '' },
  { value: 'progress', label: 'With the party’s progress', word: 'progress' },
  { value: 'consequence', label: 'With the consequences', word: 'consequence' },
];

/** "rising loop, progress, hidden"; "over" once it has run out. */
export function kindInWords({ loop, follows, hidden, current }: Countdown): string {
  const words = [
    LOOPS.find(({ value }) => value === loop)?.word ?? '',
    FOLLOWS.find(({ value }) => value === follows)?.word ?? '',
    hidden ? 'hidden' : '',
    current === 0 ? 'over' : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}

/** The results of a player's roll, worst first, with how far each moves progress and consequence (rule TB-16). */
export const ROLLS = [
  { outcome: 'fail-fear', label: 'Failure with Fear' },
  { outcome: 'fail-hope', label: 'Failure with Hope' },
  { outcome: 'success-fear', label: 'Success with Fear' },
  { outcome: 'success-hope', label: 'Success with Hope' },
  { outcome: 'critical', label: 'Critical success' },
] as const;

export type RollOutcome = (typeof ROLLS)[number]['outcome'];
