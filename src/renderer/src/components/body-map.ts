import { BODY_PLACES, bodySpot, placeWords, type BodyPlace } from './body-spots.ts';
import { spread } from './spread.ts';

/** The sheet of the labelled figure: 16 units are one rem. */
export const MAP = { width: 480, height: 592, top: 30, scale: 1.26, left: 114, labels: 118 } as const;
/** Labels are at least this high: a target for a finger. */
const GAP = 24.5;

/** One place of the labelled figure. */
export interface MapPoint {
  readonly place: BodyPlace;
  /** "Right knee" */
  readonly words: string;
  /** "Knee": its side is the one of its column. */
  readonly name: string;
  readonly column: 'left' | 'right';
  /** Where it lies on the sheet. */
  readonly x: number;
  readonly y: number;
  readonly behind: boolean;
  /** The height of its label. */
  readonly labelY: number;
}

/** Of what there is only one, this stands at the right; the rest at the left, so that both columns are as long. */
const AT_RIGHT = new Set(['skull', 'ear', 'jaw', 'shoulder', 'ribs', 'back']);

const columnOf = ({ spot, side }: BodyPlace, x: number): 'left' | 'right' => {
  if (side === null) return AT_RIGHT.has(spot) ? 'right' : 'left';
  return x < 100 ? 'left' : 'right';
};

function column(which: 'left' | 'right'): readonly MapPoint[] {
  const points = BODY_PLACES.flatMap((place) => {
    const at = bodySpot(place);
    if (!at || columnOf(place, at.x) !== which) return [];
    const [x, y] = [MAP.left + at.x * MAP.scale, MAP.top + at.y * MAP.scale];
    const name = placeWords({ ...place, side: null });
    return [{ place, words: placeWords(place), name, column: which, x, y, behind: at.behind === true }];
  }).sort((one, other) => one.y - other.y);
  const heights = spread(
    points.map(({ y }) => y),
    GAP,
    MAP.top + 8,
    MAP.height - 14,
  );
  return points.map((point, at) => ({ ...point, labelY: heights[at] ?? point.y }));
}

/** Every place of the figure with its label: the left column from above, then the right. */
export const MAP_POINTS: readonly MapPoint[] = [...column('left'), ...column('right')];

/** The line from a label to its place. */
export function leader({ column: which, x, y, labelY }: MapPoint): string {
  const edge = which === 'left' ? MAP.labels : MAP.width - MAP.labels;
  const bend = which === 'left' ? edge + 10 : edge - 10;
  return `M${edge} ${labelY}L${bend} ${labelY}L${x} ${y}`;
}

/** How near a press has to be to a place to mean it. */
const REACH = 18;

/** The place that a press on the sheet means; null: none is near. */
export function pointNear(x: number, y: number): MapPoint | null {
  let nearest: MapPoint | null = null;
  let least = REACH;
  for (const point of MAP_POINTS) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < least) [nearest, least] = [point, distance];
  }
  return nearest;
}

/** Where an arrow goes from here: along the column, or to what lies beside it in the other one. */
export function neighbour(from: MapPoint, key: string): MapPoint | null {
  const own = MAP_POINTS.filter((point) => point.column === from.column);
  const at = own.indexOf(from);
  switch (key) {
    case 'ArrowUp':
      return own[at - 1] ?? null;
    case 'ArrowDown':
      return own[at + 1] ?? null;
    case 'Home':
      return own[0] ?? null;
    case 'End':
      return own.at(-1) ?? null;
    case 'ArrowLeft':
    case 'ArrowRight': {
      const to = key === 'ArrowLeft' ? 'left' : 'right';
      if (to === from.column) return null;
      const others = MAP_POINTS.filter((point) => point.column === to);
      const pair = others.find(({ name, place }) => place.side !== null && name === from.name);
      return pair ?? others.toSorted((one, other) => away(one, from) - away(other, from))[0] ?? null;
    }
    default:
      return null;
  }
}

const away = (one: MapPoint, other: MapPoint): number => Math.abs(one.labelY - other.labelY);
