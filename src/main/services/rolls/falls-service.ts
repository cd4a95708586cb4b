import type { FallInput, FallPreview, FallsApi } from '../../../preload/contract/api/falls-api.ts';
import { accept, refuse, rulesetOf, table, type Command, type Encounter, type Outcome } from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import { entryCommands } from '../damage/entry-commands.ts';
import { commandPreviews, type EntryAt } from '../damage/preview-entry.ts';
import type { RollsOptions } from './roll-options.ts';

type Roll = (faces: number) => number;

/** A fall as far as its dice are there. */
interface ReadFall extends Omit<FallPreview, 'sentence' | 'targets'> {
  /** The same as an entry of damage; null while dice are open, or where there are none. */
  readonly entry: EntryAt | null;
}

/** Falls: feet make dice, dice make damage past Stamina. */
export function makeFallsService({ gestures, chance }: RollsOptions): PromptAnswers<FallsApi> {
  const roll = (faces: number): number => chance.roll(faces);
  return {
    preview({ encounter: id, roll: wanted, ...input }): Outcome<FallPreview> {
      const current = gestures.current(id);
      if (!current.ok) return current;
      const encounter = current.value.state;
      const fall = readFall(encounter, input, wanted === true ? roll : undefined);
      if (!fall.ok) return fall;
      const { entry, dice, faces, total } = fall.value;
      const open = { dice, faces, total, sentence: sentenceOf(dice) };
      if (!entry) return accept({ ...open, targets: [] });
      const commands = fallCommands(encounter, input, entry);
      if (!commands.ok) return commands;
      const targets = commandPreviews(encounter, commands.value, entry);
      return targets.ok ? accept({ ...open, targets: targets.value }) : targets;
    },
    apply: ({ commandId, encounter: id, ...input }) =>
      gestures.enter({ commandId, encounter: id }, (encounter) => {
        const fall = readFall(encounter, input, roll);
        if (!fall.ok) return fall;
        const { entry } = fall.value;
        if (!entry) return refuse('noFall', 'A fall of less than 10 feet does nothing.', 'feet');
        const commands = fallCommands(encounter, input, entry);
        if (!commands.ok) return commands;
        // A line of entry knows no tumbling: such a fall is not opened as one again.
        const tumbled = input.targets.some((target) => target.tumbled === true);
        return accept({ commands: commands.value, entered: tumbled ? undefined : { kind: 'damage', ...entry } });
      }),
  };
}

const sentenceOf = (dice: number): string =>
  dice === 0
    ? 'No damage: a d6 for each full 10 feet.'
    : `${dice}d6: one for each full 10 feet${dice === 20 ? ', 20 at most' : ''}.`;

function readFall(encounter: Encounter, input: FallInput, roll?: Roll): Outcome<ReadFall> {
  if (encounter.ruleset !== 'stamina-wounds') {
    return refuse('noFalls', `${rulesetOf(encounter).name} says nothing of falls.`, 'feet');
  }
  const dice = table.fallingDice(input.feet);
  if (!dice.ok) return dice;
  const count = dice.value;
  const targets = input.targets.map(({ combatant }) => ({ combatant }));
  if (count === 0) return accept({ dice: 0, faces: [], total: 0, entry: null });
  if (input.total !== undefined) {
    const { total } = input;
    if (total < count || total > 6 * count)
      return refuse('outOfRange', `${count}d6 come to ${count} to ${6 * count}, not ${total}.`, 'total');
    return accept({ dice: count, faces: [], total, entry: { text: `${total} f`, targets, source: null } });
  }
  const faces = Array.from({ length: count }, (_, at) => input.faces?.[at] ?? roll?.(6) ?? null);
  const known = faces.filter((face) => face !== null);
  if (known.length < count) return accept({ dice: count, faces, total: null, entry: null });
  const total = known.reduce((sum, face) => sum + face, 0);
  return accept({ dice: count, faces, total, entry: { text: `${count}d6 f`, targets, source: null, faces: known } });
}

/** The damage of a fall: as an entry that says so, with those who tumbled out of it. */
function fallCommands(encounter: Encounter, { targets }: FallInput, entry: EntryAt): Outcome<readonly Command[]> {
  const commands = entryCommands(encounter, entry);
  if (!commands.ok) return commands;
  const tumbled = new Set(targets.flatMap(({ combatant, tumbled: out }) => (out === true ? combatant : [])));
  return accept(commands.value.map((command) => withTumbling(command as Command<'stamina-wounds'>, tumbled)));
}

function withTumbling(command: Command<'stamina-wounds'>, tumbled: ReadonlySet<string>): Command {
  if (command.type !== 'applyDamage') return command;
  const targets = command.targets.map((target) => {
    const { combatant, hit } = target;
    if (!tumbled.has(combatant)) return target;
    return { ...target, hit: { ...hit, causes: [...hit.causes, 'tumbled' as const] } };
  });
  return { ...command, targets };
}
