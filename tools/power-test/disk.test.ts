import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../gestures/numbers.ts';
import { Disk } from './disk.ts';
import { stepsIn } from './trace.ts';

const write = (at: number, text: string) => ({ type: 'write', file: 'f', at, bytes: Buffer.from(text) }) as const;
const sync = { type: 'sync', file: 'f' } as const;

describe('Disk', () => {
  it('keeps what was synced, and loses the rest', () => {
    const disk = new Disk(new Map([['f', Buffer.from('abc')]]));
    disk.take(write(1, 'XYZ'));
    expect([disk.afterPowerCut(null).get('f')?.toString(), disk.waiting('f')]).toEqual(['abc', 1]);
    disk.take(sync);
    disk.take({ type: 'cut', file: 'f', length: 2 });
    expect([disk.afterPowerCut(null).get('f')?.toString(), disk.waiting('f')]).toEqual(['aXYZ', 1]);
    disk.take(sync);
    expect(disk.afterPowerCut(null).get('f')?.toString()).toBe('aX');
  });

  it('may keep any of what was only written, and leaves holes of zeros', () => {
    const disk = new Disk(new Map());
    disk.take(write(0, 'a'));
    disk.take(write(2, 'c'));
    const numbers = numbersFrom(1);
    const seen = new Set(Array.from({ length: 40 }, () => disk.afterPowerCut(numbers).get('f')?.toString()));
    expect([...seen].sort()).toEqual(['', '\0\0c', 'a', 'a\0c']);
  });
});

describe('stepsIn', () => {
  it('reads what strace writes', () => {
    const trace = [
      String.raw`pwrite64(22<\x2f\x66>, "\x00\x37", 2, 32) = 2`,
      String.raw`ftruncate(22<\x2f\x66>, 8192) = 0`,
      String.raw`fdatasync(22<\x2f\x66>) = 0`,
      String.raw`write(1<\x70>, "\x68\x69\x0a", 3) = 3`,
      String.raw`write(15<\x70>, "\x01", 1) = 1`,
      '+++ killed by SIGKILL +++',
    ].join('\n');
    expect(stepsIn(trace)).toEqual([
      { type: 'write', file: '/f', at: 32, bytes: Buffer.from([0, 0x37]) },
      { type: 'cut', file: '/f', length: 8192 },
      { type: 'sync', file: '/f' },
      { type: 'said', text: 'hi\n' },
    ]);
    expect(() => stepsIn(String.raw`pwrite64(22<\x2f\x66>, "\x00\x37", 2, 32) = 1`)).toThrow('came to 1 bytes');
  });
});
