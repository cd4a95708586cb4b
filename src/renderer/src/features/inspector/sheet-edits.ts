import type {
  LibraryEntryChanges,
  LibraryEntryView,
  VitalsInput,
} from '../../../../preload/contract/campaign-views.ts';

type Vitals = LibraryEntryView['vitals'];
export type ThresholdsVitals = Extract<Vitals, { hp: unknown }>;
export type StaminaVitals = Extract<Vitals, { wounds: unknown }>;
export type DamageType = ThresholdsVitals['resist'][number];
/** What becomes of the types that stand somewhere. */
export type TypeChange = (now: readonly DamageType[]) => DamageType[];
type Of<R extends VitalsInput['ruleset']> = Omit<Extract<VitalsInput, { ruleset: R }>, 'ruleset'>;
export type ThresholdsEdit = Of<'thresholds'>;
export type StaminaEdit = Of<'stamina-wounds'>;
/** Why it is refused, in words; null: it is done. */
export type Problem = string | null;

/**
 * Writes what is edited of one creature, in a fight or in the library; each answers why it is refused, in words, or null. They
 * are written one after the other: where a change follows from what stands there, it is worked out when those before it stand
 * there too.
 */
export interface SheetEdits {
  about(changes: Omit<LibraryEntryChanges, 'vitals'>): Promise<Problem>;
  thresholds(changes: ThresholdsEdit | ((now: ThresholdsVitals) => ThresholdsEdit)): Promise<Problem>;
  stamina(changes: StaminaEdit): Promise<Problem>;
}

/** Lets each write begin when the one before it has ended, also when that failed. */
export function inTurn(): (write: () => Promise<Problem>) => Promise<Problem> {
  let last: Promise<unknown> = Promise.resolve();
  return (write) => {
    const done = last.then(write);
    last = done.catch(() => null);
    return done;
  };
}

/** The numbers of a creature, set by a call that takes them and in turn. @param now its vitals as they stand by then */
export const vitalsEdits = (
  turn: ReturnType<typeof inTurn>,
  write: (changes: VitalsInput) => Promise<Problem>,
  now: () => Vitals | undefined,
): Pick<SheetEdits, 'thresholds' | 'stamina'> => ({
  thresholds: (changes) =>
    turn(async () => {
      if (typeof changes !== 'function') return write({ ruleset: 'thresholds', ...changes });
      const vitals = now();
      return vitals && 'hp' in vitals ? write({ ruleset: 'thresholds', ...changes(vitals) }) : null;
    }),
  stamina: (changes) => turn(() => write({ ruleset: 'stamina-wounds', ...changes })),
});
