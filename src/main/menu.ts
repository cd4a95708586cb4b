import type { MenuItemConstructorOptions } from 'electron';
import { ACTIONS, type Action, type ActionId, type MenuName } from '../preload/contract/actions.ts';

const TITLES: Readonly<Record<MenuName, string>> = {
  file: 'File',
  edit: 'Edit',
  view: 'View',
  encounter: 'Encounter',
  help: 'Help',
};

/** What a text field needs and every system names by itself; it works wherever the caret is. */
const TEXT_ROLES: readonly MenuItemConstructorOptions[] = [
  { role: 'cut' },
  { role: 'copy' },
  { role: 'paste' },
  { role: 'selectAll' },
];

/**
 * The application menu, made from the list of actions. Keys are shown but not registered: the page handles them, so that
 * none acts twice and each is dead where it must be. On macOS the first menu is the app's own.
 *
 * @param choose told which action was chosen
 */
export function menuTemplate(platform: NodeJS.Platform, choose: (id: ActionId) => void): MenuItemConstructorOptions[] {
  const menus = (Object.keys(TITLES) as MenuName[]).map((name) => ({
    label: TITLES[name],
    submenu: [
      ...ACTIONS.filter((action) => action.menu === name).map((action) => menuItem(action, choose)),
      ...(name === 'edit' ? [{ type: 'separator' } as const, ...TEXT_ROLES] : []),
    ],
  }));
  const own: MenuItemConstructorOptions[] = platform === 'darwin' ? [{ role: 'appMenu' }] : [];
  return [...own, ...menus.filter(({ submenu }) => submenu.length > 0)];
}

function menuItem(action: Action<ActionId>, choose: (id: ActionId) => void): MenuItemConstructorOptions {
  const key = action.keys[0];
  return {
    id: action.id,
    label: action.label,
    ...(key === undefined ? {} : { accelerator: acceleratorOf(key), registerAccelerator: false }),
    click: () => {
      choose(action.id);
    },
  };
}

/** `Ctrl++` → `CmdOrCtrl+Plus`, `ArrowUp` → `Up`: the words that menus use for keys. */
export function acceleratorOf(chord: string): string {
  const plus = chord.endsWith('++') || chord === '+';
  const parts = plus ? [...chord.slice(0, -1).split('+').filter(Boolean), 'Plus'] : chord.split('+');
  return parts.map((part) => (part === 'Ctrl' ? 'CmdOrCtrl' : part.replace(/^Arrow/, ''))).join('+');
}
