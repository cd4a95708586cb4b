interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 12;

/** The corners of a closed outline of curves (`M`, `C`, `L`, `Z`), each curve in short straight pieces. */
function corners(path: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (!'MCLZ'.includes(letter)) throw new Error(`an outline has no ${letter}`);
    const step = letter === 'C' ? 6 : 2;
    for (let at = 0; at < numbers.length; at += step)
      points.push(...piece(points.at(-1), numbers.slice(at, at + step)));
  }
  return points;
}

function piece(from: Point | undefined, numbers: readonly number[]): readonly Point[] {
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN, x = NaN, y = NaN] = numbers;
  if (numbers.length === 2) return [{ x: x1, y: y1 }];
  if (!from || numbers.length !== 6) throw new Error('an outline is broken off');
  return Array.from({ length: STEPS }, (_, index) => {
    const t = (index + 1) / STEPS;
    const u = 1 - t;
    const mix = (a: number, b: number, c: number, d: number): number =>
      u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
    return { x: mix(from.x, x1, x2, x), y: mix(from.y, y1, y2, y) };
  });
}

/** Whether a point lies inside a closed outline. */
export function inside({ x, y }: Point, path: string): boolean {
  const all = corners(path);
  return all.reduce((within, one, at) => {
    const other = all[(at + 1) % all.length] ?? one;
    const spans = one.y > y !== other.y > y;
    const crosses = spans && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x);
    return crosses ? !within : within;
  }, false);
}
