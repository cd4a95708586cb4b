import type { CombatantChanges } from '../../../../preload/contract/api/encounter-api.ts';
import type { CombatantView } from '../../../../preload/contract/encounter-views.ts';
import type { VitalsInput } from '../../../../preload/contract/campaign-views.ts';
import type { Reply } from '../../../../preload/contract/api.ts';
import type { Applied } from '../../../../preload/contract/damage-views.ts';
import type { Screen } from '../../state/screen.svelte.ts';

type Of<R extends VitalsInput['ruleset']> = Omit<Extract<VitalsInput, { ruleset: R }>, 'ruleset'>;
export type ThresholdsEdit = Of<'thresholds'>;
export type StaminaEdit = Of<'stamina-wounds'>;

/** Writes what is edited in the panel of one combatant; each answers why it is refused, in words, or null. */
export interface PanelEdits {
  about(changes: CombatantChanges): Promise<string | null>;
  thresholds(changes: ThresholdsEdit): Promise<string | null>;
  stamina(changes: StaminaEdit): Promise<string | null>;
}

export function panelEdits({ gm, encounter }: Screen, who: () => CombatantView): PanelEdits {
  /** Whom the panel is of needs no naming in it. */
  const why = (reply: Reply<Applied>): string | null =>
    reply.ok ? null : reply.refusal.reason.replace(`${who().name}: `, '');
  const vitals = async (changes: VitalsInput): Promise<string | null> =>
    why(await encounter.send((gesture) => gm.encounter.setVitals({ ...gesture, combatant: who().id, changes })));
  return {
    about: async (changes) =>
      why(await encounter.send((gesture) => gm.encounter.edit({ ...gesture, combatant: who().id, changes }))),
    thresholds: (changes) => vitals({ ruleset: 'thresholds', ...changes }),
    stamina: (changes) => vitals({ ruleset: 'stamina-wounds', ...changes }),
  };
}
