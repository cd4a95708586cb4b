import type { AppInfo as AppFacts, GmApi, Platform } from '../../../preload/contract/api.ts';
import { ask, type Refusal } from './ask.ts';

/** Which Woundboard this is, and where its data lives. */
export class AppInfo {
  facts = $state.raw<AppFacts | null>(null);
  readonly #gm: GmApi;

  constructor(gm: GmApi) {
    this.#gm = gm;
  }

  /** @returns why it could not be learned, or null */
  async load(): Promise<Refusal | null> {
    const reply = await ask(() => this.#gm.app.info());
    if (!reply.ok) return reply.refusal;
    this.facts = reply.value;
    return null;
  }

  /** Until it is known, keys are read and written as on Linux and Windows. */
  get platform(): Platform {
    return this.facts?.platform ?? 'linux';
  }
}
