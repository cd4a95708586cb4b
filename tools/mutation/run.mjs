// @ts-check
/**
 * `npm run mutation`: changes the rules one small place at a time and looks whether a test notices. Prints each folder's
 * share of changes that were noticed, and fails where it is under the least. Arguments: `--mutate PATH` (a file or folder,
 * several with commas) does only that part; others are Stryker's own.
 */
import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../launcher/failure.mjs';
import { innerNode, withInnerNode } from '../launcher/inner-node.mjs';
import { ended, launch } from '../launcher/processes.mjs';
import { runProgram } from '../launcher/program.mjs';
import { setUp } from '../launcher/set-up.mjs';
import { FOLDERS, LEAST_SCORE, patternsFor } from './folders.mjs';
import { isEnough, lineOf, scoresOf } from './scores.mjs';

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const REPORT = '.cache/mutation/report.json';

/** @param {string[]} given */
const argumentsFor = (given) =>
  given.map((word, at) => (given[at - 1] === '--mutate' ? patternsFor(word.split(',')).join(',') : word));

await runProgram(async (context) => {
  const { root, env, tell } = context;
  await setUp(context);
  const report = path.join(root, REPORT);
  rmSync(report, { force: true });
  // It takes long: the machine stays free for whoever works on it meanwhile.
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const args = [STRYKER, 'run', 'tools/mutation/stryker.config.mjs', ...argumentsFor(process.argv.slice(2))];
  const child = launch(innerNode(root), args, {
    cwd: root,
    env: withInnerNode(root, env),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const { code } = await ended(child);
  if (code !== 0) throw new Failure('The mutation run did not come to an end; Stryker says above why.');
  const scores = scoresOf(JSON.parse(readFileSync(report, 'utf8')), FOLDERS);
  if (scores.length === 0) throw new Failure('There is nothing there to mutate.');
  for (const score of scores) tell.line(lineOf(score, LEAST_SCORE));
  return scores.every((score) => isEnough(score, LEAST_SCORE)) ? 0 : 1;
});
