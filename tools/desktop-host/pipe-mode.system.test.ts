import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processesWithArgument } from './process-table.mjs';
import { listeningPorts, processTree } from './processes.fixtures.ts';
import { removeFolder, RunningHost, temporaryFolder, until, type Start } from './running-host.fixtures.ts';

let temp: string;
let hosts: RunningHost[];

beforeEach(() => {
  temp = temporaryFolder();
  hosts = [];
});

afterEach(async () => {
  for (const host of hosts) await host.quit();
  removeFolder(temp);
});

function start(more: Partial<Start> = {}): RunningHost {
  const data = join(temp, 'data');
  const host = new RunningHost({ temp, args: [`--user-data-dir=${data}`], ...more });
  hosts.push(host);
  return host;
}

const profiles = (): string[] =>
  readdirSync(temp)
    .filter((name) => name.startsWith('desktop-host-profile-'))
    .map((name) => join(temp, name));

const chromiumOn = (profile: string): number[] => processesWithArgument(`--user-data-dir=${profile}`);

describe('the host as a person starts it', () => {
  it('opens no port and no inspector', async () => {
    const host = start();
    await host.line('ready');
    expect(await host.inPage('document.title')).toBe('Fixture page');
    const tree = processTree(host.pid);
    expect(tree.length).toBeGreaterThan(3);
    expect(listeningPorts(tree)).toEqual([]);
    expect(host.errors).not.toMatch(/listening/i);
  });

  it('opens a port only when one is asked for', async () => {
    const host = start({ args: [`--user-data-dir=${join(temp, 'data')}`, '--remote-debugging-port=0'] });
    await host.line('ready');
    expect(host.errors).toMatch(/^DevTools listening on ws:\/\//m);
    expect(listeningPorts(processTree(host.pid))).toHaveLength(1);
  });

  it('keeps its page off the network, this machine included', async () => {
    let connections = 0;
    const server = createServer((_request, response) => response.end('reached'));
    server.on('connection', () => connections++);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const host = start();
    await host.line('ready');
    const attempt = (address: string): Promise<unknown> =>
      host.inPage(`fetch(${JSON.stringify(address)}, { mode: 'no-cors' }).then(() => 'reached', String)`);
    expect(await attempt(`http://127.0.0.1:${port}/`)).toBe('TypeError: Failed to fetch');
    expect(await attempt(`http://localhost:${port}/`)).toBe('TypeError: Failed to fetch');
    const socket = `new Promise((resolve) => { const socket = new WebSocket('ws://127.0.0.1:${port}/');
      socket.onopen = () => resolve('reached'); socket.onerror = () => resolve('refused'); })`;
    expect(await host.inPage(socket)).toBe('refused');
    expect(connections).toBe(0);
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(connections).toBe(1);
    server.close();
  });

  it('keeps its profile to itself and takes it away', async () => {
    const host = start();
    await host.line('ready');
    const [profile = ''] = profiles();
    expect(statSync(profile).mode & 0o777).toBe(0o700);
    expect(await host.quit()).toBe(0);
    expect(host.lines.slice(-3)).toEqual(['before-quit', 'will-quit', 'quit']);
    expect(profiles()).toEqual([]);
    expect(chromiumOn(profile)).toEqual([]);
  });

  it.each([[[]], [['--remote-debugging-port=0']]])('leaves no Chromium behind when it is killed (%j)', async (args) => {
    const host = start({ args: [`--user-data-dir=${join(temp, 'data')}`, ...args] });
    await host.line('ready');
    const [profile = ''] = profiles();
    expect(chromiumOn(profile)).not.toEqual([]);
    host.process.kill('SIGKILL');
    await host.exited;
    await until('Chromium has ended', () => chromiumOn(profile).length === 0);
    expect(existsSync(profile)).toBe(true);
    const next = start();
    await next.line('ready');
    expect(existsSync(profile)).toBe(false);
    expect(profiles()).toHaveLength(1);
  });

  it('ends when its Chromium is killed', async () => {
    const host = start();
    await host.line('ready');
    const [profile = ''] = profiles();
    for (const pid of chromiumOn(profile)) if (processTree(host.pid)[1] === pid) process.kill(pid, 'SIGKILL');
    expect(await host.exited).toBe(1);
    expect(host.errors).toContain('Chromium has ended');
  });

  it('keeps the data where Electron keeps it, and nothing of Chromium beside it', async () => {
    const host = start({ args: [], env: { HOME: temp, XDG_CONFIG_HOME: '' } });
    const config = join(temp, '.config');
    expect(await host.line('ready')).toBe(join(config, 'Host Fixture'));
    expect(await host.quit()).toBe(0);
    expect(readdirSync(config)).toEqual(['Host Fixture']);
    expect(readdirSync(join(config, 'Host Fixture'))).toEqual([]);
  });

  it('runs for an ordinary person with Chromium’s sandbox', async (context) => {
    const nobody = 65_534;
    const script = join(import.meta.dirname, 'boot.mjs');
    const canRead = spawnSync('test', ['-r', script], { uid: nobody, gid: nobody }).status === 0;
    context.skip(!canRead, 'needs root, and a checkout that others may read');
    chownSync(temp, nobody, nobody);
    const host = start({ env: { HOME: temp }, user: nobody });
    await host.line('ready');
    expect(await host.inPage('document.title')).toBe('Fixture page');
    const [profile = ''] = profiles();
    const [browser = 0] = chromiumOn(profile);
    expect(statSync(`/proc/${String(browser)}`).uid).toBe(nobody);
    expect(processesWithArgument('--no-sandbox').filter((pid) => chromiumOn(profile).includes(pid))).toEqual([]);
  });

  it('goes on after a mistake in the app, and says it', async () => {
    const host = start();
    await host.line('ready');
    await host.run("setImmediate(() => { throw new Error('dropped'); }); Promise.reject(new Error('forgotten'));");
    await until('both are said', () => host.errors.includes('dropped') && host.errors.includes('forgotten'));
    expect(await host.inPage('document.title')).toBe('Fixture page');
    expect(await host.quit()).toBe(0);
  });

  it('hands the command line of a second start to the first', async () => {
    const first = start();
    await first.line('ready');
    const second = start({ args: [`--user-data-dir=${join(temp, 'data')}`, '--open=Ash and Ember'] });
    expect(await second.exited).toBe(0);
    const told = JSON.parse(await first.line('second-instance')) as { argv: string[]; cwd: string; data: unknown };
    expect(told.argv).toContain('--open=Ash and Ember');
    expect(told.cwd).toBe(process.cwd());
    expect(told.data).toEqual({ from: 'second' });
    expect(second.lines).not.toContain('ready');
  });

  it('starts anew on the data of a killed run', async () => {
    const first = start();
    await first.line('ready');
    first.process.kill('SIGKILL');
    await first.exited;
    await start().line('ready');
  });

  it('lives on without windows when the app wants to, and opens new ones', async () => {
    const host = start();
    await host.line('ready');
    const left = await host.run(`
      const { app, BrowserWindow } = electron;
      app.removeAllListeners('window-all-closed');
      const empty = new Promise((resolve) => app.once('window-all-closed', resolve));
      app.on('window-all-closed', () => undefined);
      for (const window of BrowserWindow.getAllWindows()) window.close();
      await empty;
      return BrowserWindow.getAllWindows().length;`);
    expect(left).toBe(0);
    const again = await host.run(`
      const window = new electron.BrowserWindow({ width: 640, height: 480 });
      await window.loadURL('app://fixture/index.html');
      return window.webContents.executeJavaScript('[document.title, innerWidth, innerHeight, typeof bridge]');`);
    expect(again).toEqual(['Fixture page', 640, 480, 'undefined']);
  });

  it('keeps a window whose app or page does not let it go', async () => {
    const host = start();
    await host.line('ready');
    const kept = await host.run(`
      const { app, BrowserWindow } = electron;
      const [window] = BrowserWindow.getAllWindows();
      window.once('close', (event) => event.preventDefault());
      app.quit();
      await window.webContents.executeJavaScript(
        "onbeforeunload = (event) => { event.preventDefault(); event.returnValue = 'stay'; }; 0", true);
      const stayed = new Promise((resolve) => window.webContents.once('will-prevent-unload', resolve));
      app.quit();
      await stayed;
      await window.webContents.executeJavaScript('onbeforeunload = null; 0');
      return [window.isDestroyed(), BrowserWindow.getAllWindows().length];`);
    expect(kept).toEqual([false, 1]);
    expect(await host.quit()).toBe(0);
  });

  it('shows a dialog page that the host and the page talk over', async () => {
    const host = start();
    await host.line('ready');
    const module = JSON.stringify(join(import.meta.dirname, 'open-dialog-window.mjs'));
    const page = `<!doctype html><title>Ask</title><script>
      globalThis.hostReceive = (message) => hostSend({ echo: message, size: [innerWidth, innerHeight] });
      hostSend('early');</script>`;
    const heard = await host.run(`
      const { openDialogWindow } = await import(${module});
      const parent = electron.BrowserWindow.getAllWindows()[0];
      const window = await openDialogWindow({ title: 'Ask', width: 480, height: 240, html: ${JSON.stringify(page)}, parent });
      window.send({ question: '</script>' });
      const heard = [];
      await new Promise((resolve) => window.onMessage((m) => { heard.push(m); if (heard.length === 2) resolve(); }));
      const closed = new Promise((resolve) => window.onClosed(() => resolve('closed')));
      window.close();
      return [...heard, await closed, electron.BrowserWindow.getAllWindows().length];`);
    expect(heard).toEqual(['early', { echo: { question: '</script>' }, size: [480, 240] }, 'closed', 1]);
  });
});
