import type { DeathMovesApi } from '../../../preload/contract/api/damage-api.ts';
import type { DeathMovePreview } from '../../../preload/contract/roll-views.ts';
import { accept, type CombatantId, type Command, type Outcome } from '../../rules/index.ts';
import { DEATH_MOVE_DICE } from '../../rules/thresholds/index.ts';
import type { PromptAnswers } from '../answers.ts';
import { diceSlots, type SlotDice } from './dice-slots.ts';
import { previewRoll } from './preview-roll.ts';
import type { RollsOptions } from './roll-options.ts';

/** The choice that a hero's last Hit Point leaves. */
export function makeDeathMovesService({ gestures, store, chance }: RollsOptions): PromptAnswers<DeathMovesApi> {
  type Move = Pick<Parameters<DeathMovesApi['preview']>[0], 'choice' | 'split'>;
  const command = (combatant: CombatantId, { choice, split }: Move, dice: SlotDice): Command => ({
    type: 'resolveDeathMove',
    combatant,
    choice,
    dice,
    ...(split ? { split } : {}),
  });
  const needed = (choice: Move['choice']) => (): Readonly<Record<string, number>> => DEATH_MOVE_DICE[choice];
  return {
    preview({ encounter: id, combatant, dice: typed, roll, ...move }): Outcome<DeathMovePreview> {
      const current = gestures.current(id);
      if (!current.ok) return current;
      const { state } = current.value;
      const { slots, dice, complete } = diceSlots(
        typed,
        needed(move.choice),
        (_slot, value) => String(value),
        roll === true ? (faces) => chance.roll(faces) : undefined,
      );
      const { hope = 0, fear = 0 } = dice;
      const split = move.choice === 'stake-it-all' && complete && hope > fear ? hope : null;
      if (!complete || (split !== null && move.split === undefined))
        return accept({ slots, split, parts: [], after: null });
      const preview = previewRoll(store, state, command(combatant, move, dice), combatant);
      return preview.ok ? accept({ slots, split, ...preview.value }) : preview;
    },
    make: ({ combatant, dice: typed, choice, split, commandId, encounter }) =>
      gestures.run({ commandId, encounter }, () => {
        const { dice } = diceSlots(
          typed,
          needed(choice),
          () => '',
          (faces) => chance.roll(faces),
        );
        return accept([command(combatant, { choice, split }, dice)]);
      }),
  };
}
