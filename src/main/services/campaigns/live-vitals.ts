import type { StateTable } from '../../db/state-table.ts';
import type { RulesetId, VitalsOf } from '../../rules/index.ts';
import type { EncounterStep } from '../encounters/encounter-store.ts';
import { LIVE } from './campaign-model.ts';

/** The vitals of a party member as the last encounter or rest left them. */
export interface LiveVitals {
  readonly vitals: VitalsOf<RulesetId>;
  /** The stream that wrote them, and its entry. */
  readonly stream: string;
  readonly seq: number;
}

/** Party members carry what happens to them from encounter to encounter; kept in the rows of their campaign. */
export class PartyVitals {
  readonly #state: StateTable;

  constructor(state: StateTable) {
    this.#state = state;
  }

  /** What a member has now; undefined while no encounter has touched them. */
  of(campaign: string, member: string): LiveVitals | undefined {
    const text = this.#state.part(campaign, LIVE + member);
    return text === undefined ? undefined : (JSON.parse(text) as LiveVitals);
  }

  /**
   * Writes back what an encounter's entry changed, within its transaction. An undo or a redo in an encounter does not
   * overwrite what happened to a member elsewhere since.
   */
  writeBack(campaign: string, { stream, before, after, taken, brought }: EncounterStep): void {
    const old = new Map((before?.combatants ?? []).map((combatant) => [combatant.id, combatant.vitals]));
    const goesBack = taken.length > 0 || brought.length > 0;
    const parts = new Map<string, string>();
    for (const { id, origin, vitals } of after.state.combatants) {
      if (origin?.kind !== 'party' || old.get(id) === vitals) continue;
      const live = this.of(campaign, origin.id);
      if (goesBack && live !== undefined && live.stream !== stream) continue;
      parts.set(LIVE + origin.id, JSON.stringify({ vitals, stream, seq: after.seq } satisfies LiveVitals));
    }
    this.#state.write(campaign, parts);
  }
}
