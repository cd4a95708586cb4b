import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder, RunningHost, temporaryFolder } from './running-host.fixtures.ts';

let display: ChildProcess;
let host: RunningHost;
let temp: string;

beforeAll(async () => {
  temp = temporaryFolder();
  display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , output] = display.stdio;
  if (!output || !('readable' in output)) throw new Error('Xvfb tells no display');
  const number = await new Promise((resolve) => createInterface({ input: output }).once('line', resolve));
  host = new RunningHost({
    temp,
    args: [`--user-data-dir=${join(temp, 'data')}`],
    env: { DISPLAY: `:${String(number)}` },
  });
  await host.line('ready');
});

afterAll(async () => {
  await host.quit();
  display.kill();
  removeFolder(temp);
});

describe('a window on a display', () => {
  it('has exactly the size asked for, and nothing of a browser around it', async () => {
    expect(await host.inPage('[innerWidth, innerHeight, outerWidth, outerHeight]')).toEqual([1280, 800, 1280, 800]);
  });

  it('is not headless, and has its title', async () => {
    expect(await host.inPage('navigator.userAgent')).not.toMatch(/headless/i);
    expect(await host.run('return electron.BrowserWindow.getAllWindows()[0].getTitle()')).toBe('Fixture page');
  });

  it('knows its screen', async () => {
    expect(await host.run('return electron.screen.getPrimaryDisplay().size')).toEqual({ width: 1600, height: 1200 });
  });

  it('can be given another size', async () => {
    await host.run('electron.BrowserWindow.getAllWindows()[0].setSize(1000, 700)');
    const size = `new Promise((resolve) => {
      const look = () => (innerWidth === 1000 && innerHeight === 700 ? resolve([innerWidth, innerHeight]) : setTimeout(look, 50));
      look();
    })`;
    expect(await host.inPage(size)).toEqual([1000, 700]);
  });

  it('is printed to PDF as well as without a display', async () => {
    const start = await host.run(
      `return (await electron.BrowserWindow.getAllWindows()[0].webContents.printToPDF({})).toString('latin1', 0, 5);`,
    );
    expect(start).toBe('%PDF-');
  });

  it('opens a dialog page over its middle', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'open-dialog-window.mjs'));
    // A page can run before its window has been placed: it tells its measures once it has any.
    const page = `<title>Ask</title><script>
      const tell = () =>
        outerHeight > 0 && screenX > 0
          ? hostSend([innerWidth, innerHeight, outerHeight, screenX, screenY])
          : requestAnimationFrame(tell);
      tell();
    </script>`;
    const heard = await host.run(`
      const { openDialogWindow } = await import(${module});
      const [parent] = electron.BrowserWindow.getAllWindows();
      parent.setBounds({ x: 100, y: 100, width: 1000, height: 700 });
      const window = await openDialogWindow({ title: 'Ask', width: 480, height: 240, html: ${JSON.stringify(page)}, parent });
      const heard = await new Promise((resolve) => window.onMessage(resolve));
      window.close();
      return heard;`);
    expect(heard).toEqual([480, 240, 240, 360, 330]);
  });

  it.each([
    ['the page closes itself', "window.webContents.executeJavaScript('globalThis.close()')"],
    [
      'its frame is closed',
      `const { runtime } = await import(${JSON.stringify(join(import.meta.dirname, 'runtime.mjs'))});
       runtime.browser().cdp.send('Target.closeTarget', { targetId: window.hostWindow.targetId });`,
    ],
  ])('is told when %s', async (_how, closing) => {
    await host.inPage("bridge.invoke('second-window')");
    const told = await host.run(`
      const window = electron.BrowserWindow.getAllWindows().at(-1);
      const told = [];
      window.on('close', () => told.push('close'));
      const closed = new Promise((resolve) => window.on('closed', resolve));
      ${closing};
      await closed;
      return [...told, electron.BrowserWindow.getAllWindows().length];`);
    expect(told).toEqual(['close', 1]);
  });

  it('opens more than one, and ends with the last', async () => {
    await host.inPage("bridge.invoke('second-window')");
    expect(await host.run('return electron.BrowserWindow.getAllWindows().length')).toBe(2);
    await host.run('for (const window of electron.BrowserWindow.getAllWindows()) window.close()');
    expect(await host.exited).toBe(0);
    expect(host.lines.slice(-4)).toEqual(['window-all-closed', 'before-quit', 'will-quit', 'quit']);
  });
});
