import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Failure } from './failure.mjs';
import { lacksScreen, startVirtualScreen } from './virtual-screen.mjs';

it.each([
  [{}, 'linux', true],
  [{ DISPLAY: '' }, 'linux', true],
  [{ DISPLAY: ':0' }, 'linux', false],
  [{ WAYLAND_DISPLAY: 'wayland-0' }, 'linux', false],
  [{}, 'darwin', false],
  [{}, 'win32', false],
] as const)('lacksScreen(%j, %s) is %s', (env, platform, lacks) => {
  expect(lacksScreen(env, platform)).toBe(lacks);
});

/** Opens an X11 connection by hand; the first byte of the answer is 1 for welcome, 0 for refused. */
async function greet(display: string, name: string, data: Buffer): Promise<number> {
  const socket = connect(`/tmp/.X11-unix/X${display.slice(1)}`);
  const head = Buffer.from([0x6c, 0, 11, 0, 0, 0, name.length, 0, data.length, 0, 0, 0]);
  const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  socket.write(Buffer.concat([head, padded(Buffer.from(name)), padded(data)]));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer[0] ?? -1;
}

const onLinux = it.runIf(process.platform === 'linux');

onLinux('gives a screen that only the holder of its cookie may use', async () => {
  const screen = await startVirtualScreen(process.env);
  onTestFinished(screen.stop);
  const authority = screen.env.XAUTHORITY ?? '';
  expect(screen.env.DISPLAY).toBe(screen.display);
  expect(statSync(path.dirname(authority)).mode & 0o777).toBe(0o700);
  expect(statSync(authority).mode & 0o777).toBe(0o600);
  const key = readFileSync(authority).subarray(-16);
  expect(await greet(screen.display, 'MIT-MAGIC-COOKIE-1', key)).toBe(1);
  expect(await greet(screen.display, 'MIT-MAGIC-COOKIE-1', Buffer.alloc(16))).toBe(0);
  expect(await greet(screen.display, '', Buffer.alloc(0))).toBe(0);
  await screen.stop();
  expect(existsSync(authority)).toBe(false);
  expect(existsSync(`/tmp/.X11-unix/X${screen.display.slice(1)}`)).toBe(false);
});

onLinux('says that Xvfb did not start, with its own words', async () => {
  const starting = startVirtualScreen(process.env, 'no-such-size');
  await expect(starting).rejects.toThrow(Failure);
  await expect(starting).rejects.toThrow(/did not start/);
});
