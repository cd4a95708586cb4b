import { EventEmitter } from 'node:events';
import { matches, parseAccelerator } from './accelerators.mjs';
import { roleNamed } from './menu-roles.mjs';

let lastCommandId = 0;

/** Electron's MenuItem. */
export class MenuItem {
  commandId = ++lastCommandId;
  id;
  label;
  sublabel;
  toolTip;
  icon;
  type;
  role;
  enabled;
  visible;
  accelerator;
  registerAccelerator;
  /** @type {Menu | null} */
  submenu = null;
  /** @type {Menu | undefined} */
  menu = undefined;
  #click;
  #role;
  #keys;
  #checked;

  /** @param {any} options Electron's MenuItemConstructorOptions */
  constructor(options) {
    this.#role = typeof options.role === 'string' ? roleNamed(options.role) : null;
    const submenu = options.submenu ?? this.#role?.submenu ?? null;
    if (submenu) this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : submenu;
    this.id = options.id;
    this.role = options.role?.toLowerCase();
    this.type = options.type ?? (submenu ? 'submenu' : 'normal');
    if (this.type === 'submenu' && !this.submenu) throw new Error('Invalid submenu');
    this.label = options.label ?? this.#role?.label ?? '';
    this.sublabel = options.sublabel ?? '';
    this.toolTip = options.toolTip ?? '';
    this.icon = options.icon;
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.#checked = options.checked ?? false;
    this.accelerator = options.accelerator ?? this.#role?.accelerator;
    this.registerAccelerator = options.registerAccelerator ?? this.#role?.ownKeys !== true;
    this.#click = options.click;
    // Keys that are only shown need not be ones that the host could hear.
    this.#keys = this.accelerator && this.registerAccelerator ? parseAccelerator(this.accelerator) : null;
  }

  get checked() {
    return this.#checked;
  }

  /** Of a group of radio items, setting one clears the others. */
  set checked(checked) {
    this.#checked = checked;
    if (checked && this.type === 'radio')
      for (const item of this.#group()) if (item !== this && item.checked) item.checked = false;
  }

  /** Radio items that stand together, without a separator or another item between them. */
  #group() {
    const items = this.menu?.items ?? [];
    const own = items.indexOf(this);
    const isRadio = (/** @type {MenuItem | undefined} */ item) => item?.type === 'radio';
    let start = own;
    let end = own;
    while (isRadio(items[start - 1])) start--;
    while (isRadio(items[end + 1])) end++;
    return items.slice(start, end + 1);
  }

  /**
   * As if a person had chosen it, in the window given. As in Electron, a role acts first; the app's own function is
   * called when there is no role, or when its action needs a window and none was given.
   *
   * @param {any} [event]
   * @param {any} [window]
   */
  click(event = {}, window = undefined) {
    if (this.type === 'checkbox') this.checked = !this.checked;
    if (this.type === 'radio') this.checked = true;
    if (this.#role?.act && (window || this.#role.needsNoWindow)) this.#role.act(window);
    else this.#click?.(this, window, event);
  }

  /** For the host: whether these keys are this item's. */
  hears(/** @type {import('./accelerators.mjs').KeyPress} */ press) {
    return this.#keys !== null && this.enabled && matches(this.#keys, press);
  }
}

/** @type {Menu | null} */
let applicationMenu = null;

/** Electron's Menu. The host draws none: it is there for accelerators and for code that looks items up. */
export class Menu extends EventEmitter {
  /** @type {MenuItem[]} */
  items = [];

  append(/** @type {MenuItem} */ item) {
    this.insert(this.items.length, item);
  }

  insert(/** @type {number} */ position, /** @type {MenuItem} */ item) {
    this.items.splice(position, 0, item);
    item.menu = this;
  }

  /** @returns {MenuItem | null} also from the submenus */
  getMenuItemById(/** @type {string} */ id) {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  }

  static buildFromTemplate(/** @type {any[]} */ template) {
    if (!Array.isArray(template)) throw new TypeError('Invalid template for Menu: Menu template must be an array');
    const menu = new Menu();
    for (const entry of template) menu.append(entry instanceof MenuItem ? entry : new MenuItem(entry));
    return menu;
  }

  static setApplicationMenu(/** @type {Menu | null} */ menu) {
    applicationMenu = menu;
  }

  static getApplicationMenu() {
    return applicationMenu;
  }
}

/** @returns {MenuItem | null} */
function listener(/** @type {Menu | null} */ menu, /** @type {import('./accelerators.mjs').KeyPress} */ press) {
  for (const item of menu?.items ?? []) {
    // Electron's rule: a hidden item keeps its keys, an item below a disabled one too.
    const found = item.hears(press) ? item : listener(item.submenu, press);
    if (found) return found;
  }
  return null;
}

/**
 * For the host: keys that a page did not keep for itself.
 *
 * @param {import('./accelerators.mjs').KeyPress} press
 * @param {any} window in which they were pressed
 */
export function pressed(press, window) {
  listener(applicationMenu, press)?.click({ triggeredByAccelerator: true }, window);
}
