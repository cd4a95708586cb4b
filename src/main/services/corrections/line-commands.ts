import type { DamagePreview } from '../../../preload/contract/damage-views.ts';
import type { CorrectedRoll, LineChange } from '../../../preload/contract/correction-views.ts';
import type { DieSlot } from '../../../preload/contract/roll-views.ts';
import { accept, findCombatant, type Command, type Encounter, type Outcome } from '../../rules/index.ts';
import type { Chance } from '../chance.ts';
import { entryCommands } from '../damage/entry-commands.ts';
import { previewEntry, rolledEntry } from '../damage/preview-entry.ts';
import { deathMoveCommand, deathMoveSlots } from '../rolls/death-move-roll.ts';
import { injuryCommand, injurySlots, owedInjury } from '../rolls/injury-roll.ts';
import { encounterModel } from '../encounters/encounter-model.ts';
import { decideAll } from '../streams/stream-model.ts';

/** What is known of a changed line on the state before it. */
export interface ChangedLine {
  /** null: it is struck out. Undefined while dice are missing. */
  readonly commands: readonly Command[] | null | undefined;
  readonly entry: DamagePreview | null;
  readonly slots: readonly DieSlot[];
  /** Of rolls that were made at once. */
  readonly rolls?: readonly CorrectedRoll[];
}

/**
 * Reads a change of a line as the entry it is, on the state before the line. Refused as that entry is.
 *
 * @param chance rolls the dice that are missing; absent: they stay missing
 */
export function readChange(before: Encounter, change: LineChange, chance?: Chance): Outcome<ChangedLine> {
  const roll = chance && ((faces: number): number => chance.roll(faces));
  switch (change.kind) {
    case 'strike':
      return accept({ commands: null, entry: null, slots: [] });
    case 'damage': {
      const typed = chance ? rolledEntry(before, change, chance) : change;
      const entry = previewEntry(before, typed);
      if (!entry.ok) return entry;
      const commands = entry.value.amount === null ? accept(undefined) : entryCommands(before, typed);
      return commands.ok ? accept({ commands: commands.value, entry: entry.value, slots: [] }) : commands;
    }
    case 'injury': {
      const owed = owedInjury(before, change.combatant);
      if (!owed.ok) return owed;
      const { slots, dice, complete } = injurySlots(owed.value, change.dice, roll);
      const commands = complete ? [injuryCommand(owed.value, change.combatant, dice, change)] : undefined;
      return accept({ commands, entry: null, slots });
    }
    case 'injuries':
      return readRolls(before, change, roll);
    case 'deathMove': {
      const { slots, dice, complete } = deathMoveSlots(change.choice, change.dice, roll);
      const commands = complete ? [deathMoveCommand(change.combatant, change, dice)] : undefined;
      return accept({ commands, entry: null, slots });
    }
  }
}

/** Injury rolls that were made at once: each on what those before it left, as far as their dice are there. */
function readRolls(
  before: Encounter,
  { rolls: said }: Extract<LineChange, { kind: 'injuries' }>,
  roll?: (faces: number) => number,
): Outcome<ChangedLine> {
  const rolls: CorrectedRoll[] = [];
  const commands: Command[] = [];
  let state = before;
  for (const { combatant, dice: typed, ...words } of said) {
    const owed = owedInjury(state, combatant);
    if (!owed.ok) return owed;
    const { slots, dice, complete } = injurySlots(owed.value, typed, roll);
    rolls.push({ combatant, name: findCombatant(state, combatant)?.name ?? '', slots });
    if (!complete) continue;
    const command = injuryCommand(owed.value, combatant, dice, words);
    const decided = decideAll(encounterModel, state, [command]);
    if (!decided.ok) return decided;
    ({ state } = decided.value);
    commands.push(command);
  }
  return accept({ commands: commands.length === said.length ? commands : undefined, entry: null, slots: [], rolls });
}
