import type { MoraleApi } from '../../../preload/contract/api/morale-api.ts';
import type { MoralePreview } from '../../../preload/contract/morale-views.ts';
import { accept, table, type Command, type Outcome } from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import { fillDice } from '../encounters/turn-dice.ts';
import { checkCommands, checkedBands } from './morale-check.ts';
import type { RollsOptions } from './roll-options.ts';

const THREE_D6 = table.THREE_D6 as Readonly<Record<string, number>>;

/** Whether foes and retainers hold. */
export function makeMoraleService({ gestures, chance }: RollsOptions): PromptAnswers<MoraleApi> {
  const roll = (faces: number): number => chance.roll(faces);
  return {
    preview({ encounter, roll: wanted, ...check }): Outcome<MoralePreview> {
      const current = gestures.current(encounter);
      if (!current.ok) return current;
      const read = checkedBands(current.value.state, check, wanted === true ? roll : undefined);
      if (!read.ok) return read;
      const bands = read.value.map(({ view }) => view);
      return accept({
        bands,
        complete: bands.every(({ holds }) => holds !== null),
        rollable: bands.some(({ slots }) => slots.some(({ value }) => value === null)),
        breaks: bands.some(({ holds }) => holds === false),
      });
    },
    check: ({ commandId, encounter: id, due, ...check }) =>
      gestures.run({ commandId, encounter: id }, (encounter) => {
        const commands = checkCommands(encounter, check, roll);
        if (!commands.ok || due === undefined) return commands;
        // First of all: those who then flee may leave nobody of whom it could be due.
        return accept<readonly Command[]>([{ type: 'settleMorale', due, checked: true }, ...commands.value]);
      }),
    passOver: ({ due, ...gesture }) =>
      gestures.run(gesture, () => accept([{ type: 'settleMorale', due, checked: false }])),
    rollScore: ({ combatant, dice, ...gesture }) =>
      gestures.run(gesture, () =>
        accept([{ type: 'rollMoraleScore', combatant, dice: fillDice(THREE_D6, { ...dice }, chance) }]),
      ),
  };
}
