import type { InjuryInput, InjuryPlacesView } from '../../../../preload/contract/injury-views.ts';

type Severity = InjuryInput['severity'];

/**
 * An injury as it is written down by hand. Its words are those that the tables have for the place, until somebody writes
 * others.
 */
export class InjuryForm {
  severity = $state<Severity>('minor');
  region = $state('');
  spot = $state('');
  side = $state<string | null>(null);
  /** null: as the tables say. */
  #note = $state<string | null>(null);
  #lasts = $state<string | null>(null);
  readonly places: InjuryPlacesView;

  /** @param from what it was; null: a new one, at the first place of the tables */
  constructor(places: InjuryPlacesView, from: InjuryInput | null) {
    this.places = places;
    const [first] = places.regions;
    const { severity, region, spot, side, note, lasts } = from ?? {
      severity: 'minor',
      region: first?.region ?? '',
      spot: first?.spots[0]?.spot ?? '',
      side: first?.sides[0] ?? null,
    };
    this.severity = severity;
    this.region = region;
    this.spot = spot;
    this.side = side;
    if (from === null) return;
    this.#note = note ?? '';
    this.#lasts = lasts ?? '';
  }

  #region() {
    return this.places.regions.find(({ region }) => region === this.region);
  }

  /** Its place is none of the tables: it was written down under others. */
  get elsewhere(): boolean {
    return this.#region()?.spots.some(({ spot }) => spot === this.spot) !== true;
  }

  get sides(): readonly string[] {
    return this.elsewhere ? [] : (this.#region()?.sides ?? []);
  }

  get #effect() {
    const spot = this.#region()?.spots.find((one) => one.spot === this.spot);
    return spot?.effects.find(({ severity }) => severity === this.severity);
  }

  get note(): string {
    return this.#note ?? this.#effect?.means ?? '';
  }
  set note(words: string) {
    this.#note = words;
  }

  get lasts(): string {
    return this.#lasts ?? this.#effect?.lasts ?? '';
  }
  set lasts(words: string) {
    this.#lasts = words;
  }

  /** Goes to a place; another one has its own words, and of a pair the side stays where it can. */
  goTo(region: string, spot: string): void {
    this.region = region;
    this.spot = spot;
    const { sides } = this;
    if (this.side === null || !sides.includes(this.side)) this.side = sides[0] ?? null;
    this.useTables();
  }

  /** Another severity has other words. */
  turn(severity: Severity): void {
    this.severity = severity;
    this.useTables();
  }

  useTables(): void {
    this.#note = null;
    this.#lasts = null;
  }

  get value(): InjuryInput {
    const { severity, region, spot, side, note, lasts } = this;
    return { severity, region, spot, side, note: note.trim(), lasts: lasts.trim() };
  }
}
