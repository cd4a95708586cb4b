/**
 * `npm run crash-test -- --kills N [--start NUMBER] [--self-test]`: kills a process that plays through the real services, N
 * times at random moments, and looks after each kill whether anything is lost, doubled or torn. The last line is the count;
 * status 0 only when all of it is 0. The number that a run starts from is printed first: the same one picks the same
 * gestures and moments (the machine's own timing still differs).
 *
 * `--self-test`: the process acknowledges before it commits. Status 0 only when the check reports losses.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { numbersFrom } from '../gestures/numbers.ts';
import { examine } from './examine.ts';
import { playAndKill } from './kill.ts';
import { isClean, nothingYet, sumOf, verdictLine, type Verdict } from './verdict.ts';

const USAGE = 'npm run crash-test -- --kills N [--start NUMBER] [--self-test]   (N: 1 to 100000)';

interface Wanted {
  readonly kills: number;
  readonly start: number;
  readonly early: boolean;
}

function read(args: readonly string[]): Wanted | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { kills: { type: 'string' }, start: { type: 'string' }, 'self-test': { type: 'boolean' } },
    });
    const early = values['self-test'] ?? false;
    const kills = Number(values.kills ?? (early ? 20 : Number.NaN));
    const start = Number(values.start ?? randomInt(2 ** 31));
    return Number.isInteger(kills) && kills >= 1 && kills <= 100_000 && Number.isInteger(start)
      ? { kills, start, early }
      : null;
  } catch {
    return null;
  }
}

async function crash({ kills, start, early }: Wanted): Promise<Verdict> {
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-crash-'));
  const numbers = numbersFrom(start);
  const known = new Map<string, number>();
  let total = nothingYet;
  while (total.kills < kills) {
    const messages = await playAndKill({ folder, numbers, early });
    const { verdict, notes } = examine(folder, messages, known, numbers);
    for (const note of notes) console.log(`kill ${total.kills + 1}: ${note}`);
    total = sumOf(total, verdict);
    if (total.kills % 25 === 0) console.log(`… ${verdictLine(total)}`);
  }
  if (isClean(total) || early) rmSync(folder, { recursive: true });
  else console.log(`The data is kept in ${folder}`);
  return total;
}

async function main(args: readonly string[]): Promise<number> {
  const wanted = read(args);
  if (!wanted) {
    console.error(USAGE);
    return 2;
  }
  console.log(`Start number ${wanted.start}`);
  const total = await crash(wanted);
  if (wanted.early) {
    const found = total.lost > 0;
    console.log(
      found ? 'The self-test found the losses it had to find.' : 'The self-test found no loss: the check is blind.',
    );
    console.log(verdictLine(total));
    return found ? 0 : 1;
  }
  console.log(verdictLine(total));
  return isClean(total) ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
