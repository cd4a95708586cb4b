// @ts-check
import { fileURLToPath } from 'node:url';
import { Failure, Interrupted, statusOfSignal } from './failure.mjs';
import { endAll, endAllOnSignals, interruption } from './processes.mjs';
import { createTeller } from './teller.mjs';

/**
 * @typedef {object} Context
 * @property {string} root        the project's folder
 * @property {NodeJS.ProcessEnv} env
 * @property {import('./teller.mjs').Teller} tell
 */

/**
 * Runs a program of ours with everything that belongs around it: signals, sentences instead of stacks, no process left.
 *
 * @param {(context: Context) => Promise<number>} program
 */
export async function runProgram(program) {
  const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
  endAllOnSignals(process.env);
  // A closed terminal takes no more output; that must not keep us from ending what we started.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    process.exitCode = await program({ root, env: process.env, tell: createTeller() });
  } catch (error) {
    const signal = interruption();
    if (signal || error instanceof Interrupted) process.exitCode = statusOfSignal(signal ?? 'SIGINT');
    else {
      console.error(error instanceof Failure ? error.message : error);
      process.exitCode = 1;
    }
  } finally {
    await endAll();
  }
}
