/**
 * Loaded in main before the app (`-r`): counts what a gesture costs. Bytes that cross the bridge, both ways and pushes to the
 * windows among them, and the transactions of the database. The app itself knows nothing of it.
 */
const { app, ipcMain } = require('electron');

const counts = { bytes: 0, commits: 0 };
globalThis.gestureCounts = counts;

const count = (value) => {
  counts.bytes += Buffer.byteLength(JSON.stringify(value ?? null));
};

const handle = ipcMain.handle.bind(ipcMain);
ipcMain.handle = (channel, listener) =>
  handle(channel, async (event, ...args) => {
    const answer = await listener(event, ...args);
    count(args);
    count(answer);
    return answer;
  });

app.on('web-contents-created', (_event, contents) => {
  const send = contents.send.bind(contents);
  contents.send = (channel, ...args) => {
    count(args);
    send(channel, ...args);
  };
});

// A transaction within another is part of it; a statement outside of any is one of its own.
const { prototype } = require('better-sqlite3');
const { transaction, prepare } = prototype;
const counted = (database, run) =>
  function (...args) {
    const outermost = !database.inTransaction;
    const result = run.apply(this, args);
    if (outermost) counts.commits += 1;
    return result;
  };

prototype.transaction = function (work) {
  const made = transaction.call(this, work);
  const ways = ['default', 'deferred', 'immediate', 'exclusive'].map((way) => [way, counted(this, made[way])]);
  return Object.assign(counted(this, made), Object.fromEntries(ways), { database: this });
};
prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  if (!statement.readonly) statement.run = counted(this, statement.run);
  return statement;
};
