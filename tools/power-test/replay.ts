import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { messagesIn } from '../crash-test/messages.ts';
import { faultsOf } from '../gestures/faults.ts';
import { numbersFrom, type Numbers } from '../gestures/numbers.ts';
import { databaseIn, newId, openTable, sampleCampaign, startEncounter } from '../gestures/open-table.ts';
import { openStored } from '../gestures/stored.ts';
import { Disk } from './disk.ts';
import { stepsIn, straceArguments, type Step } from './trace.ts';

const PLAYER = path.join(import.meta.dirname, 'player.ts');

export interface Recording {
  readonly database: string;
  /** The database before the player began. */
  readonly before: Buffer;
  readonly steps: readonly Step[];
}

export interface RecordOptions {
  /** Empty; is made. */
  readonly folder: string;
  readonly start: number;
  /** How many gestures are to be acknowledged. */
  readonly count: number;
  /** Commits with `synchronous=NORMAL`. */
  readonly normal: boolean;
}

/**
 * Begins an encounter in a new data folder, plays on in another process, and records what that one does to its files.
 *
 * @throws Error when the player or strace fails
 */
export function record({ folder, start, count, normal }: RecordOptions): Recording {
  const numbers = numbersFrom(start);
  const data = path.join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const services = openTable(data, numbers);
  const ruleset = numbers.pick(['thresholds', 'stamina-wounds'] as const);
  startEncounter(services, sampleCampaign(services, ruleset, newId(numbers)), numbers, newId(numbers));
  services.close();
  const database = databaseIn(data);
  const before = readFileSync(database);
  const trace = path.join(folder, 'trace');
  const player = [PLAYER, data, String(start + 1), String(count), ...(normal ? ['--normal'] : [])];
  const run = spawnSync('strace', [...straceArguments(trace), process.execPath, ...player], { encoding: 'utf8' });
  if (run.signal !== 'SIGKILL') throw new Error(`The player failed: ${run.error?.message ?? run.stderr}`);
  return { database, before, steps: stepsIn(readFileSync(trace, 'utf8')) };
}

/** Acknowledgements in the text that a process wrote at once. */
export const acknowledgedIn = (said: string): string[] =>
  messagesIn(said).flatMap((message) => (message.type === 'acknowledged' ? [message.commandId] : []));

export interface PowerVerdict {
  readonly images: number;
  readonly acknowledged: number;
  /** Images in which an acknowledged entry is missing. */
  readonly missing: number;
  /** Images that do not open, or in which something else is wrong. */
  readonly corrupt: number;
}

/** Cuts the power at each acknowledgement, in three ways: nothing of the cache is kept, or a random half of it, twice. */
export function cutPower(recording: Recording, folder: string, numbers: Numbers): PowerVerdict {
  const { database, before, steps } = recording;
  const disk = new Disk(new Map([[database, before]]));
  const acknowledged: string[] = [];
  const verdict = { images: 0, missing: 0, corrupt: 0 };
  for (const step of steps) {
    if (step.type !== 'said') {
      if (step.file === database || step.file === `${database}-wal`) disk.take(step);
      continue;
    }
    const news = acknowledgedIn(step.text);
    acknowledged.push(...news);
    if (news.length === 0) continue;
    for (const kept of [null, numbers, numbers]) {
      const found = look(disk.afterPowerCut(kept), { folder, database, acknowledged });
      verdict.images += 1;
      if (found === 'missing') verdict.missing += 1;
      if (found === 'corrupt') verdict.corrupt += 1;
    }
  }
  return { ...verdict, acknowledged: acknowledged.length };
}

interface Image {
  readonly folder: string;
  readonly database: string;
  readonly acknowledged: readonly string[];
}

function look(
  files: ReadonlyMap<string, Buffer>,
  { folder, database, acknowledged }: Image,
): 'whole' | 'missing' | 'corrupt' {
  const data = path.join(folder, 'image');
  mkdirSync(data);
  try {
    for (const [file, bytes] of files)
      writeFileSync(path.join(data, path.relative(path.dirname(database), file)), bytes);
    // As the app's next start does.
    openTable(data, numbersFrom(0)).close();
    const stored = openStored(databaseIn(data));
    const there = new Set(stored.streams().flatMap(({ id }) => stored.entries(id).map(({ commandId }) => commandId)));
    const faults = faultsOf(stored);
    stored.close();
    if (faults.length > 0) return 'corrupt';
    return acknowledged.every((commandId) => there.has(commandId)) ? 'whole' : 'missing';
  } catch {
    return 'corrupt';
  } finally {
    rmSync(data, { recursive: true });
  }
}
