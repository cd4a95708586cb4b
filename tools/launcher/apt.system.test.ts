import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { installPackages, type Machine } from './apt.mjs';
import { Failure } from './failure.mjs';
import { recordingTeller } from './teller.fixtures.ts';
import { testFolder } from './test-folder.fixtures.ts';

const folder = testFolder();
const debianRoot: Machine = { platform: 'linux', root: true, systems: ['debian'], forbidden: false };

/** Real programs named apt-get and apt-cache that write down how they are called. */
beforeEach(() => {
  folder.program(
    'bin/apt-get',
    `#!/bin/sh
cd '${folder.root}'
echo "$DEBIAN_FRONTEND $*" >>calls
case "$*" in
  *update) : >updated ;;
  *install*) if [ "$FAIL" = always ] || { [ "$FAIL" = stale ] && [ ! -f updated ]; }; then echo 'E: 404 Not Found' >&2; exit 100; fi ;;
esac
`,
  );
  folder.program(
    'bin/apt-cache',
    `#!/bin/sh
cd '${folder.root}'
if [ "$LISTS" = empty ] && [ ! -f updated ]; then exit 0; fi
shift
for name; do printf '%s:\\n  Installed: (none)\\n  Candidate: %s\\n' "$name" "\${VERSION:-1.0}"; done
`,
  );
});

async function install(
  env: NodeJS.ProcessEnv,
  machine = debianRoot,
): Promise<{ calls: string[]; said: string; error: unknown }> {
  const tell = recordingTeller();
  const context = { env: { PATH: path.join(folder.root, 'bin'), ...env }, tell, machine };
  const error: unknown = await installPackages(['chromium', 'xvfb'], context).then(
    () => null,
    (reason: unknown) => reason,
  );
  const file = path.join(folder.root, 'calls');
  const calls = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return { calls, said: tell.said, error };
}

const UPDATE = 'noninteractive -o DPkg::Lock::Timeout=120 update';
const INSTALL = 'noninteractive -o DPkg::Lock::Timeout=120 install -y --no-install-recommends chromium xvfb';

describe('installPackages', () => {
  it('installs, and shows the command first', async () => {
    const { calls, said, error } = await install({});
    expect(error).toBeNull();
    expect(calls).toEqual([INSTALL]);
    expect(said).toMatch(/^\$ apt-get .*install -y .*chromium xvfb\napt-get install …\n/);
  });

  it('fetches the lists when there are none', async () => {
    expect(await install({ LISTS: 'empty' })).toMatchObject({ calls: [UPDATE, INSTALL], error: null });
  });

  it('fetches them when they are too old', async () => {
    expect(await install({ FAIL: 'stale' })).toMatchObject({ calls: [INSTALL, UPDATE, INSTALL], error: null });
  });

  it("gives apt's last words when it fails all the same", async () => {
    const { calls, error } = await install({ FAIL: 'always' });
    expect(calls).toEqual([INSTALL, UPDATE, INSTALL]);
    expect(error).toBeInstanceOf(Failure);
    expect(String(error)).toContain('E: 404 Not Found');
  });

  it('refuses a package that is only a snap', async () => {
    const { calls, error } = await install({ VERSION: '2:1snap1-0ubuntu2' });
    expect(calls).toEqual([]);
    expect(String(error)).toContain('only a snap');
  });

  it('calls nothing where it may not', async () => {
    const { calls, error } = await install({}, { ...debianRoot, forbidden: true });
    expect(calls).toEqual([]);
    expect(String(error)).toContain('WOUNDBOARD_NO_APT=1 forbids');
  });
});
