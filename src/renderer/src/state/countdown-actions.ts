import type { ActionId } from '../../../preload/contract/actions.ts';
import type { EncounterHead } from '../../../preload/contract/encounter-views.ts';
import type { Binding } from '../keyboard/action-registry.svelte.ts';
import type { Screen } from './screen.svelte.ts';

export type CountdownActionId = Extract<ActionId, 'showCountdowns' | 'countDown'>;

type Countdown = EncounterHead['countdowns'][number];

/** Ticks a countdown by one. */
export const countDown = ({ gm, encounter }: Screen, { id }: Countdown): Promise<boolean> =>
  encounter.perform((gesture) => gm.countdowns.advance({ ...gesture, countdown: id, by: 1 }));

function notRunning({ encounter }: Screen): string | null {
  if (!encounter.head) return 'No encounter is open.';
  return encounter.running ? null : `${encounter.head.name} has ended.`;
}

/** Those that can still be ticked. */
const going = ({ encounter }: Screen): readonly Countdown[] =>
  (encounter.head?.countdowns ?? []).filter(({ current }) => current > 0);

function show(screen: Screen): void {
  screen.entry.close();
  screen.dialogs.show('countdowns');
}

export const countdownBindings = (screen: Screen): Readonly<Record<CountdownActionId, Binding>> => ({
  showCountdowns: {
    run: () => {
      show(screen);
    },
    blocked: () => notRunning(screen),
  },
  countDown: {
    // Of several, the game master says which.
    run: () => {
      const [only, ...others] = going(screen);
      if (only && others.length === 0) void countDown(screen, only);
      else show(screen);
    },
    blocked: () => notRunning(screen) ?? (going(screen).length > 0 ? null : 'No countdown is running.'),
  },
});
