import { describe, expect, it } from 'vitest';
import { createTeller } from './teller.mjs';

function recorder(isTTY: boolean): { out: { write: (text: string) => number; isTTY: boolean }; text: () => string } {
  const pieces: string[] = [];
  return { out: { write: (text) => pieces.push(text), isTTY }, text: () => pieces.join('') };
}

/** A clock that jumps `step` seconds at each look. */
function jumping(step: number): () => number {
  let now = 0;
  return () => (now += step * 1000);
}

const ticks = (count: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      count -= 1;
      if (count > 0) return;
      clearInterval(timer);
      resolve();
    }, 2);
  });

describe('a long step', () => {
  it('is plain lines where there is no terminal', async () => {
    const { out, text } = recorder(false);
    await createTeller(out, { tick: 1, now: jumping(5) }).during('Installing', async (note) => {
      note('3 MB');
      await ticks(20);
    });
    expect(text()).toMatch(/^Installing …\n( {2}… \d+ s, 3 MB\n)+Installing: done in \d+ s\n$/);
  });

  it('is one moving line on a terminal', async () => {
    const { out, text } = recorder(true);
    await createTeller(out, { tick: 1, now: jumping(1) }).during('Installing', () => ticks(5));
    const shown = text().split('\r\u001b[2K');
    expect(shown.slice(1, -1).length).toBeGreaterThan(1);
    for (const line of shown.slice(1, -1)) expect(line).toMatch(/^Installing \.{1,3} * \d+ s$/);
    expect(shown.at(-1)).toMatch(/^Installing: done in \d+ s\n$/);
  });

  it('says that it stopped, and passes the error on', async () => {
    const { out, text } = recorder(false);
    const failing = createTeller(out).during('Installing', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(text()).toBe('Installing …\nInstalling: stopped after 0 s\n');
  });
});
