import { bodySpot, type BodyPlace } from './body-spots.ts';
import { spread } from './spread.ts';

/** The figure with room for numbers at its sides, in the units of the figure. */
export const MARKS = { left: -34, width: 268, height: 440, radius: 18 } as const;

/** The numbered mark of an injury on the figure. */
export interface PlacedMark {
  /** Which injury, from 0. */
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly behind: boolean;
  /** Its number stands beside the body, with a line to its place; null: on the place itself. */
  readonly aside: { readonly x: number; readonly y: number } | null;
}

type Spotted = Omit<PlacedMark, 'aside'>;

const overlap = (one: Spotted, other: Spotted): boolean =>
  one.at !== other.at && Math.hypot(one.x - other.x, one.y - other.y) < MARKS.radius * 2 + 2;

/** Numbers that stand at one side of the body, from above, none on another. */
function asideAt(x: number, marks: readonly Spotted[]): readonly PlacedMark[] {
  const sorted = marks.toSorted((one, other) => one.y - other.y || one.at - other.at);
  const heights = spread(
    sorted.map(({ y }) => y),
    MARKS.radius * 2 + 3,
    MARKS.radius + 2,
    MARKS.height - MARKS.radius - 2,
  );
  return sorted.map((mark, at) => ({ ...mark, aside: { x, y: heights[at] ?? mark.y } }));
}

/**
 * Where the marks of injuries stand: on their places, and where that would lay one on another, beside the body, each with a
 * line to its place. Those of another body have none.
 */
export function placeMarks(injuries: readonly BodyPlace[]): readonly PlacedMark[] {
  const spotted = injuries.flatMap((injury, at): Spotted[] => {
    const spot = bodySpot(injury);
    return spot ? [{ at, x: spot.x, y: spot.y, behind: spot.behind === true }] : [];
  });
  const crowded = spotted.filter((one) => spotted.some((other) => overlap(one, other)));
  const alone = spotted.filter((one) => !crowded.includes(one)).map((mark): PlacedMark => ({ ...mark, aside: null }));
  // What lies in the middle goes where there is more room.
  const left = crowded.filter(({ x }) => x < 99);
  const right = crowded.filter(({ x }) => x > 101);
  for (const mark of crowded.filter(({ x }) => x >= 99 && x <= 101))
    (left.length <= right.length ? left : right).push(mark);
  const edge = MARKS.radius + 1;
  return [...alone, ...asideAt(MARKS.left + edge, left), ...asideAt(MARKS.left + MARKS.width - edge, right)].sort(
    (one, other) => one.at - other.at,
  );
}
