import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { connect, settingsFor, type ConnectMode } from './connect.ts';
import { temporaryFolder } from './temporary.fixtures.ts';

describe('connect', () => {
  it.each<ConnectMode>(['new', 'existing', 'reading'])('sets every connection up alike: %s', (mode) => {
    const file = path.join(temporaryFolder(), 'a.sqlite');
    const made = connect(file, 'new');
    made.exec('CREATE TABLE t (x)');
    made.close();
    const db = connect(file, mode);
    const read = (name: string): unknown => db.pragma(name, { simple: true });
    const names = ['synchronous', 'foreign_keys', 'busy_timeout', 'trusted_schema', 'recursive_triggers'];
    expect(names.map(read)).toEqual([2, 1, 250, 0, 1]);
    db.close();
  });

  it('syncs through to the disk on macOS', () => {
    expect(Object.fromEntries(settingsFor('darwin'))).toMatchObject({ fullfsync: 1, checkpoint_fullfsync: 1 });
  });

  it('makes no file that it should only open', () => {
    const folder = temporaryFolder();
    expect(() => connect(path.join(folder, 'b.sqlite'), 'existing')).toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is the only place in the app that opens SQLite files', () => {
    const src = path.resolve(import.meta.dirname, '../..');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(name),
    );
    const opening = files.filter((name) =>
      /new (?:BetterSqlite3|Database)\(/.test(readFileSync(path.join(src, name), 'utf8')),
    );
    expect(opening).toEqual([path.join('main', 'db', 'connect.ts')]);
  });
});
