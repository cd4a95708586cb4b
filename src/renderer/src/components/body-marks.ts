import type { BodyPlace } from './body-place.ts';
import { figureSpot, type Figure } from './figures/figure.ts';
import { spread } from './spread.ts';

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

interface Frame {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The figure with room for numbers at its sides, in its units. */
export const marksFrame = ({ width, height, marks: { margin } }: Figure): Frame => ({
  left: 0 - margin,
  width: width + 2 * margin,
  height,
});

/** Numbers that stand at one side of the body, from above, none on another. */
function asideAt(figure: Figure, x: number, marks: readonly Spotted[]): readonly PlacedMark[] {
  const { radius } = figure.marks;
  const sorted = marks.toSorted((one, other) => one.y - other.y || one.at - other.at);
  const heights = spread(
    sorted.map(({ y }) => y),
    radius * 2 + 3,
    radius + 2,
    figure.height - radius - 2,
  );
  return sorted.map((mark, at) => ({ ...mark, aside: { x, y: heights[at] ?? mark.y } }));
}

const position = ({ x, y, aside }: PlacedMark): { readonly x: number; readonly y: number } => aside ?? { x, y };

/** How far a point is from the line that joins a number beside the body to its place. */
function fromLine({ x, y }: { readonly x: number; readonly y: number }, { aside, ...place }: PlacedMark): number {
  if (!aside) return Infinity;
  const [dx, dy] = [place.x - aside.x, place.y - aside.y];
  const along = ((x - aside.x) * dx + (y - aside.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(aside.x + t * dx - x, aside.y + t * dy - y);
}

/** These beside the body, the others on their places. */
function placed(figure: Figure, spotted: readonly Spotted[], crowded: readonly Spotted[]): readonly PlacedMark[] {
  // What lies in the middle goes where there is more room.
  const middle = figure.width / 2;
  const left = crowded.filter(({ x }) => x < middle - 1);
  const right = crowded.filter(({ x }) => x > middle + 1);
  for (const mark of crowded.filter(({ x }) => Math.abs(x - middle) <= 1))
    (left.length <= right.length ? left : right).push(mark);
  const frame = marksFrame(figure);
  const edge = figure.marks.radius + 1;
  return [
    ...spotted.filter((one) => !crowded.includes(one)).map((mark): PlacedMark => ({ ...mark, aside: null })),
    ...asideAt(figure, frame.left + edge, left),
    ...asideAt(figure, frame.left + frame.width - edge, right),
  ];
}

/**
 * Where the marks of injuries stand: on their places, and where that would lay one on another, beside the body, each with a
 * line to its place. What the figure has no place for has none.
 */
export function placeMarks(figure: Figure, injuries: readonly BodyPlace[]): readonly PlacedMark[] {
  const spotted = injuries.flatMap((injury, at): Spotted[] => {
    const spot = figureSpot(figure, injury);
    return spot ? [{ at, x: spot.x, y: spot.y, behind: spot.behind === true }] : [];
  });
  const near = figure.marks.radius * 2 + 2;
  const overlap = (one: PlacedMark, other: PlacedMark): boolean => {
    const [here, there] = [position(one), position(other)];
    if (one.at === other.at) return false;
    // Neither on another number nor on the line of one.
    return Math.hypot(here.x - there.x, here.y - there.y) < near || (!one.aside && fromLine(here, other) < near / 2);
  };
  let crowded: readonly Spotted[] = [];
  let marks = placed(figure, spotted, crowded);
  // A number beside the body may lie on one that is still on its place: then that goes aside as well.
  for (let before = -1; crowded.length > before;) {
    before = crowded.length;
    const aside = marks.filter((one) => one.aside !== null || marks.some((other) => overlap(one, other)));
    crowded = spotted.filter(({ at }) => aside.some((mark) => mark.at === at));
    marks = placed(figure, spotted, crowded);
  }
  return marks.toSorted((one, other) => one.at - other.at);
}
