import type { EncounterView } from '../../src/preload/contract/encounter-views.ts';
import { lineText, type Fight } from './fight.ts';
import type { StepOf } from './steps.ts';

/** What the script expected is not so. `message` says both. */
export class NotAsExpected extends Error {}

const show = (value: unknown): string => JSON.stringify(value);

/** Whether everything that `wanted` names is in `there` with the same value; lists are compared whole. */
export function holds(there: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return show(there) === show(wanted);
  if (typeof there !== 'object' || there === null) return false;
  const values = there as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, value]) => holds(values[key], value));
}

/** @throws NotAsExpected with the first thing that differs */
export async function checkExpectation(fight: Fight, step: StepOf<'expect'>): Promise<void> {
  const view = await fight.view();
  if (step.who !== undefined) await checkCombatant(fight, step, step.who);
  if (step.round !== undefined && view.round !== step.round) {
    throw new NotAsExpected(`it is round ${view.round}, not ${step.round}.`);
  }
  if (step.owed) checkOwed(view, step.owed);
  const { log } = step;
  if (log !== undefined) checkLog(view, log);
}

async function checkCombatant(fight: Fight, { vitals, words }: StepOf<'expect'>, who: string): Promise<void> {
  const combatant = await fight.combatant(who);
  const values = combatant.vitals as unknown as Readonly<Record<string, unknown>>;
  for (const [key, wanted] of Object.entries(vitals ?? {})) {
    if (holds(values[key], wanted)) continue;
    throw new NotAsExpected(`${who} has ${key} ${show(values[key])}, not ${show(wanted)}.`);
  }
  const said = combatant.words.map(({ text }) => text);
  if (words && show(said) !== show(words)) {
    throw new NotAsExpected(`the words at ${who} are ${show(said)}, not ${show(words)}.`);
  }
}

function checkOwed({ owed }: EncounterView, wanted: readonly string[]): void {
  const names = owed.map(({ kind, name }) => (name === '' ? kind : `${kind}: ${name}`));
  if (show(names) !== show(wanted)) throw new NotAsExpected(`what is owed is ${show(names)}, not ${show(wanted)}.`);
}

function checkLog({ log }: EncounterView, wanted: string): void {
  const lines = log.filter(({ undoneAt }) => undoneAt === null).map(lineText);
  if (lines.some((line) => line.includes(wanted))) return;
  throw new NotAsExpected(
    `no line of the log says ${show(wanted)}. The last ones are:\n  ${lines.slice(-5).join('\n  ')}`,
  );
}
