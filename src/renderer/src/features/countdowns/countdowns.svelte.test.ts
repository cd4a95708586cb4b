import { flushSync, mount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../App.svelte';
import type { EncounterHead } from '../../../../preload/contract/encounter-views.ts';
import { Screen } from '../../state/screen.svelte.ts';
import { bindShell } from '../../state/shell-actions.ts';
import { no, yes } from '../../testing/bridge.fixtures.ts';
import {
  APPLIED,
  combatant,
  encounterBridge,
  encounterOf,
  type EncounterBridge,
} from '../../testing/encounter.fixtures.ts';
import { allByRole, byRole, click, namesByRole, press, render, type } from '../../testing/render.fixtures.ts';
import { sampleLine } from '../../testing/samples.fixtures.ts';

type Countdown = EncounterHead['countdowns'][number];
const rope: Countdown = {
  id: 'rope' as Countdown['id'],
  name: 'Rope',
  start: 6,
  current: 2,
  loop: 'rising',
  hidden: true,
};

let bridge: EncounterBridge;
let screen: Screen;
let asked: readonly Readonly<Record<string, unknown>>[];

async function start(countdowns: readonly Countdown[]): Promise<void> {
  asked = [];
  const noted = (input: object) => {
    asked = [...asked, { ...input }];
    return yes(APPLIED);
  };
  const dice = (start: string): { faces: number }[] => (start === 'd6' ? [{ faces: 6 }] : []);
  const view = encounterOf([combatant('Brakka')], { countdowns });
  bridge = encounterBridge(view, {
    countdowns: {
      readStart: ({ start }) => yes({ dice: dice(start), from: 1, to: 6 }),
      add: (input) => (input.name === '' ? no('A countdown needs a name.') : noted(input)),
      advance: noted,
      countRoll: noted,
      remove: noted,
    },
  });
  screen = new Screen(bridge.gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  await screen.encounter.open(view.id);
  render((target) => mount(App, { target, props: { screen } }));
}

const sent = async (count: number): Promise<Readonly<Record<string, unknown>> | undefined> => {
  await vi.waitUntil(() => asked.length === count);
  await vi.waitUntil(() => screen.saving.state !== 'saving');
  flushSync();
  return asked.at(-1);
};

describe('countdowns on the board', () => {
  beforeEach(() => start([rope]));

  it('show name, number and kind, and are ticked by a press', async () => {
    click(byRole('button', 'Rope, 2 of 6, rising loop, hidden'));
    expect(await sent(1)).toMatchObject({ countdown: 'rope', by: 1 });
  });

  it('are ticked by one key where there is only one', async () => {
    press('U', { shiftKey: true });
    expect(await sent(1)).toMatchObject({ countdown: 'rope', by: 1 });
    expect(allByRole('dialog')).toEqual([]);
  });

  it('are announced when they are triggered, and no longer once that is taken back', () => {
    const line = sampleLine(4, '', {
      kind: 'countdown',
      parts: [{ kind: 'status', text: 'triggered', status: 'triggered' }],
    });
    bridge.push({ from: 1, log: [line] });
    flushSync();
    expect(byRole('region', 'Messages').textContent).toContain('triggered');
    bridge.push({ from: 2, log: [{ ...line, undoneAt: 5 }] });
    flushSync();
    expect(byRole('region', 'Messages').textContent).not.toContain('triggered');
  });
});

describe('the dialog of countdowns', () => {
  it('begins one with typed dice, by Enter in a list as well; a refusal stands at its field', async () => {
    await start([]);
    press('u');
    type(byRole('textbox', 'Starts at'), 'd6');
    await vi.waitUntil(() => allByRole('dialog')[0]?.textContent.includes('the rest is rolled'));
    byRole('combobox', 'At 0').focus();
    press('Enter');
    await vi.waitUntil(() => allByRole('dialog')[0]?.textContent.includes('A countdown needs a name.'));
    flushSync();
    expect(byRole('textbox', 'Name').getAttribute('aria-invalid')).toBe('true');
    type(byRole('textbox', 'Name'), 'Rope');
    type(byRole('spinbutton', 'Die 1, 1 to 6'), '5');
    byRole('textbox', 'Name').closest('form')?.requestSubmit();
    expect(await sent(1)).toMatchObject({ name: 'Rope', start: 'd6', faces: [5], loop: 'none', follows: null });
  });

  it('counts one down by a digit and takes it away by Delete', async () => {
    await start([rope, { ...rope, id: 'tide' as Countdown['id'], name: 'Tide', current: 0, loop: 'none' }]);
    press('u');
    byRole('button', 'Count Rope down, −1').focus();
    press('3');
    expect(await sent(1)).toMatchObject({ countdown: 'rope', by: 3 });
    press('3', { repeat: true });
    expect(asked).toHaveLength(1);
    press('ArrowDown');
    press('3');
    press('Delete');
    expect(await sent(2)).toEqual(expect.not.objectContaining({ by: 3 }));
    expect(asked.at(-1)).toMatchObject({ countdown: 'tide' });
    expect(namesByRole('button')).not.toContain('Critical success');
  });

  it('takes a player’s roll where one follows it', async () => {
    await start([{ ...rope, follows: 'progress' }]);
    press('u');
    click(byRole('button', 'Critical success'));
    expect(await sent(1)).toMatchObject({ outcome: 'critical' });
  });
});
