import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Action } from '../../../preload/contract/actions.ts';
import { ActionRegistry } from './action-registry.svelte.ts';
import { EscapeOrder } from './escape-order.ts';
import { KeyDispatcher } from './key-dispatcher.ts';

type Id = 'palette' | 'next' | 'undo' | 'keys' | 'redo' | 'unbound';
const LIST: readonly Action<Id>[] = [
  { id: 'palette', label: 'Palette', group: 'General', keys: ['Ctrl+K'], menu: null },
  { id: 'next', label: 'Next', group: 'General', keys: ['N'], menu: null, when: 'board' },
  { id: 'undo', label: 'Undo', group: 'General', keys: ['Ctrl+Z'], menu: null },
  { id: 'redo', label: 'Redo', group: 'General', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], menu: null },
  { id: 'keys', label: 'Keys', group: 'Help', keys: ['?'], menu: null },
  { id: 'unbound', label: 'Not there yet', group: 'Help', keys: ['U'], menu: null },
];

let done: Id[] = [];
let refusals: string[] = [];
let dialogOpen = false;
let escapes = new EscapeOrder();
let stop = (): void => undefined;

beforeEach(() => {
  done = [];
  refusals = [];
  dialogOpen = false;
  escapes = new EscapeOrder();
  const registry = new ActionRegistry<Id>(LIST);
  for (const id of ['palette', 'next', 'undo', 'keys'] as const) registry.bind(id, { run: () => done.push(id) });
  registry.bind('redo', { run: () => done.push('redo'), blocked: () => 'There is nothing to redo.' });
  const dispatcher = new KeyDispatcher(registry, escapes, {
    platform: () => 'linux',
    dialogOpen: () => dialogOpen,
    refused: (reason) => refusals.push(reason),
  });
  window.addEventListener('keydown', dispatcher.handle);
  stop = () => {
    window.removeEventListener('keydown', dispatcher.handle);
  };
  document.body.innerHTML =
    '<input aria-label="text"><input type="checkbox"><textarea></textarea><select></select><button></button>';
});
afterEach(() => {
  stop();
});

const press = (selector: string, init: KeyboardEventInit): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

describe('a press', () => {
  it('runs the action of its chord and takes the chord from the browser', () => {
    expect(press('button', { key: 'k', ctrlKey: true }).defaultPrevented).toBe(true);
    press('body', { key: 'n' });
    expect(done).toEqual(['palette', 'next']);
  });

  it('that is no chord stays the browser’s', () => {
    expect(press('body', { key: 'k' }).defaultPrevented).toBe(false);
    expect(done).toEqual([]);
  });

  it('of an action that is bound to nothing stays the browser’s', () => {
    expect(press('body', { key: 'u' }).defaultPrevented).toBe(false);
    expect(refusals).toEqual([]);
  });

  it('of an action that cannot be done now says why', () => {
    expect(press('body', { key: 'y', ctrlKey: true }).defaultPrevented).toBe(true);
    expect(done).toEqual([]);
    expect(refusals).toEqual(['There is nothing to redo.']);
  });

  it('held down acts once', () => {
    press('body', { key: 'n' });
    expect(press('body', { key: 'n', repeat: true }).defaultPrevented).toBe(true);
    expect(done).toEqual(['next']);
  });

  it('that another control has used, or that composes a letter, is left alone', () => {
    const used = new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true });
    used.preventDefault();
    document.body.dispatchEvent(used);
    press('body', { key: 'n', isComposing: true });
    expect(done).toEqual([]);
  });
});

describe('while a text field has the focus', () => {
  it.each(['input', 'textarea', 'select'])('single keys are dead in %s', (selector) => {
    expect(press(selector, { key: 'n' }).defaultPrevented).toBe(false);
    press(selector, { key: '?', shiftKey: true });
    expect(done).toEqual([]);
  });

  it('chords with Ctrl work, but those that edit text are the field’s', () => {
    press('input', { key: 'k', ctrlKey: true });
    expect(press('input', { key: 'z', ctrlKey: true }).defaultPrevented).toBe(false);
    expect(done).toEqual(['palette']);
  });

  it('a checkbox or a button is no text field', () => {
    press('input[type=checkbox]', { key: 'n' });
    press('button', { key: '?', shiftKey: true });
    expect(done).toEqual(['next', 'keys']);
  });
});

describe('while a dialog is open', () => {
  it('keys of the board are dead and the others work', () => {
    dialogOpen = true;
    expect(press('body', { key: 'n' }).defaultPrevented).toBe(false);
    press('body', { key: 'k', ctrlKey: true });
    expect(done).toEqual(['palette']);
  });

  it('Escape belongs to the dialog', () => {
    let closed = 0;
    escapes.add(() => ++closed > 0);
    dialogOpen = true;
    press('body', { key: 'Escape' });
    expect(closed).toBe(0);
    dialogOpen = false;
    expect(press('body', { key: 'Escape' }).defaultPrevented).toBe(true);
    expect(closed).toBe(1);
  });
});
