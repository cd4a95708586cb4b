import { defineConfig } from 'vitest/config';
import { SLOW_TEST_FILES, TEST_FILES } from './test-files.mjs';

/** For `npm run mutation -- --testRunner vitest`. */
export default defineConfig({
  test: { environment: 'node', isolate: false, testTimeout: 60_000, include: TEST_FILES, exclude: SLOW_TEST_FILES },
});
