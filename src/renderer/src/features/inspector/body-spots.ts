/** A point on the body figure, 200 by 440, seen from the front. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where each spot lies; of a pair, the one on the figure's right side, which is at the left of the picture. */
const SPOTS: Readonly<Record<string, Spot>> = {
  'head scalp': { x: 100, y: 13 },
  'head face': { x: 100, y: 47 },
  'head jaw': { x: 108, y: 64 },
  'head ear': { x: 123, y: 43 },
  'head eye': { x: 91, y: 41 },
  'head skull': { x: 113, y: 22 },
  'torso shoulder': { x: 128, y: 94 },
  'torso chest': { x: 83, y: 114 },
  'torso ribs': { x: 126, y: 151 },
  'torso gut': { x: 100, y: 196 },
  'torso back': { x: 112, y: 170 },
  'torso spine': { x: 99, y: 148 },
  'arm shoulder joint': { x: 49, y: 104 },
  'arm upper arm': { x: 47, y: 138 },
  'arm elbow': { x: 42, y: 171 },
  'arm forearm': { x: 37, y: 197 },
  'arm wrist': { x: 31, y: 223 },
  'arm hand': { x: 27, y: 246 },
  'leg hip': { x: 69, y: 214 },
  'leg thigh': { x: 78, y: 260 },
  'leg knee': { x: 80, y: 306 },
  'leg shin': { x: 80, y: 348 },
  'leg ankle': { x: 84, y: 401 },
  'leg foot': { x: 78, y: 424 },
};

/** Sides that are at the right of the picture: the figure faces us. */
const MIRRORED = new Set(['left', 'secondary']);

/** Where an injury is marked; null for a place of a table that is not of this body. */
export function spotOf(place: {
  readonly region: string;
  readonly spot: string;
  readonly side: string | null;
}): Spot | null {
  const spot = SPOTS[`${place.region} ${place.spot}`];
  if (!spot) return null;
  return place.side !== null && MIRRORED.has(place.side) ? { x: 200 - spot.x, y: spot.y } : spot;
}
