import { expect, it } from 'vitest';
import { summaryMarkdown } from './markdown.ts';

it('ends each line with one full stop, also a note that has its own end', () => {
  const lines = ['Marit takes 14', 'The ferryman lies.', 'Who rang the bell?'];
  const text = summaryMarkdown({ title: 'Ford at Dusk', facts: [], combatants: [], rounds: [{ round: 1, lines }] });
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- Marit takes 14.',
    '- The ferryman lies.',
    '- Who rang the bell?',
  ]);
});
