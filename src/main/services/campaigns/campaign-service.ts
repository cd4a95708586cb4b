import type { CampaignApi } from '../../../preload/contract/api/campaign-api.ts';
import type {
  CampaignListItem,
  CampaignView,
  LibraryEntryInput,
  LibraryEntryView,
  OptionView,
} from '../../../preload/contract/campaign-views.ts';
import type { EncounterListItem } from '../../../preload/contract/encounter-views.ts';
import type { StateTable } from '../../db/state-table.ts';
import type { Stream, StreamsTable } from '../../db/streams-table.ts';
import type { Campaign, LibraryEntry, Shelf } from '../../rules/campaign/campaign.ts';
import type { CampaignCommand, CampaignEvent } from '../../rules/campaign/command.ts';
import { checkName } from '../../rules/campaign/decide.ts';
import { campaignId, type CampaignId } from '../../rules/campaign/ids.ts';
import {
  accept,
  combatantOf,
  refuse,
  rulesetOf,
  type Encounter,
  type EncounterId,
  type Outcome,
  type RulesetId,
} from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Chance } from '../chance.ts';
import type { Current } from '../streams/stream-store.ts';
import type { CampaignStep, CampaignStore } from './campaign-store.ts';
import { editedEntry } from './edit-entry.ts';
import { membersOf, type PartyVitals } from './live-vitals.ts';
import { optionViews } from './option-views.ts';
import { readEntry, readLibrary } from './read-library.ts';
import { SAMPLES } from './samples.ts';
import { same } from '../same.ts';
import { packView } from '../tables/pack-view.ts';
import { everyTable } from './tables.ts';

export interface CampaignServiceOptions {
  readonly store: CampaignStore;
  readonly streams: StreamsTable;
  readonly state: StateTable;
  readonly vitals: PartyVitals;
  readonly chance: Chance;
  readonly now: () => number;
  readonly encounter: (id: EncounterId) => Outcome<Current<Encounter>>;
  readonly encountersOf: (id: CampaignId) => EncounterListItem[];
  /** Tells every window. */
  readonly publish: (campaign: CampaignView) => void;
}

/** Campaigns: their library, their options, and the list of their encounters. */
export class CampaignService implements PromptAnswers<CampaignApi> {
  readonly #options: CampaignServiceOptions;

  constructor(options: CampaignServiceOptions) {
    this.#options = options;
  }

  /** A campaign as the rules know it, or the refusal `noSuchCampaign`. */
  find(id: CampaignId): Outcome<Campaign> {
    const { streams, store } = this.#options;
    if (streams.get(id)?.kind !== 'campaign') {
      return refuse('noSuchCampaign', 'That campaign is not there.', 'campaign');
    }
    return accept(store.read(id).state);
  }

  readonly list = (): { ok: true; value: CampaignListItem[] } => ({
    ok: true,
    value: this.#options.streams.campaigns().map((stream) => this.#listItem(stream)),
  });

  readonly open = ({ campaign: id }: { readonly campaign: CampaignId }): Outcome<CampaignView> => {
    const found = this.find(id);
    return found.ok ? accept(this.view(found.value)) : found;
  };

  readonly create = (input: Parameters<CampaignApi['create']>[0]): Outcome<CampaignView> => {
    const { store, now } = this.#options;
    const made = this.#begin(input);
    if (!made.ok) return made;
    const { campaign, commands } = made.value;
    const stream: Stream = { id: campaign.id, kind: 'campaign', campaign: campaign.id, createdAt: now() };
    const outcome = store.begin(stream, input.commandId, campaign, commands);
    return outcome.ok ? accept(this.view(outcome.value.after.state)) : outcome;
  };

  readonly options = ({ ruleset }: { readonly ruleset: RulesetId }): { ok: true; value: OptionView[] } => ({
    ok: true,
    value: optionViews(ruleset),
  });

  readonly addEntries = (input: Parameters<CampaignApi['addEntries']>[0]): Outcome<CampaignView> => {
    const found = this.find(input.campaign);
    if (!found.ok) return found;
    const entries: LibraryEntry[] = [];
    for (const typed of input.entries) {
      const entry = this.#entry(found.value, typed);
      if (!entry.ok) return entry;
      entries.push(entry.value);
    }
    return this.#perform(input, { type: 'addEntries', shelf: input.shelf, entries } as CampaignCommand);
  };

  readonly editEntry = (input: Parameters<CampaignApi['editEntry']>[0]): Outcome<CampaignView> => {
    const { campaign: id, commandId, shelf, changes } = input;
    const found = this.find(id);
    if (!found.ok) return found;
    const shelves: Pick<CampaignView, Shelf> = this.view(found.value);
    const from = shelves[shelf].find((entry) => entry.id === input.entry);
    if (!from) return refuse('noSuchEntry', 'That entry is not in the library.', 'entry');
    const fight = changes.vitals && shelf === 'party' ? this.#fightOf(id, from.id) : null;
    if (fight !== null) {
      return refuse(
        'inEncounter',
        `${from.name} is in ${fight}, which still runs: change it in the panel there.`,
        'entry',
      );
    }
    const to = editedEntry(found.value, from as LibraryEntry, changes);
    if (!to.ok) return to;
    if (same(from, to.value)) return accept(this.view(found.value));
    return this.#perform({ campaign: id, commandId }, {
      type: 'editEntry',
      shelf,
      from,
      to: to.value,
    } as CampaignCommand);
  };

  readonly takeBackEdit = (input: Parameters<CampaignApi['takeBackEdit']>[0]): Outcome<CampaignView> => {
    const { campaign: id, commandId, entry } = input;
    const found = this.find(id);
    if (!found.ok) return found;
    const latest = this.latest(id);
    if (latest?.type !== 'entryEdited' || latest.to.id !== entry) {
      const reason = 'Something else has happened in this campaign since: it cannot be taken back any more.';
      return refuse('nothingToTakeBack', reason, 'entry');
    }
    const { shelf, from, to } = latest;
    const fight = shelf === 'party' && !same(from.vitals, to.vitals) ? this.#fightOf(id, entry) : null;
    if (fight !== null) return refuse('inEncounter', `${to.name} is in ${fight}, which still runs.`, 'entry');
    return this.undo(id, commandId);
  };

  /** The running encounter that a member takes part in, by its name. */
  #fightOf(id: CampaignId, member: string): string | null {
    const { encountersOf, encounter } = this.#options;
    for (const { id: running, name, phase } of encountersOf(id)) {
      const current = phase === 'running' ? encounter(running) : null;
      if (current?.ok && membersOf(current.value.state).some((one) => one.member === member)) return name;
    }
    return null;
  }

  readonly takeOver = (input: Parameters<CampaignApi['takeOver']>[0]): Outcome<CampaignView> => {
    const current = this.#options.encounter(input.encounter);
    if (!current.ok) return current;
    const { state } = current.value;
    const found = combatantOf(state, input.combatant);
    if (!found.ok) return found;
    const { origin, name, vitals } = found.value;
    if (origin?.kind !== 'party') return refuse('noMember', `${name} is not of the party.`, 'combatant');
    const campaign = campaignId(this.#options.streams.get(state.id)?.campaign ?? '');
    const command = { type: 'takeOverVitals', entry: origin.id, vitals, encounter: state.name } as CampaignCommand;
    return this.#perform({ commandId: input.commandId, campaign }, command);
  };

  #perform(
    { campaign, commandId }: { readonly campaign: CampaignId; readonly commandId: string },
    command: CampaignCommand,
  ): Outcome<CampaignView> {
    const outcome = this.perform(campaign, commandId, command);
    return outcome.ok ? accept(this.view(outcome.value.after.state)) : outcome;
  }

  /** Everything the library shows of a campaign. */
  view(campaign: Campaign): CampaignView {
    const { id, name, ruleset, options } = campaign;
    return {
      id,
      name,
      ruleset,
      rulesetName: rulesetOf(campaign).name,
      options,
      revision: this.#options.store.read(id).seq,
      party: campaign.party.map((entry) => this.#member(id, entry)),
      adversaries: campaign.adversaries,
      gmTokens: this.#options.vitals.tokens(id)?.current ?? null,
      lastRest: this.lastRest(id),
      encounters: this.#options.encountersOf(id),
      packs: (campaign.packs ?? []).map(packView),
    };
  }

  /** What the last rest between encounters says, as long as nothing has happened since; null: it cannot be taken back. */
  lastRest(id: CampaignId): string | null {
    const { store, vitals, encountersOf } = this.#options;
    const latest = store.latestLine(id, () => true);
    const [event] = latest?.events ?? [];
    if (!latest || event?.type !== 'partyRested') return null;
    const at = store.writtenAt(id, latest.line.seq) ?? 0;
    if (encountersOf(id).some(({ phase, createdAt }) => phase === 'running' || createdAt > at)) return null;
    const { members, gmTokens } = event;
    const untouched =
      members.every(({ entry }) => vitals.of(id, entry)?.stream === id) &&
      (gmTokens === null || gmTokens.to.current === vitals.tokens(id)?.current);
    return untouched ? (event.sentences[0] ?? 'The party rests') : null;
  }

  /** What happened last in a campaign, of what counts; null: nothing yet. */
  latest(id: CampaignId): CampaignEvent | null {
    return this.#options.store.latestLine(id, () => true)?.events.at(-1) ?? null;
  }

  /** Commits a command, and tells every window. */
  perform(id: CampaignId, commandId: string, command: CampaignCommand): Outcome<CampaignStep> {
    const outcome = this.#options.store.perform(id, commandId, [command]);
    if (outcome.ok && !outcome.value.repeated) this.#options.publish(this.view(outcome.value.after.state));
    return outcome;
  }

  /** Takes back the last entry. */
  undo(id: CampaignId, commandId: string): Outcome<CampaignView> {
    const outcome = this.#options.store.undo(id, commandId);
    if (!outcome.ok) return outcome;
    const view = this.view(outcome.value.after.state);
    if (!outcome.value.repeated) this.#options.publish(view);
    return accept(view);
  }

  #entry(campaign: Campaign, { vitals: input, ...typed }: LibraryEntryInput): Outcome<LibraryEntry> {
    const { ruleset } = campaign;
    const { ruleset: other, ...vitals } = input;
    if (other !== ruleset) {
      const names = [other, ruleset].map((id) => rulesetOf({ ruleset: id }).name);
      return refuse(
        'otherRuleset',
        `${typed.name} is made for ${names.join(', and this campaign plays ')}.`,
        'entries',
      );
    }
    const { label = '', notes = '', defence = null, attack = '', morale = null } = typed;
    const filed = { name: typed.name.trim(), label, notes, defence, attack, morale, vitals };
    const entry = readEntry(ruleset, everyTable(ruleset, campaign), filed, () => this.#options.chance.id());
    // The compiler does not see that an entry read for some ruleset is an entry of one of them.
    return entry as Outcome<LibraryEntry>;
  }

  #member(campaign: CampaignId, entry: LibraryEntry): LibraryEntryView {
    return { ...entry, vitals: this.#options.vitals.of(campaign, entry.id)?.vitals ?? entry.vitals };
  }

  #listItem({ id, createdAt }: Stream): CampaignListItem {
    const parts = this.#options.state.some(id, ['name', 'ruleset']);
    const ruleset = JSON.parse(parts.get('ruleset') ?? 'null') as RulesetId;
    const name = JSON.parse(parts.get('name') ?? '""') as string;
    return { id: campaignId(id), name, ruleset, rulesetName: rulesetOf({ ruleset }).name, createdAt };
  }

  #begin({ ruleset, name, sample }: Parameters<CampaignApi['create']>[0]): Outcome<{
    readonly campaign: Campaign;
    readonly commands: readonly CampaignCommand[];
  }> {
    const { chance } = this.#options;
    const filed = SAMPLES[ruleset];
    const named = checkName(name ?? (sample ? filed.name : `New ${rulesetOf({ ruleset }).name} campaign`));
    if (!named.ok) return named;
    const tables = everyTable(ruleset, {});
    const { defaultOptions: options } = rulesetOf({ ruleset }).model(tables);
    const id = campaignId(chance.id());
    const campaign = { id, name: named.value, ruleset, options, party: [], adversaries: [] } as Campaign;
    if (!sample) return accept({ campaign, commands: [] });
    const library = readLibrary(filed, tables, () => chance.id());
    if (!library.ok) return library;
    const commands: CampaignCommand[] = [
      { type: 'addEntries', shelf: 'party', entries: library.value.party } as CampaignCommand,
      { type: 'addEntries', shelf: 'adversaries', entries: library.value.adversaries } as CampaignCommand,
    ];
    return accept({ campaign, commands });
  }
}
