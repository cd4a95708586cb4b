/**
 * The rules, pure: no clock, no dice, no files. This is their public face; other layers import from here alone.
 *
 * An encounter is prepared (`prepareEncounter`), and from then on only commands change it: `decide` says what a command
 * comes to, or refuses it with a reason; `evolve` applies one event, `fold` many. `describe` puts events into the one
 * sentence that log, preview, screen reader and exports share. `owedIn` lists what is still to be rolled or chosen.
 *
 * A ruleset is a folder with a damage model; rulesets.ts lists them. What one ruleset has alone stands under its name
 * (`thresholds.derive`, `staminaWounds.bypassReasons`), the rules of the table under `table`.
 */
export type * from './command.ts';
export { combinedEffects } from './conditions.ts';
export type * from './conditions.ts';
export type { Warning } from './course.ts';
export type { DamageModel } from './damage-model.ts';
export { decide } from './decide.ts';
export type { Decision } from './decide.ts';
export { turnsLeft } from './decide/timers.ts';
export { describe } from './describe.ts';
export { correctionLine } from './describe/correction.ts';
export { lineText } from './describe/line.ts';
export type { Line, LineKind } from './describe/line.ts';
export { timerText } from './describe/table.ts';
export { diceFor, restDiceFor } from './dice-for.ts';
export { diceText, evaluate, facesOf, mostOnDice, parseDice, rangeOf } from './dice.ts';
export type { DiceExpression, DiceTerm, Evaluated, RolledDie } from './dice.ts';
export { combatantOf, findCombatant } from './encounter.ts';
export type * from './encounter.ts';
export { FLAG_LETTERS } from './entry/entry.ts';
export { parseQuickAdd } from './entry/parse-quick-add.ts';
export type * from './entry/entry.ts';
export { hitOfEntry } from './entry/hit-of-entry.ts';
export { parseEntry, plainAmount } from './entry/parse-entry.ts';
export type * from './event.ts';
export { evolve, fold } from './evolve.ts';
export { combatantId, conditionId, countdownId, encounterId } from './ids.ts';
export type { CombatantId, ConditionId, CountdownId, EncounterId } from './ids.ts';
export type { OptionDescription } from './option-description.ts';
export { clockLeft } from './clocks.ts';
export { moraleBands } from './morale.ts';
export type { MoraleBand } from './morale.ts';
export { checkOptions } from './options.ts';
export { otherMinions } from './minions.ts';
export { owedIn } from './owed.ts';
export type { Owed } from './owed.ts';
export { sentence } from './parts.ts';
export type { Part } from './parts.ts';
export { prepareEncounter } from './prepare.ts';
export type { Preparation } from './prepare.ts';
export { loadPack } from './injuries/load-pack.ts';
export {
  certainDeath,
  effectAt,
  locate,
  placeDice,
  rowAt,
  rowOdds,
  severityAt,
  severityOdds,
} from './injuries/lookup.ts';
export type * from './injuries/pack.ts';
export { twoLegged } from './injuries/two-legged.ts';
export { accept, refuse } from './refusal.ts';
export type { Outcome, Refusal } from './refusal.ts';
export type { Needed, Rolled } from './rolled.ts';
export type { Entered, Ruleset } from './ruleset.ts';
export type * from './ruleset-types.ts';
export { RULESET_IDS, rulesetOf, RULESETS } from './rulesets.ts';
export { SIDES } from './turn-order.ts';
export type * from './turn-order.ts';
export { actingTurn, actorsOf, canTakeTurn, nextInRound, sidesAtPlay } from './turns.ts';
export * as staminaWounds from './stamina-wounds/index.ts';
export * as table from './table/index.ts';
export * as thresholds from './thresholds/index.ts';
