/**
 * Everything a person can do, as data: the one source for keys, menus, command palette, shortcut sheet and
 * docs/keyboard.md. Only what really works is listed. Pure data and types; nothing is imported.
 */

/** Headings in the palette, the shortcut sheet and the docs, in this order. */
export const ACTION_GROUPS = ['General', 'View', 'Data', 'Help'] as const;
export type ActionGroup = (typeof ACTION_GROUPS)[number];

export type MenuName = 'file' | 'edit' | 'view' | 'encounter' | 'help';

export interface Action<Id extends string = string> {
  readonly id: Id;
  /** Imperative, as it stands in a menu. */
  readonly label: string;
  readonly group: ActionGroup;
  /**
   * Chords that do the same, the one to show first: modifiers `Ctrl`, `Shift`, `Alt`, then the key, joined by `+`.
   * `Ctrl` is Command on macOS. A chord without Ctrl or Alt is dead while a text field has the focus.
   */
  readonly keys: readonly string[];
  /** The menu it stands in; null: in no menu, but still in the palette. */
  readonly menu: MenuName | null;
  /** `board`: its keys are dead while a dialog is open. Absent: they always work. */
  readonly when?: 'board';
}

export const ACTIONS = [
  { id: 'openPalette', label: 'Do anything', group: 'General', keys: ['Ctrl+K'], menu: 'edit' },

  { id: 'useDarkTheme', label: 'Use the dark theme', group: 'View', keys: [], menu: 'view' },
  { id: 'useLightTheme', label: 'Use the light theme', group: 'View', keys: [], menu: 'view' },
  { id: 'useSystemTheme', label: 'Use the theme of the system', group: 'View', keys: [], menu: 'view' },
  { id: 'zoomIn', label: 'Zoom in', group: 'View', keys: ['Ctrl++', 'Ctrl+='], menu: 'view' },
  { id: 'zoomOut', label: 'Zoom out', group: 'View', keys: ['Ctrl+-'], menu: 'view' },
  { id: 'resetZoom', label: 'Full size', group: 'View', keys: ['Ctrl+0'], menu: 'view' },
  { id: 'toggleFullScreen', label: 'Full screen on or off', group: 'View', keys: ['F11'], menu: 'view' },

  { id: 'showDataFolder', label: 'Open the data folder', group: 'Data', keys: [], menu: 'file' },
  { id: 'copyDataPath', label: 'Copy the path of the data folder', group: 'Data', keys: [], menu: 'file' },

  { id: 'showShortcuts', label: 'Show all keys', group: 'Help', keys: ['?'], menu: 'help' },
  { id: 'showAbout', label: 'About Woundboard', group: 'Help', keys: [], menu: 'help' },

  // Last, so that it is never what the palette offers first.
  { id: 'quit', label: 'Quit Woundboard', group: 'General', keys: ['Ctrl+Q'], menu: 'file' },
] as const satisfies readonly Action[];

export type ActionId = (typeof ACTIONS)[number]['id'];

/** Keys that mean the same everywhere and belong to no single action; for the shortcut sheet and the docs. */
export const STANDING_KEYS: readonly { readonly keys: readonly string[]; readonly label: string }[] = [
  { keys: ['Tab', 'Shift+Tab'], label: 'Next or previous control' },
  { keys: ['ArrowUp', 'ArrowDown'], label: 'Up or down in a list' },
  { keys: ['Enter'], label: 'Do what is marked' },
  { keys: ['Escape'], label: 'Close what was opened last' },
];
