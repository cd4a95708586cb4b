import type { GmApi, Reply } from '../../../../preload/contract/api.ts';
import type { CampaignView } from '../../../../preload/contract/campaign-views.ts';
import type { EncounterView, QuickAddView } from '../../../../preload/contract/encounter-views.ts';
import { ask, type Refusal } from '../../state/ask.ts';

/** Where a line is read: a campaign, and the encounter that is under way, if one is. */
export interface QuickPlace {
  readonly campaign: CampaignView['id'];
  readonly encounter?: EncounterView['id'] | undefined;
}

/** One line of who joins, with what it means. Main reads it; answers to an earlier text are dropped. */
export class QuickLine {
  /** Who would join; null: not known (yet). */
  view = $state.raw<QuickAddView | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Enter was pressed on what is refused: from then on it is a mistake, and no longer only unfinished. */
  insisted = $state(false);
  #text = $state('');
  #asked = 0;
  readonly #gm: GmApi;
  readonly #place: QuickPlace;

  constructor(gm: GmApi, place: QuickPlace) {
    this.#gm = gm;
    this.#place = place;
  }

  get text(): string {
    return this.#text;
  }

  get empty(): boolean {
    return this.#text.trim() === '';
  }

  /** The text as it now stands. */
  write(text: string): void {
    this.#text = text;
    this.insisted = false;
    void this.preview();
  }

  /** Asks who would join. @returns the answer, or null when the text has changed since */
  async preview(): Promise<Reply<QuickAddView> | null> {
    this.#asked += 1;
    const question = this.#asked;
    if (this.empty) {
      this.view = null;
      this.refusal = null;
      return null;
    }
    const reply = await ask(() => this.#gm.encounter.previewQuickAdd({ ...this.#place, text: this.#text }));
    if (question !== this.#asked) return null;
    this.view = reply.ok ? reply.value : null;
    this.refusal = reply.ok ? null : reply.refusal;
    return reply;
  }

  refuse(refusal: Refusal): void {
    this.#asked += 1;
    this.view = null;
    this.refusal = refusal;
    this.insisted = true;
  }
}
