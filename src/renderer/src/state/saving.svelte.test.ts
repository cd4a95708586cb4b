import { expect, it } from 'vitest';
import { Saving, writtenBy } from './saving.svelte.ts';

it('is saving until the last write is answered, and then tells how it went', async () => {
  const now = new Date('2026-05-04T21:46:00');
  const saving = new Saving(() => now);
  expect([saving.state, saving.lastSaved]).toEqual(['saved', null]);
  const answers: ((written: boolean) => void)[] = [];
  const write = (): Promise<boolean> => new Promise((resolve) => answers.push(resolve));
  const first = saving.during(write);
  const second = saving.during(write);
  answers[0]?.(true);
  await first;
  expect([saving.state, saving.lastSaved]).toEqual(['saving', now]);
  answers[1]?.(false);
  await second;
  expect(saving.state).toBe('failed');
});

it('does not hang when a write breaks', async () => {
  const saving = new Saving(() => new Date(0));
  await expect(saving.during(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(saving.state).not.toBe('saving');
});

it('stays as it was when the rules refuse: there was nothing to write', async () => {
  const saving = new Saving(() => new Date(0));
  await saving.during(() => Promise.resolve('refused'));
  expect([saving.state, saving.lastSaved]).toEqual(['saved', null]);
  const refusal = (code: string) => ({ ok: false, refusal: { code, reason: 'No.' } }) as const;
  expect([writtenBy(refusal('diceNeeded')), writtenBy(refusal('diskFull')), writtenBy({ ok: true, value: 1 })]).toEqual(
    ['refused', false, true],
  );
});
