// @ts-check
/** `npm test`, `npm run check`, `npm run test:deep`: set-up, then every step; the last line is `N passed, N failed`. */
import { Failure, Interrupted, statusOfSignal } from '../launcher/failure.mjs';
import { withInnerNode } from '../launcher/inner-node.mjs';
import { interruption } from '../launcher/processes.mjs';
import { runProgram } from '../launcher/program.mjs';
import { setUp } from '../launcher/set-up.mjs';
import { openNeedsLog } from './needs-log.mjs';
import { prepareMachine } from './prepare.mjs';
import { runStep } from './run-step.mjs';
import { planOf } from './steps.mjs';
import { summarise } from './summary.mjs';
import { findTestFiles } from './test-files.mjs';

/**
 * @typedef {import('../launcher/program.mjs').Context} Context
 * @typedef {import('./outcome.mjs').Outcome} Outcome
 * @typedef {import('./steps.mjs').Step} Step
 */

/**
 * @param {string[]} args
 * @returns {import('./steps.mjs').Mode}
 */
function modeOf(args) {
  if (args.length === 0) return 'test';
  if (args.length === 1 && args[0] === '--check') return 'check';
  if (args.length === 1 && args[0] === '--deep') return 'deep';
  throw new Failure(`Unknown: ${args.join(' ')}. It takes nothing, --check or --deep.`);
}

/**
 * @param {Context} context
 * @param {Outcome[]} outcomes filled as the steps end, so that an interrupted run still counts what it did
 * @param {NodeJS.ProcessEnv} log
 */
async function runAll(context, outcomes, log) {
  const { root, tell } = context;
  const mode = modeOf(process.argv.slice(2));
  await setUp(context);
  const machine = mode === 'check' ? {} : await prepareMachine(context);
  const env = { ...withInnerNode(root, context.env), ...machine, ...log };
  const run = async (/** @type {Step} */ step) => {
    const began = Date.now();
    tell.line(`${step.name} …`);
    const outcome = await runStep(step, { root, env, show: tell.line });
    outcomes.push(outcome);
    const seconds = Math.round((Date.now() - began) / 1000);
    tell.line(`${step.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
  };
  const inOrder = async (/** @type {Step[]} */ steps) => {
    for (const step of steps) if (!interruption()) await run(step);
  };
  for (const rows of planOf(mode, findTestFiles(root))) await Promise.all(rows.map(inOrder));
}

await runProgram(async (context) => {
  const log = openNeedsLog(context.root);
  /** @type {Outcome[]} */
  const outcomes = [];
  const fail = (/** @type {string} */ name, /** @type {string} */ problem) =>
    outcomes.push({ name, passed: 0, failed: 1, skipped: [], problems: [problem] });
  try {
    await runAll(context, outcomes, log.env);
  } catch (error) {
    if (!(error instanceof Failure || error instanceof Interrupted)) console.error(error);
    if (!interruption()) fail('run', error instanceof Error ? error.message : String(error));
  }
  const signal = interruption();
  if (signal) fail('run', `stopped by ${signal}`);
  const mustRunAll = process.platform === 'linux' && process.getuid?.() === 0;
  const { text, failed } = summarise(outcomes, { needs: log.read(), mustRunAll });
  context.tell.line(`\n${text}`);
  if (signal) return statusOfSignal(signal);
  return failed === 0 ? 0 : 1;
});
