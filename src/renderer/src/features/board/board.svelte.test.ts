import { flushSync, mount } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../App.svelte';
import type { CombatantView, EncounterView } from '../../../../preload/contract/encounter-views.ts';
import { Screen } from '../../state/screen.svelte.ts';
import { bindShell } from '../../state/shell-actions.ts';
import { yes } from '../../testing/bridge.fixtures.ts';
import {
  APPLIED,
  combatant,
  encounterBridge,
  encounterOf,
  idOf,
  previewFor,
  thresholdsVitals,
  type EncounterBridge,
} from '../../testing/encounter.fixtures.ts';
import { allByRole, byRole, click, descriptionOf, press, render, type } from '../../testing/render.fixtures.ts';

let bridge: EncounterBridge;
let screen: Screen;

async function start(view: EncounterView, more: Parameters<typeof encounterBridge>[1] = {}): Promise<void> {
  bridge = encounterBridge(view, more);
  screen = new Screen(bridge.gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  await screen.encounter.open(view.id);
  render((target) => mount(App, { target, props: { screen } }));
}

/** Until what was answered is drawn. */
async function settled(): Promise<void> {
  await vi.waitUntil(() => screen.saving.state !== 'saving');
  flushSync();
}

const field = (name: string): HTMLInputElement => byRole('textbox', `Damage to ${name}`) as HTMLInputElement;
const fieldsOpen = (): number => document.querySelectorAll('main input[type=text]').length;
const row = (name: string): HTMLElement => {
  const found = allByRole('row').find((each) => each.querySelector('.name')?.textContent.includes(name));
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};
/** Types as a person does: the first key opens the field, the others arrive in it. */
function enter(text: string): void {
  press(text.charAt(0));
  for (let length = 2; length <= text.length; length += 1) {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) throw new Error('nothing has the focus');
    type(activeElement, text.slice(0, length));
  }
}
const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list.at(index);
  if (item === undefined) throw new Error('nothing was asked');
  return item;
};

describe('the damage entry', () => {
  beforeEach(async () => {
    await start(encounterOf([combatant('Brakka'), combatant('Ilvane'), combatant('Marit')]));
    press('ArrowDown');
  });

  it('begins with the digit that is typed, and shows what it would do', async () => {
    enter('14');
    const { input, answer } = at(bridge.previews, -1);
    expect(input).toMatchObject({ text: '14', targets: [{ combatant: 'Brakka' }] });
    answer({ ok: true, value: previewFor(input) });
    await vi.waitUntil(() => screen.entry.preview !== null);
    flushSync();
    expect(descriptionOf(field('Brakka'))).toContain('would take 14');
    expect(row('Brakka').querySelector('[aria-label^="Hit Points: 0 of 6 marked, would be 2"]')).not.toBeNull();
  });

  it('sends the text as it stands, though no preview has come, and only once', async () => {
    enter('12');
    press('Enter');
    press('Enter');
    expect(bridge.applied.map(({ input }) => input.text)).toEqual(['12']);
    at(bridge.applied, 0).answer({ ok: true, value: APPLIED });
    await settled();
    for (const { input, answer } of bridge.previews) answer({ ok: true, value: previewFor(input) });
    await settled();
    expect(screen.entry.preview).toBeNull();
    expect([fieldsOpen(), screen.selection.current]).toEqual([0, 'Brakka']);
    expect(document.activeElement).toBe(row('Brakka'));
  });

  it('drops the answer to a text that has changed', async () => {
    enter('14');
    const [first, second] = [at(bridge.previews, 0), at(bridge.previews, 1)];
    second.answer({ ok: true, value: previewFor(second.input) });
    await vi.waitUntil(() => screen.entry.preview !== null);
    first.answer({ ok: true, value: previewFor(first.input) });
    await Promise.resolve();
    flushSync();
    expect(descriptionOf(field('Brakka'))).toContain('would take 14');
  });

  it('takes the next number while the first is on its way', async () => {
    enter('12');
    press('Enter');
    type(field('Brakka'), '7');
    at(bridge.applied, 0).answer({ ok: true, value: APPLIED });
    await settled();
    expect(field('Brakka').value).toBe('7');
    press('Enter');
    expect(bridge.applied.map(({ input }) => input.text)).toEqual(['12', '7']);
    const ids = new Set(bridge.applied.map(({ input }) => input.commandId));
    expect(ids.size).toBe(2);
  });

  it('says at the field why it refuses, and keeps the text', async () => {
    enter('12x');
    press('Enter');
    const refusal = { code: 'notDice', reason: '12x is not a number or dice.', field: 'text' };
    at(bridge.applied, 0).answer({ ok: false, refusal });
    await settled();
    expect(field('Brakka').value).toBe('12x');
    expect(field('Brakka').getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field('Brakka'))).toBe('12x is not a number or dice.');
  });

  it('rolls dice with the first Enter, lets them be typed over, and applies with the second', async () => {
    enter('2d6');
    press('Enter');
    at(bridge.applied, 0).answer({ ok: false, refusal: { code: 'diceNeeded', reason: 'Roll first.' } });
    await vi.waitUntil(() => bridge.previews.at(-1)?.input.roll === true);
    const rolled = at(bridge.previews, -1);
    rolled.answer({
      ok: true,
      value: previewFor(rolled.input, { dice: [{ faces: 6 }, { faces: 6 }], faces: [4, 5], amount: 9 }),
    });
    await vi.waitUntil(() => screen.entry.faces !== null);
    flushSync();
    const dice = [...document.querySelectorAll<HTMLInputElement>('main input[type=number]')];
    expect(dice.map(({ value }) => value)).toEqual(['4', '5']);
    type(at(dice, 0), '6');
    field('Brakka').focus();
    press('Enter');
    expect(at(bridge.applied, 1).input).toMatchObject({ text: '2d6', faces: [6, 5] });
  });

  it('heals with Shift and leaves with Escape', async () => {
    enter('3');
    press('Enter', { shiftKey: true });
    expect(bridge.healed.map(({ input }) => input.text)).toEqual(['3']);
    at(bridge.healed, 0).answer({ ok: true, value: APPLIED });
    await settled();
    enter('4');
    press('Escape');
    flushSync();
    expect([fieldsOpen(), screen.entry.open]).toEqual([0, false]);
  });

  it('hits all that are picked, each with its share, as one entry', () => {
    press('ArrowDown', { shiftKey: true });
    enter('9');
    press('e', { ctrlKey: true });
    press('Enter');
    expect(at(bridge.applied, 0).input.targets).toEqual([
      { combatant: 'Brakka' },
      { combatant: 'Ilvane', share: 'half' },
    ]);
  });

  it('goes along when the selection moves', () => {
    enter('9');
    press('ArrowDown');
    expect(field('Ilvane').value).toBe('9');
    expect(at(bridge.previews, -1).input.targets).toEqual([{ combatant: 'Ilvane' }]);
  });
});

describe('keys of the board', () => {
  beforeEach(() => start(encounterOf([combatant('Brakka'), combatant('Ilvane')])));

  it('change one track of the selected row, and nothing while a number is typed', async () => {
    press('ArrowDown');
    press('h');
    press('H', { shiftKey: true });
    await settled();
    expect(bridge.asked.map(({ method, input }) => [method, input.track, input.by])).toEqual([
      ['adjust', 'hp', 1],
      ['adjust', 'hp', -1],
    ]);
    enter('1');
    press('h');
    press('n');
    await settled();
    expect(bridge.asked).toHaveLength(2);
  });

  it('say what is missing when no row is selected', () => {
    press('h');
    expect(byRole('region', 'Messages').textContent).toContain('Select a row first');
    expect(bridge.asked).toEqual([]);
  });

  it('are refused when the encounter has ended, which is said', async () => {
    await start(encounterOf([combatant('Brakka')], { phase: 'ended' }));
    press('ArrowDown');
    press('1');
    expect([fieldsOpen(), screen.entry.open]).toEqual([0, false]);
    expect(byRole('group', 'Turns').textContent).toContain('Ended');
  });
});

it('draws only the row that was hit', async () => {
  const reads = new Map<string, number>();
  const counted = (id: string, marked = 0): CombatantView => {
    const view = combatant(id);
    const vitals = thresholdsVitals(marked);
    return Object.defineProperty({ ...view }, 'vitals', {
      enumerable: true,
      get: () => {
        reads.set(id, (reads.get(id) ?? 0) + 1);
        return vitals;
      },
    });
  };
  await start(encounterOf(['Brakka', 'Ilvane', 'Marit'].map((id) => counted(id))));
  press('ArrowDown');
  reads.clear();
  bridge.push({ from: 1, changed: [counted('Ilvane', 2)] });
  flushSync();
  expect([...reads.keys()]).toEqual(['Ilvane']);
  expect(row('Ilvane').textContent).toContain('2/6');
  reads.clear();
  enter('14');
  expect([...reads.keys()].filter((id) => id !== 'Brakka')).toEqual([]);
});

it('keeps those who are out in a strip, with a way back for those who left', async () => {
  const words = [{ text: 'Fled', tone: 'out' } as const];
  await start(encounterOf([combatant('Brakka'), combatant('Ilvane', { out: true, gone: 'fled', words })]));
  expect(allByRole('row')).toHaveLength(1);
  click(byRole('button', 'Return Ilvane'));
  await settled();
  expect(bridge.asked).toMatchObject([{ method: 'comeBack', input: { combatants: ['Ilvane'] } }]);
});

it('asks for a death move in the row, which holds up nothing else', async () => {
  const made: unknown[] = [];
  const slots = [
    { slot: 'hope', label: 'Hope', faces: 12, value: 9, word: '9' },
    { slot: 'fear', label: 'Fear', faces: 12, value: 4, word: '4' },
  ] as const;
  const owed = [{ kind: 'deathMove', combatant: idOf('Brakka'), name: 'Brakka', sentence: '' }] as const;
  await start(encounterOf([combatant('Brakka')], { owed }), {
    deathMoves: {
      preview: ({ split }) =>
        yes({ slots, split: 9, parts: split ? [{ kind: 'text', text: 'stakes it all' }] : [], after: null }),
      make: (input) => {
        made.push(input);
        return yes(APPLIED);
      },
    },
  });
  press('j');
  press('3');
  await vi.waitUntil(() => {
    flushSync();
    return document.querySelector('[aria-label="Divide 9"]') !== null;
  });
  const hp = document.querySelector<HTMLInputElement>('[aria-label="Divide 9"] input');
  if (!hp) throw new Error('no field for the split');
  type(hp, '5');
  await vi.waitUntil(() => {
    flushSync();
    return document.body.textContent.includes('stakes it all');
  });
  hp.focus();
  press('Enter');
  await settled();
  expect(made).toMatchObject([{ combatant: 'Brakka', choice: 'stake-it-all', split: { hp: 5, stress: 4 } }]);
});

it('shows name, turn and what an attack must reach of someone who keeps their own sheet, and no tracks', async () => {
  const known = { ...thresholdsVitals(), nameOnly: true };
  const unknown = { ...known, bands: [], thresholds: { major: null, severe: null } };
  await start(
    encounterOf([
      combatant('Ana', { vitals: known, defence: { name: 'Evasion', short: 'Ev', value: 10 } }),
      combatant('Noor', { vitals: unknown, label: '' }),
      combatant('Brakka'),
    ]),
  );
  const tracks = (name: string): number => row(name).querySelectorAll('button[aria-label*="Mark one"]').length;
  expect([tracks('Ana'), tracks('Noor'), tracks('Brakka')]).toEqual([0, 0, 3]);
  expect(row('Ana').textContent).toMatch(/8\/16.*Evasion.*10.*Sheet with the player/s);
  expect(row('Noor').textContent).not.toContain('–');
});
