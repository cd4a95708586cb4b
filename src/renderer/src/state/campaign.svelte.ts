import type { GmApi } from '../../../preload/contract/api.ts';
import type { CampaignListItem, CampaignView, OptionView } from '../../../preload/contract/campaign-views.ts';
import type { EncounterChange } from '../../../preload/contract/encounter-views.ts';
import { ask, type Refusal } from './ask.ts';
import type { Notices } from './notices.svelte.ts';
import type { Saving } from './saving.svelte.ts';

/** The campaign whose library the rail shows, and the others there are. */
export class CampaignState {
  current = $state.raw<CampaignView | null>(null);
  /** Oldest first. */
  all = $state.raw<readonly CampaignListItem[]>([]);
  /** One is being made: a second press means the same one. */
  making = false;
  readonly #gm: GmApi;
  readonly #notices: Notices;
  readonly #saving: Saving;

  constructor(gm: GmApi, notices: Notices, saving: Saving) {
    this.#gm = gm;
    this.#notices = notices;
    this.#saving = saving;
  }

  /** Learns which campaigns there are, opens the newest, and follows what main tells. @returns ends the following */
  async start(): Promise<() => void> {
    const stopCampaigns = this.#gm.on.campaign((campaign) => {
      if (this.current?.id === campaign.id) this.current = campaign;
    });
    const stopEncounters = this.#gm.on.encounter((change) => {
      this.#follow(change);
    });
    const reply = await ask(() => this.#gm.campaign.list());
    if (!reply.ok) this.#notices.refuse(reply.refusal.reason);
    else {
      this.all = reply.value;
      const newest = reply.value.at(-1);
      if (newest) await this.open(newest.id);
    }
    return () => {
      stopCampaigns();
      stopEncounters();
    };
  }

  /** Opens a campaign, or says why not. @returns whether it is open now */
  async open(id: CampaignListItem['id']): Promise<boolean> {
    const reply = await ask(() => this.#gm.campaign.open({ campaign: id }));
    if (reply.ok) this.current = reply.value;
    else this.#notices.refuse(reply.refusal.reason);
    return reply.ok;
  }

  /** Asks for the open campaign anew: its heroes carry what happened to them in encounters since. */
  async refresh(): Promise<void> {
    if (this.current) await this.open(this.current.id);
  }

  /**
   * Makes a campaign, with the sample party and adversaries or empty, and opens it.
   *
   * @returns why it was not made, for the field it was asked for in; null when it was
   */
  async create(ruleset: CampaignView['ruleset'], sample: boolean, name?: string): Promise<Refusal | null> {
    let refusal: Refusal | null = null;
    this.making = true;
    await this.#saving.during(async () => {
      const named = name === undefined ? {} : { name };
      const commandId = crypto.randomUUID();
      const reply = await ask(() => this.#gm.campaign.create({ commandId, ruleset, sample, ...named }));
      if (reply.ok) {
        const { id, name: called, rulesetName } = reply.value;
        this.all = [...this.all, { id, name: called, ruleset, rulesetName, createdAt: Date.now() }];
        this.current = reply.value;
      } else ({ refusal } = reply);
      this.making = false;
      return reply.ok;
    });
    return refusal;
  }

  /** The optional rules of the open campaign, in words; none when no campaign is open. */
  async options(): Promise<readonly OptionView[]> {
    const { current } = this;
    if (!current) return [];
    const reply = await ask(() => this.#gm.campaign.options({ ruleset: current.ruleset }));
    if (reply.ok) return reply.value;
    this.#notices.refuse(reply.refusal.reason);
    return [];
  }

  /** The list of encounters says how far each has come; main tells a campaign anew only when its list gets longer. */
  #follow({ id, head }: EncounterChange): void {
    const { current } = this;
    if (!current?.encounters.some((item) => item.id === id)) return;
    const encounters = current.encounters.map((item) =>
      item.id === id ? { ...item, phase: head.phase ?? item.phase, round: head.round ?? item.round } : item,
    );
    this.current = { ...current, encounters };
  }
}
