import { describe, expect, it } from 'vitest';
import { ACTIONS, type Action } from '../preload/contract/actions.ts';
import { acceleratorOf, menuTemplate } from './menu.ts';

describe('menuTemplate', () => {
  const actions: readonly Action[] = ACTIONS;
  const chosen: string[] = [];
  const template = menuTemplate('linux', (id) => chosen.push(id));
  const items = template.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));

  it('holds every action that names a menu, and no other', () => {
    const ids = items.map(({ id }) => id).filter(Boolean);
    expect(ids.toSorted()).toEqual(
      actions
        .filter(({ menu }) => menu !== null)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('says which action was chosen', () => {
    const item = items.find(({ id }) => id === 'showAbout');
    item?.click?.({} as never, undefined, {});
    expect(chosen).toEqual(['showAbout']);
  });

  it('registers no key of its own', () => {
    expect(
      items.filter(
        ({ accelerator, registerAccelerator }) => accelerator !== undefined && registerAccelerator !== false,
      ),
    ).toEqual([]);
  });

  it('starts with the menu of the app on macOS', () => {
    expect(menuTemplate('darwin', () => undefined)[0]).toEqual({ role: 'appMenu' });
  });
});

it.each([
  ['Ctrl+K', 'CmdOrCtrl+K'],
  ['Ctrl++', 'CmdOrCtrl+Plus'],
  ['Ctrl+Shift+Z', 'CmdOrCtrl+Shift+Z'],
  ['?', '?'],
  ['ArrowUp', 'Up'],
  ['Shift+ArrowDown', 'Shift+Down'],
])('shows the key %s as %s', (chord, accelerator) => {
  expect(acceleratorOf(chord)).toBe(accelerator);
});
