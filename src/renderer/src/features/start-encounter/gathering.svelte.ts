import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { StartEncounterInput } from '../../../../preload/contract/api/encounter-api.ts';
import type { CampaignView, LibraryEntryView } from '../../../../preload/contract/campaign-views.ts';
import { readTurnValue } from '../turns/turn-value.ts';
import type { QuickAddView } from '../../../../preload/contract/encounter-views.ts';

export type EntryId = LibraryEntryView['id'];

/** As many of one adversary as join at once. */
export const MOST_OF_ONE = 100;

/** A line of quick add, and whom it means. */
export interface GatheredLine {
  readonly text: string;
  readonly count: number;
  readonly name: string;
}

/** Who is to join: party members by a tick, adversaries by a number or in one line. */
export class Gathering {
  readonly #party = new SvelteSet<EntryId>();
  /** null: what was typed is no number. */
  readonly #counts = new SvelteMap<EntryId, number | null>();
  /** Values in an individual turn order, as typed. */
  readonly #values = new SvelteMap<EntryId, string>();
  lines = $state.raw<readonly GatheredLine[]>([]);
  /** A line that stands in its field and is not among the others yet; it counts all the same. */
  unfinished = $state('');
  readonly #campaign: CampaignView;

  constructor(campaign: CampaignView, party: readonly EntryId[]) {
    this.#campaign = campaign;
    for (const id of party) this.#party.add(id);
  }

  has(member: EntryId): boolean {
    return this.#party.has(member);
  }

  toggle(member: EntryId): void {
    if (!this.#party.delete(member)) this.#party.add(member);
  }

  countOf(adversary: EntryId): number | null {
    const count = this.#counts.get(adversary);
    return count === undefined ? 0 : count;
  }

  setCount(adversary: EntryId, count: number | null): void {
    this.#counts.set(adversary, count);
  }

  valueOf(entry: EntryId): string {
    return this.#values.get(entry) ?? '';
  }

  setValue(entry: EntryId, typed: string): void {
    this.#values.set(entry, typed);
  }

  /** Whether what was typed as a value is none. */
  isWrong(entry: EntryId): boolean {
    return readTurnValue(this.valueOf(entry)) === undefined;
  }

  addLine(text: string, { count, name }: QuickAddView): void {
    this.lines = [...this.lines, { text, count, name }];
  }

  removeLine(at: number): void {
    this.lines = this.lines.filter((_line, index) => index !== at);
  }

  /** Every line as it was typed. */
  get quick(): readonly string[] {
    return [...this.lines.map(({ text }) => text), this.unfinished].filter((text) => text.trim() !== '');
  }

  get heroes(): number {
    return this.#party.size;
  }

  get foes(): number {
    const lines = this.lines.reduce((sum, { count }) => sum + count, 0);
    return [...this.#counts.values()].reduce<number>((sum, count) => sum + (count ?? 0), lines);
  }

  /** Whether every number can be read. */
  get clear(): boolean {
    return ![...this.#counts.values()].includes(null) && ![...this.#values.keys()].some((id) => this.isWrong(id));
  }

  /** The values that were typed, of those who join. */
  get turnValues(): NonNullable<StartEncounterInput['turnValues']> {
    const { party, adversaries } = this.joining;
    return [...party, ...adversaries.map(({ entry }) => entry)].flatMap((entry) => {
      const value = readTurnValue(this.valueOf(entry));
      return typeof value === 'number' ? [{ entry, value }] : [];
    });
  }

  /** In the order of the library. */
  get joining(): Pick<StartEncounterInput, 'party' | 'adversaries'> {
    return {
      party: this.#campaign.party.map(({ id }) => id).filter((id) => this.#party.has(id)),
      adversaries: this.#campaign.adversaries.flatMap(({ id }) => {
        const count = this.countOf(id) ?? 0;
        return count > 0 ? [{ entry: id, count }] : [];
      }),
    };
  }
}
