import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // These tests are pure or make their own files: sharing the modules of a worker takes a third of the time.
          isolate: false,
          // Only to end a test that hangs: a busy machine must not fail one.
          testTimeout: 60_000,
          environment: 'node',
          include: ['src/{main,preload}/**/*.test.ts', 'src/renderer/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/*.svelte.test.ts', '**/*.deep.test.ts', '**/*.system.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'system',
          environment: 'node',
          include: ['{src,tools}/**/*.system.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'deep',
          environment: 'node',
          include: ['{src,tools}/**/*.deep.test.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
          fileParallelism: false,
        },
      },
      {
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'component',
          environment: 'happy-dom',
          testTimeout: 60_000,
          include: ['src/renderer/**/*.svelte.test.ts'],
        },
      },
    ],
  },
});
