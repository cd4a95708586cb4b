import type { CombatantId } from '../ids.ts';
import type { Command } from './command.ts';
import type { Dice, Operation } from './operation.ts';

interface Own {
  readonly combatant: CombatantId;
  readonly operation: Operation;
  readonly dice: Dice;
}

/** Marks to be taken away again are marks to be cleared. */
const markOrClear = (by: number, marks: Operation, track: 'hp' | 'stress' | 'armor', force: boolean): Operation =>
  by < 0 ? { op: 'clear', track, amount: -by, force } : marks;

function operationOf(command: Command): Operation | null {
  const { force = false } = command;
  switch (command.type) {
    case 'markHitPoints':
      return markOrClear(command.by, { op: 'mark-hp', amount: command.by, force }, 'hp', force);
    case 'markStress': {
      const { by, forced = false } = command;
      return markOrClear(by, { op: 'mark-stress', amount: by, forced, force }, 'stress', force);
    }
    case 'markArmor':
      return markOrClear(command.by, { op: 'mark-armor', amount: command.by, force }, 'armor', force);
    case 'changeTemporaryArmor':
      return { op: 'temporary-armor', by: command.by, force };
    case 'changeHope':
      return { op: 'change-hope', by: command.by, force };
    case 'clear':
      return { op: 'clear', track: command.track, amount: command.amount, force };
    case 'resolveDeathMove': {
      const { choice, split } = command;
      return { op: 'death-move', choice, ...(split === undefined ? {} : { split }) };
    }
    case 'endFinalAction':
      return { op: 'end-final-action' };
    case 'answerLastHitPoint':
      return { op: 'last-hit-point', becomes: command.becomes };
    default:
      return null;
  }
}

/** A Thresholds command as an operation on one creature; null: not a command of this ruleset. */
export function ownOperation(command: Command): Own | null {
  const operation = operationOf(command);
  const dice = command.type === 'resolveDeathMove' ? command.dice : {};
  return operation === null ? null : { combatant: command.combatant, operation, dice };
}
