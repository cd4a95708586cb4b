/** Playwright's own way of driving Electron, unchanged, drives the host. */
import type { BrowserWindow } from 'electron';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE, HOST_FOLDER, removeFolder, temporaryFolder, until, withoutDisplay } from './running-host.fixtures.ts';

interface Bridge {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  send(channel: string, ...args: unknown[]): void;
  on(channel: string, hear: (...args: unknown[]) => void): () => void;
  sendSync(): void;
  world(): unknown[];
  give(): { whole: object; later: Promise<{ twice(n: number): number }> };
  take(value: object): unknown;
  fail(): Promise<never>;
  version: string;
  nested: { list: number[] };
}

/** What the fixture's page and its main process leave in their global scope. */
interface Globals {
  bridge: Bridge;
  /** Not there before the page's script has run. */
  heard?: unknown[][];
  record: { navigations: string[]; popups: string[]; clicks: [string, number | null][]; messages: number[] };
}

let temp: string;
let app: ElectronApplication;
let page: Page;

beforeAll(async () => {
  temp = temporaryFolder();
  process.env.ELECTRON_OVERRIDE_DIST_PATH = HOST_FOLDER;
  app = await _electron.launch({
    args: ['.', `--user-data-dir=${join(temp, 'data')}`],
    cwd: FIXTURE,
    env: { ...withoutDisplay(), TMPDIR: temp, XDG_RUNTIME_DIR: temp, ELECTRON_OVERRIDE_DIST_PATH: HOST_FOLDER },
    timeout: 90_000,
  });
  page = await app.firstWindow({ timeout: 90_000 });
  page.setDefaultTimeout(60_000);
  await page.waitForFunction(() => ((globalThis as unknown as Globals).heard?.length ?? 0) > 0);
});

afterAll(async () => {
  await app.close();
  removeFolder(temp);
});

const record = (): Promise<Globals['record']> => app.evaluate(() => (globalThis as unknown as Globals).record);

const invoke = (channel: string, ...args: unknown[]): Promise<unknown> =>
  page.evaluate(([name, rest]) => (globalThis as unknown as Globals).bridge.invoke(name, ...rest), [
    channel,
    args,
  ] as const);

describe('the page', () => {
  it('has the size of the window asked for, and the app’s own address in the main process', async () => {
    expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([1280, 800]);
    expect(await invoke('sender')).toEqual({
      url: 'app://fixture/index.html',
      origin: 'app://fixture',
      parent: null,
      isMainFrame: true,
      window: 1,
    });
  });

  it('sees nothing of the preload world but what was exposed', async () => {
    const seen = await page.evaluate(() => {
      const { bridge } = globalThis as unknown as Globals;
      const names = ['require', 'process', 'module', 'desktopHostSend', 'desktopHostReceive', 'Buffer'];
      return {
        found: names.filter((name) => name in globalThis),
        frozen: Object.isFrozen(bridge) && Object.isFrozen(bridge.nested) && Object.isFrozen(bridge.nested.list),
        again: (() => {
          try {
            (globalThis as unknown as { bridge: null }).bridge = null;
            (bridge as { version: string }).version = '2';
          } catch {
            // Strict code is told; sloppy code is not. Both change nothing.
          }
          return typeof (globalThis as unknown as Globals).bridge.invoke + bridge.version;
        })(),
        world: bridge.world(),
      };
    });
    expect(seen).toEqual({
      found: [],
      frozen: true,
      again: 'function1',
      world: ['function', 'object', 'renderer', true, 'undefined'],
    });
  });

  it('cannot reach the preload world by changing built-in functions', async () => {
    const stolen = await page.evaluate(async () => {
      const caught: string[] = [];
      const listening = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'dispatchEvent');
      const { CustomEvent: original } = globalThis;
      Object.defineProperty(EventTarget.prototype, 'dispatchEvent', {
        configurable: true,
        value: (event: Event) => caught.push(event.type),
      });
      globalThis.CustomEvent = class extends original<unknown> {
        constructor(type: string, init?: CustomEventInit) {
          super(type, init);
          caught.push(type);
        }
      } as typeof CustomEvent;
      const answer = await (globalThis as unknown as Globals).bridge.invoke('echo', 'through');
      Object.defineProperty(EventTarget.prototype, 'dispatchEvent', listening ?? {});
      globalThis.CustomEvent = original;
      caught.push(String(answer));
      return caught;
    });
    expect(stolen).toEqual(['through']);
  });

  it('shares functions and promises with the preload world, but nothing more', async () => {
    const shared = await page.evaluate(async () => {
      const { bridge } = globalThis as unknown as Globals;
      const { whole, later } = bridge.give();
      const failed = await bridge.fail().catch((error: unknown) => error);
      return {
        names: Object.keys(whole),
        twice: (await later).twice(21),
        answer: bridge.take({ answer: (n: number) => n * 2 }),
        failed: failed instanceof Error && failed.message,
      };
    });
    expect(shared).toEqual({ names: [], twice: 42, answer: 42, failed: 'not so' });
  });

  it('gets values as structured clone carries them', async () => {
    const back = await page.evaluate(async () => {
      const sparse: unknown[] = [];
      sparse[2] = 'x';
      const value = {
        date: new Date(5),
        map: new Map([[1, new Set([2n])]]),
        nothing: undefined,
        nan: Number.NaN,
        bytes: new Uint8Array([1, 2, 3]),
        sparse,
        pattern: /x/gi,
        error: new RangeError('far'),
      };
      const out = (await (globalThis as unknown as Globals).bridge.invoke('echo', value)) as typeof value;
      return [
        out.date.getTime(),
        [...(out.map.get(1) ?? [])].map(String),
        'nothing' in out,
        Number.isNaN(out.nan),
        out.bytes instanceof Uint8Array && [...out.bytes],
        1 in out.sparse,
        String(out.pattern),
        out.error instanceof RangeError && out.error.message,
      ];
    });
    expect(back).toEqual([5, ['2'], true, true, [1, 2, 3], false, '/x/gi', 'far']);
  });

  it('is refused what structured clone refuses, both ways', async () => {
    const refused = await page.evaluate(async () => {
      const { bridge } = globalThis as unknown as Globals;
      try {
        return await bridge.invoke('echo', new Proxy({ a: 1 }, {}));
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(refused).toBe('An object could not be cloned.');
    await expect(invoke('function-result')).rejects.toThrow(
      "Error invoking remote method 'function-result': DataCloneError: An object could not be cloned.",
    );
  });

  it('is told of a handler’s failure in Electron’s words', async () => {
    await expect(invoke('fail')).rejects.toThrow("Error invoking remote method 'fail': TypeError: that went wrong");
    await expect(invoke('nobody')).rejects.toThrow(
      "Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
    );
  });

  it('is told of what the host lacks', async () => {
    const message = await page.evaluate(() => {
      try {
        (globalThis as unknown as Globals).bridge.sendSync();
        return 'nothing';
      } catch (error) {
        return (error as Error).message;
      }
    });
    expect(message).toBe('desktop-host: ipcRenderer.sendSync is not reproduced');
  });

  it('sends and hears messages in their order', async () => {
    await page.evaluate(() => {
      const globals = globalThis as unknown as Globals;
      globals.heard?.splice(0);
      for (let i = 0; i < 200; i++) globals.bridge.send('count', i);
    });
    await expect.poll(async () => (await record()).messages.length, { timeout: 60_000 }).toBe(200);
    const numbers = Array.from({ length: 200 }, (_, i) => i);
    expect((await record()).messages).toEqual(numbers);
    await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      for (let i = 0; i < 200; i++) contents?.send('note', i);
    });
    await page.waitForFunction(() => (globalThis as unknown as Globals).heard?.length === 200);
    const heard = await page.evaluate(() => (globalThis as unknown as Globals).heard);
    expect(heard).toEqual(numbers.map((number) => [number]));
  });

  it('hears again what it stopped hearing only after it asks again', async () => {
    const counts = await page.evaluate(async () => {
      const { bridge } = globalThis as unknown as Globals;
      let heard = 0;
      const off = bridge.on('note', () => heard++);
      bridge.send('page-ready', '');
      await bridge.invoke('echo', 1);
      off();
      bridge.send('page-ready', '');
      await bridge.invoke('echo', 1);
      return heard;
    });
    expect(counts).toBe(1);
  });
});

describe('the window', () => {
  it('keeps its page when the page wants to go elsewhere', async () => {
    await page.click('#away');
    await expect.poll(async () => (await record()).navigations).toEqual(['https://example.org/away']);
    expect(await page.evaluate(() => document.title)).toBe('Fixture page');
  });

  it('lets the page reload when Playwright does, and greets it anew', async () => {
    await page.reload();
    await page.waitForFunction(() => (globalThis as unknown as Globals).heard?.length === 1);
    expect(await page.evaluate(() => (globalThis as unknown as Globals).heard)).toEqual([['welcome', '']]);
  });

  it('denies pages of the page’s own, whether they know their opener or not', async () => {
    await page.click('#popup');
    await page.evaluate(() => {
      window.open('https://example.org/known');
      window.open('https://example.org/unknown', '_blank', 'noopener');
    });
    await expect
      .poll(async () => (await record()).popups)
      .toEqual(['https://example.org/popup', 'https://example.org/known', 'https://example.org/unknown']);
    await expect.poll(() => app.windows().length).toBe(1);
  });

  it('gives its keys to the menu, unless the page or the item wants otherwise', async () => {
    for (const keys of ['Control+n', 'Control+k', 'Control+j', 'Control+Shift+Digit1']) await page.keyboard.press(keys);
    await expect
      .poll(async () => (await record()).clicks)
      .toEqual([
        ['new', 1],
        ['digit', 1],
      ]);
    await page.evaluate(() => {
      addEventListener('keydown', (event) => {
        if (event.key === 'n') event.preventDefault();
      });
    });
    await page.keyboard.press('Control+n');
    await page.keyboard.press('Control+Shift+Digit1');
    await expect.poll(async () => (await record()).clicks.slice(2)).toEqual([['digit', 1]]);
  });

  it('acts on menu items', async () => {
    const checked = await app.evaluate(({ Menu, BrowserWindow }) => {
      const item = Menu.getApplicationMenu()?.getMenuItemById('check');
      const [window] = BrowserWindow.getAllWindows();
      item?.click({}, window, window?.webContents);
      return item?.checked;
    });
    expect(checked).toBe(true);
    await expect.poll(async () => (await record()).clicks.at(-1)).toEqual(['check', 1]);
  });

  it('edits by menu', async () => {
    await page.locator('#note').fill('some text');
    await page.locator('#note').focus();
    const choose = (role: string): Promise<void> =>
      app.evaluate(({ Menu, BrowserWindow }, wanted) => {
        const [window] = BrowserWindow.getAllWindows();
        const edit = Menu.getApplicationMenu()?.items[1]?.submenu;
        const item = edit?.items.find((each) => each.role?.toLowerCase() === wanted);
        item?.click({}, window, window?.webContents);
      }, role);
    await choose('selectall');
    await page.waitForFunction(() => getSelection()?.toString() === 'some text');
    await choose('cut');
    await page.waitForFunction(() => document.querySelector('input')?.value === '');
    await choose('paste');
    await page.waitForFunction(() => document.querySelector('input')?.value === 'some text');
    await choose('undo');
    await page.waitForFunction(() => document.querySelector('input')?.value === '');
  });

  it('follows the theme the app sets', async () => {
    const scheme = (dark: boolean): Promise<unknown> =>
      page.waitForFunction((wanted) => matchMedia('(prefers-color-scheme: dark)').matches === wanted, dark);
    // Playwright has a wish of its own unless it is told that it has none.
    await page.emulateMedia({ colorScheme: null });
    await app.evaluate(({ nativeTheme }) => (nativeTheme.themeSource = 'dark'));
    await scheme(true);
    expect(await app.evaluate(({ nativeTheme }) => nativeTheme.shouldUseDarkColors)).toBe(true);
    await app.evaluate(({ nativeTheme }) => (nativeTheme.themeSource = 'light'));
    await scheme(false);
  });

  it('copies to the clipboard and back', async () => {
    const text = await app.evaluate(async ({ clipboard }) => {
      await clipboard.writeText('7 damage');
      return clipboard.readText();
    });
    expect(text).toBe('7 damage');
  });

  it('can be captured', async () => {
    const size = await app.evaluate(async ({ BrowserWindow }) => {
      const image = await BrowserWindow.getAllWindows()[0]?.webContents.capturePage();
      return image?.getSize();
    });
    expect(size).toEqual({ width: 1280, height: 800 });
  });
});

describe('dialogs and PDF', () => {
  it('count as cancelled when nobody can answer', async () => {
    expect(await invoke('save-pdf')).toBeNull();
    const answer = await app.evaluate(({ dialog }) =>
      dialog.showMessageBox({ message: 'Delete?', buttons: ['Delete', 'Cancel'], defaultId: 0 }),
    );
    expect(answer).toEqual({ response: 1, checkboxChecked: false });
  });

  it('answer as a test scripts them, and a real PDF is written', async () => {
    mkdirSync(join(temp, 'out'));
    const file = join(temp, 'out', 'page.pdf');
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
    }, file);
    expect(await invoke('save-pdf')).toBe(file);
    expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
    expect(statSync(file).size).toBeGreaterThan(1000);
  });
});

describe('a second window', () => {
  it('is a page and a window of its own', async () => {
    const [second, id] = await Promise.all([app.waitForEvent('window'), invoke('second-window')]);
    await second.waitForFunction(() => ((globalThis as unknown as Globals).heard?.length ?? 0) > 0);
    expect(await second.evaluate(() => (globalThis as unknown as Globals).heard)).toEqual([['welcome', '?second']]);
    const window = await app.browserWindow(second);
    expect(await window.evaluate((each: BrowserWindow) => [each.id, each.getTitle(), each.isFocused()])).toEqual([
      id,
      'Fixture page',
      true,
    ]);
    await second.keyboard.press('Control+n');
    await expect.poll(async () => (await record()).clicks.at(-1)).toEqual(['new', id]);
    await second.close();
    await until('one window is left', () =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length === 1),
    );
    expect(app.windows()).toHaveLength(1);
  });
});
