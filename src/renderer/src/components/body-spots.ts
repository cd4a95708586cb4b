/** A place on a body, in the words of its tables. */
export interface BodyPlace {
  readonly region: string;
  readonly spot: string;
  /** null: there is only one of it. */
  readonly side: string | null;
}

/** Where a place lies on the body figure, in its own units (200 by 440), seen from the front. */
export interface BodySpot {
  readonly x: number;
  readonly y: number;
  /** It lies on the back. */
  readonly behind?: boolean;
}

/** Of a pair, the one at the right as one looks at the figure, which is its left. */
const SPOTS: Readonly<Record<string, BodySpot>> = {
  'head scalp': { x: 100, y: 13 },
  'head face': { x: 100, y: 50 },
  'head jaw': { x: 108.5, y: 64.5 },
  'head ear': { x: 123, y: 43 },
  'head eye': { x: 90.8, y: 40.6 },
  'head skull': { x: 113, y: 22 },
  'torso shoulder': { x: 128, y: 94 },
  'torso chest': { x: 83, y: 114 },
  'torso ribs': { x: 126, y: 151 },
  'torso gut': { x: 92, y: 190 },
  'torso back': { x: 112, y: 170, behind: true },
  'torso spine': { x: 99, y: 148, behind: true },
  'arm shoulder joint': { x: 151, y: 104 },
  'arm upper arm': { x: 153, y: 138 },
  'arm elbow': { x: 158.5, y: 171 },
  'arm forearm': { x: 163, y: 197 },
  'arm wrist': { x: 169.5, y: 223 },
  'arm hand': { x: 173, y: 246 },
  'leg hip': { x: 131, y: 214 },
  'leg thigh': { x: 122, y: 260 },
  'leg knee': { x: 119.5, y: 306 },
  'leg shin': { x: 120, y: 348 },
  'leg ankle': { x: 115.5, y: 401 },
  'leg foot': { x: 122, y: 424 },
};

/** The sides of each region that comes in pairs: at the left as one looks at the figure, then at the right. */
const SIDES: Readonly<Record<string, readonly [string, string]>> = {
  arm: ['primary', 'secondary'],
  leg: ['right', 'left'],
};

/** Every place that the figure has: twelve of head and torso, and twelve pairs. */
export const BODY_PLACES: readonly BodyPlace[] = Object.keys(SPOTS).flatMap((key) => {
  const at = key.indexOf(' ');
  const [region, spot] = [key.slice(0, at), key.slice(at + 1)];
  return (SIDES[region] ?? [null]).map((side) => ({ region, spot, side }));
});

/** @returns null for a place that this figure has not, such as one of a beast's body */
export function bodySpot({ region, spot, side }: BodyPlace): BodySpot | null {
  const found = SPOTS[`${region} ${spot}`];
  if (!found) return null;
  return side !== null && SIDES[region]?.[0] === side ? { ...found, x: 200 - found.x } : found;
}

/** "Right knee", "Spine" */
export function placeWords({ spot, side }: BodyPlace): string {
  const words = side === null ? spot : `${side} ${spot}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether both are the same place, or both none. */
export const samePlace = (one: BodyPlace | null, other: BodyPlace | null): boolean =>
  one?.region === other?.region && one?.spot === other?.spot && one?.side === other?.side;
