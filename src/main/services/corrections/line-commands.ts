import type { DamagePreview } from '../../../preload/contract/damage-views.ts';
import type { LineChange } from '../../../preload/contract/correction-views.ts';
import type { DieSlot } from '../../../preload/contract/roll-views.ts';
import { accept, type Command, type Encounter, type Outcome } from '../../rules/index.ts';
import type { Chance } from '../chance.ts';
import { entryCommands } from '../damage/entry-commands.ts';
import { previewEntry, rolledEntry } from '../damage/preview-entry.ts';
import { deathMoveCommand, deathMoveSlots } from '../rolls/death-move-roll.ts';
import { injuryCommand, injurySlots, owedInjury } from '../rolls/injury-roll.ts';

/** What is known of a changed line on the state before it. */
export interface ChangedLine {
  /** null: it is struck out. Undefined while dice are missing. */
  readonly commands: readonly Command[] | null | undefined;
  readonly entry: DamagePreview | null;
  readonly slots: readonly DieSlot[];
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
    case 'deathMove': {
      const { slots, dice, complete } = deathMoveSlots(change.choice, change.dice, roll);
      const commands = complete ? [deathMoveCommand(change.combatant, change, dice)] : undefined;
      return accept({ commands, entry: null, slots });
    }
  }
}
