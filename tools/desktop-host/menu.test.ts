import { afterEach, describe, expect, it, vi } from 'vitest';
import { Menu, pressed } from './menu.mjs';

const ctrl = { ctrl: true, alt: false, shift: false, meta: false };
const keys = (letter: string): Parameters<typeof pressed>[0] => ({
  key: letter,
  code: `Key${letter.toUpperCase()}`,
  ...(process.platform === 'darwin' ? { ...ctrl, ctrl: false, meta: true } : ctrl),
});
const window = { close: vi.fn(), webContents: { copy: vi.fn() } };

afterEach(() => {
  Menu.setApplicationMenu(null);
  vi.clearAllMocks();
});

describe('a menu', () => {
  it('finds items by their id, below submenus too', () => {
    const menu = Menu.buildFromTemplate([
      { label: 'A', submenu: [{ label: 'B', submenu: [{ id: 'deep', label: 'C' }] }] },
    ]);
    expect(menu.getMenuItemById('deep')?.label).toBe('C');
    expect(menu.getMenuItemById('none')).toBeNull();
  });

  it('calls an item by its keys, with the window', () => {
    const click = vi.fn();
    Menu.setApplicationMenu(
      Menu.buildFromTemplate([{ label: 'A', submenu: [{ label: 'B', accelerator: 'CmdOrCtrl+N', click }] }]),
    );
    pressed(keys('n'), window);
    pressed(keys('m'), window);
    expect(click).toHaveBeenCalledTimes(1);
    expect(click.mock.calls[0]?.[1]).toBe(window);
  });

  it.each([{ enabled: false }, { registerAccelerator: false }])('does not call an item with %j', (more) => {
    const click = vi.fn();
    Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'B', accelerator: 'CmdOrCtrl+N', click, ...more }]));
    pressed(keys('n'), window);
    expect(click).not.toHaveBeenCalled();
  });

  it('leaves keys of editing to the page, but acts when chosen', () => {
    const menu = Menu.buildFromTemplate([{ role: 'editMenu' }]);
    Menu.setApplicationMenu(menu);
    pressed(keys('c'), window);
    expect(window.webContents.copy).not.toHaveBeenCalled();
    menu.items[0]?.submenu?.items.find((item) => item.role === 'copy')?.click({}, window);
    expect(window.webContents.copy).toHaveBeenCalledTimes(1);
  });

  it('closes the window in which the keys were pressed', () => {
    Menu.setApplicationMenu(Menu.buildFromTemplate([{ role: 'fileMenu' }, { role: 'close' }]));
    pressed(keys('w'), window);
    expect(window.close).toHaveBeenCalledTimes(1);
  });

  it('ticks a checkbox before it tells', () => {
    const seen: boolean[] = [];
    const click = (item: { checked: boolean }): void => {
      seen.push(item.checked);
    };
    const [item] = Menu.buildFromTemplate([{ label: 'B', type: 'checkbox', click }]).items;
    item?.click();
    item?.click();
    expect(seen).toEqual([true, false]);
  });

  it('keeps one radio item of a group', () => {
    const radio = (id: string, checked = false): object => ({ id, label: id, type: 'radio', checked });
    const menu = Menu.buildFromTemplate([radio('a', true), radio('b'), { type: 'separator' }, radio('c', true)]);
    menu.getMenuItemById('b')?.click();
    expect(menu.items.filter((item) => item.checked === true).map((item) => String(item.id))).toEqual(['b', 'c']);
  });

  it('refuses roles it does not know', () => {
    expect(() => Menu.buildFromTemplate([{ role: 'teleport' }])).toThrow('the menu role "teleport" is not reproduced');
  });
});
