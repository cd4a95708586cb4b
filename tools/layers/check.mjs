/** `npm run layers`: the whole import graph, `.ts` and `.svelte`, against layers.mjs. Exit status 1 on a breach. */
import { cruise } from 'dependency-cruiser';
import { existsSync } from 'node:fs';
import { forbidden } from './dependency-cruiser.mjs';

/**
 * @param {string} root a folder that holds `src/`
 * @returns {Promise<{ breaches: string[]; files: number }>} one line a breach; how many files were read
 */
export async function checkLayers(root) {
  const folders = ['src', 'e2e', 'tools'].filter((folder) => existsSync(`${root}/${folder}`));
  const result = await cruise(folders, {
    baseDir: root,
    ruleSet: { forbidden },
    validate: true,
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: String.raw`(^|/)(out|dist)/|\.css$` },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      extensions: ['.ts', '.svelte', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['svelte', 'import', 'require', 'node', 'types', 'default'],
    },
  });
  const { summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (result.output);
  const breaches = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  return { breaches, files: summary.totalCruised };
}

if (process.argv[1] === import.meta.filename) {
  const { breaches, files } = await checkLayers(process.cwd());
  for (const breach of breaches) console.error(breach);
  console.log(`layers: ${String(files)} files read, ${String(breaches.length)} breaches`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}
