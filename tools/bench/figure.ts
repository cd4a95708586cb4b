/** One measured figure. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** `ratio` where it is one of two times of the same run. */
  readonly unit: 'ratio' | 'µs' | 'ms';
  /** The most it should be; null: only good to know. */
  readonly bar: number | null;
}

export const isOver = ({ value, bar }: Figure): boolean => bar !== null && value > bar;

/** @throws RangeError for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  const next = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (middle === undefined || next === undefined) throw new RangeError('Nothing was measured.');
  return (middle + next) / 2;
}

/** How long one call takes, in ms: the median of `times` calls. */
export function timeOf(times: number, work: (index: number) => void): number {
  return median(Array.from({ length: times }, (_none, index) => timed(work, index)));
}

/** Two times in ms: five rounds, in each of which they take turns, so that what else the machine does falls on both alike. */
export const roundsInTurn = (
  times: number,
  one: (index: number) => void,
  other: (index: number) => void,
): readonly (readonly [number, number])[] =>
  Array.from({ length: 5 }, () => {
    const turns = Array.from({ length: times }, (_none, index) => [timed(one, index), timed(other, index)] as const);
    return [median(turns.map(([time]) => time)), median(turns.map(([, time]) => time))] as const;
  });

function timed(work: (index: number) => void, index: number): number {
  const from = performance.now();
  work(index);
  return performance.now() - from;
}

/** The medians of both. */
export const timesOf = (rounds: readonly (readonly [number, number])[]): readonly [number, number] => [
  median(rounds.map(([one]) => one)),
  median(rounds.map(([, other]) => other)),
];

/** How much longer the one takes, by the rounds. */
export const ratioOf = (rounds: readonly (readonly [number, number])[]): number =>
  median(rounds.map(([one, other]) => one / other));

const COLUMNS = { name: 58, value: 12, bar: 12 } as const;

/** The figures as lines to read. */
export const tableOf = (figures: readonly Figure[]): string[] => [
  `${'what'.padEnd(COLUMNS.name)}${'measured'.padStart(COLUMNS.value)}${'at most'.padStart(COLUMNS.bar)}`,
  ...figures.map((figure) => {
    const { name, value, unit, bar } = figure;
    const written = (amount: number): string =>
      unit === 'ratio' ? `${amount.toFixed(2)} ×` : `${amount.toFixed(2)} ${unit}`;
    const limit = bar === null ? '' : written(bar);
    const mark = isOver(figure) ? '  over' : '';
    return `${name.padEnd(COLUMNS.name)}${written(value).padStart(COLUMNS.value)}${limit.padStart(COLUMNS.bar)}${mark}`;
  }),
];
