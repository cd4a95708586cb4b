import { flushSync, mount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../App.svelte';
import type { EncounterView } from '../../../../preload/contract/encounter-views.ts';
import { Screen } from '../../state/screen.svelte.ts';
import { bindShell } from '../../state/shell-actions.ts';
import {
  APPLIED,
  combatant,
  encounterBridge,
  encounterOf,
  idOf,
  type EncounterBridge,
} from '../../testing/encounter.fixtures.ts';
import { allByRole, byRole, press, render, type } from '../../testing/render.fixtures.ts';

let bridge: EncounterBridge;
let screen: Screen;

const ALL = ['Brakka', 'Ilvane', 'Marit', 'Netman 1', 'Netman 2'];
const fight = (more: Partial<EncounterView> = {}): EncounterView =>
  encounterOf(
    ALL.map((name) => combatant(name)),
    more,
  );

async function start(view: EncounterView): Promise<void> {
  bridge = encounterBridge(view);
  screen = new Screen(bridge.gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  await screen.encounter.open(view.id);
  render((target) => mount(App, { target, props: { screen } }));
}

async function answered(): Promise<void> {
  const last = bridge.applied.at(-1);
  if (!last) throw new Error('nothing was sent');
  last.answer({ ok: true, value: APPLIED });
  await vi.waitUntil(() => screen.saving.state !== 'saving');
  flushSync();
}

const field = (): HTMLInputElement => byRole('textbox', 'Damage') as HTMLInputElement;
const letters = (): string[] =>
  [...document.querySelectorAll('main [data-hints] kbd')].map(({ textContent }) => textContent);
const hint = (name: string): string => screen.hints.codeOf(idOf(name));
const targets = (): unknown => bridge.applied.at(-1)?.input.targets;
const selected = (): unknown => [screen.selection.current, screen.selection.picked];
const amount = (text: string): void => {
  press(text.charAt(0));
  if (text.length > 1) type(document.activeElement as HTMLElement, text);
};

describe('an amount, then the letters of those it hits', () => {
  beforeEach(() => start(fight()));

  it('needs no row before: amount, letter, Enter', async () => {
    amount('14');
    expect(document.activeElement).toBe(field());
    expect(letters().filter((text) => text.startsWith('Letter'))).toHaveLength(5);
    press(hint('Marit'));
    press('Enter');
    expect(bridge.applied.map(({ input }) => [input.text, input.targets])).toEqual([['14', [{ combatant: 'Marit' }]]]);
    await answered();
    expect(selected()).toEqual(['Marit', ['Marit']]);
    expect([screen.entry.open, screen.hints.visible]).toEqual([false, false]);
  });

  it('gives half with Shift, the next share when Shift names it again, and lets go of who is named again', () => {
    amount('9');
    press(hint('Brakka'));
    press(hint('Ilvane').toUpperCase(), { shiftKey: true });
    press(hint('Marit'));
    press(hint('Netman 1'), { shiftKey: true });
    press(hint('Netman 1'), { shiftKey: true });
    press(hint('Marit'));
    press('Enter');
    expect(targets()).toEqual([
      { combatant: 'Brakka' },
      { combatant: 'Ilvane', share: 'half' },
      { combatant: 'Netman 1', share: 'none' },
    ]);
  });

  it('names a row once by a letter that is held down', () => {
    amount('9');
    press(hint('Brakka'));
    expect(press(hint('Brakka'), { repeat: true }).defaultPrevented).toBe(true);
    press(hint('Marit').toUpperCase(), { shiftKey: true });
    press(hint('Marit').toUpperCase(), { shiftKey: true, repeat: true });
    press('Enter');
    expect(targets()).toEqual([{ combatant: 'Brakka' }, { combatant: 'Marit', share: 'half' }]);
  });

  it('lets the first letter take the place of the selected row, and keeps the text', () => {
    press('ArrowDown');
    amount('14a');
    expect(screen.selection.current).toBe('Brakka');
    press(hint('Netman 2'));
    expect(field().value).toBe('14a');
    press('Enter');
    expect(targets()).toEqual([{ combatant: 'Netman 2' }]);
  });

  it('applies to the selected row when no letter is typed', () => {
    press('ArrowDown');
    amount('14');
    press('Enter');
    expect(targets()).toEqual([{ combatant: 'Brakka' }]);
  });

  it('says whom it misses when Enter comes first, and sends nothing', () => {
    amount('14');
    press('Enter');
    expect(bridge.applied).toEqual([]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('Whom does it hit?');
  });

  it('leaves the letters of the grammar and of no row to the text', () => {
    amount('14');
    for (const letter of 'cuhpfaq') expect(press(letter).defaultPrevented).toBe(false);
    expect(press(hint('Marit')).defaultPrevented).toBe(true);
  });

  it('keeps rows as high as they are while they are named', () => {
    amount('14');
    press(hint('Brakka'));
    press(hint('Marit'));
    expect(document.querySelectorAll('main .band')).toHaveLength(0);
    expect(allByRole('row').map((row) => row.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'true',
      'false',
      'false',
    ]);
  });

  it('is gone with the encounter it was for', async () => {
    amount('14');
    press(hint('Marit'));
    screen.leaveEncounter();
    await screen.encounter.open(fight().id);
    flushSync();
    expect([screen.entry.aiming, selected()]).toEqual([false, [null, []]]);
  });

  it('loses no digit when the field has lost the keyboard', () => {
    amount('1');
    field().blur();
    press('4');
    expect(field().value).toBe('14');
  });

  it('goes on with an arrow in the row, and leaves with Escape', () => {
    amount('14');
    press('ArrowDown');
    expect((byRole('textbox', 'Damage to Brakka') as HTMLInputElement).value).toBe('14');
    press('Escape');
    flushSync();
    expect([screen.entry.open, screen.hints.visible]).toEqual([false, false]);
  });
});

describe('letters without an amount', () => {
  beforeEach(() => start(fight()));

  it('select a row, and are gone', () => {
    press(',');
    press(hint('Marit'));
    expect([selected(), screen.hints.visible]).toEqual([['Marit', ['Marit']], false]);
  });

  it('pick several with Shift, and the number that follows is for all of them', () => {
    press(',');
    press(hint('Marit'), { shiftKey: true });
    press(hint('Netman 2'), { shiftKey: true });
    expect(screen.hints.visible).toBe(true);
    amount('14');
    press('Enter');
    expect(targets()).toEqual([{ combatant: 'Marit' }, { combatant: 'Netman 2' }]);
  });

  it.each(['h', 'n', 's', 'Escape', ','])('never lets %s through to the board', (key) => {
    press(',');
    press(key);
    expect([bridge.asked, screen.hints.visible]).toEqual([[], false]);
  });

  it('are put away by the pointer', () => {
    press(',');
    window.dispatchEvent(new Event('pointerdown'));
    flushSync();
    expect(screen.hints.visible).toBe(false);
  });

  it('still let the arrows move', () => {
    press(',');
    press('ArrowDown');
    expect([screen.selection.current, screen.hints.visible]).toEqual(['Brakka', false]);
  });
});

describe('more rows than letters', () => {
  it('takes two letters for a row further down, and dims the others after the first', async () => {
    await start(encounterOf(Array.from({ length: 40 }, (_, at) => combatant(`Rat ${String(at + 1)}`))));
    amount('3');
    const code = hint('Rat 40');
    expect(code).toHaveLength(2);
    press(code.charAt(0));
    const board = document.querySelector<HTMLElement>('main [data-hints]');
    expect(board?.style.getPropertyValue(`--hint-on-${code.charAt(0)}`)).toBe('1');
    expect(Number(board?.style.getPropertyValue('--hint-others'))).toBeLessThan(1);
    press(code.charAt(1));
    flushSync();
    expect(board?.style.getPropertyValue('--hint-others')).toBe('');
    press('Enter');
    expect(targets()).toEqual([{ combatant: 'Rat 40' }]);
  });
});

describe('a name after /', () => {
  beforeEach(() => start(fight()));
  const line = (): HTMLElement => byRole('combobox', 'Beginning of a name');

  it('selects the only one it can mean at once, and Enter ends it', () => {
    press('/');
    type(line(), 'ma');
    expect(screen.selection.current).toBe('Marit');
    expect(document.activeElement).toBe(line());
    press('Enter');
    expect([screen.picking.open, screen.selection.picked]).toEqual([false, ['Marit']]);
    amount('7');
    press('Enter');
    expect(targets()).toEqual([{ combatant: 'Marit' }]);
  });

  it('marks the first of several, and arrows mark the next', () => {
    press('/');
    type(line(), 'net');
    expect(screen.selection.current).toBeNull();
    press('ArrowDown');
    press('Enter');
    expect(screen.selection.current).toBe('Netman 2');
  });

  it('picks with Tab and with a space that no name goes on with', () => {
    press('/');
    type(line(), 'n2');
    press('Tab');
    type(line(), 'brakka');
    expect(press(' ').defaultPrevented).toBe(true);
    type(line(), 'netman');
    expect(press(' ').defaultPrevented).toBe(false);
    type(line(), '');
    press('Enter');
    expect(selected()).toEqual(['Brakka', ['Netman 2', 'Brakka']]);
  });

  it('says that nobody is called so, and stays open', () => {
    press('/');
    type(line(), 'zz');
    press('Enter');
    expect(screen.picking.open).toBe(true);
    expect(document.body.textContent).toContain('Nobody’s name begins with “zz”');
    press('Escape');
    flushSync();
    expect(screen.picking.open).toBe(false);
  });
});

describe('damage that is not typed', () => {
  const acting = (): EncounterView =>
    encounterOf([
      combatant('Brakka'),
      combatant('Ilvane'),
      combatant('Hound', { acting: true, attack: { text: '1d8+3', types: ['magic'] } }),
      combatant('Rat', { attack: { text: '1d4', types: [] } }),
    ]);
  beforeEach(() => start(acting()));

  it('is the last one, again, on whoever is picked now: text, types and source', async () => {
    press('ArrowDown');
    amount('14a');
    press('t', { ctrlKey: true });
    screen.entry.useSource(null);
    press('Enter');
    await answered();
    expect(screen.selection.current).toBe('Brakka');
    press('ArrowDown');
    press('.');
    expect(screen.entry.text).toBe('14a');
    press('Enter');
    expect(bridge.applied.at(-1)?.input).toMatchObject({
      text: '14a',
      types: ['magic'],
      source: null,
      targets: [{ combatant: 'Ilvane' }],
    });
  });

  it('keeps the source it had when someone else has the turn by now', async () => {
    press('ArrowDown');
    amount('5');
    press('Enter');
    expect(bridge.applied.at(-1)?.input).not.toHaveProperty('source');
    await answered();
    press('.');
    press('Enter');
    expect(bridge.applied.at(-1)?.input).toMatchObject({ text: '5', source: 'Hound' });
  });

  it('is said to be missing before there was any', () => {
    press('ArrowDown');
    press('.');
    expect(byRole('region', 'Messages').textContent).toContain('No damage was entered yet');
  });

  it('is the attack of whoever acts, on the selected row', () => {
    press('ArrowDown');
    press('k');
    press('Enter');
    expect(bridge.applied.at(-1)?.input).toMatchObject({
      text: '1d8+3',
      types: ['magic'],
      source: 'Hound',
      targets: [{ combatant: 'Brakka' }],
    });
  });

  it('asks whom it hits when the attacker is the one who is selected', () => {
    screen.board.select('Hound');
    flushSync();
    press('k');
    expect([screen.entry.aiming, field().value]).toEqual([true, '1d8+3']);
    press(hint('Ilvane'));
    press('Enter');
    expect(targets()).toEqual([{ combatant: 'Ilvane' }]);
  });
});

it('enters the attack of the selected row where nobody acts', async () => {
  await start(encounterOf([combatant('Brakka'), combatant('Rat', { attack: { text: '1d4', types: [] } })]));
  press('k');
  expect(byRole('region', 'Messages').textContent).toContain('Nobody has the turn');
  screen.board.select('Rat');
  flushSync();
  press('k');
  press(hint('Brakka'));
  press('Enter');
  expect(bridge.applied.at(-1)?.input).toMatchObject({ text: '1d4', source: 'Rat', types: ['physical'] });
});

describe('letters stay with their rows', () => {
  const all = (): string => ALL.map((name) => hint(name)).join('');

  it('when a row above falls or is taken off, and somebody new gets free ones', async () => {
    await start(fight());
    press(',');
    const [brakka, ilvane, marit, one, two] = ALL.map((name) => hint(name));
    expect(all()).toBe('ertwg');
    bridge.push({
      from: 1,
      changed: [{ id: idOf('Ilvane'), out: true, words: [{ text: 'Dead', tone: 'out' }] }],
      head: { revision: 2 },
    });
    flushSync();
    const left = ALL.filter((name) => name !== 'Brakka');
    bridge.push({
      from: 2,
      removed: [idOf('Brakka')],
      added: [combatant('Oswin')],
      head: { revision: 3, order: [...left, 'Oswin'].map(idOf) },
    });
    flushSync();
    expect([hint('Marit'), hint('Netman 1'), hint('Netman 2')]).toEqual([marit, one, two]);
    expect([brakka, ilvane, marit, one, two]).not.toContain(hint('Oswin'));
    expect(letters().join(' ')).toMatch(new RegExp(String(marit)));
  });
});
