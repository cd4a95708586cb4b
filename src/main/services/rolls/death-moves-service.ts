import type { DeathMovesApi } from '../../../preload/contract/api/damage-api.ts';
import type { DeathMovePreview } from '../../../preload/contract/roll-views.ts';
import { accept, type Outcome } from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import { deathMoveCommand, deathMoveSlots } from './death-move-roll.ts';
import { previewRoll } from './preview-roll.ts';
import type { RollsOptions } from './roll-options.ts';

/** The choice that a hero's last Hit Point leaves. */
export function makeDeathMovesService({ gestures, chance }: RollsOptions): PromptAnswers<DeathMovesApi> {
  const roll = (faces: number): number => chance.roll(faces);
  return {
    preview({ encounter: id, combatant, dice: typed, roll: wanted, ...move }): Outcome<DeathMovePreview> {
      const current = gestures.current(id);
      if (!current.ok) return current;
      const { slots, dice, complete } = deathMoveSlots(move.choice, typed, wanted === true ? roll : undefined);
      const { hope = 0, fear = 0 } = dice;
      const split = move.choice === 'stake-it-all' && complete && hope > fear ? hope : null;
      if (!complete || (split !== null && move.split === undefined))
        return accept({ slots, split, parts: [], after: null });
      const preview = previewRoll(current.value.state, deathMoveCommand(combatant, move, dice), combatant);
      return preview.ok ? accept({ slots, split, ...preview.value }) : preview;
    },
    make: ({ combatant, dice: typed, choice, split, commandId, encounter }) =>
      gestures.enter({ commandId, encounter }, () => {
        const { dice } = deathMoveSlots(choice, typed, roll);
        return accept({
          commands: [deathMoveCommand(combatant, { choice, split }, dice)],
          entered: { kind: 'deathMove', combatant, choice, dice, ...(split ? { split } : {}) },
        });
      }),
  };
}
