import { expect, it } from 'vitest';
import { webPreferences } from './window.ts';

it('gives a page exactly these rights, key by key', () => {
  expect(webPreferences('/p/index.js')).toStrictEqual({
    preload: '/p/index.js',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
  });
});
