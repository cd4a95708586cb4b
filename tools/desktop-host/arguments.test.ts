import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.mjs';

describe('the command line', () => {
  it('is read as Playwright writes it', () => {
    const given = [
      '-r',
      '/loader.js',
      '--no-sandbox',
      '--inspect=0',
      '--remote-debugging-port=0',
      '.',
      '--data-dir=/x',
    ];
    const { switches, ...rest } = parseArguments(given);
    expect(rest).toEqual({
      app: '.',
      requires: ['/loader.js'],
      inspect: { host: '127.0.0.1', port: 0, wait: false },
      debuggingPort: 0,
      version: false,
    });
    expect([...switches]).toEqual([
      ['no-sandbox', ''],
      ['inspect', '0'],
      ['remote-debugging-port', '0'],
      ['data-dir', '/x'],
    ]);
  });

  it('opens neither port nor inspector unasked', () => {
    expect(parseArguments(['.', 'file.txt'])).toMatchObject({ inspect: null, debuggingPort: null });
  });

  it('leaves what follows the app to the app', () => {
    const { app, requires, version } = parseArguments(['app', '-r', 'x', '-v', '--require']);
    expect({ app, requires, version }).toEqual({ app: 'app', requires: [], version: false });
  });

  it.each([
    ['--inspect', { host: '127.0.0.1', port: 9229, wait: false }],
    ['--inspect=5858', { host: '127.0.0.1', port: 5858, wait: false }],
    ['--inspect-brk=0.0.0.0:1', { host: '0.0.0.0', port: 1, wait: true }],
  ])('reads %s', (argument, inspect) => {
    expect(parseArguments([argument, '.']).inspect).toEqual(inspect);
  });

  it('keeps everything after the first = of a switch', () => {
    expect(parseArguments(['.', '--open=a=b\nc']).switches.get('open')).toBe('a=b\nc');
  });

  it.each(['--version', '-v'])('hears %s', (argument) => {
    expect(parseArguments([argument]).version).toBe(true);
  });

  it.each([
    [['-r'], 'wants a module'],
    [['--remote-debugging-port'], 'wants a port'],
    [['--remote-debugging-port=70000'], 'wants a port'],
    [['--remote-debugging-port=x'], 'wants a port'],
  ])('refuses %j', (given, message) => {
    expect(() => parseArguments(given)).toThrow(message);
  });
});
