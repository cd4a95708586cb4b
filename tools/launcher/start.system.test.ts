import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  gone,
  layOutApp,
  layOutProject,
  childNamed,
  endStarted,
  runs,
  startProject,
  type Started,
} from './fake-project.fixtures.ts';
import { testFolder } from './test-folder.fixtures.ts';

const folder = testFolder();
beforeEach(() => {
  layOutProject(folder);
});

afterEach(endStarted);

/** With this the launcher starts no screen of its own; nothing is drawn on it. */
const DISPLAY = ':7';
const start = (args: string[], env: NodeJS.ProcessEnv, shell = false): Started =>
  startProject(folder.root, args, env, shell);
const signalOfApp = (): string => readFileSync(path.join(folder.root, 'signal'), 'utf8');
const isRoot = process.getuid?.() === 0;

describe('npm start with a display', () => {
  it('says which runtime runs and why, and passes folder, arguments and environment on', async () => {
    const env = { DISPLAY, INIT_CWD: tmpdir(), WOUNDBOARD_DATA_DIR: 'games', ELECTRON_RUN_AS_NODE: '1' };
    const started = start(['--data-dir', 'my games', '--', '--once'], env);
    const app = await started.app();
    expect(app.args).toEqual([folder.root, '--data-dir', 'my games', '--once']);
    expect(app.cwd).toBe(tmpdir());
    const chromium = path.join(folder.root, 'browser/chromium');
    expect(app.env).toMatchObject({ DISPLAY, WOUNDBOARD_DATA_DIR: 'games', DESKTOP_HOST_CHROMIUM: chromium });
    expect(app.env.ELECTRON_RUN_AS_NODE).toBeUndefined();
    expect(app.env.WOUNDBOARD_PICTURE).toBeUndefined();
    started.process.kill('SIGTERM');
    expect(await started.end()).toBe(0);
    expect(started.output()).toContain(
      `Runtime: desktop host on Chromium (${chromium}), because WOUNDBOARD_RUNTIME=host asks for it.`,
    );
    expect(started.output()).not.toContain('virtual');
  });

  it.each([0, 7])('ends with the exit status of the app: %i', async (status) => {
    expect(await start([], { DISPLAY, APP: `exit ${status}` }).end()).toBe(status);
  });

  it('saves a picture when asked to, and ends after it with --once', async () => {
    const picture = path.join(folder.root, 'pictures/board.png');
    const started = start(['--once', '--picture', picture], { DISPLAY });
    expect(await started.end()).toBe(0);
    expect(started.output()).toContain(`Picture: ${picture} (1280×800)`);
  });

  it('says that no picture came when the app ends before', async () => {
    const started = start(['--once'], { DISPLAY, APP: 'exit 3' });
    expect(await started.end()).toBe(3);
    expect(started.output()).toContain('ended before the board was painted');
  });

  it('answers a refused sandbox with its mend', async () => {
    const started = start([], { DISPLAY, APP: 'refuse 133 FATAL: No usable sandbox! If you are running on …' });
    expect(await started.end()).toBe(1);
    expect(started.output()).toContain('The system refused the sandbox');
  });

  it('prefers an Electron that is there, and tells root about its sandbox', async () => {
    layOutApp(folder, 'my/electron');
    const override = path.join(folder.root, 'my/electron');
    const env = { DISPLAY, WOUNDBOARD_RUNTIME: '', ELECTRON_OVERRIDE_DIST_PATH: override, APP: 'exit 0' };
    const started = start([], env);
    expect(await started.end()).toBe(0);
    expect((await started.app()).args).toEqual([...(isRoot ? ['--no-sandbox'] : []), folder.root]);
    expect(started.output()).toContain('Runtime: Electron 45.5.0, because its executable is there.');
    expect(started.output().includes('--no-sandbox')).toBe(isRoot);
  });

  it('starts nothing when the chosen runtime is not there', async () => {
    const started = start([], { DISPLAY, WOUNDBOARD_RUNTIME: 'electron' });
    expect(await started.end()).toBe(1);
    expect(started.output()).toContain(
      'WOUNDBOARD_RUNTIME=electron asks for Electron, but its executable is not there',
    );
    expect(existsSync(path.join(folder.root, 'app.json'))).toBe(false);
  });

  it('says what to install when there is no browser', async () => {
    const started = start([], { DISPLAY, DESKTOP_HOST_CHROMIUM: '/nowhere/chromium' });
    expect(await started.end()).toBe(1);
    expect(started.output()).toContain('DESKTOP_HOST_CHROMIUM names /nowhere/chromium, which is no program.');
  });
});

describe.runIf(process.platform === 'linux')('npm start without a display', () => {
  /** Folders of screens; each launcher here has a temporary folder of its own. */
  const screens = (): string[] => readdirSync(folder.root).filter((name) => name.startsWith('woundboard-screen-'));

  it('runs on a virtual one, names the picture, and goes on until Ctrl+C', async () => {
    const started = start([], {});
    const picture = path.join(folder.root, '.cache/woundboard-start.png');
    await started.says(`Picture: ${picture} (1280×800)`);
    const app = await started.app();
    expect(started.output()).toContain(`a virtual one (Xvfb ${app.env.DISPLAY ?? 'none'})`);
    const server = childNamed('Xvfb', started.process.pid ?? 0);
    expect(screens()).toHaveLength(1);
    started.process.kill('SIGINT');
    expect(await started.end()).toBe(0);
    expect(signalOfApp()).toBe('SIGINT');
    for (const pid of [app.pid, app.child, server]) await gone(pid);
    expect(screens()).toEqual([]);
  });

  it('leaves no screen behind when the app fails', async () => {
    const started = start([], { APP: 'exit 9' });
    expect(await started.end()).toBe(9);
    expect(screens()).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('stopping', () => {
  it('ends by force, with all that it started, at the second Ctrl+C', async () => {
    const started = start([], { DISPLAY, APP: 'stubborn' });
    const app = await started.app();
    started.process.kill('SIGINT');
    while (!existsSync(path.join(folder.root, 'signal'))) await new Promise(setImmediate);
    expect(runs(app.pid)).toBe(true);
    started.process.kill('SIGINT');
    expect(await started.end()).toBe(137);
    for (const pid of [app.pid, app.child]) await gone(pid);
  });

  it('ends when npm and its shell are gone', async () => {
    const started = start([], { DISPLAY, npm_lifecycle_event: 'start' }, true);
    const app = await started.app();
    started.process.kill('SIGKILL');
    for (const pid of [app.pid, app.child]) await gone(pid);
    expect(signalOfApp()).toBe('SIGTERM');
  });
});
