import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from './test-folder.fixtures.ts';

const PROJECT = path.join(import.meta.dirname, '../..');
const folder = testFolder();

/** The Node and npm of the person, not those of node_modules. */
function outside(command: string): string {
  const folders = (process.env.PATH ?? '').split(':').filter((entry) => !entry.includes('node_modules'));
  const found = folders.map((entry) => path.join(entry, command)).find((file) => existsSync(file));
  if (!found) throw new Error(`There is no ${command} on PATH.`);
  return found;
}

/** A machine with nothing but sh, env, node and npm: no Python, no compiler, no Node 24. */
function layOutMachine(): NodeJS.ProcessEnv {
  const bin = path.join(folder.root, 'bin');
  mkdirSync(bin);
  for (const command of ['sh', 'env', 'node', 'npm']) symlinkSync(outside(command), path.join(bin, command));
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy)$/i.test(name),
  );
  // The person's own npm settings (a registry, a proxy) hold; the cache starts empty.
  const home = process.env.HOME ?? folder.root;
  return { ...Object.fromEntries(kept), PATH: bin, HOME: home, npm_config_cache: path.join(folder.root, 'cache') };
}

function clone(): string {
  const root = path.join(folder.root, 'clone');
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: PROJECT });
  for (const file of list
    .toString()
    .split('\0')
    .filter((name) => name !== '' && existsSync(path.join(PROJECT, name)))) {
    cpSync(path.join(PROJECT, file), path.join(root, file));
  }
  writeFileSync(
    path.join(root, 'set-up-only.mjs'),
    `import { runProgram } from './tools/launcher/program.mjs';
import { setUp } from './tools/launcher/set-up.mjs';
await runProgram(async (context) => (await setUp({ ...context, root: import.meta.dirname }), 0));
`,
  );
  return root;
}

interface Result {
  status: number | null;
  output: string;
}

function setUp(root: string, env: NodeJS.ProcessEnv): Result {
  const { status, stdout, stderr } = spawnSync(outside('node'), ['set-up-only.mjs'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('the set-up of a fresh clone on a machine without Python or a compiler', () => {
  let root: string;
  let env: NodeJS.ProcessEnv;
  beforeEach(() => {
    env = layOutMachine();
    root = clone();
  });

  it('installs Node 24 and a working database, runs no other install script, and is done once', () => {
    const first = setUp(root, env);
    expect(first.output).toContain('Fetching Node 24: done');
    expect(first).toMatchObject({ status: 0 });
    expect(first.output).not.toContain('EBADENGINE');

    const node = path.join(root, 'node_modules/.bin/node');
    const program =
      "console.log(process.version, new (require('better-sqlite3'))(':memory:').prepare('SELECT 7').pluck().get())";
    expect(execFileSync(node, ['-e', program], { cwd: root, encoding: 'utf8' })).toMatch(/^v24\.\d+\.\d+ 7\n$/);

    expect(existsSync(path.join(root, 'node_modules/better-sqlite3/build'))).toBe(false);
    expect(existsSync(path.join(root, 'node_modules/electron/dist'))).toBe(false);
    expect(readdirSync(path.join(root, 'node_modules/electron'))).not.toContain('path.txt');

    expect(setUp(root, env)).toEqual({ status: 0, output: '' });

    // As after an interrupted installation: the packages are half there, the stamp is not.
    rmSync(path.join(root, 'node_modules/.woundboard-set-up.json'));
    rmSync(path.join(root, 'node_modules/better-sqlite3'), { recursive: true });
    const again = setUp(root, env);
    expect(again.output).toContain('the last installation was not finished here');
    expect(again).toMatchObject({ status: 0 });
    expect(existsSync(path.join(root, 'node_modules/better-sqlite3/package.json'))).toBe(true);
  });

  it("gives npm's own words when it cannot, and does not count that as done", () => {
    const nobody = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0' };
    for (const time of ['first', 'second']) {
      const { status, output } = setUp(root, { ...env, ...nobody });
      expect(status, time).toBe(1);
      expect(output, time).toContain('npm could not do it (npm ci');
      expect(output, time).toContain('ECONNREFUSED');
    }
  });
});
