import type { CombatantChanges } from '../../../../preload/contract/api/encounter-api.ts';
import type { CombatantView, VitalsView } from '../../../../preload/contract/encounter-views.ts';
import type { VitalsInput } from '../../../../preload/contract/campaign-views.ts';
import type { Reply } from '../../../../preload/contract/api.ts';
import type { Applied } from '../../../../preload/contract/damage-views.ts';
import type { Screen } from '../../state/screen.svelte.ts';

export type ThresholdsVitals = Extract<VitalsView, { ruleset: 'thresholds' }>;
export type DamageType = ThresholdsVitals['resist'][number];
/** What becomes of the types that stand somewhere. */
export type TypeChange = (now: readonly DamageType[]) => DamageType[];
type Of<R extends VitalsInput['ruleset']> = Omit<Extract<VitalsInput, { ruleset: R }>, 'ruleset'>;
export type ThresholdsEdit = Of<'thresholds'>;
export type StaminaEdit = Of<'stamina-wounds'>;

/**
 * Writes what is edited in the panel of one combatant; each answers why it is refused, in words, or null. They are written
 * one after the other: where a change follows from what stands there, it is worked out when those before it stand there too.
 */
export interface PanelEdits {
  about(changes: CombatantChanges): Promise<string | null>;
  thresholds(changes: ThresholdsEdit | ((now: ThresholdsVitals) => ThresholdsEdit)): Promise<string | null>;
  stamina(changes: StaminaEdit): Promise<string | null>;
}

/** @param combatant whom the panel is of; what waits for its turn is written there also when another is selected by then */
export function panelEdits({ gm, encounter }: Screen, combatant: CombatantView['id']): PanelEdits {
  /** Whom the panel is of needs no naming in it. */
  const why = (reply: Reply<Applied>): string | null =>
    reply.ok ? null : reply.refusal.reason.replace(`${encounter.row(combatant)?.name ?? ''}: `, '');
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (write: () => Promise<string | null>): Promise<string | null> => {
    const done = last.then(write);
    last = done.catch(() => null);
    return done;
  };
  const vitals = async (changes: VitalsInput): Promise<string | null> =>
    why(await encounter.send((gesture) => gm.encounter.setVitals({ ...gesture, combatant, changes })));
  return {
    about: (changes) =>
      inTurn(async () => why(await encounter.send((gesture) => gm.encounter.edit({ ...gesture, combatant, changes })))),
    thresholds: (changes) =>
      inTurn(async () => {
        if (typeof changes !== 'function') return vitals({ ruleset: 'thresholds', ...changes });
        const now = encounter.row(combatant)?.vitals;
        return now?.ruleset === 'thresholds' ? vitals({ ruleset: 'thresholds', ...changes(now) }) : null;
      }),
    stamina: (changes) => inTurn(() => vitals({ ruleset: 'stamina-wounds', ...changes })),
  };
}
