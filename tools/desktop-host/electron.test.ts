import { describe, expect, it } from 'vitest';
import electron from './electron.mjs';

/** Reads a member whose type says that it is not there. */
const touch = (object: object, member: string): unknown => (object as Record<string, unknown>)[member];

describe('what the host lacks of Electron', () => {
  it.each([
    ['electron.Tray', electron, 'Tray'],
    ['app.setBadgeCount', electron.app, 'setBadgeCount'],
    ['WebContents.debugger', electron.webContents.prototype, 'debugger'],
    ['BrowserWindow.setVibrancy', electron.BrowserWindow.prototype, 'setVibrancy'],
    ['session.fromPath', electron.session, 'fromPath'],
    ['nativeImage.createFromBitmap', electron.nativeImage, 'createFromBitmap'],
  ])('%s says so', (name, object, member) => {
    expect(() => touch(object, member)).toThrow(`desktop-host: ${name} is not reproduced`);
  });

  it('may be put there by a test', () => {
    const shell = electron.shell as unknown as { trashItem: () => string };
    shell.trashItem = () => 'mine';
    expect(shell.trashItem()).toBe('mine');
  });

  it('is not what it has', () => {
    expect(electron.app.getName()).toBe('Electron');
    expect(electron.BrowserWindow.getAllWindows()).toEqual([]);
  });

  it('refuses addresses that are neither web nor mail', async () => {
    await expect(electron.shell.openExternal('file:///etc/passwd')).rejects.toThrow('not reproduced');
    await expect(electron.shell.openExternal('not an address')).rejects.toThrow();
  });
});
