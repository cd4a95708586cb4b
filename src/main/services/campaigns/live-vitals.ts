import type { StateTable } from '../../db/state-table.ts';
import type { LibraryEntryId } from '../../rules/campaign/ids.ts';
import type { Combatant, Encounter, RulesetId, VitalsOf } from '../../rules/index.ts';
import type { EncounterStep } from '../encounters/encounter-store.ts';
import { LIVE } from './campaign-model.ts';

/** The vitals of a party member as the last encounter or rest left them. */
export interface LiveVitals {
  readonly vitals: VitalsOf<RulesetId>;
  /** The stream that wrote them, and its entry. */
  readonly stream: string;
  readonly seq: number;
  /** What they had before that stream wrote the first time; null or absent: what stands in the library. */
  readonly was?: VitalsOf<RulesetId> | null;
}

type Tokens = NonNullable<Encounter['gmTokens']>;

const TOKENS = `${LIVE}gm-tokens`;

type LastRemoved = (member: LibraryEntryId) => Combatant | null;

/** A party member who stands otherwise in an encounter than in the campaign, because they changed elsewhere since. */
export interface Elsewhere {
  readonly member: LibraryEntryId;
  readonly combatant: Combatant;
  readonly stands: VitalsOf<RulesetId>;
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

  /** Call it within the transaction that also appends the entry. */
  set(campaign: string, member: string, live: LiveVitals): void {
    this.#state.write(campaign, new Map([[LIVE + member, JSON.stringify(live)]]));
  }

  /** The game master's tokens as the last encounter or rest left them; null: none has. */
  tokens(campaign: string): Tokens | null {
    const text = this.#state.part(campaign, TOKENS);
    return text === undefined ? null : (JSON.parse(text) as Tokens);
  }

  /** Call it within the transaction that also appends the entry. */
  setTokens(campaign: string, tokens: Tokens): void {
    this.#state.write(campaign, new Map([[TOKENS, JSON.stringify(tokens)]]));
  }

  /**
   * Writes back what an encounter's entry changed, within its transaction. Members who changed elsewhere since this
   * encounter last knew them keep what they have there: {@link elsewhere} tells of them.
   *
   * @param lastRemoved a member as they were when they were last removed from the encounter; null: they never were
   */
  writeBack(campaign: string, step: EncounterStep, lastRemoved: LastRemoved): void {
    const { stream, before, after } = step;
    const { gmTokens } = after.state;
    if (gmTokens !== null && gmTokens.current !== before?.gmTokens?.current) this.setTokens(campaign, gmTokens);
    const old = new Map((before?.combatants ?? []).map((combatant) => [combatant.id, combatant.vitals]));
    for (const { member, combatant } of changedMembers(step)) {
      const live = this.of(campaign, member);
      const known = live === undefined || live.stream === stream || same(live.vitals, old.get(combatant.id));
      if (known) this.#write(campaign, member, combatant.vitals, step, live);
    }
    this.#writeAbsent(campaign, step, lastRemoved);
  }

  /**
   * Whoever is no longer in the encounter has what they left it with; who never joined it, because it went back, what they
   * had before.
   */
  #writeAbsent(campaign: string, step: EncounterStep, lastRemoved: LastRemoved): void {
    const { stream, before, after, taken, brought } = step;
    const present = membersOf(after.state);
    const goesBack = taken.length > 0 || brought.length > 0;
    for (const { member, combatant } of before ? membersOf(before) : []) {
      if (present.some((one) => one.combatant.id === combatant.id)) continue;
      const live = this.of(campaign, member);
      if (live?.stream !== stream) continue;
      const other = present.find((one) => one.member === member);
      const removed = other ? null : lastRemoved(member);
      if (other) this.#write(campaign, member, other.combatant.vitals, step, live);
      else if (removed) this.#write(campaign, member, removed.vitals, step, live);
      else if (goesBack && live.was) this.#write(campaign, member, live.was, step, live);
      else if (goesBack) this.#state.write(campaign, new Map([[LIVE + member, null]]));
    }
  }

  #write(
    campaign: string,
    member: string,
    vitals: VitalsOf<RulesetId>,
    { stream, after }: EncounterStep,
    live: LiveVitals | undefined,
  ): void {
    const was = live?.stream === stream ? (live.was ?? null) : (live?.vitals ?? null);
    this.set(campaign, member, { vitals, stream, seq: after.seq, was });
  }

  /** Members whom an entry changed and who stand otherwise in their campaign. */
  elsewhere(campaign: string, step: EncounterStep): Elsewhere[] {
    return changedMembers(step).flatMap(({ member, combatant }) => {
      const live = this.of(campaign, member);
      if (!live || live.stream === step.stream || same(live.vitals, combatant.vitals)) return [];
      return [{ member, combatant, stands: live.vitals }];
    });
  }
}

function changedMembers({ before, after }: EncounterStep): { member: LibraryEntryId; combatant: Combatant }[] {
  const old = new Map((before?.combatants ?? []).map((combatant) => [combatant.id, combatant.vitals]));
  return membersOf(after.state).filter(({ combatant }) => old.get(combatant.id) !== combatant.vitals);
}

/** The party members of an encounter. */
export const membersOf = ({ combatants }: Encounter): { member: LibraryEntryId; combatant: Combatant }[] =>
  combatants.flatMap((combatant) =>
    combatant.origin?.kind === 'party' ? [{ member: combatant.origin.id as LibraryEntryId, combatant }] : [],
  );

const same = (some: unknown, other: unknown): boolean => JSON.stringify(some) === JSON.stringify(other);
