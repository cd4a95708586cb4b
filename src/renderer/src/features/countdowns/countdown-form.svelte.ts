import type { CountdownInput } from '../../../../preload/contract/api/countdown-api.ts';
import type { GmApi } from '../../../../preload/contract/api.ts';
import type { BridgeRefusal } from '../../../../preload/contract/reply.ts';
import type { ValueOf } from '../../../../preload/contract/channels.ts';
import { ask } from '../../state/ask.ts';
import type { Follows, Loop } from './countdown-words.ts';

type Start = ValueOf<'countdowns.readStart'>;

/** What is asked before a countdown begins: a name and a number are enough. */
export class CountdownForm {
  name = $state('');
  loop = $state<Loop>('none');
  follows = $state<Follows>('hand');
  hidden = $state(false);
  /** What lies on the table, die by die; null: to be rolled. */
  faces: readonly (number | null)[] = $state.raw([]);
  /** The dice of the start as it stands; null: it cannot be read, or not yet. */
  read = $state.raw<Start | null>(null);
  refusal = $state.raw<BridgeRefusal | null>(null);
  #start = $state('');
  readonly #gm: GmApi;

  constructor(gm: GmApi) {
    this.#gm = gm;
  }

  get start(): string {
    return this.#start;
  }

  set start(start: string) {
    this.#start = start;
    this.refusal = null;
    void this.#readStart(start);
  }

  type(at: number, face: number | null): void {
    const dice = this.read?.dice ?? [];
    this.faces = dice.map((_, index) => (index === at ? face : (this.faces[index] ?? null)));
  }

  /** Why a field is refused, in words. */
  errorAt(field: string): string | undefined {
    if (this.refusal === null) return undefined;
    const at = this.refusal.field?.split('.')[0] ?? 'name';
    const known = ['name', 'start', 'faces'].includes(at) ? at : 'name';
    return known === field ? this.refusal.reason : undefined;
  }

  get input(): CountdownInput {
    const { name, start, loop, follows, hidden, faces } = this;
    return {
      name,
      start,
      ...(faces.length > 0 ? { faces } : {}),
      loop,
      follows: follows === 'hand' ? null : follows,
      hidden,
    };
  }

  /** Empty again, for the next one. */
  clear(): void {
    this.name = '';
    this.#start = '';
    this.loop = 'none';
    this.follows = 'hand';
    this.hidden = false;
    this.faces = [];
    this.read = null;
    this.refusal = null;
  }

  async #readStart(start: string): Promise<void> {
    const reply = await ask(() => this.#gm.countdowns.readStart({ start }));
    // A late answer is about what no longer stands there.
    if (this.#start !== start) return;
    this.read = reply.ok ? reply.value : null;
    this.faces = this.read?.dice.map((_, at) => this.faces[at] ?? null) ?? [];
  }
}
