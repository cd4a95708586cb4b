import type { GmApi } from '../../../preload/contract/api.ts';
import type { PackTablesView } from '../../../preload/contract/table-views.ts';
import { ask } from './ask.ts';

/** Every pack with its tables, there from the start: a die that is typed right after the key is read like any other. */
export class PackShelf {
  packs = $state.raw<readonly PackTablesView[]>([]);
  /** Why they are not there, in words. */
  problem = $state<string | null>(null);
  readonly #gm: GmApi;

  constructor(gm: GmApi) {
    this.#gm = gm;
  }

  async load(): Promise<void> {
    const listed = await ask(() => this.#gm.tables.list());
    if (!listed.ok) {
      this.problem = listed.refusal.reason;
      return;
    }
    const read = await Promise.all(listed.value.map(({ id: pack }) => ask(() => this.#gm.tables.read({ pack }))));
    this.packs = read.flatMap((reply) => (reply.ok ? [reply.value] : []));
    this.problem = read.find((reply) => !reply.ok)?.refusal.reason ?? null;
  }
}
