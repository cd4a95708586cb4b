import type { GmApi } from '../../../../preload/contract/api.ts';
import type { CampaignView } from '../../../../preload/contract/campaign-views.ts';
import type { ResterInput, ResterView, RestInput, RestPreview } from '../../../../preload/contract/rest-views.ts';
import { ask } from '../../state/ask.ts';
import { likelyMoves, moveOf, type MoveChoice } from './rest-moves.ts';

type Ruleset = ResterInput['rest']['ruleset'];
type Length = ResterInput['rest']['length'];
type Vitals = CampaignView['party'][number]['vitals'];

/** Where the party rests, and who could. */
export interface Resting {
  readonly campaign: RestInput['campaign'];
  readonly encounter: RestInput['encounter'];
  readonly ruleset: Ruleset;
  readonly people: readonly { readonly id: string; readonly name: string; readonly vitals: Vitals }[];
}

/** One of the party: whether they rest, and what they do. */
export class Rester {
  readonly id: ResterInput['who'];
  readonly name: string;
  readonly vitals: Vitals;
  rests = $state(true);
  moves: readonly [MoveChoice, MoveChoice] = $state.raw(['', '']);
  bed = $state(false);
  physician = $state(false);
  /** As typed or rolled; null: open. */
  dice: readonly (number | null)[] = $state.raw([]);

  constructor({ id, name, vitals }: Resting['people'][number]) {
    this.id = id as ResterInput['who'];
    this.name = name;
    this.vitals = vitals;
    if ('hp' in vitals) this.moves = likelyMoves(vitals);
  }

  /** Another move has another die, and the ones after it move up. */
  choose(at: 0 | 1, choice: MoveChoice): void {
    this.moves = at === 0 ? [choice, this.moves[1]] : [this.moves[0], choice];
    this.dice = [];
  }

  type(at: number, value: number | null): void {
    const dice = [...this.dice];
    while (dice.length <= at) dice.push(null);
    this.dice = dice.with(at, value);
  }
}

/** What is asked before the party rests. Nothing has to be touched: everyone does what they most need. */
export class RestForm {
  readonly resting: Resting;
  readonly resters: readonly Rester[];
  length = $state<Length>('short');
  interrupted = $state(false);
  safe = $state(true);
  gmDie = $state<number | null>(null);
  preview = $state.raw<RestPreview | null>(null);
  /** Why it was refused, in words. */
  refused = $state<string | null>(null);
  #asked = 0;
  readonly #gm: GmApi;

  constructor(gm: GmApi, resting: Resting) {
    this.#gm = gm;
    this.resting = resting;
    this.resters = resting.people.map((person) => new Rester(person));
    this.length = resting.ruleset === 'thresholds' ? 'short' : 'night';
  }

  readonly input: RestInput = $derived.by(() => ({
    campaign: this.resting.campaign,
    encounter: this.resting.encounter,
    rests: this.resters.filter(({ rests }) => rests).map((rester) => this.#inputOf(rester)),
    ...(this.gmDie === null ? {} : { gmDie: this.gmDie }),
  }));

  /** What stands in the way, in words; null: nothing. */
  get problem(): string | null {
    if (this.input.rests.length === 0) return 'Nobody rests.';
    return this.refused ?? this.preview?.problem ?? null;
  }

  viewOf(who: Rester['id']): ResterView | undefined {
    return this.preview?.resters.find((one) => one.who === who);
  }

  /** Another length or a rest that is broken off takes other dice. */
  forgetDice(): void {
    for (const rester of this.resters) rester.dice = [];
    this.gmDie = null;
  }

  /** What the rest comes to as it is said. A late answer, to what is no longer said, is dropped. */
  async refresh(): Promise<RestPreview | null> {
    return this.#ask(false);
  }

  /** Rolls what is open; the dice then stand in their fields and can be typed over. */
  async roll(): Promise<void> {
    const rolled = await this.#ask(true);
    if (!rolled) return;
    for (const rester of this.resters) {
      const dice = rolled.resters.find(({ who }) => who === rester.id)?.dice;
      if (dice && rester.rests) rester.dice = dice.map(({ value }) => value);
    }
    this.gmDie = rolled.gmDie?.value ?? null;
  }

  async #ask(roll: boolean): Promise<RestPreview | null> {
    const { input } = this;
    this.#asked += 1;
    const question = this.#asked;
    if (input.rests.length === 0) {
      this.preview = null;
      return null;
    }
    const reply = await ask(() => this.#gm.rests.preview({ ...input, ...(roll ? { roll } : {}) }));
    if (question !== this.#asked) return null;
    this.refused = reply.ok ? null : reply.refusal.reason;
    this.preview = reply.ok ? reply.value : null;
    return this.preview;
  }

  #inputOf({ id: who, moves, bed, physician, dice }: Rester): ResterInput {
    const { length, interrupted, safe } = this;
    const typed = dice.length > 0 ? { dice } : {};
    if (length === 'short' || length === 'long') {
      const made = moves.flatMap((choice) => moveOf(choice) ?? []);
      return { who, rest: { ruleset: 'thresholds', length, interrupted, moves: made }, ...typed };
    }
    const day = length === 'day' && safe;
    const cared = length !== 'hour' && safe;
    return {
      who,
      rest: { ruleset: 'stamina-wounds', length, safe, bed: day && bed, physician: cared && physician },
      ...typed,
    };
  }
}
