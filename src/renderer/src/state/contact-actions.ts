import type { ActionId } from '../../../preload/contract/actions.ts';
import type { Binding } from '../keyboard/action-registry.svelte.ts';
import type { DialogName } from './dialogs.svelte.ts';
import { pickedRows } from './roster-actions.ts';
import type { Screen } from './screen.svelte.ts';

type ContactActionId = Extract<ActionId, 'checkMorale' | 'firstContact' | 'enterFall'>;

/** What only Stamina & Wounds knows, and only while the encounter runs. */
function notHere({ encounter }: Screen, what: string): string | null {
  const { head } = encounter;
  if (!head) return 'No encounter is open.';
  if (head.ruleset !== 'stamina-wounds') return `${head.rulesetName} has no ${what}.`;
  return encounter.running ? null : `${head.name} has ended.`;
}

const opens = (screen: Screen, name: DialogName, blocked: () => string | null): Binding => ({
  run: () => {
    screen.entry.close();
    screen.dialogs.show(name);
  },
  blocked,
});

/** How sides meet, and whether they stand. */
export const contactBindings = (screen: Screen): Readonly<Record<ContactActionId, Binding>> => ({
  firstContact: opens(screen, 'firstContact', () => notHere(screen, 'surprise')),
  enterFall: opens(
    screen,
    'fall',
    () => notHere(screen, 'falls') ?? (pickedRows(screen).length > 0 ? null : 'Select a row first, with ↑ or ↓.'),
  ),
  checkMorale: opens(screen, 'morale', () => notHere(screen, 'morale')),
});
