import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ACTION_GROUPS, ACTIONS, STANDING_KEYS, type Action } from '../../src/preload/contract/actions.ts';
import { keyboardPage } from './keyboard-page.ts';

it('docs/keyboard.md is fresh (else: npm run docs:keyboard)', async () => {
  const file = await readFile(`${import.meta.dirname}/../../docs/keyboard.md`, 'utf8');
  expect(file).toBe(keyboardPage({ groups: ACTION_GROUPS, actions: ACTIONS, standing: STANDING_KEYS }));
});

it('has every action once, under its group', () => {
  const page = keyboardPage({ groups: ACTION_GROUPS, actions: ACTIONS, standing: [] });
  for (const { label } of ACTIONS) expect(page.split(`| ${label} |`)).toHaveLength(2);
});

it('writes keys so that Markdown leaves them alone', () => {
  const action: Action = { id: 'a', label: 'Act', group: 'View', keys: ['Ctrl++', 'Shift+ArrowUp'], menu: 'view' };
  const page = keyboardPage({ groups: ['View'], actions: [action], standing: [{ keys: ['Escape'], label: 'Close' }] });
  expect(page).toContain('| Act | `Ctrl++` or `Shift+↑` | View |');
  expect(page).toContain('| `Esc` | Close |');
});
