import type { ActionId } from '../../../preload/contract/actions.ts';
import type { Binding } from '../keyboard/action-registry.svelte.ts';
import type { Screen } from './screen.svelte.ts';

type InjuryActionId = Extract<ActionId, 'showOwed' | 'pointAtBody' | 'showInjuries' | 'showLocations' | 'showTables'>;

/** Injuries, where they strike, and the tables they come from. */
export const injuryBindings = (screen: Screen): Readonly<Record<InjuryActionId, Binding>> => {
  const { board, dialogs, injuries } = screen;
  const show = (name: NonNullable<Screen['dialogs']['current']>) => (): void => {
    dialogs.show(name);
  };
  /** What is typed next is read by the tables: it waits for them where they are not there yet. */
  const showTables = (name: 'locations' | 'tables') => (): void => {
    dialogs.show(name);
    void screen.held.during(() => screen.shelf.read);
  };
  return {
    showOwed: {
      run: show('owed'),
      blocked: () => (board.owed.length > 0 && screen.encounter.running ? null : 'Nothing is open.'),
    },
    pointAtBody: {
      run: () => {
        const id = owingRow(screen);
        if (id !== null) injuries.point(id);
      },
      blocked: () => (owingRow(screen) === null ? 'Nobody owes an injury roll.' : null),
    },
    showInjuries: { run: show('injuries'), blocked: () => noBody(screen) },
    showLocations: { run: showTables('locations'), blocked: () => noTables(screen, 'hit locations') },
    showTables: { run: showTables('tables'), blocked: () => noTables(screen, 'injury tables') },
  };
};

/** The selected row if it owes an injury roll, else whoever has owed one longest. */
function owingRow({ injuries, selection }: Screen): Screen['injuries']['owing'][number]['id'] | null {
  const { owing } = injuries;
  return (owing.find(({ id }) => id === selection.current) ?? owing[0])?.id ?? null;
}

/** Why the tables have nothing to say; without a campaign they can be looked at all the same. */
function noTables({ encounter, campaign }: Screen, what: string): string | null {
  const of = encounter.head ?? campaign.current;
  return of?.ruleset === 'thresholds' ? `${of.rulesetName} has no ${what}.` : null;
}

function noBody({ encounter, selection }: Screen): string | null {
  if (!encounter.head) return 'No encounter is open.';
  if (encounter.head.ruleset === 'thresholds') return `${encounter.head.rulesetName} has no injuries.`;
  return selection.current === null ? 'Select a row first, with ↑ or ↓.' : null;
}
