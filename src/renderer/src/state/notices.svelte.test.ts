import { expect, it } from 'vitest';
import { Notices } from './notices.svelte.ts';

const texts = (notices: Notices): string[] => notices.entries.map(({ text }) => text);

it('keeps the last three, and says the same thing only once, newest last', () => {
  const notices = new Notices();
  for (const text of ['one', 'two', 'three', 'four', 'two']) notices.tell(text);
  expect(texts(notices)).toEqual(['three', 'four', 'two']);
});

it('is dismissed one by one, last first', () => {
  const notices = new Notices();
  notices.tell('Copied.');
  notices.refuse('The disk is full.');
  expect(notices.entries.map(({ kind }) => kind)).toEqual(['told', 'refused']);
  expect(notices.dismissLast()).toBe(true);
  expect(texts(notices)).toEqual(['Copied.']);
  notices.dismissLast();
  expect(notices.dismissLast()).toBe(false);
});
