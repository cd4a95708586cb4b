import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { checkCopy, makeCopy } from './copy.ts';
import { describeCopy } from './describe-copy.ts';
import { fillJournal } from './journal.fixtures.ts';
import { openDatabase } from './open.ts';
import { databaseTrouble } from './trouble.ts';
import { temporaryFolder } from './temporary.fixtures.ts';

/** Another process that runs this with the modules at hand. */
function inProcess(code: string, shell?: string) {
  const from = (name: string): string => JSON.stringify(path.join(import.meta.dirname, name));
  const script = `import { connect } from ${from('connect.ts')};
    import { makeCopy } from ${from('copy.ts')};
    import { fillJournal } from ${from('journal.fixtures.ts')};
    import { openDatabase } from ${from('open.ts')};
    import { databaseTrouble } from ${from('trouble.ts')};
    ${code}`;
  const args = ['--input-type=module', '-e', script];
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe'];
  if (shell === undefined) return spawn(process.execPath, args, { stdio });
  return spawn('bash', ['-c', `${shell}; exec "$0" "$@"`, process.execPath, ...args], { stdio });
}

async function output(child: ReturnType<typeof inProcess>): Promise<string> {
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(child, 'close');
  return text;
}

function filled(entries: number): string {
  const file = path.join(temporaryFolder(), 'woundboard.sqlite');
  const db = openDatabase(file);
  fillJournal(db, ['a'], entries, 400);
  db.close();
  return file;
}

describe('makeCopy', () => {
  it('leaves nothing under a final name that is not whole, wherever it is killed', async () => {
    const file = filled(4000);
    const folder = path.join(path.dirname(file), 'backups');
    const code = `const db = connect(${JSON.stringify(file)}, 'existing');
      console.log('begins');
      for (let at = 0; ; at += 1) makeCopy(db, ${JSON.stringify(folder)} + '/copy-' + at + '.sqlite'), console.log('one is made');`;
    let whole = 0;
    for (let round = 0; round < 10; round += 1) {
      const child = inProcess(code);
      await once(child.stdout, 'data');
      // Each fifth time in a later copy, so that there are whole ones to look at however slow the machine is.
      if (round % 5 === 0) await once(child.stdout, 'data');
      const gone = once(child, 'exit');
      setTimeout(() => child.kill('SIGKILL'), 18 * round);
      await gone;
      for (const name of existsSync(folder) ? readdirSync(folder) : []) {
        if (!name.endsWith('.sqlite')) continue;
        expect(checkCopy(path.join(folder, name)).entries).toBe(4000);
        whole += 1;
      }
    }
    expect(whole).toBeGreaterThan(0);
    const db = openDatabase(file);
    expect(makeCopy(db, path.join(folder, 'last.sqlite')).entries).toBe(4000);
    db.close();
  });

  it('is taken while another process writes, and is one point in time', async () => {
    const file = filled(2000);
    const writer = inProcess(`const db = openDatabase(${JSON.stringify(file)});
      console.log('writes');
      for (let at = 0; at < 300; at += 1) fillJournal(db, ['b'], 1);`);
    await once(writer.stdout, 'data');
    const ended = once(writer, 'exit');
    const db = connect(file, 'existing');
    const target = path.join(path.dirname(file), 'copy.sqlite');
    const { entries } = makeCopy(db, target);
    expect(entries).toBeGreaterThanOrEqual(2000);
    expect(describeCopy(target).entries).toBe(entries);
    db.close();
    expect(await ended).toEqual([0, null]);
  });
});

describe('a disk without room', () => {
  it.each([
    ['a limit of the database', undefined, "db.pragma('max_page_count = 60')"],
    ['a limit of the system', "trap '' XFSZ; ulimit -f 400", ''],
  ])('refuses the transaction whole, and takes the next when there is room: %s', async (_name, shell, limit) => {
    const file = path.join(temporaryFolder(), 'woundboard.sqlite');
    const code = `const db = openDatabase(${JSON.stringify(file)});
      ${limit};
      let written = 0;
      try { for (;;) { fillJournal(db, ['a'], 1, 900); written += 1; } }
      catch (error) {
        const kept = db.prepare('SELECT count(*) FROM entries').pluck().get();
        console.log(JSON.stringify([databaseTrouble(error), db.inTransaction, kept === written, written > 10]));
      }
      db.close();`;
    expect(await output(inProcess(code, shell))).toBe(`${JSON.stringify(['diskFull', false, true, true])}\n`);
    const db = openDatabase(file);
    fillJournal(db, ['a'], 1);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
  });
});

describe('another program on the same database', () => {
  it('is waited for 250 milliseconds, and then said to be there', async () => {
    const file = filled(10);
    const holder = inProcess(`const db = connect(${JSON.stringify(file)}, 'existing');
      db.pragma('locking_mode = EXCLUSIVE'); db.exec('BEGIN EXCLUSIVE'); console.log('held'); setInterval(() => undefined, 1000);`);
    await once(holder.stdout, 'data');
    expect(() => openDatabase(file)).toThrow('The database is already open in another program.');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const db = openDatabase(file);
    expect(databaseTrouble(new Error('no'))).toBeNull();
    db.close();
  });
});
