import { EventEmitter } from 'node:events';
import type { App, Session } from 'electron';
import { describe, expect, it } from 'vitest';
import { denyPermissions, guardNavigation } from './security.ts';

type OpenHandler = (details: { url: string }) => { action: string };

/** Records what the guards ask of Electron's web contents. */
class RecordedContents extends EventEmitter {
  openHandler: OpenHandler | undefined;
  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }
}

function guarded(): RecordedContents {
  const app = new EventEmitter();
  guardNavigation(app as unknown as Pick<App, 'on'>);
  const contents = new RecordedContents();
  app.emit('web-contents-created', {}, contents);
  return contents;
}

const FOREIGN = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '\\\\host\\share',
  'smb://host/share',
  'ms-msdt:/id',
  'search-ms:query=x',
  'calculator:',
  'app:',
  'app://evil/index.html',
  'app://woundboard.evil/index.html',
  'app://woundboard@evil/',
  'blob:app://woundboard/1',
  'about:blank',
  'https://a@b',
  'https://example.org/',
  'http://example.org/',
  `https://example.org/${'a'.repeat(1_000_000)}`,
];

describe('guardNavigation', () => {
  const prevented = (contents: RecordedContents, name: string, url: string): boolean => {
    let was = false;
    contents.emit(name, {
      url,
      preventDefault: () => {
        was = true;
      },
    });
    return was;
  };

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('%s leads to no foreign address', (name) => {
    const contents = guarded();
    expect(FOREIGN.filter((url) => !prevented(contents, name, url))).toEqual([]);
  });

  it('lets the page reload itself', () => {
    expect(prevented(guarded(), 'will-navigate', 'app://woundboard/index.html')).toBe(false);
  });

  it('attaches no webview', () => {
    expect(prevented(guarded(), 'will-attach-webview', '')).toBe(true);
  });

  it('opens no window', () => {
    const { openHandler } = guarded();
    const actions = [...FOREIGN, 'app://woundboard/index.html'].map((url) => openHandler?.({ url }).action);
    expect(new Set(actions)).toEqual(new Set(['deny']));
  });
});

describe('denyPermissions', () => {
  it('answers no to everything', () => {
    const handlers: Record<string, (...args: never[]) => unknown> = {};
    const record =
      (name: string) =>
      (handler: (...args: never[]) => unknown): void => {
        handlers[name] = handler;
      };
    let spellChecker = true;
    const session = {
      setPermissionRequestHandler: record('request'),
      setPermissionCheckHandler: record('check'),
      setDevicePermissionHandler: record('device'),
      setDisplayMediaRequestHandler: record('display'),
      setSpellCheckerEnabled: (on: boolean) => {
        spellChecker = on;
      },
    };
    denyPermissions(session as unknown as Session);
    const answers: unknown[] = [];
    const call = (name: string, ...args: unknown[]): unknown => handlers[name]?.(...(args as never[]));
    for (const permission of [
      'media',
      'geolocation',
      'notifications',
      'fullscreen',
      'clipboard-read',
      'openExternal',
      '?',
    ]) {
      call('request', {}, permission, (answer: boolean) => answers.push(answer));
      answers.push(call('check', {}, permission));
    }
    answers.push(call('device', {}));
    expect(new Set(answers)).toEqual(new Set([false]));
    const display: unknown[] = [];
    call('display', {}, (streams: unknown) => display.push(streams));
    expect(display).toEqual([{}]);
    expect(spellChecker).toBe(false);
  });
});
