/** Where a spot lies on the body figure, in its own units (200 by 440), seen from the front. */
export interface BodySpot {
  readonly x: number;
  readonly y: number;
  /** It lies on the back. */
  readonly behind?: boolean;
}

/** Spots on the figure's right half as one looks at it (`left` of the body) or in the middle; sides mirror them. */
const SPOTS: Readonly<Record<string, BodySpot>> = {
  scalp: { x: 100, y: 13 },
  face: { x: 100, y: 47 },
  jaw: { x: 108.5, y: 64.5 },
  ear: { x: 123, y: 43 },
  eye: { x: 109.2, y: 40.6 },
  skull: { x: 113, y: 22 },
  shoulder: { x: 128, y: 94 },
  chest: { x: 83, y: 114 },
  ribs: { x: 126, y: 151 },
  gut: { x: 100, y: 196 },
  back: { x: 112, y: 170, behind: true },
  spine: { x: 99, y: 148, behind: true },
  'shoulder joint': { x: 151, y: 104 },
  'upper arm': { x: 153, y: 138 },
  elbow: { x: 158.5, y: 171 },
  forearm: { x: 163, y: 197 },
  wrist: { x: 169.5, y: 223 },
  hand: { x: 173, y: 246 },
  hip: { x: 131, y: 214 },
  thigh: { x: 122, y: 260 },
  knee: { x: 119.5, y: 306 },
  shin: { x: 120, y: 348 },
  ankle: { x: 115.5, y: 401 },
  foot: { x: 122, y: 424 },
};

/** Sides that are drawn on the left as one looks at the figure. */
const MIRRORED = ['right', 'primary'];

/** @returns null for a spot that this figure has not, such as one of a beast's body */
export function bodySpot(spot: string, side: string | null): BodySpot | null {
  const found = SPOTS[spot];
  if (!found) return null;
  return side !== null && MIRRORED.includes(side) ? { ...found, x: 200 - found.x } : found;
}
