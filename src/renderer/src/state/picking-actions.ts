import type { ActionId } from '../../../preload/contract/actions.ts';
import type { CombatantView } from '../../../preload/contract/encounter-views.ts';
import type { Binding } from '../keyboard/action-registry.svelte.ts';
import type { Screen } from './screen.svelte.ts';

export type PickingActionId = Extract<ActionId, 'showHints' | 'pickByName' | 'repeatDamage' | 'enterAttack'>;

/**
 * Whose attack is entered: whoever has the turn by themselves, else the selected row.
 */
function attacker({ encounter, selection }: Screen): CombatantView | undefined {
  const acting = encounter.head?.mode === 'sides' ? undefined : encounter.rows.find((row) => row.acting);
  return acting?.attack ? acting : encounter.row(selection.current ?? '');
}

function noAttack(screen: Screen): string | null {
  const by = attacker(screen);
  if (!by) return 'Nobody has the turn; select who attacks.';
  return by.attack ? null : `The library has no attack of ${by.name}.`;
}

/** Everything that picks rows, or enters damage without its being typed. */
export function pickingBindings(screen: Screen): Readonly<Record<PickingActionId, Binding>> {
  const { encounter, entry, hints, picking } = screen;
  const noRows = (): string | null => {
    if (!encounter.head) return 'No encounter is open.';
    return encounter.rows.length > 0 ? null : 'Nobody is on the board.';
  };
  const notRunning = (): string | null => noRows() ?? (encounter.running ? null : 'This encounter has ended.');
  return {
    showHints: {
      run: () => {
        hints.ask();
      },
      blocked: noRows,
    },
    pickByName: {
      run: () => {
        picking.start();
      },
      blocked: noRows,
    },
    repeatDamage: {
      run: () => {
        entry.repeat();
      },
      blocked: () => notRunning() ?? (entry.repeatable ? null : 'No damage was entered yet.'),
    },
    enterAttack: {
      run: () => {
        const by = attacker(screen);
        if (by?.attack) entry.attack(by.id, by.attack);
      },
      blocked: () => notRunning() ?? noAttack(screen),
    },
  };
}
