import { mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { StateWord } from '../../../../preload/contract/encounter-views.ts';
import { render } from '../../testing/render.fixtures.ts';
import { tagOf } from '../board/state-words.ts';
import StateTags from './StateTags.svelte';

describe('the states in the panel', () => {
  it('look as they do in the row, also where one stands there twice', () => {
    const words: readonly StateWord[] = [
      { text: 'Down', tone: 'warn' },
      { text: 'Injury roll', tone: 'owed' },
      { text: 'Injury roll', tone: 'owed' },
      { text: 'Last HP', tone: 'warn' },
      { text: 'Half strength', tone: 'warn' },
      { text: 'Poisoned', tone: 'plain' },
    ];
    render((target) => mount(StateTags, { target, props: { words } }));
    const tags = [...document.querySelectorAll('.tag')];
    const states = words.slice(0, -1);
    expect(tags.map((tag) => tag.textContent.trim())).toEqual(states.map(({ text }) => text));
    for (const [at, word] of states.entries()) {
      const { tone, solid } = tagOf(word);
      expect(tags[at]?.classList.contains(tone), word.text).toBe(true);
      expect(tags[at]?.classList.contains('solid'), word.text).toBe(solid);
    }
  });
});
