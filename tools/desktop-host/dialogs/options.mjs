// @ts-check
/**
 * Reads what an app hands to Electron's dialog functions. What Electron refuses is refused here with a TypeError too.
 *
 * @typedef {import('./model/file-types.mjs').FileType} FileType
 *
 * @typedef {object} FileRequest
 * @property {'save' | 'open'} mode
 * @property {string} title
 * @property {string} message        a sentence above the field; may be empty
 * @property {string} fieldLabel
 * @property {string} acceptLabel    on the button that ends the dialog
 * @property {string} defaultPath    may be empty
 * @property {FileType[]} types      may be empty: every file
 * @property {boolean} directory     folders are wanted, not files
 * @property {boolean} multiple
 * @property {boolean} newFolder     a folder can be made
 * @property {boolean} showHidden
 */

/**
 * Electron's first argument may be the parent window.
 *
 * @param {readonly unknown[]} args
 * @returns {{ parent: object | null; options: Record<string, unknown> }}
 */
export function splitArguments([first, second]) {
  const isWindow = typeof first === 'object' && first !== null && ('webContents' in first || 'contentView' in first);
  const options = first == null || isWindow ? second : first;
  return {
    parent: isWindow ? first : null,
    options: options == null ? {} : /** @type {Record<string, unknown>} */ (options),
  };
}

/**
 * @param {Record<string, unknown>} options
 * @param {string} key
 * @param {string} called how Electron names it in its refusal
 */
function stringOf(options, key, called) {
  const value = options[key] ?? '';
  if (typeof value !== 'string') throw new TypeError(`${called} must be a string`);
  return value;
}

/**
 * @param {Record<string, unknown>} options
 * @param {string} key
 * @param {string} called
 * @returns {unknown[]}
 */
function listOf(options, key, called) {
  const value = options[key] ?? [];
  if (!Array.isArray(value)) throw new TypeError(`${called} must be an array`);
  return value;
}

/**
 * @param {Record<string, unknown>} options
 * @returns {FileType[]}
 */
function typesOf(options) {
  return listOf(options, 'filters', 'Filters').map((each) => {
    const { name, extensions } = /** @type {Partial<FileType>} */ (each ?? {});
    if (typeof name !== 'string' || !Array.isArray(extensions)) {
      throw new TypeError('Each filter must have a name and an array of extensions');
    }
    // Electron wants them without a dot; one that has it all the same is understood.
    return { name, extensions: extensions.map((extension) => String(extension).replace(/^(\*?\.)(?=.)/, '')) };
  });
}

/** @param {Record<string, unknown>} options */
const commonOf = (options) => ({
  message: stringOf(options, 'message', 'Message'),
  defaultPath: stringOf(options, 'defaultPath', 'Default path'),
  types: typesOf(options),
});

/**
 * @param {Record<string, unknown>} options
 * @returns {FileRequest}
 */
export function readSaveOptions(options) {
  const properties = listOf(options, 'properties', 'Properties');
  return {
    ...commonOf(options),
    mode: 'save',
    title: stringOf(options, 'title', 'Title') || 'Save as',
    fieldLabel: stringOf(options, 'nameFieldLabel', 'Name field label').replace(/:\s*$/, '') || 'Save to',
    acceptLabel: stringOf(options, 'buttonLabel', 'Button label') || 'Save',
    directory: false,
    multiple: false,
    newFolder: true,
    showHidden: properties.includes('showHiddenFiles'),
  };
}

/**
 * As Electron on Linux: with both `openFile` and `openDirectory` folders are chosen.
 *
 * @param {Record<string, unknown>} options
 * @returns {FileRequest}
 */
export function readOpenOptions(options) {
  const properties = listOf(options, 'properties', 'Properties');
  const directory = properties.includes('openDirectory');
  const common = commonOf(options);
  return {
    ...common,
    mode: 'open',
    title: stringOf(options, 'title', 'Title') || (directory ? 'Choose a folder' : 'Open'),
    fieldLabel: directory ? 'Folder' : 'File',
    acceptLabel: stringOf(options, 'buttonLabel', 'Button label') || (directory ? 'Choose' : 'Open'),
    types: directory ? [] : common.types,
    directory,
    multiple: properties.includes('multiSelections'),
    newFolder: directory || properties.includes('createDirectory'),
    showHidden: properties.includes('showHiddenFiles'),
  };
}

const MESSAGE_TYPES = /** @type {const} */ (['none', 'info', 'error', 'question', 'warning']);

/**
 * @param {Record<string, unknown>} options
 * @param {string} key
 * @returns {{ [key: string]: number }}
 */
function indexOf(options, key) {
  const value = options[key];
  return typeof value === 'number' && Number.isInteger(value) ? { [key]: value } : {};
}

/** @param {Record<string, unknown>} options as for Electron's `showMessageBox` */
export function readMessageOptions(options) {
  const type = MESSAGE_TYPES.find((each) => each === (options['type'] ?? 'none'));
  if (!type) throw new TypeError('Invalid message box type');
  const checkboxLabel = stringOf(options, 'checkboxLabel', 'checkboxLabel');
  const checkboxChecked = Boolean(options['checkboxChecked']);
  if (checkboxChecked && !checkboxLabel) {
    throw new Error('checkboxChecked requires that checkboxLabel also be passed');
  }
  return {
    type,
    title: stringOf(options, 'title', 'Title'),
    message: stringOf(options, 'message', 'Message'),
    detail: stringOf(options, 'detail', 'Detail'),
    buttons: listOf(options, 'buttons', 'Buttons').map(String),
    checkboxLabel,
    checkboxChecked,
    ...indexOf(options, 'defaultId'),
    ...indexOf(options, 'cancelId'),
    normalizeAccessKeys: Boolean(options['normalizeAccessKeys']),
    signal: options['signal'] instanceof AbortSignal ? options['signal'] : null,
  };
}
