import { describe, expect, it } from 'vitest';
import { appWindowFlags, chromiumFlags } from './chromium-flags.mjs';

const plain = { profile: '/p', headless: false, root: false, debuggingPort: null };

describe('Chromium is started', () => {
  it('without its sandbox by root only', () => {
    expect(chromiumFlags(plain)).not.toContain('--no-sandbox');
    expect(chromiumFlags({ ...plain, root: true })).toContain('--no-sandbox');
    const window = { profile: '/p', url: 'data:,', width: 1, height: 2 };
    expect(appWindowFlags({ ...window, root: false })).not.toContain('--no-sandbox');
    expect(appWindowFlags({ ...window, root: true })).toContain('--no-sandbox');
  });

  it('off every network, always', () => {
    const rule = '--host-resolver-rules=MAP * ~NOTFOUND';
    expect(chromiumFlags(plain)).toContain(rule);
    const undone = chromiumFlags({ ...plain, appSwitches: [['host-resolver-rules', 'MAP * 127.0.0.1']] });
    expect(undone.filter((flag) => flag.startsWith('--host-resolver-rules'))).toEqual([rule]);
  });

  it('on a pipe, with a port only when one is asked for', () => {
    expect(chromiumFlags(plain)).toContain('--remote-debugging-pipe');
    expect(chromiumFlags(plain).join(' ')).not.toContain('--remote-debugging-port');
    const withPort = chromiumFlags({ ...plain, debuggingPort: 0 });
    expect(withPort).toContain('--remote-debugging-port=0');
    expect(withPort).toContain('--remote-debugging-pipe');
    const unasked = chromiumFlags({ ...plain, appSwitches: [['remote-debugging-port', '9222']] });
    expect(unasked.join(' ')).not.toContain('--remote-debugging-port');
  });

  it('with what the app adds, and one list of features', () => {
    const flags = chromiumFlags({
      ...plain,
      appSwitches: [
        ['force-color-profile', 'srgb'],
        ['disable-features', 'One,Two'],
        ['disable-sync', ''],
        ['no-sandbox', ''],
      ],
    });
    expect(flags).toContain('--force-color-profile=srgb');
    expect(flags.filter((flag) => flag.startsWith('--disable-features='))).toHaveLength(1);
    expect(flags.find((flag) => flag.startsWith('--disable-features='))).toMatch(/Translate.*One,Two/);
    expect(flags.filter((flag) => flag === '--disable-sync')).toHaveLength(1);
    expect(flags).not.toContain('--no-sandbox');
  });
});
