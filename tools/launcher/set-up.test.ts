import { describe, expect, it } from 'vitest';
import { Failure } from './failure.mjs';
import { installationOf, setUp, whySetUp } from './set-up.mjs';
import { recordingTeller } from './teller.fixtures.ts';
import { testFolder } from './test-folder.fixtures.ts';

const wanted = { lock: 'aa', machine: 'linux-x64' };
const done = { folder: true, node: true, stamp: wanted, wanted };

describe('whySetUp', () => {
  it('finds nothing to do after a finished installation of this lock', () => {
    expect(whySetUp(done)).toBeNull();
  });

  it.each([
    ['there is no node_modules', { folder: false, node: false, stamp: null }, 'not there yet'],
    ['it was interrupted', { stamp: null }, 'not finished'],
    ['the lock is another', { stamp: { ...wanted, lock: 'bb' } }, 'package-lock.json has changed'],
    ['the folder came from another machine', { stamp: { ...wanted, machine: 'darwin-arm64' } }, 'another machine'],
    ['Node 24 was removed', { node: false }, 'own Node is missing'],
  ])('installs when %s', (_, facts, why) => {
    expect(whySetUp({ ...done, ...facts })).toContain(why);
  });
});

describe('setUp', () => {
  const folder = testFolder();

  it('tells lock files apart by content', () => {
    folder.write('package-lock.json', '{"a":1}');
    const before = installationOf(folder.root);
    expect(installationOf(folder.root)).toEqual(before);
    folder.write('package-lock.json', '{"a":2}');
    expect(installationOf(folder.root).lock).not.toBe(before.lock);
  });

  it('asks for a deleted node_modules where Windows would keep the running Node', async () => {
    const node = folder.write('node_modules/node/bin/node.exe', '');
    const running = setUp({ root: folder.root, env: {}, tell: recordingTeller(), platform: 'win32', execPath: node });
    await expect(running).rejects.toThrow(Failure);
    await expect(running).rejects.toThrow('delete the folder node_modules');
  });
});
