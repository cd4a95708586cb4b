import type { CombatantId } from './ids.ts';

/** A piece of a sentence with what it stands for, so that a screen can set it apart. The texts alone make the sentence. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string; readonly combatant: CombatantId | null }
  | { readonly kind: 'number'; readonly text: string; readonly value: number }
  /** The word for how bad a blow is: Minor, Severe, permanent injury … `tier` is the rules' own word. */
  | { readonly kind: 'tier'; readonly text: string; readonly tier: string }
  /** A state someone is in now. */
  | { readonly kind: 'status'; readonly text: string; readonly status: string }
  | { readonly kind: 'condition'; readonly text: string };

export const text = (words: string): Part => ({ kind: 'text', text: words });

/** A number with a true minus sign. */
export const number = (value: number): Part => ({
  kind: 'number',
  text: value < 0 ? `−${Math.abs(value)}` : String(value),
  value,
});

export const status = (words: string, state: string): Part => ({ kind: 'status', text: words, status: state });

/** `2 Hit Points`, `1 Hit Point`: a number and its noun. */
export const counted = (value: number, one: string, many: string): readonly Part[] => [
  number(value),
  text(` ${value === 1 ? one : many}`),
];

/** Lists of parts with something between each two, such as a comma. */
export function joined(lists: readonly (readonly Part[])[], between: string): readonly Part[] {
  const all: Part[] = [];
  for (const list of lists) {
    if (all.length > 0 && list.length > 0) all.push(text(between));
    all.push(...list);
  }
  return all;
}

/** The sentence that parts make, without a full stop. */
export function sentence(parts: readonly Part[]): string {
  let words = '';
  for (const part of parts) words += part.text;
  return words;
}
