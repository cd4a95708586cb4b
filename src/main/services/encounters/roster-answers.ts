import type { CombatantChanges, ConditionInput, EncounterApi } from '../../../preload/contract/api/encounter-api.ts';
import {
  accept,
  conditionId,
  refuse,
  rulesetOf,
  type AddCondition,
  type Addition,
  type CombatantEdit,
  type CombatantId,
  type Command,
  type Encounter,
  type Outcome,
  type Side,
} from '../../rules/index.ts';
import type { VitalsInput } from '../../../preload/contract/campaign-views.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Chance } from '../chance.ts';
import type { Gestures } from './gestures.ts';
import { noteOnLastHitPoint } from './last-hit-point.ts';
import { otherRuleset } from './other-ruleset.ts';

type Answers = Pick<
  PromptAnswers<EncounterApi>,
  | 'edit'
  | 'setVitals'
  | 'remove'
  | 'conditions'
  | 'addCondition'
  | 'removeConditions'
  | 'setTurnValues'
  | 'moveInOrder'
  | 'delayTurn'
>;

/** The commands that bring in the tables of a body that is chosen. */
type TablesOfBody = (encounter: Encounter, body: string) => Outcome<readonly Command[]>;

/** Who takes part, in what state, and in which order. */
export function rosterAnswers(gestures: Gestures, chance: Chance, tablesOf: TablesOfBody): Answers {
  return {
    edit: ({ combatant, changes, ...gesture }) =>
      gestures.run(gesture, (encounter) => edits(encounter, combatant, changes)),
    setVitals: ({ combatant, changes, ...gesture }) =>
      gestures.run(gesture, (encounter) => sheetEdit(encounter, combatant, changes, tablesOf)),
    remove: ({ combatants, ...gesture }) =>
      gestures.run(gesture, () =>
        accept(combatants.map((combatant): Command => ({ type: 'removeCombatant', combatant }))),
      ),
    conditions({ encounter }) {
      const current = gestures.current(encounter);
      return current.ok ? { ok: true, value: rulesetOf(current.value.state).conditions } : current;
    },
    addCondition: ({ combatants, condition, ...gesture }) =>
      gestures.run(gesture, (encounter) => {
        const named = conditionOf(encounter, condition);
        return named.ok ? accept([adding(combatants, named.value, condition.timer, chance)]) : named;
      }),
    removeConditions: ({ conditions, ...gesture }) =>
      gestures.run(gesture, () => accept(conditions.map((one): Command => ({ type: 'removeCondition', ...one })))),
    setTurnValues: ({ values, ...gesture }) => gestures.run(gesture, () => accept([{ type: 'setTurnValues', values }])),
    moveInOrder: ({ combatant, before, ...gesture }) =>
      gestures.run(gesture, () => accept([{ type: 'moveInOrder', combatant, before }])),
    delayTurn: ({ after, ...gesture }) => gestures.run(gesture, () => accept([{ type: 'delayTurn', after }])),
  };
}

function edits(
  encounter: Encounter,
  combatant: CombatantId,
  { name, onLastHitPoint, ...others }: CombatantChanges,
): Outcome<readonly Command[]> {
  const noted = onLastHitPoint === undefined ? null : noteOnLastHitPoint(encounter, combatant, onLastHitPoint);
  if (noted?.ok === false) return noted;
  const given = Object.entries(others).filter(([, value]) => value !== undefined);
  const changes = Object.fromEntries(given) as CombatantEdit;
  return accept([
    ...(name === undefined ? [] : [{ type: 'renameCombatant', combatant, name } as const]),
    ...(Object.keys(changes).length === 0 ? [] : [{ type: 'editCombatant', combatant, changes } as const]),
    ...(noted === null ? [] : [noted.value]),
  ]);
}

/** A sheet set by hand. Refused (`otherRuleset`) for numbers of another ruleset. */
function sheetEdit(
  encounter: Encounter,
  combatant: CombatantId,
  { ruleset, ...changes }: VitalsInput,
  tablesOf: TablesOfBody,
): Outcome<readonly Command[]> {
  if (ruleset !== encounter.ruleset) return otherRuleset(encounter, ruleset);
  const brought = 'body' in changes ? tablesOf(encounter, changes.body) : accept([]);
  return brought.ok ? accept([...brought.value, { type: 'setVitals', combatant, changes }]) : brought;
}

type NewCondition = AddCondition['condition'];

/** The condition that is meant. Refused: `noSuchCondition`, `noThresholds`, `noArmor`. */
function conditionOf(encounter: Encounter, input: ConditionInput): Outcome<NewCondition> {
  const { kind, name, thresholds, armor, cannotAct, remindAt, note } = input;
  const ruleset = rulesetOf(encounter);
  const known = ruleset.conditions.find((condition) => condition.kind === kind);
  if (kind !== null && !known) {
    return refuse('noSuchCondition', `${ruleset.name} knows no such condition.`, 'condition.kind');
  }
  if (thresholds !== undefined && encounter.ruleset !== 'thresholds') {
    return refuse('noThresholds', `${ruleset.name} has no thresholds.`, 'condition.thresholds');
  }
  if (armor !== undefined && encounter.ruleset !== 'thresholds') {
    return refuse('noArmor', `${ruleset.name} has no armor slots.`, 'condition.armor');
  }
  const effects = {
    ...known?.effects,
    ...(thresholds === undefined ? {} : { thresholds: { major: thresholds, severe: thresholds } }),
    ...(armor === undefined ? {} : { armor }),
    ...(cannotAct === true ? { cannotAct } : {}),
  };
  return accept({ kind, name: known?.name ?? name.trim(), effects, remindAt, note });
}

const adding = (
  combatants: readonly CombatantId[],
  condition: NewCondition,
  timer: AddCondition['timer'],
  chance: Chance,
): AddCondition => ({
  type: 'addCondition',
  targets: combatants.map((combatant) => ({ combatant, id: conditionId(chance.id()) })),
  condition,
  timer,
});

/**
 * Takes whole sides by surprise: to the end of the round they do not act. Refused (`noSurprise`) where the ruleset does
 * not know it.
 */
export function surprise(
  encounter: Encounter,
  members: readonly Pick<Addition, 'side' | 'ids'>[],
  sides: readonly Side[],
  chance: Chance,
): Outcome<readonly Command[]> {
  const ids = members.filter(({ side }) => sides.includes(side)).flatMap((member) => member.ids);
  if (ids.length === 0) return accept([]);
  const ruleset = rulesetOf(encounter);
  if (!ruleset.conditions.some(({ kind }) => kind === 'surprised')) {
    return refuse('noSurprise', `${ruleset.name} knows no surprise.`, 'surprised');
  }
  const named = conditionOf(encounter, { kind: 'surprised', name: '', remindAt: null, note: '', timer: null });
  if (!named.ok) return named;
  return accept([adding(ids, named.value, { at: 'end', whose: null, turns: 1, ends: true }, chance)]);
}
