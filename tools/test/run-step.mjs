// @ts-check
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { npmCommand } from '../launcher/npm.mjs';
import { innerNode } from '../launcher/inner-node.mjs';
import { end, ended, launch } from '../launcher/processes.mjs';
import { outcomeOfCheck, outcomeOfPlaywright, outcomeOfVitest } from './outcome.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./outcome.mjs').Outcome} Outcome
 * @typedef {import('./outcome.mjs').VitestReport} VitestReport
 * @typedef {import('./outcome.mjs').PlaywrightReport} PlaywrightReport
 */

const RUNNERS = { vitest: 'node_modules/vitest/vitest.mjs', playwright: 'node_modules/@playwright/test/cli.js' };

/**
 * Runs a step, shows its lines with its name in front, and reads what it came to.
 *
 * @param {Step} step
 * @param {{ root: string, env: NodeJS.ProcessEnv, show: (line: string) => void, minute?: number }} context `minute`: in
 *   milliseconds
 * @returns {Promise<Outcome>}
 */
export async function runStep(step, { root, env, show, minute = 60_000 }) {
  const report = path.join(root, `.cache/test-reports/${step.name}.json`);
  rmSync(report, { force: true });
  const { command, args, extra } = commandOf(step, root, env, report);
  const child = launch(command, args, { cwd: root, env: { ...env, ...extra }, stdio: ['ignore', 'pipe', 'pipe'] });
  const shown = Promise.all(
    [child.stdout, child.stderr].map((stream) => showLines(stream, (line) => show(`${step.name} │ ${line}`))),
  );
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    void end(child);
  }, step.minutes * minute);
  const status = await ended(child).catch((/** @type {Error} */ error) => {
    show(`${step.name} │ ${error.message}`);
    return { code: 1 };
  });
  clearTimeout(limit);
  // What it wrote last may arrive after its end. Whatever it left running holds the pipe open, and is not waited for.
  const patience = new AbortController();
  await Promise.race([shown, delay(10_000, undefined, { signal: patience.signal }).catch(() => undefined)]);
  patience.abort();
  const outcome = read(step, status.code === 0, readReport(report), root);
  if (late) outcome.problems.push(`ended because it took longer than ${step.minutes} minutes`);
  return outcome;
}

/**
 * @param {Step} step
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {string} report
 * @returns {{ command: string, args: string[], extra: NodeJS.ProcessEnv }}
 */
function commandOf({ kind, args }, root, env, report) {
  if (kind === 'check') {
    const npm = npmCommand(env, process.platform);
    return { command: npm.command, args: [...npm.before, ...args], extra: coloursFor(kind) };
  }
  const reporters =
    kind === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : ['--reporter=list,json'];
  return {
    command: innerNode(root),
    args: [path.join(root, RUNNERS[kind]), ...args, ...reporters],
    extra: { ...coloursFor(kind), ...(kind === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_NAME: report } : {}) },
  };
}

/**
 * Programs that write into a pipe cannot see whether a person reads it, and differ in how they are told.
 *
 * @param {Step['kind']} kind
 * @returns {NodeJS.ProcessEnv}
 */
function coloursFor(kind) {
  if (process.stdout.isTTY) return { FORCE_COLOR: '1', NO_COLOR: undefined };
  return kind === 'playwright' ? { FORCE_COLOR: '0', NO_COLOR: undefined } : { FORCE_COLOR: undefined, NO_COLOR: '1' };
}

/**
 * @param {Step} step
 * @param {boolean} ok
 * @param {(VitestReport & PlaywrightReport) | null} report
 * @param {string} root
 * @returns {Outcome}
 */
function read({ name, kind, expected }, ok, report, root) {
  if (kind === 'check') return outcomeOfCheck(name, ok);
  return kind === 'vitest'
    ? outcomeOfVitest({ name, ok, report, expected, root })
    : outcomeOfPlaywright({ name, ok, report, expected, folder: 'e2e' });
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {import('node:stream').Readable | null} stream
 * @param {(line: string) => void} show
 * @returns {Promise<void>} when there is no more of it
 */
function showLines(stream, show) {
  if (!stream) return Promise.resolve();
  let rest = '';
  stream.setEncoding('utf8').on('data', (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') show(line);
  });
  return new Promise((resolve) => {
    stream.once('close', resolve);
    stream.once('end', () => {
      if (rest.trim() !== '') show(rest);
      resolve();
    });
  });
}
