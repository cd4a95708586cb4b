import { SvelteMap } from 'svelte/reactivity';
import type { GmApi } from '../../../../preload/contract/api.ts';
import type { MoraleCheckInput, MoralePreview, WhoChecks } from '../../../../preload/contract/morale-views.ts';
import type { CombatantView, OwedView } from '../../../../preload/contract/encounter-views.ts';
import { ask } from '../../state/ask.ts';
import type { EncounterState } from '../../state/encounter.svelte.ts';

type Due = Extract<OwedView, { readonly kind: 'morale' }>['due'];

/** Whose morale is checked, and which check that was due it answers. */
export interface Whose {
  readonly key: string;
  readonly label: string;
  readonly who: WhoChecks;
  readonly due: Due | null;
  /** Nobody of them is a foe: they may serve for pay, and have reasons of their own. */
  readonly retainers: boolean;
}

/** What is typed for one band; a die that is null is no face. */
export interface TypedCheck {
  readonly score?: number | null | undefined;
  readonly modifier?: number | null | undefined;
  readonly first?: number | null | undefined;
  readonly second?: number | null | undefined;
}

export type Reason = NonNullable<Parameters<GmApi['morale']['check']>[0]['reason']>;

export type Breaking = 'stay' | 'fled' | 'surrendered';

const OCCASIONS = { 'first-contact': 'at first contact', 'half-strength': 'at half strength' } as const;
const SIDES = [
  { side: 'foe', label: 'Foes' },
  { side: 'other', label: 'Others' },
] as const;

/** Everyone whose morale can be checked now: what is due first, then the picked rows, then the sides. */
export function whoseMorale({ head, rows }: EncounterState, picked: readonly CombatantView[]): readonly Whose[] {
  const due = (head?.owed ?? []).flatMap((owed): Whose[] => {
    if (owed.kind !== 'morale' || owed.due.side === 'hero') return [];
    const { side, occasion } = owed.due;
    const label = `${owed.name} ${OCCASIONS[occasion]}`;
    return [{ key: `${side} ${occasion}`, label, who: { side }, due: owed.due, retainers: false }];
  });
  const standing = picked.filter(({ out }) => !out);
  const [first] = standing;
  const label = standing.length === 1 ? (first?.name ?? '') : `The ${standing.length} picked`;
  const combatants = standing.map(({ id }) => id);
  const retainers = standing.every(({ side }) => side !== 'foe');
  const own: readonly Whose[] = first ? [{ key: 'picked', label, who: { combatants }, due: null, retainers }] : [];
  const sides = SIDES.filter(
    ({ side }) => rows.some((row) => row.side === side) && !due.some((one) => one.due?.side === side),
  ).map((one): Whose => ({ key: one.side, label: one.label, who: { side: one.side }, due: null, retainers: false }));
  return [...due, ...own, ...sides];
}

/** A morale check as it is being made: what is typed, and what main says it comes to. */
export class MoraleForm {
  preview = $state.raw<MoralePreview | null>(null);
  problem = $state<string | null>(null);
  breaking = $state<Breaking>('stay');
  #reason = $state<Reason | null>(null);
  sending = $state(false);
  #whose = $state.raw<Whose | null>(null);
  readonly #typed = new SvelteMap<string, TypedCheck>();
  #asked = 0;
  readonly #gm: GmApi;
  readonly #encounter: EncounterState;

  constructor(gm: GmApi, encounter: EncounterState) {
    this.#gm = gm;
    this.#encounter = encounter;
  }

  get whose(): Whose | null {
    return this.#whose;
  }

  /** Another one's morale; what was typed for the one before is forgotten. */
  choose(whose: Whose | null): void {
    this.#whose = whose;
    this.#typed.clear();
    this.breaking = 'stay';
    this.#reason = null;
    this.problem = null;
    void this.refresh();
  }

  /** Why a retainer is asked; null: for what the fight brings. */
  get reason(): Reason | null {
    return this.#reason;
  }

  ask(reason: Reason | null): void {
    this.#reason = reason;
    void this.refresh();
  }

  typed(key: string): TypedCheck {
    return this.#typed.get(key) ?? {};
  }

  type(key: string, change: TypedCheck): void {
    this.#typed.set(key, { ...this.typed(key), ...change });
    void this.refresh();
  }

  /** What is typed is no number of its range, in words; null: everything is. */
  get wrong(): string | null {
    const values = [...this.#typed.values()];
    if (values.some(({ first, second }) => first === null || second === null)) return 'A d6 shows 1 to 6.';
    if (values.some(({ score }) => score === null)) return 'Morale goes from 2 to 12.';
    return values.some(({ modifier }) => modifier === null) ? 'A modifier goes from −2 to 2.' : null;
  }

  async refresh(): Promise<void> {
    const preview = await this.#ask(false);
    if (preview) this.preview = preview;
  }

  /** Rolls every die that is still open. */
  async roll(): Promise<void> {
    const preview = await this.#ask(true);
    if (!preview) return;
    for (const { key, slots } of preview.bands) {
      const dice = Object.fromEntries(slots.map(({ slot, value }) => [slot, value ?? undefined]));
      this.#typed.set(key, { ...this.typed(key), ...dice });
    }
    this.preview = preview;
  }

  /** Makes the check. @returns whether it was made */
  async check(): Promise<boolean> {
    const whose = this.#whose;
    if (!whose || this.sending) return false;
    const { who, due } = whose;
    const { checks, breaking, reason } = this;
    this.sending = true;
    const reply = await this.#encounter.send((gesture) =>
      this.#gm.morale.check({
        ...gesture,
        who,
        checks,
        ...(due ? { due } : {}),
        ...(reason === null ? {} : { reason }),
        ...(breaking === 'stay' ? {} : { breaking }),
      }),
    );
    this.sending = false;
    this.problem = reply.ok ? null : reply.refusal.reason;
    return reply.ok;
  }

  get checks(): readonly MoraleCheckInput[] {
    const keys = this.preview?.bands.map(({ key }) => key) ?? [...this.#typed.keys()];
    return keys.map((key) => {
      const { score, modifier, first, second } = this.typed(key);
      return {
        key,
        score: score ?? undefined,
        modifier: modifier ?? undefined,
        first: first ?? undefined,
        second: second ?? undefined,
      };
    });
  }

  async #ask(roll: boolean): Promise<MoralePreview | null> {
    const { head } = this.#encounter;
    const whose = this.#whose;
    this.#asked += 1;
    const question = this.#asked;
    if (!head || !whose) {
      this.preview = null;
      return null;
    }
    const { who } = whose;
    const { checks } = this;
    const reason = this.#reason ?? undefined;
    const reply = await ask(() => this.#gm.morale.preview({ encounter: head.id, who, checks, reason, roll }));
    if (question !== this.#asked) return null;
    this.problem = reply.ok ? null : reply.refusal.reason;
    if (!reply.ok) this.preview = null;
    return reply.ok ? reply.value : null;
  }
}
