/** Rules of the table that belong to no single creature. docs/rules/table.md has them as TB-1 and on. */
export { advanceCountdown, dynamicTicks } from './countdown.ts';
export type { Advanced, Countdown, DynamicKind, Loop, RollOutcome } from './countdown.ts';
export { criticalTotal } from './critical.ts';
export { hordeMembers } from './horde.ts';
export { initiativeDice, rollRound } from './initiative.ts';
export type { SideOrder } from './initiative.ts';
export { checkSurprise, fallingDice, rollDistance, rollReaction, SURPRISE_DICE, surpriseUpTo } from './meeting.ts';
export type { Reaction } from './meeting.ts';
export {
  checkMorale,
  FEARLESS,
  LOWEST_MORALE,
  MORALE_REASONS,
  moraleDice,
  moraleTrigger,
  rollRetainerMorale,
} from './morale.ts';
export type { MoraleReason, MoraleTrigger } from './morale.ts';
export { THREE_D6, TWO_D6 } from './sum-of-dice.ts';
export { gainTokens, spendTokens } from './tokens.ts';
export type { Tokens } from './tokens.ts';
