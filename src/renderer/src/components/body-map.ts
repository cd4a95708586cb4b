import { placeWords, samePlace, type BodyPlace } from './body-place.ts';
import { figurePlaces, figureSpot, type Figure } from './figures/figure.ts';
import { spread } from './spread.ts';

/** The sheet of the labelled figure: 16 units are one rem. */
export const MAP = { width: 480, height: 592, labels: 118 } as const;
/** Labels are at least this high: a target for a finger. */
const GAP = 24.5;
/** Labels stand between these heights. */
const LABELS = { top: 38, bottom: MAP.height - 14 } as const;

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

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the figure stands on the sheet. */
export const mapFrame = ({ width, height, map: { scale, top } }: Figure): Frame => ({
  x: (MAP.width - width * scale) / 2,
  y: top,
  width: width * scale,
  height: height * scale,
});

function unlabelled(figure: Figure, place: BodyPlace): Omit<MapPoint, 'labelY'> | null {
  const spot = figureSpot(figure, place);
  if (!spot) return null;
  const { scale, top } = figure.map;
  const side = spot.x < figure.width / 2 ? 'left' : 'right';
  return {
    place,
    words: placeWords(place),
    name: placeWords({ ...place, side: null }),
    column: place.side === null ? (spot.column ?? side) : side,
    x: mapFrame(figure).x + spot.x * scale,
    y: top + spot.y * scale,
    behind: spot.behind === true,
  };
}

function labelled(points: readonly Omit<MapPoint, 'labelY'>[]): readonly MapPoint[] {
  const sorted = points.toSorted((one, other) => one.y - other.y);
  const heights = spread(
    sorted.map(({ y }) => y),
    GAP,
    LABELS.top,
    LABELS.bottom,
  );
  return uncrossed(sorted.map((point, at) => ({ ...point, labelY: heights[at] ?? point.y })));
}

/** Two whose lines cross change their labels, which makes both lines shorter, until none crosses another. */
function uncrossed(points: readonly MapPoint[]): readonly MapPoint[] {
  for (const [at, one] of points.entries()) {
    const index = points.findIndex((other, later) => later > at && crossing(one, other));
    const other = points[index];
    if (!other) continue;
    const swapped = points.with(at, { ...other, labelY: one.labelY }).with(index, { ...one, labelY: other.labelY });
    return uncrossed(swapped);
  }
  return points;
}

/**
 * Every place of a figure with its label: the left column from above, then the right.
 *
 * @param places those that are meant, where the figure has more; absent: all
 */
export function mapPoints(figure: Figure, places?: readonly BodyPlace[]): readonly MapPoint[] {
  const meant = figurePlaces(figure).filter((place) => places?.some((one) => samePlace(one, place)) ?? true);
  const points = meant.map((place) => unlabelled(figure, place)).filter((point) => point !== null);
  return (['left', 'right'] as const).flatMap((which) => labelled(points.filter(({ column }) => column === which)));
}

type Ends = Pick<MapPoint, 'column' | 'x' | 'y' | 'labelY'>;

/** Where the line from a label leaves it, and where it bends. */
const ends = (column: MapPoint['column']): readonly [number, number] =>
  column === 'left' ? [MAP.labels, MAP.labels + 10] : [MAP.width - MAP.labels, MAP.width - MAP.labels - 10];

/** Whether the lines of two places of one column cross. */
export function crossing(one: Ends, other: Ends): boolean {
  const bend = ends(one.column)[1];
  const aside = (of: Ends, x: number, y: number): number =>
    Math.sign((of.x - bend) * (y - of.labelY) - (of.y - of.labelY) * (x - bend));
  return (
    aside(one, bend, other.labelY) * aside(one, other.x, other.y) < 0 &&
    aside(other, bend, one.labelY) * aside(other, one.x, one.y) < 0
  );
}

/** The line from a label to its place. */
export function leader({ column, x, y, labelY }: MapPoint): string {
  const [edge, bend] = ends(column);
  return `M${edge} ${labelY}L${bend} ${labelY}L${x} ${y}`;
}

/** How near a press has to be to a place to mean it. */
const REACH = 18;

/** The place that a press on the sheet means; null: none is near. */
export function pointNear(points: readonly MapPoint[], x: number, y: number): MapPoint | null {
  let nearest: MapPoint | null = null;
  let least = REACH;
  for (const point of points) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < least) [nearest, least] = [point, distance];
  }
  return nearest;
}

/** Where an arrow goes from here: along the column, or to what lies beside it in the other one. */
export function neighbour(points: readonly MapPoint[], from: MapPoint, key: string): MapPoint | null {
  const own = points.filter((point) => point.column === from.column);
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
      const others = points.filter((point) => point.column === to);
      const pair = others.find(({ name, place }) => place.side !== null && name === from.name);
      return pair ?? others.toSorted((one, other) => away(one, from) - away(other, from))[0] ?? null;
    }
    default:
      return null;
  }
}

const away = (one: MapPoint, other: MapPoint): number => Math.abs(one.labelY - other.labelY);
