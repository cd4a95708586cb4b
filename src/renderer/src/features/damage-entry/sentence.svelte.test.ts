import { mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../../../preload/contract/encounter-views.ts';
import { idOf } from '../../testing/encounter.fixtures.ts';
import { render } from '../../testing/render.fixtures.ts';
import Sentence from './Sentence.svelte';

const marit = { kind: 'name', text: 'Marit', combatant: idOf('Marit') } as const;
const text = (words: string): LogLine['parts'][number] => ({ kind: 'text', text: words });
const shown = (parts: LogLine['parts'], of?: string): string => {
  render((target) => mount(Sentence, { target, props: { parts, of } }));
  return document.body.textContent.replaceAll(/\s+/g, ' ').trim();
};

describe('a sentence in the row it is about', () => {
  it('begins after the name', () => {
    expect(shown([marit, text(' takes 14')], idOf('Marit'))).toBe('takes 14');
    expect(shown([marit, text(': nothing changes')], idOf('Marit'))).toBe('nothing changes');
  });

  it('has the name anywhere else', () => {
    expect(shown([marit, text(': nothing changes')])).toBe('Marit: nothing changes');
    expect(shown([marit, text(' takes 14')], idOf('Brakka'))).toBe('Marit takes 14');
  });
});
