import type { EncounterApi, LevelUpInput } from '../../../preload/contract/api/encounter-api.ts';
import type { LevelUpPreview } from '../../../preload/contract/roll-views.ts';
import {
  accept,
  combatantOf,
  diceFor,
  type CombatantId,
  type Command,
  type Encounter,
  type Outcome,
} from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Chance } from '../chance.ts';
import { previewRoll } from '../rolls/preview-roll.ts';
import type { Gestures } from './gestures.ts';
import { otherRuleset } from './other-ruleset.ts';
import { fillDice } from './turn-dice.ts';

type Answers = Pick<PromptAnswers<EncounterApi>, 'previewLevelUp' | 'levelUp'>;

/** Levels that are gained in the middle of an encounter. */
export function levelUpAnswers(gestures: Gestures, chance: Chance): Answers {
  return {
    previewLevelUp({ encounter: id, combatant, levelUp, roll = false }): Outcome<LevelUpPreview> {
      const current = gestures.current(id);
      if (!current.ok) return current;
      const { state } = current.value;
      const asked = levelOf(state, combatant, levelUp);
      if (!asked.ok) return asked;
      const { command, faces } = asked.value;
      const dice = roll ? fillDice(faces, command.dice, chance) : command.dice;
      const [slot] = Object.keys(faces);
      const die = slot === undefined ? null : { faces: faces[slot] ?? 0, value: dice[slot] ?? null };
      if (die?.value === null) return accept({ die, parts: [], after: null });
      const preview = previewRoll(state, { ...command, dice }, combatant);
      return preview.ok ? accept({ die, ...preview.value }) : preview;
    },
    levelUp: ({ combatant, levelUp, ...gesture }) =>
      gestures.run(gesture, (encounter) => {
        const asked = levelOf(encounter, combatant, levelUp);
        if (!asked.ok) return asked;
        const { command, faces } = asked.value;
        return accept([{ ...command, dice: fillDice(faces, command.dice, chance) }]);
      }),
  };
}

interface Asked {
  readonly command: {
    readonly type: 'levelUp';
    readonly combatant: CombatantId;
    readonly levelUp: object;
    readonly dice: Readonly<Record<string, number>>;
  };
  /** The dice that it takes, by slot. */
  readonly faces: Readonly<Record<string, number>>;
}

/** The command of a level, with the dice that were typed. Refused: `noSuchCombatant`, `otherRuleset`. */
function levelOf(encounter: Encounter, combatant: CombatantId, input: LevelUpInput): Outcome<Asked> {
  const found = combatantOf(encounter, combatant);
  if (!found.ok) return found;
  const { ruleset, ...asked } = input;
  if (ruleset !== encounter.ruleset) return otherRuleset(encounter, ruleset);
  const { die, ...levelUp } = { die: undefined, ...asked };
  const dice: Record<string, number> = die === undefined ? {} : { stamina: die };
  const command = { type: 'levelUp', combatant, levelUp, dice } as const;
  // A level takes single dice.
  const faces = diceFor(encounter, command as Command) as Readonly<Record<string, number>>;
  return accept({ command, faces });
}
