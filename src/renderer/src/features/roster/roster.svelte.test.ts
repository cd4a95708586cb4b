import { flushSync, mount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../App.svelte';
import type {
  CombatantView,
  ConditionView,
  EncounterView,
  LogLine,
} from '../../../../preload/contract/encounter-views.ts';
import { Screen } from '../../state/screen.svelte.ts';
import { bindShell } from '../../state/shell-actions.ts';
import { combatant, encounterBridge, encounterOf, type EncounterBridge } from '../../testing/encounter.fixtures.ts';
import { allByRole, byRole, click, descriptionOf, press, render, type } from '../../testing/render.fixtures.ts';
import { sampleLine } from '../../testing/samples.fixtures.ts';

let bridge: EncounterBridge;
let screen: Screen;

async function start(view: EncounterView): Promise<void> {
  bridge = encounterBridge(view);
  screen = new Screen(bridge.gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  await screen.encounter.open(view.id);
  render((target) => mount(App, { target, props: { screen } }));
}

/** What was asked last, without what names the gesture. */
async function asked(method: string): Promise<Readonly<Record<string, unknown>>> {
  await vi.waitUntil(() => bridge.asked.some((one) => one.method === method));
  await vi.waitUntil(() => screen.saving.state !== 'saving');
  flushSync();
  const found = bridge.asked.findLast((one) => one.method === method);
  return Object.fromEntries(
    Object.entries(found?.input ?? {}).filter(([key]) => key !== 'commandId' && key !== 'encounter'),
  );
}

const individual = (rows: readonly CombatantView[]): EncounterView => encounterOf(rows, { mode: 'individual' });
const select = (...ids: readonly string[]): void => {
  ids.forEach((id, index) => {
    screen.board.select(id, index > 0);
  });
  flushSync();
};
const enter = (name: string): void => {
  byRole('textbox', name).closest('form')?.requestSubmit();
};
const messages = (): string => byRole('region', 'Messages').textContent;

describe('individual turns', () => {
  beforeEach(async () => {
    await start(
      individual([
        combatant('Brakka', { turnValue: 17, acting: true }),
        combatant('Ilvane', { turnValue: 12 }),
        combatant('Marit'),
      ]),
    );
  });

  it('show each value in its row', () => {
    expect(allByRole('row').map((row) => row.querySelector('.value')?.textContent)).toEqual(['17', '12', '–']);
    expect(byRole('button', 'Turn value not set').tabIndex).toBe(-1);
  });

  it('take values that are typed one below the other, and send those that changed', async () => {
    select('Ilvane');
    press('v');
    type(byRole('textbox', 'Ilvane'), '12');
    type(byRole('textbox', 'Marit'), '−3');
    type(byRole('textbox', 'Brakka'), '9');
    enter('Brakka');
    expect(await asked('setTurnValues')).toEqual({
      values: [
        { combatant: 'Brakka', value: 9 },
        { combatant: 'Marit', value: -3 },
      ],
    });
    expect(allByRole('dialog')).toEqual([]);
  });

  it('say at the field what is no value, and send nothing', () => {
    press('v');
    type(byRole('textbox', 'Marit'), '1.5');
    enter('Marit');
    flushSync();
    expect(byRole('textbox', 'Marit').getAttribute('aria-invalid')).toBe('true');
    expect(byRole('dialog', 'Turn values').textContent).toContain('a whole number from −999 to 999');
    expect(bridge.asked).toEqual([]);
  });

  it('move a row up and down by keys, and say where that ends', async () => {
    select('Ilvane');
    press('ArrowUp', { ctrlKey: true });
    expect(await asked('moveInOrder')).toEqual({ combatant: 'Ilvane', before: 'Brakka' });
    press('ArrowDown', { ctrlKey: true });
    await vi.waitUntil(() => bridge.asked.length === 2);
    expect(await asked('moveInOrder')).toEqual({ combatant: 'Ilvane', before: null });
    select('Brakka');
    press('ArrowUp', { ctrlKey: true });
    flushSync();
    expect(messages()).toContain('That is the beginning of the turn order.');
  });

  it('delay the turn to after the selected row, where its turn is still to come', async () => {
    select('Marit');
    press('y');
    expect(byRole('dialog', 'Delay the turn').textContent).toContain('Brakka acts after …');
    click(byRole('button', 'Delay the turn Enter'));
    expect(await asked('delayTurn')).toEqual({ after: 'Marit' });
  });
});

describe('turns without an order', () => {
  it('have no values, and say why', async () => {
    await start(encounterOf([combatant('Brakka')]));
    select('Brakka');
    press('v');
    flushSync();
    expect(messages()).toContain('Only individual turns have values');
    expect(allByRole('dialog')).toEqual([]);
  });
});

const dazed = (id: string): ConditionView => ({
  id: id as ConditionView['id'],
  name: 'Dazed',
  kind: null,
  effects: {},
  timer: null,
  remindAt: null,
  note: '',
  number: '',
  left: '2 turns',
  until: 'until the end of the turn of Brakka in round 3',
});

describe('conditions', () => {
  const query = (): HTMLInputElement => byRole('combobox', 'Condition') as HTMLInputElement;
  const add = (): void => {
    query().closest('form')?.requestSubmit();
  };
  const choose = (label: string, value: string): void => {
    const select = byRole('combobox', label) as HTMLSelectElement;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
  };

  beforeEach(async () => {
    await start(
      encounterOf([
        combatant('Brakka', { conditions: [dazed('1')] }),
        combatant('Ilvane', { conditions: [dazed('2')] }),
      ]),
    );
    select('Brakka', 'Ilvane');
    press('c');
    await vi.waitUntil(() => {
      flushSync();
      return allByRole('option').some((one) => one.closest('[role=listbox]') !== null);
    });
  });

  it('are put on all picked rows by a few letters and Enter', async () => {
    type(query(), 'rest');
    add();
    const { combatants, condition } = await asked('addCondition');
    expect(combatants).toEqual(['Brakka', 'Ilvane']);
    expect(condition).toEqual({ kind: 'restrained', name: 'Restrained', remindAt: null, note: '', timer: null });
    expect(allByRole('dialog')).toEqual([]);
  });

  it('take own words, a shift of thresholds and a timer', async () => {
    type(query(), 'Stone skin');
    choose('Lasts', 'endOfTurn');
    choose('Whose turn', 'Ilvane');
    type(byRole('spinbutton', 'Turns from now'), '2');
    choose('Then', 'reminds');
    type(byRole('textbox', 'Reminder'), 'It cracks.');
    type(byRole('textbox', 'Change both thresholds by'), '+2');
    add();
    expect((await asked('addCondition')).condition).toEqual({
      kind: null,
      name: 'Stone skin',
      thresholds: 2,
      remindAt: null,
      note: 'It cracks.',
      timer: { at: 'end', whose: 'Ilvane', turns: 2, ends: false },
    });
  });

  it.each([
    ['2', 2],
    ['+3', 3],
    ['12', 12],
  ])('bring %s armor slots', async (typed, armor) => {
    type(query(), 'Bark skin');
    type(byRole('textbox', 'Temporary armor slots'), typed);
    add();
    expect((await asked('addCondition')).condition).toMatchObject({ name: 'Bark skin', armor });
  });

  it.each(['0', '13', '-1', 'x'])('say at once that %s armor slots cannot be', (typed) => {
    type(query(), 'Bark skin');
    type(byRole('textbox', 'Temporary armor slots'), typed);
    add();
    flushSync();
    expect(document.querySelector('dialog form [aria-live] .error')?.textContent).toBe(
      'Temporary armor is 1 to 12 slots.',
    );
  });

  it('last to the end of the round where someone is surprised', async () => {
    type(query(), 'surp');
    add();
    expect((await asked('addCondition')).condition).toMatchObject({
      kind: 'surprised',
      timer: { at: 'end', whose: null, turns: 1, ends: true },
    });
  });

  it('ask for a name before anything is sent', () => {
    add();
    flushSync();
    expect(byRole('dialog', 'Conditions').textContent).toContain('Type a name, or choose one with ↓.');
    expect(bridge.asked).toEqual([]);
    query().focus();
    press('ArrowDown');
    expect(query().getAttribute('aria-activedescendant')).toBe(
      allByRole('option').find((one) => one.getAttribute('aria-selected') === 'true')?.id,
    );
  });

  it('are taken away from all who have them', async () => {
    const dialog = byRole('dialog', 'Conditions');
    expect(dialog.textContent).toContain('until the end of the turn of Brakka in round 3');
    const take = dialog.querySelector<HTMLElement>('[aria-label="Take Dazed away"]');
    if (!take) throw new Error('no way to take it away');
    click(take);
    expect(await asked('removeConditions')).toEqual({
      conditions: [
        { combatant: 'Brakka', condition: '1' },
        { combatant: 'Ilvane', condition: '2' },
      ],
    });
    expect(allByRole('dialog')).toHaveLength(1);
  });
});

describe('reminders of conditions', () => {
  const line = (seq: number, kind: LogLine['kind'], text: string): LogLine => ({
    ...sampleLine(seq, ''),
    kind,
    parts: [{ kind: 'text', text }],
  });
  const told = (from: number, log: readonly LogLine[]): void => {
    bridge.push({ from, log });
    flushSync();
  };

  it('stand among the messages until the next turn', async () => {
    await start(individual([combatant('Brakka'), combatant('Ilvane')]));
    told(1, [line(2, 'turn', 'Brakka has the turn'), line(2, 'reminder', 'Reminder, Brakka is Burning')]);
    expect(messages()).toContain('Reminder, Brakka is Burning.');
    told(2, [line(3, 'damage', 'Ilvane takes 3')]);
    expect(messages()).toContain('Reminder, Brakka is Burning.');
    told(3, [line(4, 'turn', 'Ilvane has the turn')]);
    expect(messages()).not.toContain('Reminder');
  });

  it('go with an undo', async () => {
    await start(individual([combatant('Brakka')]));
    const reminder = line(2, 'reminder', 'Reminder, Brakka is Burning');
    told(1, [reminder]);
    told(2, [{ ...reminder, undoneAt: 1 }]);
    expect(messages()).not.toContain('Reminder');
  });
});

describe('the list of combatants', () => {
  beforeEach(async () => {
    await start(encounterOf([combatant('Brakka'), combatant('Ilvane'), combatant('Marit')]));
  });

  it('takes a new name in the panel, and sends it alone and once', async () => {
    select('Ilvane');
    press('F2');
    expect(document.activeElement).toBe(byRole('textbox', 'Name'));
    type(byRole('textbox', 'Name'), 'Ilvane Roe');
    press('Enter');
    expect(await asked('edit')).toEqual({ combatant: 'Ilvane', changes: { name: 'Ilvane Roe' } });
    byRole('textbox', 'Name').blur();
    flushSync();
    expect(bridge.asked.filter(({ method }) => method === 'edit')).toHaveLength(1);
  });

  it('takes numbers in the panel, by one key, and puts back what was typed by Escape', async () => {
    select('Ilvane');
    press('F2', { shiftKey: true });
    const marked = byRole('textbox', 'Hit Points marked') as HTMLInputElement;
    expect(document.activeElement).toBe(marked);
    type(marked, '+2');
    press('Enter');
    expect(await asked('setVitals')).toEqual({
      combatant: 'Ilvane',
      changes: { ruleset: 'thresholds', hp: { marked: 2 } },
    });
    type(marked, 'x');
    press('Enter');
    await vi.waitUntil(() => marked.getAttribute('aria-invalid') === 'true');
    expect(descriptionOf(marked)).toBe('“x” is no number: type 3, +2, −1, 8-3 or =3.');
    press('Escape');
    expect([marked.value, marked.getAttribute('aria-invalid')]).toEqual(['0', null]);
    press('Escape');
    expect(document.activeElement).not.toBe(marked);
    expect(bridge.asked.filter(({ method }) => method === 'setVitals')).toHaveLength(1);
  });

  it('lets the picked rows go and selects the one that follows', async () => {
    select('Brakka', 'Ilvane');
    press('Delete');
    expect(await asked('remove')).toEqual({ combatants: ['Brakka', 'Ilvane'] });
    expect(screen.selection.picked).toEqual(['Marit']);
  });

  it('does not lose anyone to the Delete key of a text field', () => {
    select('Brakka');
    press('1');
    press('Delete');
    expect(bridge.asked).toEqual([]);
  });
});

describe('an encounter that has ended', () => {
  it('is read in the panel, and not edited', async () => {
    await start(encounterOf([combatant('Brakka')], { phase: 'ended' }));
    select('Brakka');
    press('F2');
    flushSync();
    expect(messages()).toContain('has ended');
    expect(allByRole('textbox').some((one) => one.getAttribute('aria-label') === 'Name')).toBe(false);
  });
});
