import type { GmApi } from '../../../preload/contract/api.ts';
import type { CampaignView } from '../../../preload/contract/campaign-views.ts';
import type { PackTablesView } from '../../../preload/contract/table-views.ts';
import { ask } from './ask.ts';

/** Every pack with its tables, there from the start: a die that is typed right after the key is read like any other. */
export class PackShelf {
  packs = $state.raw<readonly PackTablesView[]>([]);
  /** Why they are not there, in words. */
  problem = $state<string | null>(null);
  /** Whose own tables count, too. */
  campaign = $state.raw<CampaignView['id'] | null>(null);
  #key: string | null = null;
  #asked = 0;
  #read: Promise<void> = Promise.resolve();
  readonly #gm: GmApi;

  constructor(gm: GmApi) {
    this.#gm = gm;
  }

  /** The campaign as the calls name it. */
  get of(): { readonly campaign?: CampaignView['id'] } {
    return this.campaign === null ? {} : { campaign: this.campaign };
  }

  /** Resolves once the packs are there, or the problem is, as far as they were asked for. */
  get read(): Promise<void> {
    return this.#read;
  }

  /** Reads them anew where a campaign is another one, or not as it was: its own tables are there only while it is. */
  follow(campaign: Pick<CampaignView, 'id' | 'revision'> | null): Promise<void> {
    const key = campaign ? `${campaign.id} ${campaign.revision}` : '';
    if (key !== this.#key) {
      this.#key = key;
      this.campaign = campaign?.id ?? null;
      this.#read = this.#ask(campaign ? { campaign: campaign.id } : {});
    }
    return this.#read;
  }

  async #ask(of: PackShelf['of']): Promise<void> {
    this.#asked += 1;
    const question = this.#asked;
    const listed = await ask(() => this.#gm.tables.list(of));
    const packs = listed.ok ? listed.value : [];
    const read = await Promise.all(packs.map(({ id: pack }) => ask(() => this.#gm.tables.read({ ...of, pack }))));
    if (question !== this.#asked) return;
    if (!listed.ok) {
      this.problem = listed.refusal.reason;
      return;
    }
    this.packs = read.flatMap((reply) => (reply.ok ? [reply.value] : []));
    this.problem = read.find((reply) => !reply.ok)?.refusal.reason ?? null;
  }
}
