/** The page of a file dialog: shows what the host tells, and tells the host what the person means. */
import { stemEnd, swapExtension } from '../model/file-types.mjs';
import { byId, element, startData } from './dom.js';
import { FileList } from './file-list.js';
import { PARENT, visibleEntries } from './list-moves.js';

const start = startData();
const field = byId('field');
const save = start.mode === 'save';
let listing = start.listing;
let chosenType = 0;
/** Something was sent whose answer is still to come; a second press of the same key means nothing meanwhile. */
let waiting = false;

const send = (message) => globalThis.hostSend(message);
function ask(message) {
  if (waiting) return;
  waiting = true;
  say('');
  send({ text: field.value, ...message });
}

function say(text) {
  byId('answer').textContent = text;
  field.setAttribute('aria-invalid', String(text !== ''));
}

const list = new FileList(
  byId('list'),
  { change: onChoice, enter: ({ name }) => ask({ type: 'enter', name }), take },
  start,
);

function onChoice(byPointer) {
  say('');
  const names = list.chosen;
  const { active } = list;
  if (!save) field.value = names.length > 1 ? '' : listing.prefix + (names[0] ?? folderInField(active));
  else if (names.length === 1 && byPointer) field.value = listing.prefix + names[0];
  showCount();
}

/** A folder that the keyboard stands on is named in the field too: the button then enters it. */
function folderInField(active) {
  return active?.kind === 'folder' && active.name !== PARENT && !start.multiple ? active.name : '';
}

/** A file in the list is meant. For saving it only lends its name, which can still be changed. */
function take({ name, usable, note }) {
  if (!usable) {
    say(`“${name}” cannot be chosen: ${note.toLowerCase()}.`);
    return;
  }
  if (!save) {
    accept();
    return;
  }
  field.value = listing.prefix + name;
  markStem();
}

function markStem() {
  field.focus();
  field.setSelectionRange(field.value.lastIndexOf('/') + 1, stemEnd(field.value));
}

function accept() {
  ask({ type: 'accept', chosenType, names: save ? [] : list.chosen });
}

function showCount() {
  const names = list.chosen;
  const total = list.entries.filter(({ name }) => name !== PARENT).length;
  const what = start.directory ? ['folder', 'folders'] : ['file', 'files'];
  const shown = total === 0 ? 'Nothing to show' : `${total} shown`;
  byId('count').textContent = start.multiple && names.length > 0 ? `${names.length} of ${total} chosen` : shown;
  field.placeholder = names.length > 1 ? `${names.length} ${what[1]} chosen in the list` : '';
}

function showEntries(select) {
  const wish = { showHidden: byId('hidden').checked, type: start.types[chosenType], directory: start.directory };
  list.show(visibleEntries(listing, wish), select);
  showCount();
}

function showListing(next, select) {
  listing = next;
  // The mark keeps the path's own direction although the box is cut at its start.
  byId('folder').textContent = `\u200e${listing.folder}`;
  byId('folder').title = listing.folder;
  byId('list').setAttribute('aria-label', `Contents of ${listing.folder}`);
  for (const button of byId('places').children) {
    button.setAttribute('aria-current', String(button.dataset.path === listing.folder));
  }
  showEntries(select);
}

function openQuestion({ text, detail }) {
  byId('question-text').textContent = text;
  byId('question-detail').textContent = detail;
  openStrip('question');
  byId('keep').focus();
}

/** Puts a strip in the place of the foot; everything else rests meanwhile. */
function openStrip(id) {
  byId('main').inert = true;
  byId('foot').hidden = true;
  byId(id).hidden = false;
}

function closeStrip() {
  byId('main').inert = false;
  byId('foot').hidden = false;
  byId('question').hidden = true;
  byId('maker').hidden = true;
}

function keep() {
  send({ type: 'keep' });
  closeStrip();
  markStem();
}

function openMaker() {
  byId('maker-name').value = '';
  byId('maker-answer').textContent = '';
  openStrip('maker');
  byId('maker-name').focus();
}

function closeMaker() {
  closeStrip();
  byId('new-folder').focus();
}

/** Escape answers what was asked last: the question, then the new folder, then the dialog. */
function onEscape() {
  if (!byId('question').hidden) keep();
  else if (!byId('maker').hidden) closeMaker();
  else send({ type: 'cancel' });
}

const receivers = {
  listing({ listing: next, field: text, select }) {
    const made = !byId('maker').hidden;
    closeStrip();
    showListing(next, select);
    if (text !== null) field.value = text;
    if (made) byId('list').focus();
    else if (document.activeElement === field) markStem();
  },
  answer({ text }) {
    closeStrip();
    say(text);
    if (document.activeElement?.closest('.where, .foot')) field.focus();
  },
  'folder-answer'({ text }) {
    byId('maker-answer').textContent = text;
    byId('maker-name').focus();
  },
  question: openQuestion,
};

globalThis.hostReceive = (message) => {
  waiting = false;
  receivers[message.type]?.(message);
};

function changeType() {
  const next = byId('types').selectedIndex;
  if (save) field.value = swapExtension(field.value, start.types, chosenType, next);
  chosenType = next;
  showEntries(list.active?.name ?? '');
  showHint();
}

function showHint() {
  const type = start.types[chosenType];
  const extension = type?.extensions.find((each) => each !== '*');
  const adds = save && extension && !type.extensions.includes('*');
  byId('hint').textContent = adds ? `Saved as .${extension} when the name has no ending of its own.` : hintOf();
}

function hintOf() {
  if (start.directory) return 'Enter looks inside a folder; the button below takes it.';
  if (start.multiple) return 'Hold Ctrl or Shift to choose several.';
  return 'Type a path, or choose below. ~ stands for your own folder.';
}

/** Arrow keys go from place to place; Tab passes them in one step. */
function onPlacesKey(event) {
  const buttons = [...byId('places').children];
  const at = buttons.indexOf(document.activeElement);
  const next = buttons[at + ({ ArrowDown: 1, ArrowUp: -1 }[event.key] ?? NaN)];
  if (!next) return;
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
  event.preventDefault();
}

function buildPlaces() {
  const buttons = start.places.map(({ label, path }, index) => {
    const button = element('button', { type: 'button', text: label, title: path, 'data-path': path });
    button.tabIndex = index === 0 ? 0 : -1;
    button.addEventListener('click', () => ask({ type: 'go', path }));
    return button;
  });
  byId('places').append(...buttons);
  byId('places').addEventListener('keydown', onPlacesKey);
}

function buildFoot() {
  const labels = start.types.map(({ name, extensions }) => {
    const endings = extensions.filter((each) => each !== '*').map((each) => `.${each}`);
    return endings.length === 0 ? name : `${name} (${endings.join(', ')})`;
  });
  byId('types').append(...labels.map((text) => element('option', { text })));
  byId('types').hidden = labels.length < 2;
  byId('only-type').textContent = labels.length === 1 ? labels[0] : '';
  byId('only-type').hidden = labels.length !== 1;
  byId('types').addEventListener('change', changeType);
  byId('hidden').checked = start.showHidden;
  byId('hidden').addEventListener('change', () => showEntries(list.active?.name ?? ''));
  byId('new-folder').hidden = !start.newFolder;
  byId('new-folder').addEventListener('click', openMaker);
  byId('cancel').addEventListener('click', () => send({ type: 'cancel' }));
  byId('accept').textContent = start.acceptLabel;
}

function makeFolder() {
  ask({ type: 'new-folder', name: byId('maker-name').value });
}

function buildStrips() {
  byId('maker-make').addEventListener('click', makeFolder);
  byId('maker-cancel').addEventListener('click', closeMaker);
  byId('keep').addEventListener('click', keep);
  byId('replace').addEventListener('click', () => send({ type: 'replace' }));
}

function onSubmit(event) {
  event.preventDefault();
  if (!byId('maker').hidden) makeFolder();
  else if (byId('question').hidden) accept();
}

function buildField() {
  byId('title').textContent = start.title;
  byId('field-label').textContent = start.fieldLabel;
  byId('message').textContent = start.message;
  byId('message').hidden = start.message === '';
  field.value = start.field;
  field.addEventListener('input', () => {
    say('');
    list.clear();
    showCount();
  });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return;
    byId('list').focus();
    event.preventDefault();
  });
}

buildField();
buildPlaces();
buildFoot();
buildStrips();
showHint();
showListing(listing, start.select);
say(start.problem);
byId('dialog').addEventListener('submit', onSubmit);
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  onEscape();
});
if (save) markStem();
else byId('list').focus();
