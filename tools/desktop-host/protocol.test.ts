import { describe, expect, it } from 'vitest';
import { fromChromium, originOf, toChromium } from './protocol.mjs';

describe('an address of the app’s own scheme', () => {
  it.each([
    ['app://board/index.html', 'https://board.app.desktop-host.invalid/index.html'],
    ['app://board', 'https://board.app.desktop-host.invalid/'],
    ['app://board/a?b=c#d', 'https://board.app.desktop-host.invalid/a?b=c#d'],
    ['app://a.b/x', 'https://a.b.app.desktop-host.invalid/x'],
    ['app:///x', 'https://no-host.app.desktop-host.invalid/x'],
  ])('%s', (own, chromiums) => {
    expect(toChromium(own)).toBe(chromiums);
    expect(fromChromium(chromiums)).toBe(own === 'app://board' ? 'app://board/' : own);
  });

  it.each(['https://example.org/x', 'file:///etc/hosts', 'data:text/html,x', 'about:blank', 'https://invalid/'])(
    '%s is none',
    (url) => {
      expect(toChromium(url)).toBe(url);
      expect(fromChromium(url)).toBe(url);
    },
  );

  it('is not mistaken for a longer name', () => {
    const other = 'https://board.app.desktop-host.invalid.example.org/';
    expect(fromChromium(other)).toBe(other);
  });
});

describe('an origin', () => {
  it.each([
    ['app://board/index.html?x', 'app://board'],
    ['https://example.org:8080/x', 'https://example.org:8080'],
    ['file:///x', 'file://'],
    ['about:blank', 'null'],
    ['data:text/html,https://example.org/', 'null'],
    ['', 'null'],
  ])('of %s', (url, origin) => {
    expect(originOf(url)).toBe(origin);
  });
});
