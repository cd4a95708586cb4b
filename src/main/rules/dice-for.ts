import type { Command } from './command.ts';
import { sidesDiceFor } from './decide/sides.ts';
import { findCombatant } from './encounter.ts';
import type { Encounter } from './encounter.ts';
import type { CombatantId } from './ids.ts';
import type { Needed } from './rolled.ts';
import type { DiceOf, OperationOf, OwnCommandOf, RestOf, RulesetId } from './ruleset-types.ts';
import { rulesetOf } from './rulesets.ts';
import { moraleDice, SURPRISE_DICE, THREE_D6, TWO_D6 } from './table/index.ts';
import { sidesAtPlay } from './turns.ts';

function operationDice<R extends RulesetId>(
  encounter: Encounter<R>,
  id: CombatantId,
  operation: OperationOf<R>,
  dice: DiceOf<R>,
): Needed {
  const combatant = findCombatant(encounter, id);
  if (!combatant) return {};
  return rulesetOf(encounter).diceFor(combatant.vitals, operation, dice, encounter.options, encounter.tables);
}

/** The dice of one combatant's rest, by slot. */
export const restDiceFor = <R extends RulesetId>(
  encounter: Encounter<R>,
  id: CombatantId,
  rest: RestOf<R>,
  dice: DiceOf<R>,
): Needed => operationDice(encounter, id, rulesetOf(encounter).rest(rest), dice);

function ownDice<R extends RulesetId>(encounter: Encounter<R>, command: OwnCommandOf<R>): Needed {
  const own = rulesetOf(encounter).own(command);
  return own === null ? {} : operationDice(encounter, own.combatant, own.operation, own.dice);
}

/** The dice of rolls that always take the same ones. */
const ALWAYS = {
  rollSurprise: SURPRISE_DICE,
  rollReaction: TWO_D6,
  rollDistance: THREE_D6,
  rollMoraleScore: THREE_D6,
} as const satisfies Readonly<Record<string, Needed>>;

/**
 * The dice that a command takes, by slot, as far as the dice that stand in it already tell: whoever rolls, or asks the
 * table, puts what came up into the command and asks again until no new slot appears (an injury's region decides whether
 * a side is rolled). Rests have dice for each one who rests: `restDiceFor`.
 */
export function diceFor<R extends RulesetId>(encounter: Encounter<R>, command: Command<R>): Needed {
  switch (command.type) {
    case 'rollSides':
      return sidesDiceFor(sidesAtPlay(encounter));
    case 'checkMorale':
      return moraleDice(command.score);
    case 'rollSurprise':
    case 'rollReaction':
    case 'rollDistance':
    case 'rollMoraleScore':
      return ALWAYS[command.type];
    case 'levelUp': {
      const operation = rulesetOf(encounter).levelUp(command.levelUp);
      return operationDice(encounter, command.combatant, operation, command.dice);
    }
    case 'applyDamage':
    case 'resolveHeldHits':
    case 'heal':
    case 'assignOverflow':
    case 'addCombatants':
    case 'removeCombatant':
    case 'renameCombatant':
    case 'editCombatant':
    case 'leaveFight':
    case 'returnToFight':
    case 'setVitals':
    case 'addCondition':
    case 'removeCondition':
    case 'nextTurn':
    case 'previousTurn':
    case 'setActive':
    case 'setTurnValues':
    case 'moveInOrder':
    case 'delayTurn':
    case 'startEncounter':
    case 'endEncounter':
    case 'restParty':
    case 'changeTokens':
    case 'addCountdown':
    case 'advanceCountdown':
    case 'countRoll':
    case 'removeCountdown':
    case 'addTables':
    case 'settleMorale':
    case 'note':
      return {};
    default:
      return ownDice(encounter, command);
  }
}
