import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Numbers } from '../gestures/numbers.ts';
import { messagesIn, type Message } from './messages.ts';

const PLAYER = path.join(import.meta.dirname, 'player.ts');

/** The longest time between the chosen acknowledgement and the kill, in ms. */
const LATEST = 25;

export interface KillOptions {
  readonly folder: string;
  readonly numbers: Numbers;
  /** Acknowledges before the commit. */
  readonly early: boolean;
}

/**
 * Lets a process play until it has acknowledged a random number of gestures, and kills it a random moment later.
 *
 * @returns what it had told by then
 * @throws Error when it ended by itself
 */
export async function playAndKill({ folder, numbers, early }: KillOptions): Promise<Message[]> {
  const enough = 10 + numbers.below(110);
  const wait = numbers.below(LATEST + 1);
  const args = [PLAYER, folder, String(numbers.below(2 ** 31)), ...(early ? ['--early'] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  let seen = 0;
  let doomed = false;
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece;
    seen += piece.split('"type":"acknowledged"').length - 1;
    if (doomed || seen < enough) return;
    doomed = true;
    setTimeout(() => child.kill('SIGKILL'), wait);
  });
  const signal = await new Promise<string | null>((resolve, reject) => {
    child.on('error', reject).on('close', (_code, by) => {
      resolve(by);
    });
  });
  if (signal !== 'SIGKILL') throw new Error('The player ended by itself.');
  return messagesIn(output);
}
