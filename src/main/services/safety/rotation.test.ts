import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyName, readCopyName, type CopyName, type CopyReason } from '../../db/copy-names.ts';
import { copiesToRemove } from './rotation.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 30, 12);

const copy = (serial: number, at: number, reason: CopyReason = 'play'): CopyName => {
  const read = readCopyName(copyName(serial, at, reason));
  if (!read) throw new Error('no name');
  return read;
};

/** Makes copies one after the other and prunes after each, as the app does. */
function lived(times: readonly (readonly [number, CopyReason])[]): CopyName[] {
  let copies: CopyName[] = [];
  for (const [index, [at, reason]] of times.entries()) {
    copies = [copy(index + 1, at, reason), ...copies];
    const gone = copiesToRemove(copies);
    copies = copies.filter((one) => !gone.includes(one));
  }
  return copies;
}

const play = (at: number): readonly [number, CopyReason] => [at, 'play'];

describe('copiesToRemove', () => {
  it('keeps three of an evening', () => {
    const kept = lived(Array.from({ length: 16 }, (_, index) => play(NOON + index * 15 * 60_000)));
    expect(kept.map(({ serial }) => serial)).toEqual([16, 15, 14]);
  });

  it('keeps seven days and four weeks of daily play', () => {
    const kept = lived(Array.from({ length: 60 }, (_, index) => play(NOON + index * DAY)));
    expect(kept.length).toBeGreaterThanOrEqual(9);
    expect(kept.length).toBeLessThanOrEqual(14);
    expect(kept.slice(0, 7).map(({ serial }) => serial)).toEqual([60, 59, 58, 57, 56, 55, 54]);
    expect(Math.min(...kept.map(({ at }) => at))).toBeLessThan(NOON + 46 * DAY);
  });

  it('keeps what was set aside, as far as six of it', () => {
    const kept = lived([...Array.from({ length: 8 }, () => [NOON, 'aside'] as const), play(NOON), play(NOON)]);
    expect(kept.map(({ reason }) => reason)).toEqual(['play', 'play', ...Array<string>(6).fill('aside')]);
  });

  it.each([
    ['ten years ahead and back', [NOON, NOON + DAY, NOON + 3650 * DAY, NOON + 2 * DAY, NOON + 3 * DAY]],
    ['back to 1970', [NOON, NOON + DAY, 0, NOON + 2 * DAY]],
    ['a day back', [NOON, NOON - DAY, NOON]],
  ])('loses no day to a clock that jumps %s', (_name, times) => {
    const kept = lived(times.map(play));
    expect(new Set(kept.map(({ at }) => Math.floor(at / DAY)))).toEqual(
      new Set(times.map((at) => Math.floor(at / DAY))),
    );
  });

  it('keeps the newest three and 20 at most, whatever the clock does', () => {
    const time = fc.oneof(
      fc.integer({ min: NOON - 90 * DAY, max: NOON + 90 * DAY }),
      fc.constantFrom(0, NOON + 3650 * DAY),
    );
    const reason = fc.constantFrom<CopyReason[]>('play', 'session', 'migration', 'asked', 'aside');
    fc.assert(
      fc.property(fc.array(fc.tuple(time, reason), { minLength: 1, maxLength: 60 }), (times) => {
        const kept = lived(times);
        const usual = times.flatMap(([, why], index) => (why === 'migration' || why === 'aside' ? [] : [index + 1]));
        const serials = kept.map(({ serial }) => serial);
        expect(serials).toEqual(expect.arrayContaining(usual.slice(-3)));
        expect(kept.length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 300 },
    );
  });
});

describe('names of copies', () => {
  it('are read as they were made', () => {
    expect(copy(12, NOON, 'session')).toEqual({
      name: 'woundboard-000012-20261130T120000Z-session.sqlite',
      serial: 12,
      at: NOON,
      reason: 'session',
    });
  });

  it.each(['woundboard.sqlite', 'woundboard-000012-20261130T120000Z-session.sqlite.tmp', '../x', 'a-b.sqlite'])(
    'are not %s',
    (name) => {
      expect(readCopyName(name)).toBeNull();
    },
  );

  it('hold whatever time a clock gives', () => {
    for (const at of [-1, Number.MAX_SAFE_INTEGER, 0.5]) expect(readCopyName(copyName(1, at, 'play'))?.serial).toBe(1);
  });
});
