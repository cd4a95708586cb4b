import { expect, it, vi } from 'vitest';
import type { Reply } from '../../../preload/contract/api.ts';
import type { EncounterView } from '../../../preload/contract/encounter-views.ts';
import { memoryBridge } from '../testing/bridge.fixtures.ts';
import { combatant, encounterOf } from '../testing/encounter.fixtures.ts';
import { EncounterState } from './encounter.svelte.ts';
import { Notices } from './notices.svelte.ts';
import { Saving } from './saving.svelte.ts';

const ford = encounterOf([combatant('Brakka')]);
const mill = encounterOf([combatant('Marit')], { id: 'e2' as EncounterView['id'], name: 'The Mill' });

interface Opening {
  readonly state: EncounterState;
  /** What was asked for, and how it is answered. */
  readonly asked: { readonly id: string; readonly answer: (reply: Reply<EncounterView>) => void }[];
  /** As if an entry had come that follows on one which was never told. */
  readonly missOne: () => void;
}

function opening(): Opening {
  const asked: Opening['asked'] = [];
  const bridge = memoryBridge(undefined, {
    encounter: {
      open: ({ encounter: id }) =>
        new Promise((answer) => {
          asked.push({ id, answer });
        }),
    },
  });
  const state = new EncounterState(bridge.gm, new Notices(), new Saving(() => new Date(0)));
  state.start();
  state.show(ford);
  const missOne = (): void => {
    bridge.pushEncounter({ id: ford.id, from: 5, head: { revision: 6 }, added: [], changed: [], removed: [], log: [] });
  };
  return { state, asked, missOne };
}

it('asks for the whole where a change was missed', async () => {
  const { state, asked, missOne } = opening();
  missOne();
  asked[0]?.answer({ ok: true, value: { ...ford, revision: 6 } });
  await vi.waitFor(() => {
    expect(state.head?.revision).toBe(6);
  });
});

it('stays with the encounter that was opened meanwhile, when the answer is late', async () => {
  const { state, asked, missOne } = opening();
  const opened = state.open(mill.id);
  missOne();
  expect(asked.map(({ id }) => id)).toEqual([mill.id, ford.id]);
  asked[0]?.answer({ ok: true, value: mill });
  await opened;
  asked[1]?.answer({ ok: true, value: { ...ford, revision: 6 } });
  await new Promise((resolve) => setTimeout(resolve));
  expect(state.head?.name).toBe('The Mill');
  expect(state.rows.map(({ name }) => name)).toEqual(['Marit']);
});
