import type { ConditionInput, ConditionTimerInput } from '../../../../preload/contract/api/encounter-api.ts';
import type { ValueOf } from '../../../../preload/contract/channels.ts';

export type BuiltIn = ValueOf<'encounter.conditions'>[number];

/** What can be put on somebody: a built-in condition, or one in the game master's own words. */
export interface Offered {
  /** null: in their own words. */
  readonly kind: string | null;
  readonly name: string;
  readonly sentence: string;
}

/** How long it lasts. */
export type Lasts = 'always' | 'startOfTurn' | 'endOfTurn' | 'endOfRound';

const OWN = 'In your own words.';

/** Thresholds that are typed: `2`, `+2`, `-2`; null: none; undefined: no such number. */
function readShift(text: string): number | null | undefined {
  const typed = text.trim().replace(/^[−–]/, '-');
  if (typed === '') return null;
  return /^[-+]?\d{1,2}$/.test(typed) ? Number(typed) : undefined;
}

/** Armor slots that are typed: `2`, `+2`; null: none; undefined: no such number. */
function readArmor(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const slots = /^\+?\d{1,2}$/.test(typed) ? Number(typed) : 0;
  return slots >= 1 && slots <= 12 ? slots : undefined;
}

/** What is asked before a condition is put on somebody. Enough is a few letters of its name. */
export class ConditionForm {
  known: readonly BuiltIn[] = $state.raw([]);
  count = $state<number | null>(1);
  whose = $state<ConditionTimerInput['whose']>('bearer');
  ends = $state(true);
  remindAt = $state<ConditionInput['remindAt']>(null);
  note = $state('');
  shift = $state('');
  armor = $state('');
  cannotAct = $state(false);
  #query = $state('');
  #marked = $state(-1);
  #lasts = $state<Lasts | null>(null);

  get query(): string {
    return this.#query;
  }

  set query(query: string) {
    this.#query = query;
    this.#marked = query.trim() === '' ? -1 : 0;
  }

  /** Names that begin with what is typed, then those with it in them or in their sentence, then the words themselves. */
  readonly found: readonly Offered[] = $derived.by(() => {
    const typed = this.#query.trim();
    const small = typed.toLowerCase();
    const rank = ({ name, sentence }: BuiltIn): number => {
      const at = name.toLowerCase().indexOf(small);
      if (at >= 0) return Number(at > 0);
      // A word of a sentence takes more than a letter or two.
      return small.length > 3 && sentence.toLowerCase().includes(small) ? 2 : 3;
    };
    const built = this.known.filter((one) => rank(one) < 3).toSorted((a, b) => rank(a) - rank(b));
    const exact = built.some(({ name }) => name.toLowerCase() === small);
    return [...built, ...(typed === '' || exact ? [] : [{ kind: null, name: typed, sentence: OWN }])];
  });

  get index(): number {
    return this.#marked;
  }

  readonly marked: Offered | undefined = $derived.by(() => this.found[this.#marked]);

  /** What the marked one changes by itself, unless something else is typed. */
  readonly brings: BuiltIn['effects'] | undefined = $derived.by(
    () => this.known.find(({ kind }) => kind === this.marked?.kind)?.effects,
  );

  mark(index: number): void {
    this.#marked = index;
  }

  move(by: 1 | -1): void {
    this.#marked = Math.min(Math.max(this.#marked + by, 0), this.found.length - 1);
  }

  /** Surprise is over with the round, unless somebody says otherwise. */
  get lasts(): Lasts {
    return this.#lasts ?? (this.marked?.kind === 'surprised' ? 'endOfRound' : 'always');
  }

  set lasts(lasts: Lasts) {
    this.#lasts = lasts;
  }

  /** Why it cannot be sent yet; null when it can. */
  get problem(): string | null {
    if (!this.marked) return 'Type a name, or choose one with ↓.';
    if (this.lasts !== 'always' && this.count === null) return 'How many?';
    if (readShift(this.shift) === undefined) return 'Thresholds change by a whole number, such as +2.';
    return readArmor(this.armor) === undefined ? 'Temporary armor is 1 to 12 slots.' : null;
  }

  /** The condition as it is sent; only where there is no problem. */
  get input(): ConditionInput | null {
    const { marked, remindAt, note, cannotAct } = this;
    if (!marked || this.problem !== null) return null;
    const thresholds = readShift(this.shift);
    const armor = readArmor(this.armor);
    return {
      kind: marked.kind,
      name: marked.name,
      ...(typeof thresholds === 'number' ? { thresholds } : {}),
      ...(typeof armor === 'number' ? { armor } : {}),
      ...(cannotAct ? { cannotAct } : {}),
      remindAt,
      note: note.trim(),
      timer: this.#timer,
    };
  }

  get #timer(): ConditionTimerInput | null {
    const { lasts, count, ends, whose } = this;
    if (lasts === 'always' || count === null) return null;
    if (lasts === 'endOfRound') return { at: 'end', whose: null, turns: count, ends };
    return { at: lasts === 'startOfTurn' ? 'start' : 'end', whose, turns: count, ends };
  }
}
