import { expect, it } from 'vitest';
import { npmCommand } from './npm.mjs';

const inner = '/w/node_modules/.bin';

it('takes the npm and the Node that started us', () => {
  const env = { PATH: `${inner}:/usr/bin`, npm_execpath: '/opt/npm/bin/npm-cli.js', npm_node_execpath: '/opt/node' };
  const npm = npmCommand(env, 'linux');
  expect(npm).toMatchObject({ command: '/opt/node', before: ['/opt/npm/bin/npm-cli.js'], shell: false });
  expect(npm.env).toMatchObject({ PATH: '/usr/bin' });
});

it('takes the one on PATH when none did, or another package manager', () => {
  expect(npmCommand({ PATH: '/usr/bin' }, 'linux')).toMatchObject({ command: 'npm', before: [], shell: false });
  const env = { PATH: '/usr/bin', npm_execpath: '/opt/yarn.js', npm_node_execpath: '/opt/node' };
  expect(npmCommand(env, 'darwin')).toMatchObject({ command: 'npm', before: [] });
});

it('goes through a shell on Windows, whose PATH has another spelling', () => {
  const npm = npmCommand({ Path: String.raw`C:\w\node_modules\.bin;C:\node` }, 'win32');
  expect(npm).toMatchObject({ command: 'npm.cmd', shell: true });
  expect(npm.env).toMatchObject({ Path: String.raw`C:\node` });
});
