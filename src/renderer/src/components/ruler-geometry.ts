/** One band of a ruler: from its first whole number up to the next band. */
export interface Band {
  readonly label: string;
  /** The first whole number of the band; the first band's is where the ruler begins. */
  readonly from: number;
  /** A colour token. */
  readonly tone: 'minor' | 'major' | 'severe' | 'massive';
  /** How many tally boxes stand beside the label; 0 for none. */
  readonly tally: number;
}

export interface PlacedBand extends Band {
  readonly left: number;
  readonly right: number;
  readonly active: boolean;
}

export interface Ruler {
  readonly bands: readonly PlacedBand[];
  readonly ticks: readonly { readonly x: number; readonly long: boolean }[];
  /** Where the marker stands; null without one. */
  readonly marker: number | null;
}

/** How wide a letter of a label is at the most, and from where to where each box of a tally reaches. */
const LETTER = 6.2;
export const TALLY = { width: 3.8, step: 5.2, before: 3 } as const;
/** Between two labels, so that they do not read as one. */
const GAP = 5;

/** How much room a label takes by itself, and with its tally up to the next. */
export const labelWidth = ({ label }: Pick<Band, 'label'>): number => label.length * LETTER;
export const roomOf = (band: Band): number => labelWidth(band) + TALLY.before + band.tally * TALLY.step + GAP;
/** Ticks closer together than this run into a grey bar. */
const CLOSEST = 3.2;

/** Each band's share of the length: by its numbers, but none is narrower than what stands over it. They add up to 1. */
function shares(spans: readonly number[], rooms: readonly number[], length: number): readonly number[] {
  const all = Math.max(length, sumOf(rooms));
  const whole = sumOf(spans);
  const wanted = spans.map((span, at) => ({ share: span / whole, least: (rooms[at] ?? 0) / all }));
  const spare = sumOf(wanted.map(({ share, least }) => Math.max(0, share - least)));
  const missing = sumOf(wanted.map(({ share, least }) => Math.max(0, least - share)));
  return wanted.map(({ share, least }) => (share <= least ? least : share - (missing * (share - least)) / spare));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The last band has no end; it is drawn as long as the one before it. */
function spansOf(bands: readonly Band[]): readonly number[] {
  const inner = bands.slice(1).map((band, at) => Math.max(1, band.from - (bands[at]?.from ?? 0)));
  return [...inner, inner.at(-1) ?? 1];
}

function ticksOf(from: number, span: number, left: number, right: number): Ruler['ticks'] {
  const unit = (right - left) / span;
  const step = [1, 5, 10, 50, 100].find((size) => size * unit >= CLOSEST) ?? span;
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.ceil((from + span - first) / step));
  return Array.from({ length: count }, (_, at) => first + at * step).map((value) => ({
    x: left + (value - from) * unit,
    long: value % (step * 5) === 0,
  }));
}

/**
 * Places bands, ticks and marker on a ruler that runs from `left` to `right`.
 *
 * @param bands at least one, rising by `from`
 * @param value a whole number to mark, or null; past either end it stands at that end
 */
export function placeRuler(bands: readonly Band[], value: number | null, left: number, right: number): Ruler {
  const spans = spansOf(bands);
  const portions = shares(spans, bands.map(roomOf), right - left);
  const active =
    value === null
      ? -1
      : Math.max(
          0,
          bands.findLastIndex(({ from }) => value >= from),
        );
  let at = left;
  const placed = bands.map((band, index): PlacedBand => {
    const begin = at;
    at += (portions[index] ?? 0) * (right - left);
    return { ...band, left: begin, right: at, active: index === active };
  });
  const ticks = placed.flatMap((band, index) => ticksOf(band.from, spans[index] ?? 1, band.left, band.right));
  const band = placed[active];
  const into = band && value !== null ? (value - band.from) / (spans[active] ?? 1) : 0;
  const marker = band ? band.left + Math.min(1, Math.max(0, into)) * (band.right - band.left) : null;
  return { bands: placed, ticks: [...ticks, { x: right, long: false }], marker };
}

/** `Minor below 8, Major 8 to 15, Severe 16 or more`; with a value `14 lies in Major, 8 to 15`. */
export function rulerInWords(bands: readonly Band[], value: number | null): string {
  const range = (at: number): string => {
    const next = bands[at + 1]?.from;
    const from = bands[at]?.from ?? 0;
    if (at === 0) return next === undefined ? 'everything' : `below ${next}`;
    if (next === undefined) return `${from} or more`;
    return next - 1 === from ? `${from} only` : `${from} to ${next - 1}`;
  };
  if (value === null) return bands.map(({ label }, at) => `${label} ${range(at)}`).join(', ');
  const at = Math.max(
    0,
    bands.findLastIndex(({ from }) => value >= from),
  );
  return `${value} lies in ${bands[at]?.label ?? ''}, ${range(at)}`;
}
