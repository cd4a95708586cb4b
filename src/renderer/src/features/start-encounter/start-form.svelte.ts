import { SvelteMap } from 'svelte/reactivity';
import type { GmApi } from '../../../../preload/contract/api.ts';
import type { StartEncounterInput } from '../../../../preload/contract/api/encounter-api.ts';
import type { CampaignView, OptionValue, OptionView } from '../../../../preload/contract/campaign-views.ts';
import type { EncounterView } from '../../../../preload/contract/encounter-views.ts';
import { ask, type Refusal } from '../../state/ask.ts';
import { SurpriseRolls } from './surprise-rolls.svelte.ts';
import { Gathering } from './gathering.svelte.ts';

export const MOST_TOKENS = 12;

/** What is asked before an encounter starts. It begins with everyone of the party, under the campaign's own options. */
export class StartForm {
  name = $state('');
  mode = $state<StartEncounterInput['mode']>('sides');
  readonly gathering: Gathering;
  refusal = $state.raw<Refusal | null>(null);
  /** Spotlight tokens for each hero; 0: none are used; null: what was typed is no number. */
  tokensEach = $state<number | null>(0);
  /** Sides that do not act in round 1. */
  readonly surprise = new SurpriseRolls();
  readonly #campaign: CampaignView;
  readonly #chosen = new SvelteMap<string, OptionValue>();
  /** undefined: as the last encounter or rest left them, or else one for each hero, however many take part. */
  #tokens = $state<number | null | undefined>(undefined);

  constructor(campaign: CampaignView) {
    this.#campaign = campaign;
    this.name = `Encounter ${campaign.encounters.length + 1}`;
    this.mode = campaign.ruleset === 'thresholds' ? 'spotlight' : 'sides';
    this.gathering = new Gathering(
      campaign,
      campaign.party.map(({ id }) => id),
    );
  }

  /** Game master's tokens to begin with; null: what was typed is no number. */
  get tokens(): number | null {
    if (this.#tokens !== undefined) return this.#tokens;
    return this.#campaign.gmTokens ?? Math.min(this.gathering.heroes, MOST_TOKENS);
  }

  set tokens(tokens: number | null) {
    this.#tokens = tokens;
  }

  get usesTokens(): boolean {
    return this.#campaign.ruleset === 'thresholds';
  }

  /** Whether the ruleset knows surprise. */
  get usesSurprise(): boolean {
    return this.#campaign.ruleset === 'stamina-wounds';
  }

  valueOf({ key, values }: OptionView): OptionValue | undefined {
    const own = (this.#campaign.options as unknown as Readonly<Record<string, OptionValue>>)[key];
    return this.#chosen.get(key) ?? own ?? values[0]?.value;
  }

  choose({ key }: OptionView, value: OptionValue): void {
    this.#chosen.set(key, value);
  }

  /** Options that are other than the campaign's own. */
  get changed(): number {
    const own = this.#campaign.options as unknown as Readonly<Record<string, OptionValue>>;
    return [...this.#chosen].filter(([key, value]) => own[key] !== value).length;
  }

  /** Starts it. @returns the encounter, or null; then `refusal` says why not */
  async start(gm: GmApi): Promise<EncounterView | null> {
    if (!this.gathering.clear || this.surprise.wrong || (this.usesTokens && this.tokens === null)) return null;
    if (this.mode === 'spotlight' && this.tokensEach === null) return null;
    const reply = await ask(() => gm.encounter.start(this.#input()));
    this.refusal = reply.ok ? null : reply.refusal;
    return reply.ok ? reply.value : null;
  }

  #input(): StartEncounterInput {
    const { tokens, tokensEach } = this;
    const { surprised, surpriseRolls } = this.surprise.input;
    return {
      commandId: crypto.randomUUID(),
      campaign: this.#campaign.id,
      name: this.name,
      mode: this.mode,
      ...(this.#chosen.size > 0 ? { options: Object.fromEntries(this.#chosen) } : {}),
      ...this.gathering.joining,
      ...(this.mode === 'individual' ? { turnValues: this.gathering.turnValues } : {}),
      ...(this.mode === 'spotlight' && tokensEach !== null && tokensEach > 0 ? { tokensEach } : {}),
      ...(surprised.length > 0 ? { surprised } : {}),
      ...(surpriseRolls.length > 0 ? { surpriseRolls } : {}),
      ...(this.gathering.quick.length > 0 ? { quick: this.gathering.quick } : {}),
      ...(this.usesTokens && tokens !== null ? { gmTokens: tokens } : {}),
    };
  }
}
