import type { Reply } from '../reply.ts';
import type { PackTablesView, PackView, TableAnswer } from '../table-views.ts';

/** The injury and location tables, by themselves: no campaign and no encounter has to be open. */
export interface TablesApi {
  /** Every pack there is, the one that encounters use first. */
  list(): Promise<Reply<readonly PackView[]>>;
  /**
   * All tables of a pack with the odds of each row (rules IN-5 and IN-7). Refused: `noSuchPack`.
   *
   * @param input `below`: Wounds below zero that a severity counts, 0 to 1000; absent: 0
   */
  read(input: { readonly pack: string; readonly below?: number | undefined }): Promise<Reply<PackTablesView>>;
  /**
   * Rolls on one table, or reads what the table's own die came to (`die`). Nothing is written. Refused: `noSuchPack`,
   * `noSuchTable`, and `dieOutOfRange` at `die`.
   */
  roll(input: {
    readonly pack: string;
    readonly table: string;
    readonly die?: number | undefined;
    readonly below?: number | undefined;
  }): Promise<Reply<TableAnswer>>;
}
