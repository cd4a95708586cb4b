import { expect, it } from 'vitest';
import { readArguments } from './arguments.mjs';

it.each([
  [[], { once: false, picture: null, app: [] }],
  [['--data-dir', 'games'], { once: false, picture: null, app: ['--data-dir', 'games'] }],
  [['--once', '--data-dir=games'], { once: true, picture: null, app: ['--data-dir=games'] }],
  [['--picture', 'board.png'], { once: false, picture: '/home/gm/board.png', app: [] }],
  [['--picture=/tmp/board.png', '--once'], { once: true, picture: '/tmp/board.png', app: [] }],
  [['--once', '--', '--once', '--picture'], { once: true, picture: null, app: ['--once', '--picture'] }],
])('reads %j', (args, read) => {
  expect(readArguments(args, '/home/gm')).toEqual(read);
});

it.each([[['--picture']], [['--picture=']], [['--picture', '--once']]])('refuses %j', (args) => {
  expect(() => readArguments(args, '/home/gm')).toThrow('--picture wants the name of a file');
});
