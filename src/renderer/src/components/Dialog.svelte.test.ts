import { createRawSnippet, flushSync, mount } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { allByRole, byRole, click, render } from '../testing/render.fixtures.ts';
import Dialog from './Dialog.svelte';

let requests = 0;
let dialog = { open: false };

beforeEach(() => {
  requests = 0;
  const props = $state({
    open: false,
    title: 'About',
    onclose: () => {
      requests += 1;
      props.open = false;
    },
    children: createRawSnippet(() => ({ render: () => '<p>Words.</p>' })),
  });
  dialog = props;
  render((target) => mount(Dialog, { target, props }));
  const opener = document.createElement('button');
  opener.textContent = 'Opener';
  document.body.append(opener);
  opener.focus();
});

function open(): HTMLDialogElement {
  dialog.open = true;
  flushSync();
  const shown = byRole('dialog', 'About');
  if (!(shown instanceof HTMLDialogElement)) throw new Error('no dialog element');
  return shown;
}

describe('Dialog', () => {
  it('stays open when the one before it says late that it was closed', () => {
    const first = open();
    dialog.open = false;
    flushSync();
    const second = open();
    first.dispatchEvent(new Event('close'));
    expect(requests).toBe(0);
    expect(second.open).toBe(true);
    second.dispatchEvent(new Event('close'));
    expect(requests).toBe(1);
  });

  it('is not there until it is opened, then modal and named by its title', () => {
    expect(allByRole('dialog')).toHaveLength(0);
    expect(open().open).toBe(true);
  });

  it('asks its owner to close it, and gives the focus back', () => {
    open();
    byRole('button', 'Close').focus();
    click(byRole('button', 'Close'));
    expect(allByRole('dialog')).toHaveLength(0);
    expect(requests).toBe(1);
    expect(document.activeElement?.textContent).toBe('Opener');
  });

  it('takes Escape (the browser’s cancel) as the same request, and leaves the closing to its owner', () => {
    const cancel = new Event('cancel', { cancelable: true });
    open().dispatchEvent(cancel);
    flushSync();
    expect(cancel.defaultPrevented).toBe(true);
    expect(requests).toBe(1);
    expect(document.activeElement?.textContent).toBe('Opener');
  });

  it('hears when the browser closes it without asking, but not its own late echo', () => {
    const shown = open();
    shown.dispatchEvent(new Event('close'));
    flushSync();
    expect(requests).toBe(1);
    shown.dispatchEvent(new Event('close'));
    expect(requests).toBe(1);
  });

  it('does not throw when what had the focus is gone', () => {
    open();
    document.querySelector('body > button')?.remove();
    click(byRole('button', 'Close'));
    expect(allByRole('dialog')).toHaveLength(0);
  });
});
