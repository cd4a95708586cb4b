/**
 * Loaded in main before the app (`-r`): main takes its time for every call, and does one after the other, as on a slow disk.
 * The app itself knows nothing of it.
 */
const { ipcMain } = require('electron');

const handle = ipcMain.handle.bind(ipcMain);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let last = Promise.resolve();

ipcMain.handle = (channel, listener) =>
  handle(channel, (...args) => {
    const done = last.then(async () => {
      await wait(40);
      return listener(...args);
    });
    last = done.catch(() => null);
    return done;
  });
