import { beforeEach, describe, expect, it } from 'vitest';
import type { StartEncounterInput } from '../../../../preload/contract/api/encounter-api.ts';
import type { OptionView } from '../../../../preload/contract/campaign-views.ts';
import { no, yes } from '../../testing/bridge.fixtures.ts';
import { openScreen, until, type Fight } from '../../testing/fight.fixtures.ts';
import { allByRole, byRole, click, descriptionOf, press, type } from '../../testing/render.fixtures.ts';
import { sampleCampaign, sampleEncounter } from '../../testing/samples.fixtures.ts';

const MASSIVE: OptionView = {
  key: 'massive',
  name: 'Massive damage',
  sentence: 'Damage of at least twice the Severe threshold marks 4 Hit Points.',
  values: [
    { value: false, label: 'Not used' },
    { value: true, label: 'Used' },
  ],
};

let started: StartEncounterInput[];
let answer: () => ReturnType<typeof start>;
const start = () => yes(sampleEncounter());

async function dialog(campaign = sampleCampaign()): Promise<Fight> {
  started = [];
  answer = start;
  const fight = await openScreen(campaign, {
    campaign: { options: () => yes([MASSIVE]) },
    encounter: {
      start: (input) => {
        started.push(input);
        return answer();
      },
    },
  });
  press('n', { ctrlKey: true });
  await until(() => allByRole('combobox').length === 1);
  return fight;
}
const spin = (name: string): HTMLElement => byRole('spinbutton', name);
const submit = (): void => {
  click(byRole('button', 'Start the encounter Enter'));
};

describe('the start of an encounter', () => {
  let fight: Fight;
  beforeEach(async () => {
    fight = await dialog();
  });

  it('begins with a name, the order of the ruleset, the whole party and a token for each hero', async () => {
    expect(byRole('dialog', 'Start an encounter').textContent).toContain('2 combatants');
    submit();
    await until(() => fight.screen.encounter.head !== null);
    expect(started).toMatchObject([
      { campaign: 'campaign', name: 'Encounter 1', mode: 'spotlight', party: ['brakka', 'ilvane'], adversaries: [] },
    ]);
    expect(started[0]?.gmTokens).toBe(2);
    expect(started[0]?.options).toBeUndefined();
    expect(allByRole('dialog')).toEqual([]);
    expect(byRole('heading', 'Ford at Dusk').tagName).toBe('H1');
  });

  it('takes six of a kind by typing a six', async () => {
    type(spin('Gravel Hob'), '6');
    expect(byRole('dialog', 'Start an encounter').textContent).toContain('8 combatants');
    submit();
    await until(() => started.length === 1);
    expect(started[0]?.adversaries).toEqual([{ entry: 'hob', count: 6 }]);
  });

  it('counts by arrows and by buttons, not below none', () => {
    spin('Gravel Hob').focus();
    press('ArrowUp');
    press('ArrowUp');
    press('ArrowDown');
    click(byRole('button', 'One more: Gravel Hob'));
    expect(spin('Gravel Hob').getAttribute('aria-valuenow')).toBe('2');
    expect((byRole('button', 'One fewer: Hask Orrel') as HTMLButtonElement).disabled).toBe(true);
    press('ArrowDown');
    press('ArrowDown');
    press('ArrowDown');
    expect(spin('Gravel Hob').getAttribute('aria-valuenow')).toBe('0');
  });

  it('says at the number what is wrong with it, and starts nothing', () => {
    type(spin('Gravel Hob'), '12x');
    expect(descriptionOf(spin('Gravel Hob'))).toBe('12x is not a whole number from 0 to 100.');
    expect(spin('Gravel Hob').getAttribute('aria-invalid')).toBe('true');
    submit();
    expect(started).toEqual([]);
  });

  it('leaves out whom the game master leaves out, with a token fewer', async () => {
    click(byRole('checkbox', 'Ilvane Roe marsh-guide'));
    submit();
    await until(() => started.length === 1);
    expect(started[0]).toMatchObject({ party: ['brakka'], gmTokens: 1 });
  });

  it('switches Massive damage on for this encounter', async () => {
    const select = byRole('combobox', 'Massive damage');
    expect(descriptionOf(select)).toBe(MASSIVE.sentence);
    if (!(select instanceof HTMLSelectElement)) throw new Error('not a select');
    select.value = 'true';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    submit();
    await until(() => started.length === 1);
    expect(started[0]?.options).toEqual({ massive: true });
  });

  it('says a refusal at its field and stays open', async () => {
    answer = () =>
      Promise.resolve({
        ok: false,
        refusal: { code: 'badInput', reason: 'Something has to stand here.', field: 'name' },
      });
    type(byRole('textbox', 'Name'), '');
    submit();
    await until(() => descriptionOf(byRole('textbox', 'Name')) !== '');
    expect(descriptionOf(byRole('textbox', 'Name'))).toBe('Something has to stand here.');
    expect(allByRole('dialog')).toHaveLength(1);
  });

  it('says a refusal without a field beside the button', async () => {
    answer = () => no('The disk is full.');
    submit();
    await until(() => byRole('dialog', 'Start an encounter').textContent.includes('The disk is full.'));
  });
});

it('is by sides and without tokens where stamina and wounds count', async () => {
  await dialog(sampleCampaign({ ruleset: 'stamina-wounds', rulesetName: 'Stamina & Wounds' }));
  submit();
  await until(() => started.length === 1);
  expect(started[0]?.mode).toBe('sides');
  expect(started[0]).not.toHaveProperty('gmTokens');
});
