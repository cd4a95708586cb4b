import { describe, expect, it } from 'vitest';
import type { Editing } from './editing.svelte.ts';
import { numberEditing, type NumberSpec } from './number-editing.ts';

/** A number that stands at 6, and what was written. */
function six(more: Partial<NumberSpec> = {}): { editing: Editing<number | null>; saved: (number | null)[] } {
  const saved: (number | null)[] = [];
  const save = (value: number | null): Promise<string | null> => {
    saved.push(value);
    return Promise.resolve(value === 99 ? 'At most 12.' : null);
  };
  return { editing: numberEditing(() => ({ label: 'Hit Points', value: 6, save, ...more })), saved };
}

describe('a value that is edited in place', () => {
  it('is written as it is read, and then nothing is typed any more', async () => {
    const { editing, saved } = six();
    editing.type('+2');
    expect(editing.hint).toBe('6 → 8');
    expect(await editing.commit()).toBe(true);
    expect([saved, editing.text, editing.problem]).toEqual([[8], null, null]);
  });

  it('is not written where nothing was typed, or what stands there', async () => {
    const { editing, saved } = six();
    expect(await editing.commit()).toBe(true);
    editing.type('=6');
    expect(await editing.commit()).toBe(true);
    expect([saved, editing.text]).toEqual([[], null]);
  });

  it.each([
    ['x', '“x” is no number: type 3, +2, −1, 8-3 or =3.'],
    ['99', 'At most 12.'],
  ])('stays as typed with the reason where it is refused: %s', async (text, reason) => {
    const { editing } = six();
    editing.type(text);
    expect(await editing.commit()).toBe(false);
    expect([editing.text, editing.problem]).toEqual([text, reason]);
    expect(editing.restore()).toBe(true);
    expect([editing.text, editing.problem, editing.restore()]).toEqual([null, null, false]);
  });

  it('is written once by Enter and the leaving that follows', async () => {
    const { editing, saved } = six();
    editing.type('3');
    expect(await Promise.all([editing.commit(), editing.commit()])).toEqual([true, true]);
    expect(saved).toEqual([3]);
  });

  it('keeps what is typed on while the first is being written', async () => {
    const { editing } = six();
    editing.type('3');
    const written = editing.commit();
    editing.type('34');
    await written;
    expect(editing.text).toBe('34');
  });

  it('writes what was typed on when the first is written', async () => {
    let value = 6;
    const saved: (number | null)[] = [];
    const save = (to: number | null): Promise<string | null> => {
      saved.push(to);
      value = to ?? 0;
      return Promise.resolve(null);
    };
    const editing = numberEditing(() => ({ label: 'Hit Points', value, save }));
    editing.type('3');
    const first = editing.commit();
    editing.type('+2');
    expect(await Promise.all([first, editing.commit()])).toEqual([true, true]);
    expect([saved, editing.text]).toEqual([[3, 5], null]);
  });

  it('may be none where there is a word for it', async () => {
    const { editing, saved } = six({ none: 'none' });
    editing.type('');
    expect(await editing.commit()).toBe(true);
    expect(saved).toEqual([null]);
  });
});
