/**
 * Loaded in main before the app (`-r`): makes every answer of the bridge late, and those of previews late out of order, as on
 * a machine that is busy. The app itself knows nothing of it.
 */
const { ipcMain } = require('electron');

const handle = ipcMain.handle.bind(ipcMain);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let previews = 0;

/** Every other preview is overtaken by the one after it. */
const delayOf = (channel) => {
  if (channel !== 'gm:damage.preview') return 150;
  previews += 1;
  return previews % 2 === 1 ? 700 : 100;
};

ipcMain.handle = (channel, listener) =>
  handle(channel, async (...args) => {
    const answer = await listener(...args);
    await wait(delayOf(channel));
    return answer;
  });
