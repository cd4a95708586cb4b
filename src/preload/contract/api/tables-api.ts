import type { CampaignId } from '../../../main/rules/campaign/ids.ts';
import type { Reply } from '../reply.ts';
import type { PackTablesView, PackView, TableAnswer, TablesFile } from '../table-views.ts';

/**
 * The injury and location tables, by themselves: no campaign and no encounter has to be open. With a `campaign` its own
 * tables count, too; then `noSuchCampaign` is refused as well.
 */
export interface TablesApi {
  /** Every pack there is: the one that encounters use first, the others that come with the app, then the campaign's own. */
  list(input: { readonly campaign?: CampaignId | undefined }): Promise<Reply<readonly PackView[]>>;
  /**
   * All tables of a pack with the odds of each row (rules IN-5 and IN-7). Refused: `noSuchPack`.
   *
   * @param input `below`: Wounds below zero that a severity counts, 0 to 1000; absent: 0
   */
  read(input: {
    readonly campaign?: CampaignId | undefined;
    readonly pack: string;
    readonly below?: number | undefined;
  }): Promise<Reply<PackTablesView>>;
  /**
   * Rolls on one table, or reads what the table's own die came to (`die`). Nothing is written. Refused: `noSuchPack`,
   * `noSuchTable`, and `dieOutOfRange` at `die`.
   */
  roll(input: {
    readonly campaign?: CampaignId | undefined;
    readonly pack: string;
    readonly table: string;
    readonly die?: number | undefined;
    readonly below?: number | undefined;
  }): Promise<Reply<TableAnswer>>;
  /** Lets the person pick a file of tables; null: they cancelled. Refused: `cannotRead`, `tooLarge`, `notText`. */
  open(): Promise<Reply<TablesFile | null>>;
  /**
   * Takes the tables of a file into a campaign (rule IN-9). Nothing is written where it is refused, at `text`: `notJson` with
   * line and character, `badPack` with the first things that are wrong (one a line), `shippedPack` for an id of ours,
   * `packExists` for one that the campaign has already, `tooManyPacks`.
   *
   * @param input `text`: the file's, at most 256 KB; `replace`: in the place of those of the same id
   */
  add(input: {
    readonly commandId: string;
    readonly campaign: CampaignId;
    readonly text: string;
    readonly replace?: boolean | undefined;
  }): Promise<Reply<PackView>>;
  /** Takes a campaign's own tables away. Refused: `noSuchPack`, and `bodyInUse` while somebody has their body. */
  remove(input: {
    readonly commandId: string;
    readonly campaign: CampaignId;
    readonly pack: string;
  }): Promise<Reply<readonly PackView[]>>;
  /**
   * Takes back that tables were added, replaced or removed, as long as it is the last thing that happened in the campaign.
   * Refused: `nothingToTakeBack`, and `bodyInUse` where tables would go that somebody has as their body by now.
   *
   * @param input `pack`: the tables that were added or removed
   */
  takeBack(input: {
    readonly commandId: string;
    readonly campaign: CampaignId;
    readonly pack: string;
  }): Promise<Reply<readonly PackView[]>>;
  /** Saves a pack as a file, where the person says; null: they cancelled. Refused: `noSuchPack`, `cannotWrite`. */
  save(input: {
    readonly campaign?: CampaignId | undefined;
    readonly pack: string;
  }): Promise<Reply<{ readonly file: string | null }>>;
}
