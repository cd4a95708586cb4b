/** Starts the host with the fixture app as a person would: without Playwright, without a port. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const HOST_FOLDER = import.meta.dirname;
export const FIXTURE = join(HOST_FOLDER, 'fixture');
const EXECUTABLE = join(HOST_FOLDER, 'electron');
const PATIENCE_MS = 90_000;

/** A short folder: sockets below it have little room for their names. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'dht-'));

export const removeFolder = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
};

/** Asks again and again until the answer is true. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It never came to be: ${what}`);
    await new Promise((again) => setTimeout(again, 100));
  }
}

/** This process's environment, as on a machine without a display. */
export function withoutDisplay(): Record<string, string> {
  const entries = Object.entries(process.env).filter(([name]) => !/^(DISPLAY|WAYLAND_DISPLAY)$/.test(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}

export interface Start {
  /** Folder for temporary files of this run, and so for its profile. */
  temp: string;
  args?: string[];
  env?: Record<string, string>;
  /** Number of the user to run as; only root can choose. */
  user?: number;
}

interface Answer {
  id: number;
  value?: unknown;
  error?: string;
}

export class RunningHost {
  readonly process: ChildProcess;
  readonly lines: string[] = [];
  errors = '';
  readonly exited: Promise<number | null>;
  #lastId = 0;

  constructor({ temp, args = [], env = {}, user }: Start) {
    this.process = spawn(EXECUTABLE, [FIXTURE, ...args], {
      env: { ...withoutDisplay(), TMPDIR: temp, XDG_RUNTIME_DIR: temp, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(user === undefined ? {} : { uid: user, gid: user }),
    });
    this.exited = new Promise((resolve) => this.process.once('exit', resolve));
    if (this.process.stdout)
      createInterface({ input: this.process.stdout }).on('line', (line) => this.lines.push(line));
    this.process.stderr?.on('data', (chunk: Buffer) => {
      this.errors += chunk.toString();
    });
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** The rest of the first line that begins so; waits for it. */
  async line(start: string): Promise<string> {
    let found: string | undefined;
    await until(`a line "${start}" (stderr: ${this.errors})`, () => {
      found = this.lines.find((line) => line.startsWith(start));
      return found !== undefined;
    });
    return found?.slice(start.length).trim() ?? '';
  }

  /** Runs code in the app's main process, where `electron` is at hand. */
  async run(code: string): Promise<unknown> {
    const id = ++this.#lastId;
    this.process.stdin?.write(`${JSON.stringify({ id, code })}\n`);
    let answer: Answer | undefined;
    await until(`an answer to ${code} (stderr: ${this.errors})`, () => {
      answer = this.#answers().find((each) => each.id === id);
      return answer !== undefined;
    });
    const { value, error } = answer ?? { id };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  #answers(): Answer[] {
    return this.lines.flatMap((line) => (line.startsWith('answer ') ? (JSON.parse(line.slice(7)) as Answer) : []));
  }

  /** Runs code in the first window's page. */
  inPage(code: string): Promise<unknown> {
    return this.run(
      `return electron.BrowserWindow.getAllWindows()[0].webContents.executeJavaScript(${JSON.stringify(code)}, true);`,
    );
  }

  async quit(): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) this.process.kill('SIGTERM');
    return this.exited;
  }
}
