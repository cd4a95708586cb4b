import { flushSync, mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import App from '../../App.svelte';
import type { EncounterApi } from '../../../../preload/contract/api/encounter-api.ts';
import type { CombatantView, VitalsView } from '../../../../preload/contract/encounter-views.ts';
import { Screen } from '../../state/screen.svelte.ts';
import { bindShell } from '../../state/shell-actions.ts';
import { memoryBridge, no, yes } from '../../testing/bridge.fixtures.ts';
import { combatant, encounterOf, thresholdsVitals } from '../../testing/encounter.fixtures.ts';
import { until } from '../../testing/fight.fixtures.ts';
import { byRole, click, namesByRole, press, render, type } from '../../testing/render.fixtures.ts';

type Sent = Parameters<EncounterApi['setVitals']>[0]['changes'];
type Thresholds = Extract<VitalsView, { ruleset: 'thresholds' }>;

/** The panel of one combatant, and what it sends. `refuse`: the reason main gives. */
async function panelOf(row: CombatantView, refuse?: string): Promise<{ sent: Sent[] }> {
  const sent: Sent[] = [];
  const view = encounterOf([row]);
  const bridge = memoryBridge(undefined, {
    encounter: {
      open: () => yes(view),
      setVitals: ({ changes }) => {
        sent.push(changes);
        return refuse === undefined ? yes({ revision: 2, sentences: [], warnings: [], elsewhere: [] }) : no(refuse);
      },
    },
  });
  const screen = new Screen(bridge.gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  await screen.encounter.open(view.id);
  render((target) => mount(App, { target, props: { screen } }));
  press('ArrowDown');
  await until(() => namesByRole('textbox').includes('Name'));
  return { sent };
}

const foe = (more: Partial<Thresholds> = {}): CombatantView =>
  combatant('Husk', { vitals: { ...(thresholdsVitals() as Thresholds), kind: 'foe', ...more } });
const pressed = (name: string): string | null => byRole('button', name).getAttribute('aria-pressed');

describe('resistance, immunity and reductions in the panel', () => {
  it('are shown as they are, and switched one type at a time', async () => {
    const { sent } = await panelOf(foe({ resist: ['magic'], immune: ['physical'] }));
    expect(
      ['Resistance: Physical', 'Resistance: Magic', 'Immunity: Physical', 'Immunity: Magic'].map((name) =>
        pressed(name),
      ),
    ).toEqual(['false', 'true', 'true', 'false']);
    click(byRole('button', 'Resistance: Physical'));
    await until(() => sent.length === 1);
    click(byRole('button', 'Immunity: Physical'));
    await until(() => sent.length === 2);
    expect(sent).toEqual([
      { ruleset: 'thresholds', resist: ['physical', 'magic'] },
      { ruleset: 'thresholds', immune: [] },
    ]);
  });

  it('a reduction is added, changed and removed, the others stay', async () => {
    const reduce = [
      { types: ['physical'], amount: 2 },
      { types: ['magic'], amount: 3 },
    ] as const;
    const { sent } = await panelOf(foe({ reduce }));
    click(byRole('button', 'Add a reduction'));
    await until(() => sent.length === 1);
    const second = byRole('textbox', 'Reduction 2');
    second.focus();
    type(second, '5');
    second.blur();
    await until(() => sent.length === 2);
    click(byRole('button', 'Reduction 1: Magic'));
    await until(() => sent.length === 3);
    click(byRole('button', 'Remove reduction 1'));
    await until(() => sent.length === 4);
    expect(sent.map((one) => ('reduce' in one ? one.reduce : null))).toEqual([
      [...reduce, { types: ['physical'], amount: 1 }],
      [reduce[0], { types: ['magic'], amount: 5 }],
      [{ types: ['physical', 'magic'], amount: 2 }, reduce[1]],
      [reduce[1]],
    ]);
  });

  it('a refusal stands beside what was pressed, which stays as it is', async () => {
    await panelOf(foe({ reduce: [{ types: ['physical'], amount: 2 }] }), 'Name a type.');
    click(byRole('button', 'Reduction 1: Physical'));
    await until(() => document.querySelector('aside')?.textContent.includes('Name a type.') === true);
    flushSync();
    expect(pressed('Reduction 1: Physical')).toBe('true');
  });
});

describe('what a horde deals at half strength', () => {
  it.each([
    ['3', 3],
    ['1d4+2', '1d4+2'],
  ])('%s is written', async (typed, hordeValue) => {
    const { sent } = await panelOf(foe({ kind: 'horde' }));
    const field = byRole('textbox', 'Damage of the horde at half strength');
    field.focus();
    type(field, typed);
    field.blur();
    await until(() => sent.length === 1);
    expect(sent).toEqual([{ ruleset: 'thresholds', hordeValue }]);
  });

  it('stands in the panel of a horde alone', async () => {
    await panelOf(foe());
    expect(namesByRole('textbox')).not.toContain('Damage of the horde at half strength');
  });
});
