/**
 * `npm run power-test [-- --start NUMBER] [--self-test]`: records with strace what the app's database writes and syncs while
 * 65 gestures are committed, and makes the disk images that a power cut at each acknowledgement could leave (195). The last
 * line is the count; status 0 only when no image misses an acknowledged entry and none is corrupt. Needs Linux and strace.
 *
 * `--self-test`: with `synchronous=NORMAL`. Status 0 only when images are reported that miss something.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { numbersFrom } from '../gestures/numbers.ts';
import { cutPower, record, type PowerVerdict } from './replay.ts';

const COUNT = 65;

function measure(start: number, normal: boolean): PowerVerdict {
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-power-'));
  try {
    return cutPower(record({ folder, start, count: COUNT, normal }), folder, numbersFrom(start));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function main(args: readonly string[]): number {
  const options = { start: { type: 'string' }, 'self-test': { type: 'boolean' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const start = Number(values.start ?? randomInt(2 ** 31));
  if (!Number.isInteger(start)) throw new Error('--start needs a whole number.');
  console.log(`Start number ${start}`);
  const normal = values['self-test'] ?? false;
  const { images, acknowledged, missing, corrupt } = measure(start, normal);
  if (normal) {
    console.log(
      missing > 0
        ? 'The self-test found the losses it had to find.'
        : 'The self-test found no loss: the check is blind.',
    );
  }
  console.log(`${images} images, ${acknowledged} acknowledged, ${missing} missing, ${corrupt} corrupt`);
  return (normal ? missing > 0 : missing === 0) && corrupt === 0 ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
