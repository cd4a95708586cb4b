/** The list of a folder: draws only the rows in sight, so that thousands of entries stay fluent. */
import { choose, chooseAll, chosenNames } from './choice.js';
import { element, icon } from './dom.js';
import { PARENT, jumpTo, moveBy, rowsInSight, scrollFor } from './list-moves.js';

const ROW = 28;
/** Letters typed within this time (in milliseconds) belong together. */
const TYPING = 1_000;

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const changed = ({ modified }) => (modified === null ? '' : when.format(modified));

function drawRow(entry, index, count, { active, chosen }) {
  const up = entry.name === PARENT;
  const row = element('div', { role: 'option', id: `row-${index}` }, [
    icon(up ? 'up' : entry.kind),
    element('span', { className: 'name', text: up ? 'Parent folder' : entry.name, title: up ? '' : entry.name }),
    element('span', { className: 'vh', text: entry.kind === 'folder' && !up ? 'folder' : '' }),
    element('span', { className: 'info', text: entry.note || changed(entry) }),
  ]);
  row.className = `row is-${entry.kind}`;
  row.classList.toggle('is-active', active);
  row.classList.toggle('is-unusable', !entry.usable);
  row.setAttribute('aria-selected', String(chosen));
  row.setAttribute('aria-setsize', String(count));
  row.setAttribute('aria-posinset', String(index + 1));
  row.style.top = `${index * ROW}px`;
  row.dataset.index = String(index);
  return row;
}

export class FileList {
  entries = [];
  choice = { active: -1, pivot: -1, names: new Set() };
  #typed = '';
  #typedAt = -Infinity;
  /** The entry of the first click of a double click; null once the list shows something else. */
  #clicked = null;

  /**
   * @param {HTMLElement} box the element with the role of a list
   * @param {object} on
   * @param {(byPointer: boolean) => void} on.change   the choice or the active entry was changed by the person
   * @param {(entry: object) => void} on.enter    a folder is to be entered
   * @param {(entry: object) => void} on.take     a file is meant: double click, or Enter on it
   * @param {{ multiple: boolean; directory: boolean }} wish
   */
  constructor(box, on, wish) {
    this.box = box;
    this.on = on;
    this.wish = wish;
    this.rows = element('div', { role: 'presentation' });
    this.box.replaceChildren(this.rows);
    if (wish.multiple) box.setAttribute('aria-multiselectable', 'true');
    box.addEventListener('scroll', () => this.draw());
    box.addEventListener('keydown', (event) => this.#key(event));
    box.addEventListener('mousedown', (event) => this.#press(event));
    box.addEventListener('dblclick', (event) => this.#double(event));
    new ResizeObserver(() => this.draw()).observe(box);
  }

  get active() {
    return this.entries[this.choice.active];
  }

  get chosen() {
    return chosenNames(this.choice, this.entries);
  }

  /** Shows other entries; `select` is the name to stand on, else the first entry that does not lead up. */
  show(entries, select) {
    this.entries = entries;
    this.#typed = '';
    this.#clicked = null;
    const found = entries.findIndex(({ name }) => name === select);
    const first = entries[0]?.name === PARENT && entries.length > 1 ? 1 : 0;
    this.choice = { active: entries.length === 0 ? -1 : found < 0 ? first : found, pivot: -1, names: new Set() };
    this.box.scrollTop = found < 0 ? 0 : scrollFor(found, 0, this.box.clientHeight, ROW);
    this.draw();
  }

  /** Takes back the choice; the active entry stays. */
  clear() {
    this.choice = { ...this.choice, names: new Set() };
    this.draw();
  }

  draw() {
    const { entries, choice, box } = this;
    const { from, to } = rowsInSight(box.scrollTop, box.clientHeight, ROW, entries.length);
    const drawn = entries.slice(from, to).map((entry, offset) => {
      const index = from + offset;
      const state = { active: index === choice.active, chosen: choice.names.has(entry.name) };
      return drawRow(entry, index, entries.length, state);
    });
    this.rows.style.height = `${entries.length * ROW}px`;
    this.rows.replaceChildren(...drawn);
    const seen = choice.active >= from && choice.active < to;
    if (seen) box.setAttribute('aria-activedescendant', `row-${choice.active}`);
    else box.removeAttribute('aria-activedescendant');
  }

  #move(to, how, byPointer = false) {
    const allowed = this.wish.multiple ? how : how === 'none' ? 'none' : 'only';
    this.choice = choose(this.choice, to, allowed, this.entries, this.wish.directory);
    this.box.scrollTop = scrollFor(to, this.box.scrollTop, this.box.clientHeight, ROW);
    this.draw();
    this.on.change(byPointer);
  }

  #go(entry) {
    if (!entry) return;
    if (entry.kind === 'folder') {
      this.on.enter(entry);
      return;
    }
    if (this.choice.names.size === 0) this.#move(this.choice.active, 'only');
    this.on.take(entry);
  }

  #key(event) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const command = ctrlKey || metaKey;
    const index = this.choice.active;
    // A pause ends a word; so does every key that is no letter.
    const typed = event.timeStamp - this.#typedAt > TYPING ? '' : this.#typed;
    if (!['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'].includes(key)) this.#typed = '';
    if (this.entries.length === 0) return;
    const to = altKey ? null : moveBy(key, index, this.entries.length, Math.floor(this.box.clientHeight / ROW));
    if (to !== null) this.#move(to, shiftKey ? 'range' : command ? 'none' : 'only');
    else if (key === 'Enter') this.#go(this.active);
    else if (key === 'ArrowRight' && this.active?.kind === 'folder') this.on.enter(this.active);
    else if (key === 'Backspace' || key === 'ArrowLeft' || (altKey && key === 'ArrowUp')) this.#up();
    else if (command && key.toLowerCase() === 'a' && this.wish.multiple) this.#all();
    else if (key === ' ' && typed === '') this.#move(index, 'toggle');
    else if (key.length === 1 && !command && !altKey) this.#type(typed + key, event.timeStamp);
    else return;
    event.preventDefault();
  }

  #up() {
    if (this.entries[0]?.name === PARENT) this.on.enter(this.entries[0]);
  }

  #all() {
    this.choice = chooseAll(this.choice, this.entries, this.wish.directory);
    this.draw();
    this.on.change(false);
  }

  #type(letters, at) {
    this.#typed = letters;
    this.#typedAt = at;
    const found = jumpTo(this.entries, this.choice.active, this.#typed);
    if (found >= 0) this.#move(found, 'only');
  }

  #at(event) {
    const row = event.target.closest('.row');
    return row ? Number(row.dataset.index) : -1;
  }

  /**
   * One click chooses a file and enters a folder (where folders are chosen, it chooses one). The second click of a
   * double click does nothing here: it would hit whatever lies there after the first.
   */
  #press(event) {
    const index = this.#at(event);
    if (event.button !== 0 || event.detail > 1 || index < 0) return;
    const entry = this.entries[index];
    this.#clicked = entry;
    const command = event.ctrlKey || event.metaKey;
    this.#move(index, event.shiftKey ? 'range' : command ? 'toggle' : 'only', true);
    // The row under the pointer was just drawn anew, so the browser would not find what to focus.
    this.box.focus();
    event.preventDefault();
    const enters = entry.kind === 'folder' && (!this.wish.directory || entry.name === PARENT);
    if (enters && !event.shiftKey && !command) this.on.enter(entry);
  }

  #double(event) {
    const entry = this.entries[this.#at(event)];
    if (entry && entry === this.#clicked) this.#go(entry);
  }
}
