import { flushSync, mount } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import App from '../../App.svelte';
import { Screen } from '../../state/screen.svelte.ts';
import { bindShell } from '../../state/shell-actions.ts';
import { memoryBridge, type Bridge } from '../../testing/bridge.fixtures.ts';
import { allByRole, byRole, click, press, render, type as typeInto } from '../../testing/render.fixtures.ts';

let bridge: Bridge;

const field = (): HTMLElement => byRole('combobox', 'What do you want to do?');
const labels = (): (string | undefined)[] =>
  allByRole('option').map((option) => option.querySelector('.label')?.textContent);
const marked = (): string | null | undefined => document.querySelector('[aria-selected=true] .label')?.textContent;

beforeEach(async () => {
  bridge = memoryBridge();
  const screen = new Screen(bridge.gm, () => new Date(0));
  bindShell(screen);
  await screen.start();
  render((target) => mount(App, { target, props: { screen } }));
  press('k', { ctrlKey: true });
  field().focus();
});

describe('the command palette', () => {
  it('lists what can be done now, and not itself', () => {
    expect(labels()).toContain('Use the light theme');
    expect(labels()).not.toContain('Use the dark theme');
    expect(labels()).not.toContain('Full size');
    expect(labels()).not.toContain('Do anything');
  });

  it('finds by a few letters and says which one is marked', () => {
    typeInto(field(), 'odf');
    expect(labels()[0]).toBe('Open the data folder');
    expect(marked()).toBe('Open the data folder');
    const option = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
    expect(option?.getAttribute('aria-selected')).toBe('true');
  });

  it('moves by arrows round the ends', () => {
    const all = labels();
    expect(marked()).toBe(all[0]);
    press('ArrowUp');
    expect(marked()).toBe(all.at(-1));
    press('ArrowDown');
    press('ArrowDown');
    expect(marked()).toBe(all[1]);
  });

  it('never offers to quit first', () => {
    expect(labels()[0]).not.toBe('Quit Woundboard');
  });

  it('does what is marked on Enter, and closes', () => {
    typeInto(field(), 'open the data');
    press('Enter');
    expect(bridge.asked).toEqual(['showDataDir']);
    expect(allByRole('dialog')).toHaveLength(0);
  });

  it('does what is pressed', () => {
    const option = allByRole('option').find((each) => each.textContent.includes('Full screen'));
    if (!option) throw new Error('no option');
    click(option);
    expect(bridge.asked).toEqual(['toggleFullScreen']);
  });

  it('says so when nothing is found, and Enter then does nothing', () => {
    typeInto(field(), 'xyzzy');
    expect(allByRole('option')).toHaveLength(0);
    expect(document.body.textContent).toContain('Nothing is called “xyzzy”');
    press('Enter');
    expect(allByRole('dialog')).toHaveLength(1);
    expect(bridge.asked).toEqual([]);
  });

  it('closes by its own key, and starts empty again', () => {
    typeInto(field(), 'zoom');
    press('k', { ctrlKey: true });
    expect(allByRole('dialog')).toHaveLength(0);
    press('k', { ctrlKey: true });
    flushSync();
    expect((field() as HTMLInputElement).value).toBe('');
  });

  it('can open another dialog, which then is the only one', () => {
    typeInto(field(), 'show all keys');
    press('Enter');
    expect(allByRole('dialog')).toEqual([byRole('dialog', 'All keys')]);
  });
});
