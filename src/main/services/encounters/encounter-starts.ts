import type { StartEncounterInput } from '../../../preload/contract/api/encounter-api.ts';
import type { EncounterListItem, EncounterView, QuickAddView } from '../../../preload/contract/encounter-views.ts';
import type { Reply } from '../../../preload/contract/reply.ts';
import type { StateTable } from '../../db/state-table.ts';
import type { StreamsTable } from '../../db/streams-table.ts';
import type { Campaign } from '../../rules/campaign/campaign.ts';
import { campaignId, type CampaignId } from '../../rules/campaign/ids.ts';
import {
  accept,
  encounterId,
  prepareEncounter,
  refuse,
  type Addition,
  type Command,
  type Encounter,
  type OptionsOf,
  type Outcome,
  type RulesetId,
} from '../../rules/index.ts';
import type { PartyVitals } from '../campaigns/live-vitals.ts';
import { tablesFor } from '../campaigns/tables.ts';
import type { Chance } from '../chance.ts';
import { joinCommands, tablesBrought } from './bodies.ts';
import type { EncounterBoard } from './encounter-board.ts';
import type { EncounterStore } from './encounter-store.ts';
import { additionsFor, type Joining } from './gathering.ts';
import { answerLastHitPoint } from './last-hit-point.ts';
import { meetingRolls } from '../rolls/meeting-rolls.ts';
import { surprise } from './roster-answers.ts';
import { checkTurn, quickAddition, quickAddView, readQuickAdd } from './quick-add.ts';

export interface EncounterStartsOptions {
  readonly store: EncounterStore;
  readonly board: EncounterBoard;
  readonly streams: StreamsTable;
  readonly state: StateTable;
  readonly vitals: PartyVitals;
  readonly chance: Chance;
  readonly now: () => number;
  readonly campaign: (id: CampaignId) => Outcome<Campaign>;
  /** The campaign's list of encounters has changed. */
  readonly changed: (id: CampaignId) => void;
}

/** The most game master's tokens there can be (rule TB-13). */
const MOST_TOKENS = 12;

/** How encounters come to be: out of a campaign's options and library. */
export class EncounterStarts {
  readonly #options: EncounterStartsOptions;

  constructor(options: EncounterStartsOptions) {
    this.#options = options;
  }

  list(campaign: CampaignId): Reply<EncounterListItem[]> {
    const found = this.#options.campaign(campaign);
    if (!found.ok) return found;
    return { ok: true, value: this.listOf(campaign) };
  }

  /** The encounters of a campaign that is there, newest first. */
  listOf(campaign: CampaignId): EncounterListItem[] {
    const { streams, state } = this.#options;
    return streams.encountersOf(campaign).map(({ id, createdAt }) => {
      const parts = state.some(id, ['name', 'ruleset', 'phase', 'round']);
      const read = (part: string): unknown => JSON.parse(parts.get(part) ?? 'null');
      return {
        id: encounterId(id),
        name: read('name') as string,
        ruleset: read('ruleset') as RulesetId,
        phase: read('phase') as EncounterListItem['phase'],
        round: read('round') as number,
        createdAt,
      };
    });
  }

  start(input: StartEncounterInput): Reply<EncounterView> {
    const { store, board, now, changed } = this.#options;
    const campaign = this.#options.campaign(input.campaign);
    if (!campaign.ok) return campaign;
    const begun = this.#begin(campaign.value, input);
    if (!begun.ok) return begun;
    const { encounter, commands } = begun.value;
    const stream = { id: encounter.id, kind: 'encounter', campaign: input.campaign, createdAt: now() } as const;
    const outcome = store.begin(stream, input.commandId, encounter, commands);
    if (!outcome.ok) return outcome;
    if (!outcome.value.repeated) changed(input.campaign);
    return { ok: true, value: board.whole(outcome.value.after) };
  }

  /** The command that puts more into a running encounter. */
  additions(encounter: Encounter, joining: Joining): Outcome<readonly Command[]> {
    const { vitals, chance } = this.#options;
    const campaign = this.#campaignOf(encounter);
    if (!campaign.ok) return campaign;
    const present = encounter.combatants.length;
    const additions = additionsFor(campaign.value, joining, { vitals, chance, present });
    return additions.ok ? accept(joinCommands(encounter, campaign.value, additions.value)) : additions;
  }

  /** The commands that bring in the tables of a body that is chosen. */
  tablesOf(encounter: Encounter, body: string): Outcome<readonly Command[]> {
    const campaign = this.#campaignOf(encounter);
    return campaign.ok ? accept(tablesBrought(encounter, campaign.value, [body])) : campaign;
  }

  /** The commands of what comes of a block's last Hit Point. */
  lastHitPointAnswer(
    encounter: Encounter,
    answer: Parameters<typeof answerLastHitPoint>[2],
  ): Outcome<readonly Command[]> {
    const campaign = this.#campaignOf(encounter);
    return campaign.ok ? answerLastHitPoint(encounter, campaign.value, answer) : campaign;
  }

  /** The command that puts in who is meant by one line. */
  quickAddition(encounter: Encounter, text: string): Outcome<readonly Command[]> {
    const campaign = this.#campaignOf(encounter);
    if (!campaign.ok) return campaign;
    const quick = readQuickAdd(campaign.value, text);
    if (!quick.ok) return quick;
    const placed = checkTurn(quick.value, encounter.turns.mode);
    if (!placed.ok) return placed;
    return accept(joinCommands(encounter, campaign.value, [quickAddition(quick.value, this.#options.chance)]));
  }

  /** Who would join by one line; without an encounter, before it begins. */
  quickAddView(id: CampaignId, encounter: Encounter | null, text: string): Reply<QuickAddView> {
    const campaign = this.#options.campaign(id);
    if (!campaign.ok) return campaign;
    const quick = readQuickAdd(campaign.value, text);
    return quick.ok ? quickAddView(campaign.value, quick.value, encounter, this.#options.chance) : quick;
  }

  #campaignOf({ id }: Encounter): Outcome<Campaign> {
    const stream = this.#options.streams.get(id);
    if (!stream) return refuse('noSuchEncounter', 'That encounter is not there.', 'encounter');
    return this.#options.campaign(campaignId(stream.campaign));
  }

  #begin(
    campaign: Campaign,
    input: StartEncounterInput,
  ): Outcome<{ readonly encounter: Encounter; readonly commands: readonly Command[] }> {
    const { chance } = this.#options;
    const { ruleset } = campaign;
    const heroes = input.party.length;
    const kept = this.#options.vitals.tokens(campaign.id)?.current ?? Math.min(heroes, MOST_TOKENS);
    const tokens = input.gmTokens ?? (ruleset === 'thresholds' ? kept : undefined);
    const encounter = prepareEncounter({
      id: encounterId(chance.id()),
      name: input.name,
      ruleset,
      // The rules check every option and its value when they prepare the encounter.
      options: { ...campaign.options, ...(input.options as Partial<OptionsOf<RulesetId>>) },
      tables: tablesFor(ruleset),
      gmTokens: tokens === undefined ? null : { current: tokens, max: MOST_TOKENS },
    });
    if (!encounter.ok) return encounter;
    const additions = this.#whoBegins(campaign, input);
    if (!additions.ok) return additions;
    const rolls = meetingRolls(encounter.value, { surprise: input.surpriseRolls ?? [] }, (faces) => chance.roll(faces));
    if (!rolls.ok) return rolls;
    const sides = [...(input.surprised ?? []), ...rolls.value.flatMap((one) => one.surprised ?? [])];
    const surprised = surprise(encounter.value, additions.value, sides, chance);
    if (!surprised.ok) return surprised;
    return accept({
      encounter: encounter.value,
      commands: [
        ...joinCommands(encounter.value, campaign, additions.value),
        {
          type: 'startEncounter',
          mode: input.mode,
          ...(input.tokensEach === undefined ? {} : { tokensEach: input.tokensEach }),
        },
        ...rolls.value.flatMap(({ command }) => command ?? []),
        ...surprised.value,
      ],
    });
  }

  /** Those of the library, and those who were written in one line each. */
  #whoBegins(campaign: Campaign, input: StartEncounterInput): Outcome<readonly Addition[]> {
    const { vitals, chance } = this.#options;
    const quick: Addition[] = [];
    for (const [index, line] of (input.quick ?? []).entries()) {
      const read = readQuickAdd(campaign, line);
      if (!read.ok) return { ok: false, refusal: { ...read.refusal, field: `quick.${index}` } };
      const placed = checkTurn(read.value, input.mode);
      if (!placed.ok) return { ok: false, refusal: { ...placed.refusal, field: `quick.${index}` } };
      quick.push(quickAddition(read.value, chance));
    }
    const nobody = input.party.length + input.adversaries.length === 0;
    if (nobody && quick.length > 0) return accept(quick);
    const present = quick.reduce((sum, { ids }) => sum + ids.length, 0);
    const additions = additionsFor(campaign, input, { vitals, chance, present });
    return additions.ok ? accept([...additions.value, ...quick]) : additions;
  }
}
