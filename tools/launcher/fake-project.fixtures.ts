import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sourcesOf } from './build.mjs';
import { installationOf } from './set-up.mjs';
import { fingerprint, writeStamp } from './stamp.mjs';
import type { TestFolder } from './test-folder.fixtures.ts';

const PROJECT = path.join(import.meta.dirname, '../..');

/**
 * A real program in the place of the app: it notes how it was started and by which signal it was ended, keeps the
 * contract of WOUNDBOARD_PICTURE, and does what APP tells it.
 */
const APP = `
const { spawn } = require('node:child_process');
const { renameSync, writeFileSync } = require('node:fs');
const { APP = '', WOUNDBOARD_PICTURE: picture, WOUNDBOARD_ONCE: once } = process.env;
const note = (name, text) => {
  const file = __dirname + '/../../' + name;
  writeFileSync(file + '.new', text);
  renameSync(file + '.new', file);
};
const child = spawn('sleep', ['600'], { stdio: 'ignore' });
const leave = (status) => { child.kill(); process.exit(status); };
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => { note('signal', signal); if (APP !== 'stubborn') leave(0); });
}
note('app.json', JSON.stringify({ pid: process.pid, child: child.pid, args: process.argv.slice(2), cwd: process.cwd(), env: process.env }));
const refusal = /^(?:exit|refuse) (\\d+) ?(.*)$/.exec(APP);
if (refusal) { process.stderr.write(refusal[2] + '\\n'); leave(Number(refusal[1])); }
if (picture) {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000050000000320', 'hex');
  writeFileSync(picture + '.new', head);
  renameSync(picture + '.new', picture);
  if (once === '1') leave(0);
}
setInterval(() => {}, 1000);
`;

interface AppRecord {
  pid: number;
  child: number;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

export interface Started {
  readonly process: ChildProcess;
  /** Everything it has written until now. */
  output(): string;
  /** Waits until it has written this. */
  says(text: string): Promise<void>;
  /** Waits for its end; the exit status, or the signal's name. */
  end(): Promise<number | NodeJS.Signals | null>;
  /** How the app was started, once it runs. */
  app(): Promise<AppRecord>;
}

/** Lays out a project that is set up and built, with a fake app behind the desktop host's name. */
export function layOutProject(folder: TestFolder): void {
  const { root } = folder;
  for (const file of ['package.json', 'package-lock.json', 'tools/launcher', 'tools/desktop-host/find-browser.mjs']) {
    cpSync(path.join(PROJECT, file), path.join(root, file), {
      recursive: true,
      filter: (name) => !name.endsWith('.test.ts'),
    });
  }
  layOutApp(folder, 'tools/desktop-host');
  folder.program('browser/chromium', '#!/bin/sh\n');
  folder.write('node_modules/electron/package.json', '{"version":"45.5.0"}');
  mkdirSync(path.join(root, 'node_modules/.bin'));
  symlinkSync(process.execPath, path.join(root, 'node_modules/.bin/node'));
  writeStamp(path.join(root, 'node_modules/.woundboard-set-up.json'), installationOf(root));
  for (const file of ['main/index.js', 'preload/index.js', 'renderer/index.html']) folder.write(`out/${file}`, '');
  const built = fingerprint(root, ['out']);
  writeStamp(path.join(root, '.cache/build.json'), { sources: sourcesOf(root), built });
}

/** The fake app as an executable `electron` in a folder two levels below the root. */
export function layOutApp(folder: TestFolder, where: string): void {
  folder.write(`${where}/app.cjs`, APP);
  folder.program(`${where}/electron`, `#!/bin/sh\nexec '${process.execPath}' "$(dirname "$0")/app.cjs" "$@"\n`);
}

const started = new Set<ChildProcess>();

/** Ends what a failed test has left running; for `afterEach`. */
export async function endStarted(): Promise<void> {
  for (const child of started) {
    const over = once(child, 'exit');
    if (child.kill('SIGTERM')) await over;
  }
  started.clear();
}

/** Starts the launcher of that project as `npm start` does; `shell` puts a shell between, as npm has one. */
export function startProject(root: string, args: string[], env: NodeJS.ProcessEnv, shell = false): Started {
  const command = [process.execPath, '-r', './tools/launcher/node-gate.cjs', 'tools/launcher/start.mjs', ...args];
  const [file, rest] = shell ? ['sh', ['-c', '"$@"; exit $?', 'sh', ...command]] : [process.execPath, command.slice(1)];
  const child = spawn(file, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${root}/browser:${process.env.PATH ?? ''}`,
      HOME: root,
      TMPDIR: root,
      WOUNDBOARD_RUNTIME: 'host',
      WOUNDBOARD_NO_APT: '1',
      ...env,
    },
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  let text = '';
  const changed = new EventTarget();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      changed.dispatchEvent(new Event('change'));
    });
  }
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  return {
    process: child,
    output: () => text,
    async says(wanted) {
      while (!text.includes(wanted)) {
        const more = new Promise((resolve) => {
          changed.addEventListener('change', resolve, { once: true });
        });
        const over = await Promise.race([more.then(() => false), closed.then(() => true)]);
        if (over && !text.includes(wanted)) throw new Error(`It ended without saying "${wanted}":\n${text}`);
      }
    },
    async end() {
      const [code, signal] = await closed;
      return code ?? signal;
    },
    app: () => readWhenThere<AppRecord>(path.join(root, 'app.json')),
  };
}

async function readWhenThere<T>(file: string): Promise<T> {
  while (!existsSync(file)) await delay(20);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Whether a process runs (a zombie does not). */
export function runs(pid: number): boolean {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  return stat !== '' && !/\) [ZX] /.test(stat);
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The process of that name which a parent has started. */
export function childNamed(name: string, parent: number): number {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && runs(Number(entry)));
  const stat = (pid: string): string => readOrNothing(`/proc/${pid}/stat`);
  const found = pids.find((pid) => new RegExp(`\\(${name}\\) \\S ${parent} `).test(stat(pid)));
  if (!found) throw new Error(`${parent} has no child ${name}`);
  return Number(found);
}

/** Waits for the end of a process that is not ours to await. */
export async function gone(pid: number): Promise<void> {
  while (runs(pid)) await delay(20);
}
