import { flushSync } from 'svelte';
import type { ActionId } from '../../../preload/contract/actions.ts';
import type { CombatantView } from '../../../preload/contract/encounter-views.ts';
import type { Binding } from '../keyboard/action-registry.svelte.ts';
import type { DialogName } from './dialogs.svelte.ts';
import type { PlaceName } from './places.ts';
import type { Screen } from './screen.svelte.ts';

export type RosterActionId = Extract<
  ActionId,
  | 'setTurnValues'
  | 'moveUp'
  | 'moveDown'
  | 'delayTurn'
  | 'showConditions'
  | 'editCombatant'
  | 'editNumbers'
  | 'removeCombatants'
>;

const NO_ROW = 'Select a row first, with ↑ or ↓.';

function notRunning({ encounter }: Screen): string | null {
  if (!encounter.head) return 'No encounter is open.';
  return encounter.running ? null : `${encounter.head.name} has ended.`;
}

/** The rows that an action on several is about: those picked, as long as they are there. */
export const pickedRows = ({ encounter, selection }: Screen): readonly CombatantView[] =>
  selection.picked.flatMap((id) => encounter.row(id) ?? []);

const noRow = (screen: Screen): string | null =>
  notRunning(screen) ?? (pickedRows(screen).length === 0 ? NO_ROW : null);

const noOrder = (screen: Screen): string | null =>
  notRunning(screen) ??
  (screen.encounter.head?.mode === 'individual'
    ? null
    : 'Only individual turns have values and an order of their own.');

/** Those whose turn is still to come in this round, in their order. */
export const stillToCome = ({ encounter }: Screen): readonly CombatantView[] =>
  encounter.rows.filter(({ acted, acting, out }) => !acted && !acting && !out);

function cannotDelay(screen: Screen): string | null {
  const reason = noOrder(screen);
  if (reason !== null) return reason;
  if (!screen.encounter.rows.some(({ acting }) => acting)) return 'Nobody has the turn.';
  return stillToCome(screen).length === 0 ? 'Nobody’s turn is still to come in this round.' : null;
}

/** Moves the selected row past the next one on the board; those who are out do not count. */
function move(screen: Screen, by: 1 | -1): Promise<boolean> {
  const { gm, encounter, board, selection } = screen;
  const { shown } = board;
  const at = shown.indexOf(selection.current ?? '');
  const other = shown[at + by];
  const combatant = encounter.row(selection.current ?? '')?.id;
  if (combatant === undefined || other === undefined) return Promise.resolve(false);
  const others = encounter.order.filter((id) => id !== combatant);
  const before = others[others.findIndex((id) => id === other) + (by === 1 ? 1 : 0)] ?? null;
  return encounter.perform((gesture) => gm.encounter.moveInOrder({ ...gesture, combatant, before }));
}

function cannotMove(screen: Screen, by: 1 | -1): string | null {
  const reason = noOrder(screen) ?? noRow(screen);
  if (reason !== null) return reason;
  const { shown } = screen.board;
  const there = shown[shown.indexOf(screen.selection.current ?? '') + by];
  if (there !== undefined) return null;
  return by === 1 ? 'That is the end of the turn order.' : 'That is the beginning of the turn order.';
}

/** Takes rows off the list, and selects the row that then stands where they were. */
export async function removeRows(screen: Screen, rows: readonly Pick<CombatantView, 'id'>[]): Promise<boolean> {
  const { gm, encounter, board, selection } = screen;
  const gone = new Set<string>(rows.map(({ id }) => id));
  const { shown } = board;
  const at = shown.findIndex((id) => gone.has(id));
  const left = [...shown.slice(at), ...shown.slice(0, Math.max(0, at)).reverse()].find((id) => !gone.has(id));
  const combatants = rows.map(({ id }) => id);
  const done = await encounter.perform((gesture) => gm.encounter.remove({ ...gesture, combatants }));
  if (done && left !== undefined) selection.only(left);
  else if (done) selection.clear();
  return done;
}

const opens = (screen: Screen, name: DialogName, blocked: () => string | null): Binding => ({
  run: () => {
    screen.entry.close();
    screen.dialogs.show(name);
  },
  blocked,
});

/** Into the panel of the selected row, which then shows nothing else. */
const goesTo = (screen: Screen, place: PlaceName): Binding => ({
  run: () => {
    screen.entry.close();
    screen.picking.close();
    screen.library.shown = null;
    flushSync();
    screen.places.go(place);
  },
  blocked: () => notRunning(screen) ?? (screen.selection.current === null ? NO_ROW : null),
});

const moves = (screen: Screen, by: 1 | -1): Binding => ({
  run: () => void move(screen, by),
  blocked: () => cannotMove(screen, by),
});

/** Who takes part, in what state, and in which order. */
export const rosterBindings = (screen: Screen): Readonly<Record<RosterActionId, Binding>> => ({
  setTurnValues: opens(screen, 'values', () => noOrder(screen)),
  delayTurn: opens(screen, 'delay', () => cannotDelay(screen)),
  moveUp: moves(screen, -1),
  moveDown: moves(screen, 1),
  showConditions: opens(screen, 'conditions', () => noRow(screen)),
  editCombatant: goesTo(screen, 'combatantName'),
  editNumbers: goesTo(screen, 'combatantNumbers'),
  removeCombatants: { run: () => void removeRows(screen, pickedRows(screen)), blocked: () => noRow(screen) },
});
