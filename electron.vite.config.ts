import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';

// Where the time of a build goes is told to nobody who starts the app.
const checks = { bundlerTimings: false };

export default defineConfig({
  // zod is bundled (a devDependency); better-sqlite3 has a native part and stays outside.
  main: {
    build: {
      externalizeDeps: true,
      // Copies are made and checked beside the app, by a worker with a file of its own.
      rolldownOptions: { checks, input: { index: 'src/main/index.ts', 'copy-worker': 'src/main/db/copy-worker.ts' } },
    },
  },
  preload: {
    build: {
      // A sandboxed preload is one CommonJS file that can require nothing but `electron`.
      externalizeDeps: false,
      rolldownOptions: { checks, output: { format: 'cjs', entryFileNames: '[name].js' } },
    },
  },
  renderer: { plugins: [svelte()], build: { minify: true, assetsInlineLimit: 0, rolldownOptions: { checks } } },
});
