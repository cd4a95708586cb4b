// @ts-check
/** What is mutated, and how well it must be held. */
import { statSync } from 'node:fs';

/** Each is judged by itself. */
export const FOLDERS = ['injuries', 'stamina-wounds', 'thresholds'].map((name) => `src/main/rules/${name}`);

/** The score, in percent, that every folder must reach. */
export const LEAST_SCORE = 85;

const LEFT_OUT = [
  '!**/*.test.ts',
  '!**/*.fixtures.ts',
  // Words and nothing else; a test holds all of them against resources/tables/two-legged.json at once.
  '!src/main/rules/injuries/two-legged.ts',
];

/**
 * @param {string[]} paths files and folders, from the project's root
 * @returns {string[]} Stryker's patterns for the code in them
 */
export const patternsFor = (paths) => [
  ...paths.map((path) =>
    statSync(path, { throwIfNoEntry: false })?.isDirectory() ? `${path.replace(/[\\/]$/, '')}/**/*.ts` : path,
  ),
  ...LEFT_OUT,
];
