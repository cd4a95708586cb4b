import { flushSync, mount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../App.svelte';
import { memoryBridge, no, type Bridge } from '../testing/bridge.fixtures.ts';
import { byRole, click, namesByRole, press, render } from '../testing/render.fixtures.ts';
import { Screen } from './screen.svelte.ts';
import { bindShell } from './shell-actions.ts';

let bridge: Bridge;
let screen: Screen;

async function start(from: Bridge): Promise<void> {
  bridge = from;
  screen = new Screen(bridge.gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  render((target) => mount(App, { target, props: { screen } }));
}
/** Until every answer that is on its way has come in and is drawn. */
async function settled(): Promise<void> {
  await vi.waitUntil(() => screen.saving.state !== 'saving');
  flushSync();
}
const region = (): string => byRole('region', 'Messages').textContent.trim();

beforeEach(() => start(memoryBridge()));

describe('the empty screen', () => {
  it('says where everything is', () => {
    expect(namesByRole('heading')).toEqual(
      expect.arrayContaining([
        'No encounter',
        'Party',
        'Adversaries',
        'Encounters',
        'How do blows land at your table?',
      ]),
    );
    expect(document.body.textContent).toContain('/home/mara/board');
  });

  it('makes one campaign by a double click', async () => {
    const made: string[] = [];
    await start(
      memoryBridge(undefined, {
        campaign: {
          create: ({ ruleset }) => {
            made.push(ruleset);
            return no('No room.');
          },
        },
      }),
    );
    const begin = (): void => {
      click(byRole('button', 'Start with the sample partyfor Thresholds'));
    };
    begin();
    begin();
    await settled();
    expect(made).toEqual(['thresholds']);
    begin();
    await settled();
    expect(made).toHaveLength(2);
  });

  it('has something behind every action of the list', () => {
    expect(screen.actions.bound).toEqual(screen.actions.actions);
  });

  it('changes the theme, keeps it, and says when', async () => {
    click(byRole('radio', 'Light'));
    await settled();
    expect(document.documentElement.dataset.theme).toBe('light');
    expect((await bridge.gm.settings.get()).ok && screen.settings.theme).toBe('light');
    expect(document.querySelector('footer [role=status]')?.textContent).toContain('Saved, ');
  });

  it('follows a change that was made elsewhere', () => {
    bridge.pushSettings({ theme: 'system', density: 'comfortable', zoom: 1 });
    flushSync();
    expect(document.documentElement.dataset.theme).toBe('system');
  });

  it('tells a refusal in its own words, and claims nothing', async () => {
    bridge.answerSet(() => no('The disk is full.'));
    click(byRole('radio', 'Light'));
    await settled();
    expect(region()).toBe('The disk is full.');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect((byRole('radio', 'Dark') as HTMLInputElement).checked).toBe(true);
    expect(document.body.textContent).toContain('Not saved');
    press('Escape');
    expect(region()).toBe('');
  });

  it('tells a call that broke off, too', async () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    bridge.answerSet(() => Promise.reject(new Error('channel closed')));
    click(byRole('radio', 'Light'));
    await settled();
    expect(region()).toContain('No answer came back');
    expect(silence).toHaveBeenCalledOnce();
    silence.mockRestore();
  });

  it('zooms in steps, and says why it cannot', async () => {
    press('+', { ctrlKey: true });
    await settled();
    await vi.waitUntil(() => screen.settings.zoom === 1.1);
    press('0', { ctrlKey: true });
    await settled();
    await vi.waitUntil(() => screen.settings.zoom === 1);
    press('0', { ctrlKey: true });
    expect(region()).toBe('The screen is already at full size.');
  });

  it('does what a menu asks', () => {
    bridge.pushAction('showAbout');
    flushSync();
    expect(byRole('dialog', 'About Woundboard').textContent).toContain('1.2.3');
    bridge.pushAction('quit');
    expect(bridge.asked).toEqual(['quit']);
  });

  it('keeps to one dialog, and shows every key of the list on its sheet', () => {
    press('?');
    const sheet = byRole('dialog', 'All keys').textContent;
    for (const { label } of screen.actions.actions.filter(({ keys }) => keys.length > 0))
      expect(sheet).toContain(label);
    press('k', { ctrlKey: true });
    expect(namesByRole('dialog')).toEqual(['Command palette']);
  });
});

it('starts with what main keeps', async () => {
  await start(memoryBridge({ theme: 'light', density: 'compact', zoom: 1.25 }));
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(screen.settings.zoom).toBe(1.25);
});

it('starts also when main says nothing about itself, and says so', async () => {
  const silent = memoryBridge();
  const gm = { ...silent.gm, app: { ...silent.gm.app, info: () => no('The data folder cannot be read.') } };
  await start({ ...silent, gm });
  expect(region()).toBe('The data folder cannot be read.');
  expect(document.body.textContent).toContain('No data folder');
});
