import * as fs from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFolder } from './folder.mjs';
import { asOrdinaryPerson, fill, makeTempFolder } from './temp-folder.fixtures.ts';

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ root, remove } = await makeTempFolder());
});
afterEach(() => remove());

const list = () => listFolder(root, fs);
const names = async () => (await list()).entries.map(({ name }) => name);

test('folders come first; numbers in names count as numbers; case does not matter', async () => {
  await fill(root, ['Night 10.json', 'night 2.json', 'alder.json', 'Zoo/', 'bog/', 'Bear.json']);
  expect(await names()).toEqual(['bog', 'Zoo', 'alder.json', 'Bear.json', 'night 2.json', 'Night 10.json']);
});

test('a listing says where it is', async () => {
  expect(await list()).toEqual({ folder: root, prefix: `${root}/`, hasParent: true, entries: [] });
  expect(await listFolder('/', fs)).toMatchObject({ prefix: '/', hasParent: false });
});

test('dot files are marked as hidden, and the time of the last change is told', async () => {
  await fill(root, ['.secret', 'plain']);
  await fs.utimes(path.join(root, 'plain'), 1_000, 2_000);
  expect((await list()).entries).toMatchObject([{ hidden: true }, { hidden: false, modified: 2_000_000 }]);
});

test('links are followed, broken and circular ones shown as such', async () => {
  await fill(root, ['target/', 'file.json']);
  await fs.symlink('target', path.join(root, 'to folder'));
  await fs.symlink('file.json', path.join(root, 'to file'));
  await fs.symlink('nowhere', path.join(root, 'broken'));
  await fs.symlink('circle', path.join(root, 'circle'));
  const seen = (await list()).entries.map(({ name, kind, note, usable }) => [name, kind, note, usable]);
  expect(seen).toEqual([
    ['target', 'folder', '', true],
    ['to folder', 'folder', '', true],
    ['broken', 'file', 'Broken link', false],
    ['circle', 'file', 'Broken link', false],
    ['file.json', 'file', '', true],
    ['to file', 'file', '', true],
  ]);
});

test('a folder that may not be entered is shown as such; what lies behind it is not', async () => {
  await fill(root, ['closed/', 'open/']);
  await fs.chmod(path.join(root, 'closed'), 0o000);
  const { entries } = await asOrdinaryPerson(list);
  expect(entries).toMatchObject([
    { name: 'closed', note: 'No access' },
    { name: 'open', note: '' },
  ]);
});

test('a folder whose entries may be named but not looked at still lists them', async () => {
  await fill(root, ['dim/inner/', 'dim/file']);
  const dim = path.join(root, 'dim');
  await fs.chmod(dim, 0o444);
  const { entries } = await asOrdinaryPerson(() => listFolder(dim, fs));
  expect(entries).toMatchObject([
    { name: 'inner', kind: 'folder', note: 'No access', usable: false },
    { name: 'file', kind: 'file', note: 'No access', usable: false },
  ]);
  await fs.chmod(dim, 0o755);
});

test('a folder that cannot be read gives the system’s own error', async () => {
  await fill(root, ['closed/']);
  const closed = path.join(root, 'closed');
  await fs.chmod(closed, 0o000);
  await expect(asOrdinaryPerson(() => listFolder(closed, fs))).rejects.toMatchObject({ code: 'EACCES' });
});

test('neither a socket nor a pipe is offered', async () => {
  const socket = path.join(root, 'socket');
  const server = createServer().listen(socket);
  await new Promise((resolve) => server.once('listening', resolve));
  expect(await fs.readdir(root)).toEqual(['socket']);
  expect(await names()).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
});

test.runIf(process.platform === 'linux')('a name that is no text is seen but cannot be taken', async () => {
  await fs.writeFile(Buffer.concat([Buffer.from(`${root}/b`), Buffer.from([0xff]), Buffer.from('d')]), '');
  expect((await list()).entries).toMatchObject([{ name: 'b\ufffdd', usable: false, note: 'Unreadable name' }]);
});

test('hundreds of entries all come, in order', async () => {
  const all = Array.from({ length: 300 }, (_, index) => `wave ${String(index)}.json`);
  await fill(root, all);
  expect(await names()).toEqual(all);
});
