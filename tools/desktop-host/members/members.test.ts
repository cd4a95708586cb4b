import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import members from './electron-members.json' with { type: 'json' };
import { readMembers } from './read-members.mjs';
import { ELECTRON_VERSION } from '../runtime.mjs';

const require = createRequire(import.meta.url);

describe('the list of Electron’s members', () => {
  it('is that of the Electron that is installed (else run write-members.mjs)', () => {
    expect(members).toEqual(readMembers(require.resolve('electron/electron.d.ts')));
  });

  it('is of the version the host says', () => {
    const { version } = require('electron/package.json') as { version: string };
    expect(ELECTRON_VERSION).toBe(version);
  });
});
