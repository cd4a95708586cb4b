import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { no, yes, type Answering } from '../../testing/bridge.fixtures.ts';
import { openScreen, until, type Fight } from '../../testing/fight.fixtures.ts';
import { allByRole, byRole, click, descriptionOf, press, type } from '../../testing/render.fixtures.ts';
import { sampleCampaign, sampleEncounter } from '../../testing/samples.fixtures.ts';

const applied = { revision: 4, sentences: [], warnings: [], elsewhere: [] };
const messages = (): string => byRole('region', 'Messages').textContent;

async function running(answering: Answering): Promise<Fight> {
  const fight = await openScreen(sampleCampaign(), answering);
  fight.screen.encounter.show(sampleEncounter());
  flushSync();
  return fight;
}

it('ends with the game master’s words, and saves the summary where they say', async () => {
  const endings: string[] = [];
  const { screen } = await running({
    encounter: {
      end: ({ ending }) => {
        endings.push(ending);
        return yes(applied);
      },
    },
    summary: { export: () => yes({ file: '/home/mara/Ford at Dusk.md' }) },
  });
  screen.perform('endEncounter');
  flushSync();
  type(byRole('textbox', 'How did it end?'), 'the ford was held');
  click(byRole('button', 'End it and save the summary…'));
  await until(() => messages().includes('Saved the summary: /home/mara/Ford at Dusk.md'));
  expect(endings).toEqual(['the ford was held']);
  expect(allByRole('dialog')).toEqual([]);
});

it('says at the field why it cannot end, and stays open', async () => {
  const { screen } = await running({ encounter: { end: () => no('The disk is full.') } });
  screen.perform('endEncounter');
  flushSync();
  const field = byRole('textbox', 'How did it end?');
  field.closest('form')?.requestSubmit();
  await until(() => descriptionOf(field).includes('The disk is full.'));
  expect(allByRole('dialog')).toHaveLength(1);
});

it('tells a summary that was not saved, and one that could not be', async () => {
  let answer = (): ReturnType<Fight['bridge']['gm']['summary']['export']> => yes({ file: null });
  await running({ summary: { export: () => answer() } });
  press('s', { ctrlKey: true });
  await until(() => messages().includes('The summary was not saved.'));
  answer = () => no('The folder cannot be written to.');
  press('s', { ctrlKey: true });
  await until(() => messages().includes('The folder cannot be written to.'));
});

it('takes a combatant out of the fight and back', async () => {
  const asked: unknown[] = [];
  const { bridge, screen } = await running({
    encounter: {
      leave: ({ combatants, how }) => {
        asked.push([combatants, how]);
        return yes(applied);
      },
      comeBack: ({ combatants }) => {
        asked.push([combatants, 'back']);
        return yes(applied);
      },
    },
  });
  screen.selection.only('c1');
  flushSync();
  click(byRole('button', 'Fled'));
  await until(() => asked.length === 1);
  const { combatants, id } = sampleEncounter();
  const gone = combatants.map((combatant) => ({ ...combatant, gone: 'fled' as const }));
  bridge.pushEncounter({ id, from: 3, head: { revision: 4 }, added: [], changed: gone, removed: [], log: [] });
  flushSync();
  click(byRole('button', 'Back into the fight'));
  await until(() => asked.length === 2);
  expect(asked).toEqual([
    [['c1'], 'fled'],
    [['c1'], 'back'],
  ]);
});
