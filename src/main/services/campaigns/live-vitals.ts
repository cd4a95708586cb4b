import type { StateTable } from '../../db/state-table.ts';
import type { LibraryEntryId } from '../../rules/campaign/ids.ts';
import { thresholds, type Combatant, type Encounter, type RulesetId, type VitalsOf } from '../../rules/index.ts';
import { differenceOf } from '../encounters/difference.ts';
import type { EncounterStep } from '../encounters/encounter-store.ts';
import { LIVE } from './campaign-model.ts';
import { same } from '../same.ts';

/** The vitals of a party member as the last encounter or rest left them. */
export interface LiveVitals {
  readonly vitals: VitalsOf<RulesetId>;
  /** The stream that wrote them, and its entry. */
  readonly stream: string;
  readonly seq: number;
  /** What they had before that stream wrote the first time; null or absent: what stands in the library. */
  readonly was?: VitalsOf<RulesetId> | null;
  /** Of a rest between encounters: the row that it replaced; null: there was none, absent: it is not known any more. */
  readonly before?: LiveVitals | null;
}

type Tokens = NonNullable<Encounter['gmTokens']>;

/** As {@link LiveVitals}: a rest between encounters keeps what it replaced. */
interface LiveTokens extends Tokens {
  readonly before?: LiveTokens | null;
}

const TOKENS = `${LIVE}gm-tokens`;

/** So many rests in a row can be taken back to the very row that stood before them, so that rows stay small. */
const MOST_BEFORE = 4;

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

  /** What a member has now; undefined while nothing has touched them. */
  of(campaign: string, member: string): LiveVitals | undefined {
    return this.#read(campaign, LIVE + member) as LiveVitals | undefined;
  }

  /** Call it within the transaction that also appends the entry. */
  set(campaign: string, member: string, live: LiveVitals | null): void {
    this.#put(campaign, LIVE + member, live);
  }

  /** The game master's tokens as the last encounter or rest left them; null: none has. */
  tokens(campaign: string): Tokens | null {
    const row = this.#tokensRow(campaign);
    return row === undefined ? null : { current: row.current, max: row.max };
  }

  /** What a rest between encounters left. Call it within the transaction that also appends the entry. */
  setRested(campaign: string, member: string, live: LiveVitals): void {
    this.set(campaign, member, { ...live, before: kept(this.of(campaign, member)) });
  }

  /** @param otherwise what a member had before the rest, where the row of then is not known any more */
  takeRestBack(campaign: string, member: string, otherwise: LiveVitals): void {
    const live = this.of(campaign, member);
    const known = live?.stream === otherwise.stream && live.before !== undefined;
    this.set(campaign, member, known ? (live.before ?? null) : otherwise);
  }

  /** The same for the game master's tokens. */
  setRestedTokens(campaign: string, { current, max }: Tokens): void {
    this.#put(campaign, TOKENS, { current, max, before: kept(this.#tokensRow(campaign)) });
  }

  takeTokensBack(campaign: string, { current, max }: Tokens): void {
    const before = this.#tokensRow(campaign)?.before;
    this.#put(campaign, TOKENS, before === undefined ? { current, max } : before);
  }

  #tokensRow(campaign: string): LiveTokens | undefined {
    return this.#read(campaign, TOKENS) as LiveTokens | undefined;
  }

  #read(campaign: string, part: string): unknown {
    const text = this.#state.part(campaign, part);
    return text === undefined ? undefined : JSON.parse(text);
  }

  #put(campaign: string, part: string, row: object | null): void {
    this.#state.write(campaign, new Map([[part, row === null ? null : JSON.stringify(row)]]));
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
    if (gmTokens !== null && gmTokens.current !== before?.gmTokens?.current) this.#put(campaign, TOKENS, gmTokens);
    for (const { member, combatant } of changedMembers(step)) {
      const live = this.of(campaign, member);
      const was = before?.combatants.find(({ id }) => id === combatant.id)?.vitals;
      const known = live === undefined || live.stream === stream || alike(live.vitals, was);
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
    if (before === null || differenceOf(before, after.state).standsAlike) return;
    const present = membersOf(after.state);
    const goesBack = taken.length > 0 || brought.length > 0;
    for (const { member, combatant } of membersOf(before)) {
      if (present.some((one) => one.combatant.id === combatant.id)) continue;
      const live = this.of(campaign, member);
      if (live?.stream !== stream) continue;
      const other = present.find((one) => one.member === member);
      const removed = other ? null : lastRemoved(member);
      if (other) this.#write(campaign, member, other.combatant.vitals, step, live);
      else if (removed) this.#write(campaign, member, removed.vitals, step, live);
      else if (goesBack && live.was) this.#write(campaign, member, live.was, step, live);
      else if (goesBack) this.set(campaign, member, null);
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
      if (!live || live.stream === step.stream || alike(live.vitals, combatant.vitals)) return [];
      return [{ member, combatant, stands: live.vitals }];
    });
  }
}

function changedMembers({ before, after }: EncounterStep): { member: LibraryEntryId; combatant: Combatant }[] {
  if (before === null) return membersOf(after.state);
  const { changed } = differenceOf(before, after.state);
  const members = changed.filter(({ now }) => now.origin?.kind === 'party');
  if (members.length === 0) return [];
  // Folded anew, vitals that nothing has changed may be other objects.
  const moved = members.filter(({ was, now }) => !same(was?.vitals, now.vitals));
  return membersOf({ combatants: moved.map(({ now }) => now) });
}

/** The party members of an encounter. */
export const membersOf = ({
  combatants,
}: Pick<Encounter, 'combatants'>): { member: LibraryEntryId; combatant: Combatant }[] =>
  combatants.flatMap((combatant) =>
    combatant.origin?.kind === 'party' ? [{ member: combatant.origin.id as LibraryEntryId, combatant }] : [],
  );

/** Conditions stay where somebody has them, and so does the armor that came with them: nothing elsewhere would end it. */
export const unconditioned = (vitals: VitalsOf<RulesetId>): VitalsOf<RulesetId> =>
  'armor' in vitals ? thresholds.withoutTemporaryArmor(vitals) : vitals;

/** The same vitals, but for what conditions of the one or the other encounter add. */
const alike = (some: VitalsOf<RulesetId>, other: VitalsOf<RulesetId> | undefined): boolean =>
  other !== undefined && same(unconditioned(some), unconditioned(other));

/** A row as it is kept in the one that replaces it. */
function kept<Row extends { readonly before?: Row | null }>(row: Row | undefined, depth = MOST_BEFORE): Row | null {
  if (!row) return null;
  const { before, ...rest } = row;
  // Rest of a row without its optional property is a row.
  const bare = rest as unknown as Row;
  if (before === undefined || depth === 1) return bare;
  return { ...bare, before: before === null ? null : kept(before, depth - 1) };
}
