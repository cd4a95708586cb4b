// @ts-check
/**
 * A test runner for Stryker that starts Vitest once. Stryker's own starts it anew for each of the thousands of mutants,
 * which takes hours where this takes minutes. The code keeps nothing between calls, so a mutant can be switched on and
 * off under tests that are loaded already: in-worker.ts waits after the tests and runs those that a mutant concerns again.
 */
import { once } from 'node:events';
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { SLOW_TEST_FILES, TEST_FILES } from './test-files.mjs';

/**
 * @typedef {import('./messages.ts').Ready} Ready
 * @typedef {import('./messages.ts').Verdict} Verdict
 * @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner
 */

/** One file that loads all the others, so that they are one run that can wait at its end. */
const ENTRY = 'all.test.ts';

/** @implements {TestRunner} */
class OneRun {
  /** @type {BroadcastChannel} */
  #channel = new BroadcastChannel('mutation');
  /** @type {import('vitest/node').Vitest | undefined} */
  #vitest;
  /** @type {Promise<unknown> | undefined} */
  #run;
  /** @type {Promise<Ready> | undefined} */
  #ready;

  /** It reloads nothing, and need not: only mutants that act within a test are run. */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const files = globSync(TEST_FILES, { exclude: SLOW_TEST_FILES }).sort();
    const loading = files
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => `describe('${file}', async () => void (await import('./${file}')));`);
    writeFileSync(ENTRY, ["import { describe } from 'vitest';", ...loading, ''].join('\n'));
    this.#vitest = await createVitest('test', {
      config: false,
      watch: false,
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      include: [ENTRY],
      setupFiles: [path.resolve('tools/mutation/in-worker.ts')],
      hookTimeout: 0,
      testTimeout: 0,
      reporters: [{}],
      onConsoleLog: () => false,
    });
    this.#ready = this.#answer();
    this.#run = this.#vitest.start();
    // A worker that ends before it is ready says so here and nowhere else.
    void this.#run.catch((error) => this.#channel.dispatchEvent(new MessageEvent('message', { data: { error } })));
  }

  async dryRun() {
    const { tests, coverage } = await this.#started();
    return { status: /** @type {const} */ ('complete'), tests, mutantCoverage: coverage };
  }

  /** @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options */
  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    await this.#started();
    if (!testFilter) throw new Error('A mutant that is read while files load needs a Vitest of its own.');
    const answer = this.#answer();
    this.#channel.postMessage({ mutant: activeMutant.id, tests: testFilter, hitLimit });
    return /** @type {Verdict} */ (await answer);
  }

  async dispose() {
    this.#channel.postMessage({ end: true });
    await this.#run;
    await this.#vitest?.close();
    this.#channel.close();
  }

  async #started() {
    if (!this.#ready) throw new Error('The tests were not started.');
    return this.#ready;
  }

  async #answer() {
    const [{ data }] = await once(this.#channel, 'message');
    if (data.error) throw data.error;
    return data;
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'one-run', injectableClass: OneRun }];
