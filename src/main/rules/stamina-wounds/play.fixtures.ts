import type { Event } from './events.ts';
import { staminaWounds } from './index.ts';
import type { Dice, Operation } from './operation.ts';
import type { Options } from './options.ts';
import type { Track, Vitals } from './vitals.ts';

export const track = (current: number, max: number): Track => ({ max, current });

/** The default creature (Wounds 8 of 8, Stamina 5 of 5), changed. */
export const creature = (changes: Partial<Vitals> = {}): Vitals => ({ ...staminaWounds.defaultVitals, ...changes });

/** Wounds `wounds` of 8, Stamina `stamina` of 5, and whatever else. */
export const hurt = (wounds: number, stamina: number, changes: Partial<Vitals> = {}): Vitals =>
  creature({ wounds: track(wounds, 8), stamina: track(stamina, 5), ...changes });

export const beast = (wounds: number, changes: Partial<Vitals> = {}): Vitals =>
  creature({ kind: 'beast', wounds: track(wounds, 9), stamina: null, ...changes });

export const table = (options: Partial<Options> = {}): Options => ({ ...staminaWounds.defaultOptions, ...options });

export type Step = readonly [operation: Operation, dice?: Dice];

export interface Played {
  readonly vitals: Vitals;
  readonly events: readonly Event[];
}

/** Plays the steps one after the other; every one must be accepted. */
export function play(before: Vitals, steps: readonly Step[], options: Partial<Options> = {}): Played {
  return steps.reduce<Played>(
    ({ vitals, events }, [operation, dice = {}]) => {
      const decided = staminaWounds.decide(vitals, operation, dice, table(options));
      if (!decided.ok) throw new Error(`${operation.op} was refused: ${decided.refusal.reason}`);
      const after = decided.value.reduce((folded, event) => staminaWounds.evolve(folded, event), vitals);
      return { vitals: after, events: [...events, ...decided.value] };
    },
    { vitals: before, events: [] },
  );
}

/** The code of the refusal, or null when it was accepted. */
export function refusal(before: Vitals, [operation, dice = {}]: Step, options: Partial<Options> = {}): string | null {
  const decided = staminaWounds.decide(before, operation, dice, table(options));
  return decided.ok ? null : decided.refusal.code;
}

export const hit = (amount: number, ...causes: Extract<Operation, { op: 'damage' }>['causes']): Step => [
  { op: 'damage', amount, causes },
];
export const roll = (dice: Dice): Step => [{ op: 'roll-injury' }, dice];
