import type { CombatantId } from '../ids.ts';
import type { Command } from './command.ts';
import { notesOf } from './injury.ts';
import type { Dice, Operation } from './operation.ts';

interface Own {
  readonly combatant: CombatantId;
  readonly operation: Operation;
  readonly dice: Dice;
}

/** A Stamina & Wounds command as an operation on one creature; null: not a command of this ruleset. */
export function ownOperation(command: Command): Own | null {
  const { combatant } = command;
  switch (command.type) {
    case 'rollInjury':
      return { combatant, operation: { op: 'roll-injury', ...notesOf(command) }, dice: command.dice };
    case 'subdue': {
      const { amount, force = false } = command;
      return { combatant, operation: { op: 'subdual', amount, force }, dice: {} };
    }
    case 'takeLastAction':
      return { combatant, operation: { op: 'last-action' }, dice: command.dice };
    case 'wake':
      return { combatant, operation: { op: 'wake' }, dice: {} };
    case 'changeToughness':
      return { combatant, operation: { op: 'toughness', by: command.by }, dice: {} };
    case 'healInjury':
      return { combatant, operation: { op: 'heal-injury', injury: command.injury }, dice: {} };
    case 'setInjury':
      return { combatant, operation: { op: 'set-injury', from: command.from, to: command.to }, dice: {} };
    default:
      return null;
  }
}
