/**
 * `npm run -s cases -- FILE.jsonl …`: holds worked examples against the rules (cases/README.md). Needs a Node that reads
 * TypeScript. Where the one at hand does not, the project's own takes over; where that is missing, it is installed first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const ownNode = path.join(
  root,
  process.platform === 'win32' ? 'node_modules/node/bin/node.exe' : 'node_modules/.bin/node',
);

/** npm's messages go to standard error: standard output is the report's alone. */
function npm(...args) {
  const options = { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', [...args, '--no-fund', '--no-audit', '--loglevel=error'], options);
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed; the cases need the project's own Node.`);
}

function handOver() {
  if (!existsSync(ownNode)) {
    npm('ci', '--ignore-scripts');
    npm('rebuild', 'node', '--ignore-scripts=false');
  }
  const { status } = spawnSync(ownNode, [import.meta.filename, ...process.argv.slice(2)], { stdio: 'inherit' });
  return status ?? 1;
}

if (process.features.typescript) {
  const { main } = await import('./main.ts');
  process.exitCode = main(process.argv.slice(2), console.log);
} else {
  process.exitCode = handOver();
}
