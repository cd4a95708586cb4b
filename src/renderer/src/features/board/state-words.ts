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
};

/** A state word as a tag: what is owed is filled, what is to be noticed is outlined. */
export function tagOf({ text, tone }: StateWord): WordTag {
  const sign = SIGNS[text.split(',')[0] ?? text];
  const colour = tone === 'owed' || tone === 'warn' ? 'hp' : 'ink-2';
  return { text, tone: colour, solid: tone === 'owed', ...sign };
}
