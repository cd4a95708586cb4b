// @ts-check
import path from 'node:path';
import { FOLDERS, patternsFor } from './folders.mjs';

/**
 * How the rules are mutated (`npm run mutation`). Everything it writes is in .cache/, which is neither kept nor checked.
 *
 * @type {Partial<import('@stryker-mutator/api/core').StrykerOptions>}
 */
export default {
  plugins: [path.join(import.meta.dirname, 'one-run.mjs'), '@stryker-mutator/vitest-runner'],
  testRunner: 'one-run',
  coverageAnalysis: 'perTest',
  // To hold the quick way against Stryker's own: `npm run mutation -- --testRunner vitest`, for hours.
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: patternsFor(FOLDERS),
  // What is read only while a file loads (tables of words, the options) would take a new start for each mutant. The worked
  // examples and the sentences hold it.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine makes a test slow; only a mutant that loops takes this long.
  timeoutMS: 20_000,
  timeoutFactor: 4,
  tempDirName: '.cache/mutation/sandbox',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  // Only what these tests read is copied.
  ignorePatterns: [
    '*',
    '!src/**',
    '!tools/cases/**',
    '!tools/mutation/**',
    '!cases/**',
    '!resources/**',
    '!package.json',
    '!tsconfig*.json',
  ],
  // Vitest checks no types, so there is nothing to switch off in the copied files.
  disableTypeChecks: false,
  // Scores are judged folder by folder, in run.mjs.
  thresholds: { high: 90, low: 85, break: null },
};
