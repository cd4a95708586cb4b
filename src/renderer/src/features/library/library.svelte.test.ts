import { describe, expect, it } from 'vitest';
import type { EncounterListItem } from '../../../../preload/contract/encounter-views.ts';
import { no, yes } from '../../testing/bridge.fixtures.ts';
import { openScreen, until } from '../../testing/fight.fixtures.ts';
import { byRole, click, descriptionOf, namesByRole, press, type } from '../../testing/render.fixtures.ts';
import { sampleCampaign, sampleEncounter } from '../../testing/samples.fixtures.ts';

const item = (id: string, name: string, changes: Partial<EncounterListItem> = {}): EncounterListItem => ({
  id: id as EncounterListItem['id'],
  name,
  ruleset: 'thresholds',
  phase: 'ended',
  round: 3,
  createdAt: 0,
  ...changes,
});
const entries = (): string[] =>
  [...document.querySelectorAll('[data-entry]')].map((entry) => entry.textContent.replaceAll(/\s+/g, ' ').trim());

describe('the library', () => {
  it('lists party, adversaries and encounters with a word each', async () => {
    await openScreen(sampleCampaign({ encounters: [item('a', 'Salt Stair')] }));
    expect(entries()).toEqual([
      'Brakka Thorne L1',
      'Ilvane Roe L1',
      'Hask Orrel leader',
      'Gravel Hob bruiser',
      'Salt Stair ended',
    ]);
  });

  it('puts the newest running encounter on the board again, and follows its rounds', async () => {
    const running = item('encounter', 'Ford at Dusk', { phase: 'running', round: 1 });
    const { bridge, screen } = await openScreen(
      sampleCampaign({ encounters: [running, item('older', 'Weir', { phase: 'running' })] }),
      { encounter: { open: ({ encounter }) => yes(sampleEncounter({ id: encounter })) } },
    );
    expect(screen.encounter.head?.id).toBe('encounter');
    expect(document.querySelector('[data-entry][aria-current]')?.textContent).toContain('Ford at Dusk');
    const change = { id: running.id, from: 3, added: [], changed: [], removed: [], log: [] };
    bridge.pushEncounter({ ...change, head: { revision: 4, round: 2 } });
    await until(() => entries().includes('Ford at Dusk round 2'));
  });

  it('finds by name and label whatever the accents, and opens the first with Enter', async () => {
    const opened: string[] = [];
    await openScreen(sampleCampaign({ encounters: [item('a', 'Salt Stair'), item('b', 'Bruíser Bridge')] }), {
      encounter: {
        open: ({ encounter }) => {
          opened.push(encounter);
          return yes(sampleEncounter({ id: encounter }));
        },
      },
    });
    press('f', { ctrlKey: true });
    const find = byRole('textbox', 'Find in the library');
    expect(document.activeElement).toBe(find);
    type(find, 'BRUISER');
    expect(entries()).toEqual(['Gravel Hob bruiser', 'Bruíser Bridge ended']);
    type(find, 'stair');
    press('Enter');
    await until(() => opened.length === 1);
    expect(opened).toEqual(['a']);
    press('Escape');
    expect(entries()).toHaveLength(6);
  });

  it('is one stop for Tab, with arrows between its entries', async () => {
    await openScreen(sampleCampaign());
    const stops = (): string[] =>
      [...document.querySelectorAll<HTMLElement>('[data-entry][tabindex="0"]')].map(
        ({ title }) => title.split(':')[0] ?? '',
      );
    expect(stops()).toEqual(['Brakka Thorne']);
    document.querySelector<HTMLElement>('[data-entry]')?.focus();
    press('End');
    press('ArrowUp');
    expect(document.activeElement?.textContent).toContain('Hask Orrel');
    expect(stops()).toEqual(['Hask Orrel']);
    press('Home');
    press('ArrowUp');
    expect(document.activeElement).toBe(byRole('textbox', 'Find in the library'));
  });

  it('shows an entry in the inspector, until a combatant is selected', async () => {
    const { screen } = await openScreen(sampleCampaign());
    screen.encounter.show(sampleEncounter());
    const hob = document.querySelectorAll<HTMLElement>('[data-entry]')[3];
    if (!hob) throw new Error('no entry');
    click(hob);
    expect((byRole('textbox', 'Attack') as HTMLInputElement).value).toBe('1d8+3 physical');
    screen.selection.only('c1');
    await until(() => namesByRole('region').includes('Brakka Thorne'));
    const sheet = byRole('region', 'Brakka Thorne').textContent;
    expect(sheet).toMatch(/Severe\s*16 or more\s*3 HP\s*Major\s*8–15\s*2 HP\s*Minor\s*1–7\s*1 HP/);
  });
});

it('says at the name why an empty campaign cannot be made', async () => {
  await openScreen(sampleCampaign(), { campaign: { create: () => no('Something has to stand here.') } });
  click(byRole('button', 'Salt Marches'));
  const name = byRole('textbox', 'Or an empty campaign, called');
  name.closest('form')?.requestSubmit();
  await until(() => descriptionOf(name) === 'Something has to stand here.');
});

describe('an entry of the library', () => {
  it('is edited where it is shown, and what was done is taken back', async () => {
    const sent: unknown[] = [];
    const campaign = sampleCampaign();
    await openScreen(campaign, {
      campaign: {
        editEntry: ({ shelf, entry, changes }) => {
          sent.push([shelf, entry, changes]);
          return yes(campaign);
        },
        takeBackEdit: ({ entry }) => {
          sent.push(entry);
          return yes(campaign);
        },
      },
    });
    const [first] = campaign.party;
    click(byRole('button', 'Brakka Thorne L1'));
    const field = byRole('textbox', 'Defence');
    field.focus();
    type(field, '17');
    field.blur();
    await until(() => byRole('region', 'Messages').textContent.includes('Brakka Thorne is changed in the library.'));
    expect(sent).toEqual([['party', first?.id, { defence: 17 }]]);
    click(byRole('button', 'Undo'));
    await until(() => byRole('region', 'Messages').textContent.includes('The change is taken back.'));
    expect(sent.at(-1)).toBe(first?.id);
  });

  it('keeps what is refused as it was typed, with the reason beside it', async () => {
    await openScreen(sampleCampaign(), { campaign: { editEntry: () => no('That is too much.') } });
    click(byRole('button', 'Brakka Thorne L1'));
    const field = byRole('textbox', 'Defence') as HTMLInputElement;
    field.focus();
    type(field, '999');
    press('Enter');
    await until(() => field.getAttribute('aria-invalid') === 'true');
    expect([field.value, descriptionOf(field)]).toEqual(['999', 'That is too much.']);
  });
});
