import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, SCHEME_PRIVILEGES } from './protocol.ts';

const SECRET = 'the GM has secrets';
let base: string;
let root: string;

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'woundboard-protocol-'));
  root = path.join(base, 'root');
  mkdirSync(path.join(root, 'assets'), { recursive: true });
  mkdirSync(path.join(base, 'rootX'));
  writeFileSync(path.join(root, 'index.html'), '<p>board</p>');
  writeFileSync(path.join(root, 'assets', 'a.js'), 'export {}');
  writeFileSync(path.join(base, 'secret.html'), SECRET);
  writeFileSync(path.join(base, 'rootX', 'index.html'), SECRET);
  writeFileSync(path.join(root, 'notes.sqlite'), SECRET);
  symlinkSync(path.join(base, 'secret.html'), path.join(root, 'link.html'));
  symlinkSync(base, path.join(root, 'up'));
});
afterAll(() => {
  rmSync(base, { recursive: true });
});

const get = (url: string, method = 'GET') => answer(root, { url, method });

describe('answer', () => {
  it.each([
    ['app://woundboard/', '<p>board</p>', 'text/html; charset=utf-8'],
    ['app://woundboard/index.html?x=1#y', '<p>board</p>', 'text/html; charset=utf-8'],
    ['app://woundboard/assets/a.js', 'export {}', 'text/javascript; charset=utf-8'],
  ])('serves %s', async (url, text, type) => {
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(text);
  });

  it('sends a policy that lets only the app itself in', async () => {
    const policy = (await get('app://woundboard/')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
  });

  const hostile = [
    'app://woundboard/../secret.html',
    'app://woundboard/assets/../../secret.html',
    'app://woundboard/%2e%2e/secret.html',
    'app://woundboard/%2e%2e%2fsecret.html',
    'app://woundboard/..%5csecret.html',
    'app://woundboard/..\\secret.html',
    'app://woundboard/%252e%252e/secret.html',
    'app://woundboard//secret.html',
    'app://woundboard//host/share/index.html',
    'app://woundboard/C:/index.html',
    'app://woundboard/C:%5cindex.html',
    'app://woundboard/index.html%00.png',
    'app://woundboard/\0index.html',
    'app://woundboard/../rootX/index.html',
    'app://woundboard/link.html',
    'app://woundboard/up/secret.html',
    'app://woundboard/assets',
    'app://woundboard/assets/',
    'app://woundboard/index.html.',
    'app://woundboard/index.html ',
    'app://woundboard/.hidden.html',
    'app://woundboard/./index.html',
    'app://woundboard/..?/index.html',
    'app://woundboard/notes.sqlite',
    'app://woundboard/missing.html',
    'app://woundboard.evil/index.html',
    'app://evil/index.html',
    'app://woundboard@evil/index.html',
    'app://x@woundboard/index.html',
    'app://x:y@woundboard/index.html',
    'app://woundboard:80/index.html',
    'app:/woundboard/index.html',
    'app:woundboard/index.html',
    'APP://WOUNDBOARD/index.html',
    'https://woundboard/index.html',
    'file:///etc/passwd',
    `app://woundboard/${'a/'.repeat(32_768)}index.html`,
    `app://woundboard/${'a'.repeat(65_536)}.html`,
    'app://woundboard/ïndex.html',
    '',
  ];
  it.each(hostile.map((url) => [url.slice(0, 80), url]))('refuses %s', async (_shown, url) => {
    const response = await get(url);
    expect([403, 404]).toContain(response.status);
    expect(await response.text()).toBe('');
  });

  it.each(['POST', 'HEAD', 'PUT', 'OPTIONS', 'DELETE'])('refuses %s', async (method) => {
    expect((await get('app://woundboard/index.html', method)).status).toBe(405);
  });
});

it('gives the scheme these privileges and no more', () => {
  expect(SCHEME_PRIVILEGES.privileges).toEqual({ standard: true, secure: true, supportFetchAPI: true });
});
