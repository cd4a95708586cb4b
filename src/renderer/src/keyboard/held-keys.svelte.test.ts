import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldKeys } from './held-keys.ts';

let held = new HeldKeys();
let heard: string[] = [];
let sent = 0;
const stop: (() => void)[] = [];

function listen(type: string, listener: (event: never) => void, capture: boolean): void {
  window.addEventListener(type, listener as EventListener, capture);
  stop.push(() => {
    window.removeEventListener(type, listener as EventListener, capture);
  });
}

beforeEach(() => {
  held = new HeldKeys();
  heard = [];
  sent = 0;
  document.body.innerHTML =
    '<form><input id="own"><input id="beside"><button id="send">Send</button></form>' +
    '<input id="other"><button id="plain" type="button"></button><textarea id="lines"></textarea>' +
    '<input id="number" type="number" min="1" max="4">' +
    '<label><input type="radio" name="length" id="short" checked>Short</label><input type="radio" name="length" disabled>' +
    '<label><input type="radio" name="length" id="long">Long</label><input type="radio" name="sort" id="sort">' +
    '<select id="choice"><option>Heroes</option><option>Foes</option><option>Others</option></select>';
  listen('keydown', held.pressed, true);
  listen('submit', held.submitted, true);
  listen('keydown', ({ key }: KeyboardEvent) => heard.push(key), false);
  listen(
    'submit',
    (event: Event) => {
      event.preventDefault();
      sent += 1;
    },
    false,
  );
});
afterEach(() => {
  for (const end of stop.splice(0)) end();
});

const at = (id: string): HTMLInputElement => document.getElementById(id) as HTMLInputElement;

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}

/** Until the last of those that waited has been pressed. */
const pressed = (last: string): Promise<void> =>
  vi.waitFor(() => {
    expect(heard.at(-1)).toBe(last);
  });

describe('keys that are pressed while main works', () => {
  it('wait, and are pressed in their order once it has answered', async () => {
    const release = held.hold();
    for (const key of ['n', 'h', 'ArrowDown']) expect(press(key).defaultPrevented).toBe(true);
    expect(heard).toEqual([]);
    release();
    expect(heard).toEqual([]);
    // Not yet pressed, so that what comes now is later than they are.
    press('t');
    await pressed('t');
    expect(heard).toEqual(['n', 'h', 'ArrowDown', 't']);
    press('u');
    expect(heard.at(-1)).toBe('u');
  });

  it('reach an open dialog although what had the focus in it is gone', async () => {
    document.body.innerHTML =
      '<button id="behind"></button><dialog open><button></button><button id="last"></button></dialog>';
    listen('cancel', () => heard.push('cancel'), true);
    const release = held.hold();
    press('n');
    press('Tab', { shiftKey: true });
    press('Escape');
    release();
    await pressed('cancel');
    expect(document.activeElement?.id).toBe('last');
  });

  it('wait again for what one of them asks of main', async () => {
    const answers: (() => void)[] = [];
    listen('keydown', ({ key }: KeyboardEvent) => key === 'n' && answers.push(held.hold()), false);
    const release = held.hold();
    press('n');
    press('h');
    release();
    await pressed('n');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(heard).toEqual(['n']);
    answers[0]?.();
    await pressed('h');
  });

  it('wait for all that is on its way, and an answer counts once', async () => {
    const [first, second] = [held.hold(), held.hold()];
    press('n');
    first();
    first();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(heard).toEqual([]);
    second();
    await pressed('n');
  });

  it('go to whatever has the keyboard by then, as text where that takes text', async () => {
    at('own').focus();
    const release = held.hold();
    for (const key of ['a', 'x', 'Backspace', 'b', ' ', 'c', 'Tab', 'q', 'Enter']) press(key);
    at('other').value = 'old';
    at('other').focus();
    at('other').select();
    release();
    await vi.waitFor(() => {
      expect(heard.at(-1)).toBe('Enter');
    });
    expect(at('own').value).toBe('');
    expect(at('other').value).toBe('ab c');
  });

  it('send a form, press a button, write a line and a number', async () => {
    const presses: string[] = [];
    at('plain').addEventListener('click', () => presses.push('plain'));
    const type = async (id: string, ...keys: readonly string[]): Promise<void> => {
      const release = held.hold();
      for (const key of keys) press(key);
      at(id).focus();
      heard = [];
      release();
      await pressed(keys.at(-1) ?? '');
    };
    await type('beside', 'h', 'i', 'Enter');
    await type('plain', ' ', 'Enter', 'Enter');
    await type('lines', 'a', 'Enter', 'b');
    await type('number', '1', '2', '3', 'Backspace');
    expect([at('beside').value, sent, presses.length]).toEqual(['hi', 1, 3]);
    expect([at('lines').value, at('number').value]).toEqual(['a\nb', '12']);
  });

  it('choose by a letter and by arrows where something is chosen', async () => {
    const choice = document.querySelector<HTMLSelectElement>('#choice');
    if (!choice) throw new Error('it is there');
    const told: string[] = [];
    choice.addEventListener('change', () => told.push(choice.value));
    choice.focus();
    const release = held.hold();
    for (const key of ['o', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'x', 'ArrowUp', 'F']) press(key);
    release();
    await pressed('F');
    expect(told).toEqual(['Others', 'Foes', 'Heroes', 'Foes']);
  });

  it('choose by arrows among a few that stand side by side, around and past what cannot be had', async () => {
    const told: string[] = [];
    for (const id of ['short', 'long']) at(id).addEventListener('change', () => told.push(id));
    at('short').focus();
    const release = held.hold();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp']) press(key);
    release();
    await pressed('ArrowUp');
    expect(told).toEqual(['long', 'short', 'long']);
    expect([document.activeElement?.id, at('short').checked, at('long').checked]).toEqual(['long', false, true]);
  });

  it('go past the others of a few by Tab, and to the chosen one of them', async () => {
    const tab = async (from: string, shiftKey: boolean): Promise<string | undefined> => {
      at(from).focus();
      const release = held.hold();
      press('Tab', { shiftKey });
      heard = [];
      release();
      await pressed('Tab');
      return document.activeElement?.id;
    };
    at('long').checked = true;
    expect([await tab('number', false), await tab('long', true)]).toEqual(['long', 'number']);
    at('short').checked = true;
    expect([await tab('short', false), await tab('sort', true)]).toEqual(['sort', 'short']);
  });

  it('count a number up and down within its bounds, and tell it once a step', async () => {
    const told: string[] = [];
    at('number').value = '2';
    at('number').addEventListener('input', () => told.push(at('number').value));
    at('number').focus();
    const release = held.hold();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) press(key);
    release();
    await pressed('ArrowUp');
    expect(told).toEqual(['1', '2']);
  });

  it('mark the whole text by Ctrl+A, so that it is typed over', async () => {
    at('beside').value = 'old';
    at('beside').focus();
    at('beside').setSelectionRange(1, 1);
    const release = held.hold();
    press('n');
    press('a', { ctrlKey: true });
    press('5');
    release();
    await pressed('5');
    expect(at('beside').value).toBe('5');
  });

  it('choose by the word that they go on with, of which the browser took the first letter', async () => {
    const choice = document.querySelector<HTMLSelectElement>('#choice');
    if (!choice) throw new Error('it is there');
    choice.focus();
    expect(press('o').defaultPrevented).toBe(false);
    choice.value = 'Others';
    const release = held.hold();
    for (const key of ['t', 'h', 'e']) press(key);
    release();
    await pressed('e');
    expect(choice.value).toBe('Others');
    const again = held.hold();
    for (const key of ['ArrowUp', 'H', 'h']) press(key);
    again();
    await pressed('h');
    expect(choice.value).toBe('Heroes');
  });

  it('do not wait in a field that has nothing to do with it, except for what is opened', async () => {
    at('own').focus();
    const opened = held.hold();
    at('other').focus();
    expect(press('n').defaultPrevented).toBe(true);
    opened();
    await pressed('n');
    at('own').focus();
    const release = held.hold('exceptTheWay');
    at('other').focus();
    expect(press('n').defaultPrevented).toBe(false);
    at('beside').focus();
    expect(press('m').defaultPrevented).toBe(true);
    expect(press('c', { ctrlKey: true }).defaultPrevented).toBe(true);
    release();
    await pressed('c');
  });

  it('go on with Tab at once outside of a form, except to what is being opened', async () => {
    at('plain').focus();
    const written = held.hold('exceptTheWay');
    expect(press('Tab').defaultPrevented).toBe(false);
    expect(press('n').defaultPrevented).toBe(true);
    written();
    await pressed('n');
    for (const [id, keys] of [
      ['own', 'exceptTheWay'],
      ['plain', 'all'],
    ] as const) {
      at(id).focus();
      const release = held.hold(keys);
      expect(press('Tab').defaultPrevented).toBe(true);
      heard = [];
      release();
      await pressed('Tab');
    }
  });

  it('let the clipboard of its own field through, and keys that are no keys', async () => {
    at('own').focus();
    const release = held.hold();
    expect(press('c', { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(press('Shift').defaultPrevented).toBe(false);
    expect(press('é', { isComposing: true }).defaultPrevented).toBe(false);
    expect(press('k', { ctrlKey: true }).defaultPrevented).toBe(true);
    release();
    await pressed('k');
  });
});

describe('Enter', () => {
  it('held down says nothing twice, except a new line', () => {
    expect(press('Enter').defaultPrevented).toBe(false);
    expect(press('Enter', { repeat: true }).defaultPrevented).toBe(true);
    at('plain').focus();
    expect(press('Enter', { repeat: true }).defaultPrevented).toBe(true);
    at('lines').focus();
    expect(press('Enter', { repeat: true }).defaultPrevented).toBe(false);
    expect(press('a', { repeat: true }).defaultPrevented).toBe(false);
  });

  it('waits for what a dialog is told, as Tab does, and what comes after it waits as well', async () => {
    for (const key of ['Enter', 'Tab']) {
      at('own').focus();
      heard = [];
      const release = held.hold('goingOn');
      expect(press('1').defaultPrevented).toBe(false);
      expect(press(key).defaultPrevented).toBe(true);
      expect(press('n').defaultPrevented).toBe(true);
      release();
      await pressed('n');
      expect(heard).toEqual(['1', key, 'n']);
    }
  });

  it('and a double click send a form once, while the first is on its way', () => {
    at('send').focus();
    at('send').click();
    expect(sent).toBe(1);
    const release = held.hold();
    at('send').click();
    expect(sent).toBe(1);
    release();
    at('send').click();
    expect(sent).toBe(2);
  });
});
