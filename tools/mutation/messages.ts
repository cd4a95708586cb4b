/** What one-run.mjs and in-worker.ts say to each other. Results are in Stryker's words. */
export interface Coverage {
  /** How often each mutant was reached while files loaded. */
  readonly static: Readonly<Record<string, number>>;
  /** And in each test. */
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The worker's first message: all tests have run once, without a mutant. */
export interface Ready {
  readonly tests: readonly TestRun[];
  readonly coverage: Coverage;
}

export interface TestRun {
  readonly id: string;
  readonly name: string;
  readonly timeSpentMs: number;
  /** 0: it passed, 1: it failed. */
  readonly status: 0 | 1;
  readonly failureMessage?: string;
}

/** Run these tests with this mutant; it may be reached so often before it counts as one that never ends. */
export interface Ask {
  readonly mutant: string;
  readonly tests: readonly string[];
  readonly hitLimit: number | undefined;
}

export type Verdict =
  | {
      readonly status: 'killed';
      readonly killedBy: readonly string[];
      readonly failureMessage: string;
      readonly nrOfTests: number;
    }
  | { readonly status: 'survived'; readonly nrOfTests: number }
  | { readonly status: 'timeout'; readonly reason: string };
