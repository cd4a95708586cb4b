import type { BodyPlace } from '../body-place.ts';

/** Where a place lies on a figure, in the units of the figure. */
export interface FigureSpot {
  readonly x: number;
  readonly y: number;
  /** It lies on the side that is turned away. */
  readonly behind?: boolean;
  /** Of what there is only one: the column that names it. Of a pair each stands at its own side. */
  readonly column?: 'left' | 'right';
}

export interface FigureRegion {
  /** The sides of what comes in pairs: at the left as one looks at the figure, then at the right. */
  readonly sides?: readonly [string, string];
  /** By the word of the tables. Of a pair, the one at the right as one looks at the figure. */
  readonly spots: Readonly<Record<string, FigureSpot>>;
}

/** Shapes that are drawn together, over those of the layer before: filled, shaded at their right, with inner lines. */
export interface FigureLayer {
  readonly outlines: readonly string[];
  readonly lines: readonly string[];
  /** An edge that lies over the inner lines. */
  readonly over?: string;
}

/** The drawing of one kind of body, with every place of its tables on it. All lengths are in units of the drawing. */
export interface Figure {
  /** The tables whose body it is. */
  readonly pack: string;
  /** What it shows and from where: "Body, front". */
  readonly view: string;
  readonly width: number;
  readonly height: number;
  /** All of it without empty edges. */
  readonly whole: string;
  /** From the farthest to the nearest. */
  readonly layers: readonly FigureLayer[];
  /** How far the shade lies from the light. */
  readonly shade: number;
  readonly regions: Readonly<Record<string, FigureRegion>>;
  /** The labelled sheet: pixels to a unit, and how far below its top the figure begins. */
  readonly map: { readonly scale: number; readonly top: number };
  /** What stands at the sides of the sheet, and what the dashed places are. */
  readonly legends: { readonly left: string; readonly right: string; readonly behind: string };
  /** Room for the numbers of injuries at both sides, and the radius of one. */
  readonly marks: { readonly margin: number; readonly radius: number };
  /** What lies round a place in a small picture. */
  readonly crop: { readonly width: number; readonly height: number };
}

/** The same shape on the other side of a drawing of this width. Takes paths of pairs of absolute coordinates only. */
export const mirrored = (path: string, width: number): string =>
  path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_pair, x: string, y: string) => `${Number((width - Number(x)).toFixed(2))} ${y}`,
  );

/** Each shape, and each once more on the other side. */
export const both = (paths: readonly string[], width: number): readonly string[] => [
  ...paths,
  ...paths.map((path) => mirrored(path, width)),
];

/** Every place that the figure has. */
export const figurePlaces = ({ regions }: Figure): readonly BodyPlace[] =>
  Object.entries(regions).flatMap(([region, { sides, spots }]) =>
    Object.keys(spots).flatMap((spot) => (sides ?? [null]).map((side) => ({ region, spot, side }))),
  );

/** @returns null for a place that this figure has not, such as one of another body */
export function figureSpot({ regions, width }: Figure, { region, spot, side }: BodyPlace): FigureSpot | null {
  const part = Object.hasOwn(regions, region) ? regions[region] : undefined;
  const found = part && Object.hasOwn(part.spots, spot) ? part.spots[spot] : undefined;
  if (!part || !found) return null;
  const known = part.sides ? side !== null && part.sides.includes(side) : side === null;
  if (!known) return null;
  return part.sides?.[0] === side ? { ...found, x: width - found.x } : found;
}
