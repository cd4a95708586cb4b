import type { InjuryAnswer } from '../../../preload/contract/api/damage-api.ts';
import type { EnteredInjuries } from '../../../preload/contract/correction-views.ts';
import { accept, refuse, type CombatantId, type Command, type Encounter, type Outcome } from '../../rules/index.ts';
import { encounterModel } from '../encounters/encounter-model.ts';
import type { Made } from '../encounters/gestures.ts';
import { decideAll } from '../streams/stream-model.ts';
import { injuryCommand, injurySlots, owedInjury, writtenWords } from './injury-roll.ts';

/** Whoever owes an injury roll, in the order in which they joined. */
const owing = ({ combatants, ruleset }: Encounter): readonly CombatantId[] =>
  ruleset === 'stamina-wounds'
    ? (combatants as Encounter<'stamina-wounds'>['combatants'])
        .filter(({ vitals }) => vitals.injuryRollsOwed.length > 0)
        .map(({ id }) => id)
    : [];

/**
 * Every injury roll that is owed, one after the other: what an earlier one does to someone holds for their next. Dice that
 * were said go to the first roll of whoever said them.
 */
export function commandsForAll(
  encounter: Encounter,
  said: readonly InjuryAnswer[],
  roll: (faces: number) => number,
): Outcome<Made> {
  const commands: Command[] = [];
  const rolls: EnteredInjuries['rolls'][number][] = [];
  let state = encounter;
  for (const combatant of owing(encounter)) {
    let answer = said.find((one) => one.combatant === combatant);
    for (let owed = owedInjury(state, combatant); owed.ok; owed = owedInjury(state, combatant)) {
      const { dice } = injurySlots(owed.value, answer?.dice ?? {}, roll);
      const command = injuryCommand(owed.value, combatant, dice, writtenWords(answer ?? {}));
      const decided = decideAll(encounterModel, state, [command]);
      if (!decided.ok) return decided;
      ({ state } = decided.value);
      commands.push(command);
      rolls.push({ combatant, dice, ...writtenWords(answer ?? {}) });
      answer = undefined;
    }
  }
  if (commands.length === 0) return refuse('noRollOwed', 'No injury roll is owed.', 'rolls');
  return accept({ commands, entered: { kind: 'injuries', rolls } });
}
