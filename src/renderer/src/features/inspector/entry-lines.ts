import type { LibraryEntryView } from '../../../../preload/contract/campaign-views.ts';

/** One line of what an entry of the library has: "Thresholds", "Major 8, Severe 16". */
export interface EntryLine {
  readonly name: string;
  readonly words: string;
}

type Thresholds = Extract<LibraryEntryView['vitals'], { thresholds: unknown }>;

const KINDS = { hero: 'hero', foe: 'adversary', minion: 'minion', horde: 'horde' } as const;

const reductions = (list: Thresholds['reduce']): string =>
  list.map(({ amount, types }) => `${amount} ${types.join(' or ')}`).join(', ');

function thresholdsLines(vitals: Thresholds): [name: string, words: string][] {
  const { kind, level, tier, resist, immune, reduce, minionValue, hordeValue, onLastHitPoint } = vitals;
  return [
    ['Level', `${level}, tier ${tier}, ${KINDS[kind]}`],
    ['Resistance', resist.join(', ')],
    ['Immunity', immune.join(', ')],
    ['Reduction', reductions(reduce)],
    ['Minion', kind === 'minion' ? String(minionValue ?? '') : ''],
    ['At half', kind === 'horde' ? String(hordeValue ?? '') : ''],
    ['Last HP', onLastHitPoint ?? ''],
  ];
}

/** What of an entry its tracks do not show and nothing edits, as lines; what it has not is left out. */
export function entryLines({ vitals }: Pick<LibraryEntryView, 'vitals'>): readonly EntryLine[] {
  const lines: readonly [name: string, words: string][] = 'hp' in vitals ? thresholdsLines(vitals) : [];
  return lines.flatMap(([name, words]) => (words === '' ? [] : [{ name, words }]));
}
