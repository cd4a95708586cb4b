/** The page of a message box: says something, gives back which button was taken. */
import { byId, element, icon, startData } from './dom.js';

const start = startData();
let answered = false;

function take(response) {
  if (answered) return;
  answered = true;
  globalThis.hostSend({ type: 'take', response, checkboxChecked: byId('checkbox').checked });
}

function buildButton({ label, accessKey, destructive }, index) {
  const look = destructive ? 'loss' : index === start.defaultId ? 'go' : '';
  const button = element('button', { type: 'button', text: label, className: look });
  if (accessKey) button.setAttribute('aria-keyshortcuts', `Alt+${accessKey.toUpperCase()}`);
  button.addEventListener('click', () => take(index));
  return button;
}

/** Arrow keys go from button to button, as well as Tab. */
function onButtonsKey(event) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const buttons = [...byId('buttons').children];
  const next = (buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length;
  buttons[next].focus();
  event.preventDefault();
}

function onKey(event) {
  if (event.key === 'Escape') take(start.cancelId);
  else if (event.key === 'Enter' && document.activeElement?.tagName !== 'BUTTON') take(start.defaultId);
  else if (event.altKey) {
    const index = start.buttons.findIndex(({ accessKey }) => accessKey === event.key.toLowerCase());
    if (index < 0) return;
    take(index);
  } else return;
  event.preventDefault();
}

byId('message').textContent = start.message;
byId('detail').textContent = start.detail;
byId('detail').hidden = start.detail === '';
byId('check').hidden = start.checkboxLabel === '';
byId('check-label').textContent = start.checkboxLabel;
byId('checkbox').checked = start.checkboxChecked;
if (start.type !== 'none') {
  byId('icon').append(icon(start.type));
  byId('icon').className = start.type;
}
byId('buttons').append(...start.buttons.map(buildButton));
byId('buttons').addEventListener('keydown', onButtonsKey);
byId('buttons').classList.toggle(
  'is-tall',
  byId('buttons').scrollHeight > 2 * byId('buttons').children[0].offsetHeight,
);
// Text that does not fit can be scrolled by keyboard too.
if (byId('text').scrollHeight > byId('text').clientHeight) byId('text').tabIndex = 0;
addEventListener('keydown', onKey);
byId('buttons').children[start.defaultId].focus();
