import { afterAll, afterEach, beforeEach, TestRunner } from 'vitest';
import type { RunnerTestCase, RunnerTestFile, RunnerTestSuite } from 'vitest';
import type { Ask, Coverage, TestRun, Verdict } from './messages.ts';

/** What the mutated code looks at, under the name that Stryker gives it. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: Coverage;
}

const shared = globalThis as { __stryker__?: Switches };
const switches: Switches = (shared.__stryker__ ??= {});

let file: RunnerTestFile | undefined;

beforeEach(({ task }) => {
  ({ file } = task);
  switches.currentTestId = task.id;
});

afterEach(() => {
  switches.currentTestId = undefined;
});

const casesIn = (suite: RunnerTestSuite): RunnerTestCase[] =>
  suite.tasks.flatMap((task) => (task.type === 'test' ? [task] : casesIn(task)));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function runOf(test: RunnerTestCase): TestRun {
  const { id, fullTestName: name, result } = test;
  const timeSpentMs = result?.duration ?? 0;
  if (result?.state === 'pass') return { id, name, timeSpentMs, status: 0 };
  return { id, name, timeSpentMs, status: 1, failureMessage: result?.errors?.[0]?.message ?? 'It did not run.' };
}

/** Runs tests with a mutant switched on, up to the first that fails. */
async function judge({ mutant, tests, hitLimit }: Ask, cases: ReadonlyMap<string, RunnerTestCase>): Promise<Verdict> {
  Object.assign(switches, { activeMutant: mutant, hitCount: 0, hitLimit });
  try {
    for (const [at, id] of tests.entries()) {
      const test = cases.get(id);
      if (!test) throw new Error(`There is no test ${id}.`);
      try {
        await TestRunner.getTestFn(test)();
      } catch (error) {
        if (hitLimit !== undefined && (switches.hitCount ?? 0) > hitLimit) {
          return { status: 'timeout', reason: 'reached too often' };
        }
        return { status: 'killed', killedBy: [id], failureMessage: messageOf(error), nrOfTests: at + 1 };
      }
    }
    return { status: 'survived', nrOfTests: tests.length };
  } finally {
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
  }
}

/** Waits for mutants until there are no more. */
afterAll(async () => {
  const all = file ? casesIn(file) : [];
  const cases = new Map(all.map((test) => [test.id, test]));
  const channel = new BroadcastChannel('mutation');
  const coverage = switches.mutantCoverage ?? { static: {}, perTest: {} };
  await new Promise<void>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<Ask | { readonly end: true }>) => {
      if ('end' in data) resolve();
      else
        void judge(data, cases).then((verdict) => {
          channel.postMessage(verdict);
        });
    };
    channel.postMessage({ tests: all.map(runOf), coverage });
  });
  channel.close();
});
