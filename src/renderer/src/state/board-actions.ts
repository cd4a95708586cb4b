import type { ActionId } from '../../../preload/contract/actions.ts';
import type { EncounterApi } from '../../../preload/contract/api/encounter-api.ts';
import type { CombatantView } from '../../../preload/contract/encounter-views.ts';
import type { Binding } from '../keyboard/action-registry.svelte.ts';
import type { Screen } from './screen.svelte.ts';

type Track = Parameters<EncounterApi['adjust']>[0]['track'];
type TrackActionId =
  | 'markHitPoint'
  | 'clearHitPoint'
  | 'markStress'
  | 'clearStress'
  | 'markArmorSlot'
  | 'clearArmorSlot'
  | 'gainHope'
  | 'spendHope'
  | 'loseStamina'
  | 'regainStamina'
  | 'loseWound'
  | 'regainWound';
type TurnActionId =
  'nextTurn' | 'previousTurn' | 'rollSides' | 'applyHeldHits' | 'giveSpotlight' | 'gainFear' | 'spendFear' | 'goToOwed';
type RowActionId =
  'foldKind' | 'foldAllKinds' | 'amendEntry' | 'pickRow' | 'bringBack' | 'swapDamageType' | 'nextShare';
export type BoardActionId = Extract<ActionId, TrackActionId | TurnActionId | RowActionId>;

/** Each small change: the track, and what is added to the figure on the screen. */
const CHANGES: Readonly<Record<TrackActionId, readonly [Track, 1 | -1]>> = {
  markHitPoint: ['hp', 1],
  clearHitPoint: ['hp', -1],
  markStress: ['stress', 1],
  clearStress: ['stress', -1],
  markArmorSlot: ['armor', 1],
  clearArmorSlot: ['armor', -1],
  gainHope: ['hope', 1],
  spendHope: ['hope', -1],
  loseStamina: ['stamina', -1],
  regainStamina: ['stamina', 1],
  loseWound: ['wounds', -1],
  regainWound: ['wounds', 1],
};

/** Changes one track of one row by one. */
export function adjust(screen: Screen, id: string, track: Track, by: number): Promise<boolean> {
  const combatant = id as CombatantView['id'];
  return screen.encounter.perform((gesture) => screen.gm.encounter.adjust({ ...gesture, combatant, track, by }));
}

function notRunning({ encounter }: Screen): string | null {
  if (!encounter.head) return 'No encounter is open.';
  return encounter.running ? null : 'This encounter has ended.';
}

const noEncounter = ({ encounter }: Screen): string | null => (encounter.head ? null : 'No encounter is open.');

const noRow = (screen: Screen): string | null =>
  notRunning(screen) ?? (screen.selection.current === null ? 'Select a row first, with ↑ or ↓.' : null);

function trackBindings(screen: Screen): Readonly<Record<TrackActionId, Binding>> {
  const bind = ([track, by]: readonly [Track, 1 | -1]): Binding => ({
    run: () => {
      if (screen.selection.current !== null) void adjust(screen, screen.selection.current, track, by);
    },
    blocked: () => noRow(screen) ?? noTrack(screen, track),
  });
  const ids = Object.keys(CHANGES) as TrackActionId[];
  return Object.fromEntries(ids.map((id) => [id, bind(CHANGES[id])])) as Record<TrackActionId, Binding>;
}

function noTrack({ encounter }: Screen, track: Track): string | null {
  const own = track === 'stamina' || track === 'wounds' ? 'stamina-wounds' : 'thresholds';
  return encounter.head?.ruleset === own ? null : `${encounter.head?.rulesetName ?? ''} has no such track.`;
}

function turnBindings(screen: Screen): Readonly<Record<TurnActionId, Binding>> {
  const { gm, encounter, board } = screen;
  const blocked = (): string | null => notRunning(screen);
  const token = (by: 1 | -1): Binding => ({
    run: () => void encounter.perform((gesture) => gm.encounter.changeTokens({ ...gesture, by })),
    blocked: () => blocked() ?? (encounter.head?.gmTokens ? null : 'This encounter has no Fear.'),
  });
  return {
    nextTurn: { run: () => void encounter.perform((gesture) => gm.encounter.nextTurn(gesture)), blocked },
    previousTurn: {
      run: () => void encounter.perform((gesture) => gm.encounter.previousTurn(gesture)),
      blocked: () => blocked() ?? (encounter.head?.mode === 'spotlight' ? 'Turns have no order here.' : null),
    },
    rollSides: {
      run: () => void encounter.perform((gesture) => gm.encounter.rollSides(gesture)),
      blocked: () => blocked() ?? (encounter.head?.sidesDiceDue === true ? null : 'No dice of the sides are due.'),
    },
    applyHeldHits: {
      run: () => void encounter.perform((gesture) => gm.encounter.resolveHeldHits(gesture)),
      blocked: () => blocked() ?? (board.owed.some(({ kind }) => kind === 'heldHits') ? null : 'No hits are held.'),
    },
    giveSpotlight: { run: () => void giveSpotlight(screen), blocked: () => noRow(screen) },
    gainFear: token(1),
    spendFear: token(-1),
    goToOwed: {
      run: () => {
        if (!board.goToOwed()) screen.perform('checkMorale');
      },
      blocked: () => (board.open.length > 0 ? null : 'Nothing is open.'),
    },
  };
}

/** The selected row gets the turn or the spotlight; from the one who has the spotlight it is taken. */
function giveSpotlight({ gm, encounter, selection }: Screen): Promise<boolean> {
  const row = encounter.row(selection.current ?? '');
  const taken = row?.acting === true && encounter.head?.mode === 'spotlight';
  const combatant = row && !taken ? row.id : null;
  return encounter.perform((gesture) => gm.encounter.setActive({ ...gesture, combatant }));
}

function rowBindings(screen: Screen): Readonly<Record<RowActionId, Binding>> {
  const { encounter, selection, entry, board } = screen;
  const withCurrent = (act: (id: string) => void) => (): void => {
    if (selection.current !== null) act(selection.current);
  };
  const entryOpen = (): string | null => noRow(screen) ?? (entry.open ? null : 'Type the damage first.');
  return {
    foldKind: {
      run: () => {
        if (!board.toggleFold()) screen.notices.tell('There is only one of this kind.');
      },
      blocked: () => noRow(screen),
    },
    foldAllKinds: {
      run: () => {
        board.toggleAllFolds();
      },
      blocked: () => noEncounter(screen),
    },
    amendEntry: {
      run: withCurrent((id) => void screen.correction.openLatest(id as CombatantView['id'])),
      blocked: () =>
        screen.encounter.head && selection.current === null ? 'Select a row first, with ↑ or ↓.' : noEncounter(screen),
    },
    pickRow: {
      run: withCurrent((id) => {
        board.select(id, true);
      }),
      blocked: () => noRow(screen),
    },
    bringBack: {
      run: withCurrent((id) => void bringBack(screen, id)),
      blocked: () =>
        noRow(screen) ?? (encounter.row(selection.current ?? '')?.gone ? null : 'Only those who left can come back.'),
    },
    swapDamageType: {
      run: () => {
        entry.swapType();
      },
      blocked: () => entryOpen() ?? (encounter.head?.ruleset === 'thresholds' ? null : 'Damage has no types here.'),
    },
    nextShare: {
      run: withCurrent((id) => {
        entry.nextShare(id);
      }),
      blocked: entryOpen,
    },
  };
}

/** Brings someone who fled, surrendered, was captured or is away back into the fight. */
export function bringBack({ gm, encounter }: Screen, id: string): Promise<boolean> {
  const combatants = [id as CombatantView['id']];
  return encounter.perform((gesture) => gm.encounter.comeBack({ ...gesture, combatants }));
}

/** Everything that can be done on the board. */
export const boardBindings = (screen: Screen): Readonly<Record<BoardActionId, Binding>> => ({
  ...trackBindings(screen),
  ...turnBindings(screen),
  ...rowBindings(screen),
});
