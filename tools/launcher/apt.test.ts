import { describe, expect, it } from 'vitest';
import { candidates, isDebian, systemsIn, thisMachine, whyNotInstall, type Machine } from './apt.mjs';
import { testFolder } from './test-folder.fixtures.ts';

const debianRoot: Machine = { platform: 'linux', root: true, systems: ['debian'], forbidden: false };
const why = (machine: Partial<Machine>, packages = ['chromium', 'xvfb']): string | null =>
  whyNotInstall({ ...debianRoot, ...machine }, packages);

describe('whyNotInstall', () => {
  it('lets root install on Debian and what derives from it', () => {
    expect(why({})).toBeNull();
    expect(why({ systems: ['linuxmint', 'ubuntu', 'debian'] })).toBeNull();
    expect(why({ systems: ['ubuntu', 'debian'] }, ['xvfb'])).toBeNull();
  });

  it('tells anyone else the command', () => {
    expect(why({ root: false })).toBe(
      'Install what is missing with "sudo apt-get install chromium xvfb", then start again.',
    );
  });

  it('obeys WOUNDBOARD_NO_APT=1', () => {
    expect(why({ forbidden: true })).toContain('WOUNDBOARD_NO_APT=1 forbids');
    expect(why({ forbidden: true })).toContain('apt-get install chromium xvfb');
  });

  it("refuses Ubuntu's package of Chromium, a snap", () => {
    expect(why({ systems: ['ubuntu', 'debian'] })).toContain('only as a snap');
  });

  it.each([
    [
      'linux',
      ['fedora'],
      'Install Chromium, Google Chrome or Microsoft Edge (not as a snap) and xvfb, then start again.',
    ],
    ['darwin', [], 'in the folder Applications'],
  ] as const)('on %s %j it says what to install', (platform, systems, sentence) => {
    expect(why({ platform, systems: [...systems] })).toContain(sentence);
  });
});

describe('what is read from the machine', () => {
  const folder = testFolder();

  it('knows the ids of os-release, quoted or not', () => {
    expect(systemsIn('NAME="X"\nID=debian\n')).toEqual(['debian']);
    expect(systemsIn('VERSION_ID="24"\nID="linuxmint"\nID_LIKE="ubuntu debian"\n')).toEqual([
      'linuxmint',
      'ubuntu',
      'debian',
    ]);
    expect(systemsIn('')).toEqual([]);
  });

  it('reads the file and the environment', () => {
    const file = folder.write('os-release', 'ID=debian\n');
    expect(thisMachine({ WOUNDBOARD_NO_APT: '1' }, file)).toMatchObject({ systems: ['debian'], forbidden: true });
    expect(thisMachine({ WOUNDBOARD_NO_APT: '0' }, `${file}.none`)).toMatchObject({ systems: [], forbidden: false });
  });

  it('takes only Linux for Debian', () => {
    expect(isDebian(debianRoot)).toBe(true);
    expect(isDebian({ ...debianRoot, systems: ['arch'] })).toBe(false);
    expect(isDebian({ ...debianRoot, platform: 'darwin' })).toBe(false);
  });

  it('reads the offered versions of apt-cache policy', () => {
    const policy = [
      'chromium:\n  Installed: (none)\n  Candidate: 2:1snap1-0ubuntu2\n  Version table:\n     2:1snap1 500\n',
      'xvfb:\n  Installed: (none)\n  Candidate: (none)\n  Version table:\n',
    ].join('');
    expect([...candidates(policy)]).toEqual([['chromium', '2:1snap1-0ubuntu2']]);
  });
});
