import { mount } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import App from '../../App.svelte';
import type { FallsApi } from '../../../../preload/contract/api/falls-api.ts';
import { Screen } from '../../state/screen.svelte.ts';
import { bindShell } from '../../state/shell-actions.ts';
import { memoryBridge, no, yes } from '../../testing/bridge.fixtures.ts';
import { combatant, encounterOf, idOf } from '../../testing/encounter.fixtures.ts';
import { until } from '../../testing/fight.fixtures.ts';
import { byRole, click, namesByRole, press, render, type } from '../../testing/render.fixtures.ts';

type Fallen = Parameters<FallsApi['apply']>[0];
let screen: Screen;
let applied: Fallen[];

/** As main works it out, but for the rules: every open die comes up 5. */
const falls: Partial<FallsApi> = {
  preview({ feet, faces = [], total: typed, targets, roll = false }) {
    const dice = Math.min(20, Math.floor(feet / 10));
    if (typed !== undefined && typed > 6 * dice) return no(`${dice}d6 come to ${dice} to ${6 * dice}, not ${typed}.`);
    const shown = Array.from({ length: dice }, (_, at) => faces[at] ?? (roll ? 5 : null));
    const open = typed === undefined && shown.includes(null);
    const total = typed ?? (open ? null : shown.reduce<number>((sum, face) => sum + (face ?? 0), 0));
    const vitals = screen.encounter.rows[0]?.vitals;
    if (!vitals) throw new Error('somebody falls');
    const fallen = targets.map(({ combatant: id }) => ({
      combatant: id,
      parts: [{ kind: 'text' as const, text: `takes ${String(total)}` }],
      after: vitals,
    }));
    const rule = dice === 0 ? 'No damage: a d6 for each full 10 feet.' : `${dice}d6: one for each full 10 feet.`;
    return yes({
      dice,
      sentence: rule,
      faces: typed === undefined ? shown : [],
      total,
      targets: open || dice === 0 ? [] : fallen,
    });
  },
  apply(input) {
    applied.push(input);
    return yes({ revision: 2, sentences: [], warnings: [], elsewhere: [] });
  },
};

beforeEach(async () => {
  applied = [];
  const view = encounterOf([combatant('Oda'), combatant('Pell')], { ruleset: 'stamina-wounds' });
  const bridge = memoryBridge(undefined, { encounter: { open: () => yes(view) }, falls });
  screen = new Screen(bridge.gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  await screen.encounter.open(view.id);
  render((target) => mount(App, { target, props: { screen } }));
  screen.board.select('Oda');
  screen.board.select('Pell', true);
  press('D', { shiftKey: true });
  await until(() => screen.dialogs.current === 'fall');
});

const feet = (text: string): void => {
  type(byRole('textbox', 'Feet'), text);
};
const submit = (): void => {
  byRole('textbox', 'Feet').closest('form')?.requestSubmit();
};
const error = (): string => document.querySelector('dialog footer p')?.textContent ?? '';
const said = (): string => document.querySelector('dialog')?.textContent ?? '';

describe('the dialog of a fall', () => {
  it('makes dice of feet, rolls what is open, and applies to all who are picked', async () => {
    feet('25');
    await until(() => namesByRole('textbox').includes('Die 2, d6'));
    expect(namesByRole('textbox')).not.toContain('Die 3, d6');
    type(byRole('textbox', 'Die 1, d6'), '2');
    submit();
    await until(() => said().includes('takes 7'));
    expect(applied).toEqual([]);
    click(byRole('checkbox', 'Pell tumbled out of it'));
    await until(() => screen.dialogs.current === 'fall' && said().includes('takes 7'));
    submit();
    await until(() => screen.dialogs.current === null);
    expect(applied).toMatchObject([
      { feet: 25, faces: [2, 5], targets: [{ combatant: idOf('Oda') }, { combatant: idOf('Pell'), tumbled: true }] },
    ]);
  });

  it('takes a total in place of the dice, and says where it cannot be', async () => {
    feet('20');
    await until(() => namesByRole('textbox').includes('Total'));
    type(byRole('textbox', 'Total'), '13');
    await until(() => error() === '2d6 come to 2 to 12, not 13.');
    submit();
    type(byRole('textbox', 'Total'), '9');
    await until(() => said().includes('takes 9'));
    submit();
    await until(() => screen.dialogs.current === null);
    expect(applied).toMatchObject([{ feet: 20, total: 9 }]);
  });

  it('does nothing for a step down, and says what is no number', async () => {
    feet('9');
    await until(() => said().includes('No damage'));
    submit();
    feet('9x');
    await until(() => error() !== '');
    expect(error()).toBe('A fall goes from 0 to 100,000 feet.');
    submit();
    expect(applied).toEqual([]);
    expect(byRole('textbox', 'Feet').getAttribute('aria-invalid')).toBe('true');
  });
});
