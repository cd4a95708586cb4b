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

  it('what is typed is written when the window closes', async () => {
    const { sent } = await panelOf(foe({ reduce: [{ types: ['physical'], amount: 2 }] }));
    const amount = byRole('textbox', 'Reduction 1');
    amount.focus();
    type(amount, '4');
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    // Main has it before the window is gone: nothing is waited for in between.
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toEqual([{ ruleset: 'thresholds', reduce: [{ types: ['physical'], amount: 4 }] }]);
  });

  it('a refusal stands beside what was pressed, which stays as it is', async () => {
    await panelOf(foe({ reduce: [{ types: ['physical'], amount: 2 }] }), 'Name a type.');
    click(byRole('button', 'Reduction 1: Physical'));
    await until(() => document.querySelector('aside')?.textContent.includes('Name a type.') === true);
    flushSync();
    expect(pressed('Reduction 1: Physical')).toBe('true');
  });
});

describe('what is edited faster than it is written', () => {
  /** Main takes its time: it answers one after the other, when the test says so, and tells how the row stands then. */
  async function slowPanel(): Promise<{ sent: Sent[]; answer: () => Promise<void> }> {
    const row = foe({ reduce: [{ types: ['physical'], amount: 1 }], thresholdsFrom: { major: 5, severe: 10 } });
    const view = encounterOf([row, combatant('Other')]);
    const sent: Sent[] = [];
    const answers: (() => void)[] = [];
    let revision = view.revision;
    const bridge = memoryBridge(undefined, {
      encounter: {
        open: () => yes(view),
        setVitals: async ({ combatant: id, changes }) => {
          expect(id).toBe(row.id);
          sent.push(changes);
          await new Promise<void>((resolve) => answers.push(resolve));
          const vitals = { ...bridgeRow(), ...changes } as Thresholds;
          const from = revision++;
          bridge.pushEncounter({
            id: view.id,
            from,
            head: { revision },
            added: [],
            changed: [{ id: row.id, vitals }],
            removed: [],
            log: [],
          });
          return yes({ revision, sentences: [], warnings: [], elsewhere: [] });
        },
      },
    });
    const screen = new Screen(bridge.gm, () => new Date('2026-05-04T21:46:00'));
    const bridgeRow = (): VitalsView | undefined => screen.encounter.row(row.id)?.vitals;
    bindShell(screen);
    await screen.start();
    await screen.encounter.open(view.id);
    render((target) => mount(App, { target, props: { screen } }));
    press('ArrowDown');
    await until(() => namesByRole('textbox').includes('Name'));
    return {
      sent,
      answer: async () => {
        await until(() => answers.length > 0);
        answers.shift()?.();
      },
    };
  }

  it('follows from what was typed just before: an amount, and then a type', async () => {
    const { sent, answer } = await slowPanel();
    const amount = byRole('textbox', 'Reduction 1');
    amount.focus();
    type(amount, '3');
    amount.blur();
    click(byRole('button', 'Reduction 1: Magic'));
    click(byRole('button', 'Resistance: Magic'));
    click(byRole('button', 'Resistance: Physical'));
    for (let at = 0; at < 4; at += 1) await answer();
    await until(() => sent.length === 4 && pressed('Resistance: Physical') === 'true');
    expect(sent).toEqual([
      { ruleset: 'thresholds', reduce: [{ types: ['physical'], amount: 3 }] },
      { ruleset: 'thresholds', reduce: [{ types: ['physical', 'magic'], amount: 3 }] },
      { ruleset: 'thresholds', resist: ['magic'] },
      { ruleset: 'thresholds', resist: ['physical', 'magic'] },
    ]);
  });

  it('keeps both bases of the armor, and goes to the one whose panel it was', async () => {
    const { sent, answer } = await slowPanel();
    const major = byRole('textbox', 'Major base of the armor');
    major.focus();
    type(major, '7');
    const severe = byRole('textbox', 'Severe base of the armor');
    severe.focus();
    type(severe, '13');
    severe.blur();
    press('ArrowDown');
    await answer();
    await answer();
    expect(sent).toEqual([
      { ruleset: 'thresholds', thresholdsFrom: { major: 7, severe: 10 } },
      { ruleset: 'thresholds', thresholdsFrom: { major: 7, severe: 13 } },
    ]);
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

  const horde = foe({ kind: 'horde', hordeValue: 3 });
  const minion = foe({ kind: 'minion', minionValue: 3 });
  it.each([
    ['', horde, 'Damage of the horde at half strength', { hordeValue: null }],
    ['none', horde, 'Damage of the horde at half strength', { hordeValue: null }],
    ['', minion, 'Minion’s number', { minionValue: null }],
    ['none', minion, 'Minion’s number', { minionValue: null }],
  ])('“%s” takes it away, and a minion’s number: %#', async (typed, row, name, changes) => {
    const { sent } = await panelOf(row);
    const field = byRole('textbox', name);
    field.focus();
    type(field, typed);
    field.blur();
    await until(() => sent.length === 1);
    expect(sent).toEqual([{ ruleset: 'thresholds', ...changes }]);
  });

  it('stands in the panel of a horde alone', async () => {
    await panelOf(foe());
    expect(namesByRole('textbox')).not.toContain('Damage of the horde at half strength');
  });
});

describe('what the panel cannot do, it says', () => {
  it('why a level is not gained', async () => {
    await panelOf(foe({ level: 10 }));
    const why = byRole('button', 'Level up…').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(why)?.textContent).toBe('Level 10 is the highest there is.');
  });

  it('that Thresholds has no injury tables and no hit locations', async () => {
    await panelOf(foe());
    for (const [key, words] of [
      ['i', 'Thresholds has no injury tables.'],
      ['l', 'Thresholds has no hit locations.'],
    ] as const) {
      press(key);
      expect(namesByRole('dialog')).toEqual([]);
      expect(byRole('region', 'Messages').textContent).toContain(words);
    }
  });
});
