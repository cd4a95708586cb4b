import ArrowDown from '@lucide/svelte/icons/arrow-down';
import Dices from '@lucide/svelte/icons/dices';
import Hourglass from '@lucide/svelte/icons/hourglass';
import ShieldOff from '@lucide/svelte/icons/shield-off';
import type { Component } from 'svelte';
import type { StateWord } from '../../../../preload/contract/encounter-views.ts';

/** How a state word looks: what Tag takes. */
export interface WordTag {
  readonly text: string;
  readonly tone: 'ink-2' | 'stress' | 'hp' | 'wound';
  readonly solid: boolean;
  readonly icon?: Component<{ size?: number | string; strokeWidth?: number | string }>;
}

/** Signs of words that have one; the word itself always stands beside it. */
const SIGNS: Readonly<Record<string, Partial<WordTag>>> = {
  Vulnerable: { tone: 'stress', icon: ShieldOff },
  'Last HP': { tone: 'hp' },
  'Death move': { tone: 'hp', icon: Hourglass },
  'Injury roll': { tone: 'wound', icon: Dices },
  Down: { tone: 'wound', icon: ArrowDown, solid: true },
  'Knocked out': { tone: 'wound', icon: Hourglass },
  Fainted: { tone: 'wound', icon: Hourglass },
  Senseless: { tone: 'wound', icon: Hourglass },
};

/** A state word as a tag: what is owed is filled, what is to be noticed is outlined. */
export function tagOf({ text, tone }: StateWord): WordTag {
  const sign = SIGNS[text.split(',')[0] ?? text];
  const colour = tone === 'owed' || tone === 'warn' ? 'hp' : 'ink-2';
  return { text, tone: colour, solid: tone === 'owed', ...sign };
}

/** As long as a tag's text can be in a row; the inspector has all of it. */
const LONGEST = 26;
/** How wide a tag is, in pixels at the usual size: its edges, its sign, and about so much for each letter. */
const widthOf = (word: StateWord): number => 22 + (tagOf(word).icon ? 17 : 0) + word.text.length * 5.5;
/** The tag that says how many more there are. */
const MORE_TAG = 34;

const cut = (word: StateWord): StateWord =>
  word.text.length > LONGEST ? { ...word, text: `${word.text.slice(0, LONGEST - 1).trimEnd()}…` } : word;

/** The tags that fit into so many pixels side by side, always the first, and what the others say; '' where all fit. */
export function thatFit(
  words: readonly StateWord[],
  room: number,
): { readonly shown: readonly StateWord[]; readonly more: string } {
  const short = words.map(cut);
  const upTo = (count: number): number => short.slice(0, count).reduce((sum, word) => sum + widthOf(word), 0);
  let count = words.length;
  while (count > 1 && upTo(count) + (count < words.length ? MORE_TAG : 0) > room) count -= 1;
  const more = words.slice(count).map(({ text }) => text);
  return { shown: short.slice(0, count), more: more.join('; ') };
}
