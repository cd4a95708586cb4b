import { flushSync, mount } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import App from '../../App.svelte';
import type { Reply } from '../../../../preload/contract/api.ts';
import type { Applied } from '../../../../preload/contract/damage-views.ts';
import type { QuickAddView } from '../../../../preload/contract/encounter-views.ts';
import { Screen } from '../../state/screen.svelte.ts';
import { bindShell } from '../../state/shell-actions.ts';
import { memoryBridge, no, yes } from '../../testing/bridge.fixtures.ts';
import { APPLIED, combatant, encounterOf, thresholdsVitals } from '../../testing/encounter.fixtures.ts';
import { byRole, descriptionOf, press, render, type } from '../../testing/render.fixtures.ts';
import { sampleCampaign } from '../../testing/samples.fixtures.ts';

type Answer<Value> = (reply: Reply<Value>) => void;
let screen: Screen;
let previews: { readonly text: string; readonly answer: Answer<QuickAddView> }[];
let added: { readonly text: string; readonly answer: Answer<Applied> }[];

const view = (name: string, count: number): QuickAddView => ({
  count,
  name,
  names: Array.from({ length: count }, (_, at) => `${name} ${String(at + 3)}`),
  label: '',
  fromLibrary: false,
  turn: null,
  side: 'foe',
  defence: null,
  attack: '1d8+3 magic',
  vitals: thresholdsVitals(0),
});

beforeEach(async () => {
  previews = [];
  added = [];
  const encounter = encounterOf([combatant('Brakka')]);
  const campaign = sampleCampaign();
  const { gm } = memoryBridge(undefined, {
    campaign: {
      list: () => yes([{ ...campaign, createdAt: 0 }]),
      open: () => yes(campaign),
    },
    encounter: {
      open: () => yes(encounter),
      previewQuickAdd: ({ text }) => new Promise((answer) => previews.push({ text, answer })),
      quickAdd: ({ text }) => new Promise((answer) => added.push({ text, answer })),
    },
  });
  screen = new Screen(gm, () => new Date('2026-05-04T21:46:00'));
  bindShell(screen);
  await screen.start();
  await screen.encounter.open(encounter.id);
  render((target) => mount(App, { target, props: { screen } }));
  press('q');
  field().focus();
});

const field = (): HTMLInputElement => byRole('textbox', 'Who joins?') as HTMLInputElement;
async function drawn(until: () => boolean): Promise<void> {
  await vi.waitUntil(() => {
    flushSync();
    return until();
  });
}

it('shows who would join, and drops the answer to an earlier text', async () => {
  type(field(), '4 Rai');
  type(field(), '4 Raider hp5');
  previews[1]?.answer({ ok: true, value: view('Raider', 4) });
  await drawn(() => descriptionOf(field()).includes('Raider 3 to 6'));
  previews[0]?.answer(await no('late'));
  await Promise.resolve();
  flushSync();
  expect(descriptionOf(field())).toContain('attack 1d8+3 magic');
});

it('sends the text with Enter though no preview has come, and closes', async () => {
  type(field(), '6h');
  press('Enter');
  expect(added.map(({ text }) => text)).toEqual(['6h']);
  added[0]?.answer({ ok: true, value: APPLIED });
  await drawn(() => screen.dialogs.current === null);
});

it('says at the field and at the character why not, and keeps the text', async () => {
  type(field(), 'Raider hp5 strong');
  press('Enter');
  const refusal = { code: 'unknownWord', reason: 'strong is not understood.', field: 'text', at: 11 };
  added[0]?.answer({ ok: false, refusal });
  await drawn(() => field().getAttribute('aria-invalid') === 'true');
  expect(descriptionOf(field())).toContain('strong is not understood.');
  expect([field().value, document.querySelector('.where mark')?.textContent]).toEqual(['Raider hp5 strong', 'strong']);
});

it('only hints at what is not finished yet', async () => {
  type(field(), 'Raider hp');
  previews[0]?.answer(await no('Hit Points are written with a whole number.'));
  await drawn(() => descriptionOf(field()).includes('whole number'));
  expect(field().getAttribute('aria-invalid')).toBeNull();
});
