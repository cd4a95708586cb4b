import { flushSync, mount } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import App from '../../App.svelte';
import type { MoraleApi } from '../../../../preload/contract/api/morale-api.ts';
import type { MoraleBandView } from '../../../../preload/contract/morale-views.ts';
import type { OwedView } from '../../../../preload/contract/encounter-views.ts';
import { Screen } from '../../state/screen.svelte.ts';
import { bindShell } from '../../state/shell-actions.ts';
import { memoryBridge, no, yes } from '../../testing/bridge.fixtures.ts';
import { combatant, encounterOf, idOf } from '../../testing/encounter.fixtures.ts';
import { until } from '../../testing/fight.fixtures.ts';
import { byRole, click, namesByRole, press, render, type } from '../../testing/render.fixtures.ts';

const DUE: OwedView = {
  kind: 'morale',
  combatant: null,
  name: 'Foes',
  sentence: 'Foes at half strength: morale check.',
  due: { side: 'foe', occasion: 'half-strength' },
};
type Checked = Parameters<MoraleApi['check']>[0];
let screen: Screen;
let made: Checked[];
let passed: unknown[];

/** As main works it out: netmen of Morale 7 and a lookout of whom nothing is known. */
function band(key: string, name: string, known: number | null, checks: Checked['checks']): MoraleBandView {
  const { score = known, modifier = 0, first, second } = checks.find((check) => check.key === key) ?? {};
  const slot = (slot: 'first' | 'second', value?: number): MoraleBandView['slots'][number] => ({
    slot,
    label: slot,
    faces: 6,
    value: value ?? null,
    word: '',
  });
  const holds =
    score === null || first === undefined || second === undefined ? null : first + second <= score + modifier;
  const word = holds === true ? 'holds' : 'breaks';
  return {
    key,
    combatants: [idOf(name)],
    names: [name],
    score,
    modifier,
    slots: [slot('first', first), slot('second', second)],
    holds,
    parts: holds === null ? [] : [{ kind: 'status', text: word, status: word }],
  };
}

const morale: Partial<MoraleApi> = {
  preview: ({ checks, roll = false }) => {
    const rolled = ['7', '?'].map((key) => {
      const check = checks.find((one) => one.key === key) ?? { key };
      return roll ? { ...check, first: check.first ?? 6, second: check.second ?? 5 } : check;
    });
    const bands = [band('7', 'Netman', 7, rolled), band('?', 'Lookout', null, rolled)];
    return yes({
      bands,
      complete: bands.every(({ holds }) => holds !== null),
      rollable: bands.some(({ slots }) => slots.some(({ value }) => value === null)),
      breaks: bands.some(({ holds }) => holds === false),
    });
  },
  check: (input) => {
    made.push(input);
    return input.checks.some(({ key, score }) => key === '?' && score === undefined)
      ? no('What is the Morale of Lookout? It goes from 2 to 12.')
      : yes({ revision: 2, sentences: [], warnings: [], elsewhere: [] });
  },
  passOver: ({ due }) => {
    passed.push(due);
    return yes({ revision: 2, sentences: [], warnings: [], elsewhere: [] });
  },
};

beforeEach(async () => {
  made = [];
  passed = [];
  const view = encounterOf([combatant('Netman', { side: 'foe' }), combatant('Lookout', { side: 'foe' })], {
    ruleset: 'stamina-wounds',
    owed: [DUE],
  });
  const bridge = memoryBridge(undefined, { encounter: { open: () => yes(view) }, morale });
  screen = new Screen(bridge.gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  await screen.encounter.open(view.id);
  render((target) => mount(App, { target, props: { screen } }));
  press('p');
  await until(() => namesByRole('textbox').includes('First die of Netman, d6'));
});

const errors = (): string => document.querySelector('dialog footer p')?.textContent ?? '';
const submit = (): void => {
  byRole('textbox', 'First die of Netman, d6').closest('form')?.requestSubmit();
};
const value = (name: string): string => (byRole('textbox', name) as HTMLInputElement).value;

describe('the morale dialog', () => {
  it('says what is due in the bar of what is open, and answers it with typed dice', async () => {
    expect(namesByRole('button')).toContain('Foes: morale check');
    type(byRole('textbox', 'First die of Netman, d6'), '3');
    type(byRole('textbox', 'Second die of Netman, d6'), '4');
    type(byRole('spinbutton', 'Morale of Lookout'), '8');
    type(byRole('textbox', 'First die of Lookout, d6'), '6');
    type(byRole('textbox', 'Second die of Lookout, d6'), '6');
    await until(() => namesByRole('radio').includes('Surrender'));
    click(byRole('radio', 'Surrender'));
    submit();
    await until(() => screen.dialogs.current === null);
    const [{ who, due, breaking, checks } = {} as Checked] = made;
    expect({ who, due, breaking }).toEqual({ who: { side: 'foe' }, due: DUE.due, breaking: 'surrendered' });
    expect(checks).toMatchObject([
      { key: '7', first: 3, second: 4 },
      { key: '?', score: 8, first: 6, second: 6 },
    ]);
  });

  it('rolls what is open by the first Enter, asks for a Morale that nobody knows by the next', async () => {
    type(byRole('textbox', 'First die of Netman, d6'), '1');
    submit();
    await until(() => value('Second die of Lookout, d6') === '5');
    expect(value('First die of Netman, d6')).toBe('1');
    expect(made).toEqual([]);
    submit();
    await until(() => errors() !== '');
    expect(errors()).toBe('What is the Morale of Lookout? It goes from 2 to 12.');
    expect(screen.dialogs.current).toBe('morale');
  });

  it('sends nothing while a die shows what it has not', async () => {
    type(byRole('textbox', 'First die of Netman, d6'), '7');
    await until(() => errors() === 'A d6 shows 1 to 6.');
    submit();
    flushSync();
    expect(made).toEqual([]);
    expect(byRole('textbox', 'First die of Netman, d6').getAttribute('aria-invalid')).toBe('true');
    expect(value('First die of Netman, d6')).toBe('7');
  });

  it('lets the check pass', async () => {
    click(byRole('button', 'No check now'));
    await until(() => screen.dialogs.current === null);
    expect(passed).toEqual([DUE.due]);
  });
});
