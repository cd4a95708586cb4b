/**
 * Everything a person can do, as data: the one source for keys, menus, command palette, shortcut sheet and
 * docs/keyboard.md. Only what really works is listed. Pure data and types; nothing is imported.
 */

/** Headings in the palette, the shortcut sheet and the docs, in this order. */
export const ACTION_GROUPS = [
  'General',
  'Encounter',
  'Turns',
  'Injuries and tables',
  'Selected row',
  'View',
  'Data',
  'Help',
] as const;
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

  { id: 'undo', label: 'Undo', group: 'Encounter', keys: ['Ctrl+Z'], menu: 'edit' },
  { id: 'redo', label: 'Redo', group: 'Encounter', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], menu: 'edit' },
  { id: 'startEncounter', label: 'Start an encounter…', group: 'Encounter', keys: ['Ctrl+N'], menu: 'encounter' },
  { id: 'addCombatants', label: 'Add combatants…', group: 'Encounter', keys: ['Ctrl+Shift+N'], menu: 'encounter' },
  { id: 'quickAdd', label: 'Quick add…', group: 'Encounter', keys: ['Q'], menu: 'encounter', when: 'board' },
  {
    id: 'findInLibrary',
    label: 'Find in the library',
    group: 'Encounter',
    keys: ['Ctrl+F'],
    menu: 'edit',
    when: 'board',
  },
  { id: 'writeNote', label: 'Write a note', group: 'Encounter', keys: [';'], menu: 'encounter', when: 'board' },
  { id: 'rest', label: 'Rest…', group: 'Encounter', keys: ['Z'], menu: 'encounter', when: 'board' },
  {
    id: 'takeBackRest',
    label: 'Take back the last rest',
    group: 'Encounter',
    keys: ['Shift+Z'],
    menu: null,
    when: 'board',
  },
  { id: 'endEncounter', label: 'End the encounter…', group: 'Encounter', keys: [], menu: 'encounter' },

  { id: 'nextTurn', label: 'Next turn or round', group: 'Turns', keys: ['N'], menu: 'encounter', when: 'board' },
  { id: 'previousTurn', label: 'Previous turn', group: 'Turns', keys: ['Shift+N'], menu: 'encounter', when: 'board' },
  { id: 'rollSides', label: 'Roll for the sides', group: 'Turns', keys: ['R'], menu: 'encounter', when: 'board' },
  {
    id: 'applyHeldHits',
    label: 'Apply held hits',
    group: 'Turns',
    keys: ['Shift+R'],
    menu: 'encounter',
    when: 'board',
  },
  { id: 'giveSpotlight', label: 'Give or take the spotlight', group: 'Turns', keys: ['S'], menu: null, when: 'board' },
  { id: 'setTurnValues', label: 'Turn values…', group: 'Turns', keys: ['V'], menu: 'encounter', when: 'board' },
  {
    id: 'delayTurn',
    label: 'Delay the turn, or hold it…',
    group: 'Turns',
    keys: ['Y'],
    menu: 'encounter',
    when: 'board',
  },
  {
    id: 'moveUp',
    label: 'Move up in the turn order',
    group: 'Turns',
    keys: ['Ctrl+ArrowUp'],
    menu: null,
    when: 'board',
  },
  {
    id: 'moveDown',
    label: 'Move down in the turn order',
    group: 'Turns',
    keys: ['Ctrl+ArrowDown'],
    menu: null,
    when: 'board',
  },
  { id: 'gainFear', label: 'Gain one Fear', group: 'Turns', keys: ['F'], menu: null, when: 'board' },
  { id: 'spendFear', label: 'Spend one Fear', group: 'Turns', keys: ['Shift+F'], menu: null, when: 'board' },
  { id: 'goToOwed', label: 'Go to what is still open', group: 'Turns', keys: ['J'], menu: 'encounter', when: 'board' },
  { id: 'showCountdowns', label: 'Countdowns…', group: 'Turns', keys: ['U'], menu: 'encounter', when: 'board' },
  { id: 'countDown', label: 'Count down by one', group: 'Turns', keys: ['Shift+U'], menu: 'encounter', when: 'board' },
  {
    id: 'firstContact',
    label: 'First contact…',
    group: 'Turns',
    keys: ['Shift+P'],
    menu: 'encounter',
    when: 'board',
  },
  { id: 'checkMorale', label: 'Check morale…', group: 'Turns', keys: ['P'], menu: 'encounter', when: 'board' },
  {
    id: 'showOwed',
    label: 'Roll everything that is still open…',
    group: 'Turns',
    keys: ['Shift+J'],
    menu: 'encounter',
    when: 'board',
  },
  {
    id: 'showLocations',
    label: 'Look up a location',
    group: 'Injuries and tables',
    keys: ['L'],
    menu: 'encounter',
    when: 'board',
  },
  {
    id: 'pointAtBody',
    label: 'Point at where a wound lies…',
    group: 'Injuries and tables',
    keys: ['Shift+L'],
    menu: 'encounter',
    when: 'board',
  },
  {
    id: 'showTables',
    label: 'Browse the injury tables',
    group: 'Injuries and tables',
    keys: ['I'],
    menu: 'encounter',
    when: 'board',
  },
  {
    id: 'showInjuries',
    label: 'Injuries on the body',
    group: 'Injuries and tables',
    keys: ['Shift+I'],
    menu: 'encounter',
    when: 'board',
  },

  {
    id: 'showHints',
    label: 'Pick rows by their letters',
    group: 'Selected row',
    keys: [','],
    menu: null,
    when: 'board',
  },
  { id: 'pickByName', label: 'Pick rows by name', group: 'Selected row', keys: ['/'], menu: 'edit', when: 'board' },
  {
    id: 'repeatDamage',
    label: 'Enter the last damage once more',
    group: 'Selected row',
    keys: ['.'],
    menu: 'encounter',
    when: 'board',
  },
  {
    id: 'enterAttack',
    label: 'Enter the attack of whoever acts',
    group: 'Selected row',
    keys: ['K'],
    menu: 'encounter',
    when: 'board',
  },
  {
    id: 'enterFall',
    label: 'Enter a fall…',
    group: 'Selected row',
    keys: ['Shift+D'],
    menu: 'encounter',
    when: 'board',
  },
  {
    id: 'pickRow',
    label: 'Pick one more row, or let it go',
    group: 'Selected row',
    keys: ['X'],
    menu: null,
    when: 'board',
  },
  {
    id: 'amendEntry',
    label: 'Correct the last entry of this row…',
    group: 'Selected row',
    keys: ['E'],
    menu: 'edit',
    when: 'board',
  },
  {
    id: 'showConditions',
    label: 'Conditions…',
    group: 'Selected row',
    keys: ['C'],
    menu: 'encounter',
    when: 'board',
  },
  {
    id: 'editCombatant',
    label: 'Rename, or edit in the panel',
    group: 'Selected row',
    keys: ['F2'],
    menu: 'edit',
    when: 'board',
  },
  {
    id: 'editNumbers',
    label: 'Edit the numbers in the panel',
    group: 'Selected row',
    keys: ['Shift+F2'],
    menu: 'edit',
    when: 'board',
  },
  {
    id: 'removeCombatants',
    label: 'Remove from the encounter',
    group: 'Selected row',
    keys: ['Delete'],
    menu: 'edit',
    when: 'board',
  },
  { id: 'markHitPoint', label: 'Mark a Hit Point', group: 'Selected row', keys: ['H'], menu: null, when: 'board' },
  {
    id: 'clearHitPoint',
    label: 'Clear a Hit Point',
    group: 'Selected row',
    keys: ['Shift+H'],
    menu: null,
    when: 'board',
  },
  { id: 'markStress', label: 'Mark a Stress', group: 'Selected row', keys: ['T'], menu: null, when: 'board' },
  { id: 'clearStress', label: 'Clear a Stress', group: 'Selected row', keys: ['Shift+T'], menu: null, when: 'board' },
  { id: 'markArmorSlot', label: 'Mark an armor slot', group: 'Selected row', keys: ['A'], menu: null, when: 'board' },
  {
    id: 'clearArmorSlot',
    label: 'Clear an armor slot',
    group: 'Selected row',
    keys: ['Shift+A'],
    menu: null,
    when: 'board',
  },
  { id: 'gainHope', label: 'Gain a Hope', group: 'Selected row', keys: ['O'], menu: null, when: 'board' },
  { id: 'spendHope', label: 'Spend a Hope', group: 'Selected row', keys: ['Shift+O'], menu: null, when: 'board' },
  {
    id: 'loseStamina',
    label: 'Lose a point of Stamina',
    group: 'Selected row',
    keys: ['M'],
    menu: null,
    when: 'board',
  },
  {
    id: 'regainStamina',
    label: 'Regain a point of Stamina',
    group: 'Selected row',
    keys: ['Shift+M'],
    menu: null,
    when: 'board',
  },
  { id: 'loseWound', label: 'Lose a Wound', group: 'Selected row', keys: ['W'], menu: null, when: 'board' },
  { id: 'regainWound', label: 'Regain a Wound', group: 'Selected row', keys: ['Shift+W'], menu: null, when: 'board' },
  {
    id: 'bringBack',
    label: 'Bring back into the fight',
    group: 'Selected row',
    keys: ['B'],
    menu: null,
    when: 'board',
  },
  {
    id: 'swapDamageType',
    label: 'Physical or magic damage',
    group: 'Selected row',
    keys: ['Ctrl+T'],
    menu: null,
    when: 'board',
  },
  {
    id: 'nextShare',
    label: 'Normal, half, no or double damage to this one',
    group: 'Selected row',
    keys: ['Ctrl+E'],
    menu: null,
    when: 'board',
  },

  { id: 'useDarkTheme', label: 'Use the dark theme', group: 'View', keys: [], menu: 'view' },
  { id: 'useLightTheme', label: 'Use the light theme', group: 'View', keys: [], menu: 'view' },
  { id: 'useSystemTheme', label: 'Use the theme of the system', group: 'View', keys: [], menu: 'view' },
  { id: 'foldKind', label: 'Fold or unfold all of this kind', group: 'View', keys: ['G'], menu: 'view', when: 'board' },
  {
    id: 'foldAllKinds',
    label: 'Fold or unfold every kind',
    group: 'View',
    keys: ['Shift+G'],
    menu: 'view',
    when: 'board',
  },
  { id: 'toggleDensity', label: 'One-line rows on or off', group: 'View', keys: ['D'], menu: 'view', when: 'board' },
  { id: 'zoomIn', label: 'Zoom in', group: 'View', keys: ['Ctrl++', 'Ctrl+='], menu: 'view' },
  { id: 'zoomOut', label: 'Zoom out', group: 'View', keys: ['Ctrl+-'], menu: 'view' },
  { id: 'resetZoom', label: 'Full size', group: 'View', keys: ['Ctrl+0'], menu: 'view' },
  { id: 'toggleFullScreen', label: 'Full screen on or off', group: 'View', keys: ['F11'], menu: 'view' },

  { id: 'saveSummary', label: 'Save the summary as Markdown…', group: 'Data', keys: ['Ctrl+S'], menu: 'file' },
  { id: 'showCampaigns', label: 'Campaigns…', group: 'Data', keys: [], menu: 'file' },
  { id: 'showBackups', label: 'Backups…', group: 'Data', keys: [], menu: 'file' },
  { id: 'makeBackup', label: 'Make a backup now', group: 'Data', keys: [], menu: 'file' },
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
  { keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], label: 'Pick the row above or below as well' },
  { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], label: 'Go to the row above or below and keep what is picked' },
  { keys: ['0', '9', '+', '='], label: 'Any digit: damage to the selected row; + heals, = sets' },
  { keys: ['E'], label: 'After an amount, the letter beside a row: it hits this one; with Shift, half' },
  { keys: ['Shift+Enter'], label: 'Heal by what is entered' },
  { keys: ['Enter'], label: 'Do what is marked' },
  { keys: ['Escape'], label: 'Close what was opened last' },
];

/** A sign after the amount of an entry, as the grammar of damage reads it, in small or capital letters. */
export interface EntrySign {
  readonly sign: string;
  readonly label: string;
  /** The ruleset in which it means something; null: both. */
  readonly ruleset: 'thresholds' | 'stamina-wounds' | null;
}

/** Every sign after an amount; a test holds them against the grammar itself. */
export const ENTRY_SIGNS: readonly EntrySign[] = [
  { sign: '/2', label: 'Half', ruleset: null },
  { sign: 'x2', label: 'Double', ruleset: null },
  { sign: 'C', label: 'Critical', ruleset: null },
  { sign: 'A', label: 'Area', ruleset: null },
  { sign: 'S', label: 'Mark an armor slot; once more for a second', ruleset: 'thresholds' },
  { sign: '!', label: 'Direct', ruleset: 'thresholds' },
  { sign: 'U', label: 'Unaware', ruleset: 'stamina-wounds' },
  { sign: 'H', label: 'Helpless', ruleset: 'stamina-wounds' },
  { sign: 'P', label: 'Poison', ruleset: 'stamina-wounds' },
  { sign: 'F', label: 'Falling', ruleset: 'stamina-wounds' },
  { sign: 'S', label: 'Subdual', ruleset: 'stamina-wounds' },
];
