import type { PlaceView } from '../../../preload/contract/roll-views.ts';

/** "Right knee", "Off hand", "Spine": a place as one says it. */
export function placeSentence({ spot, side }: PlaceView): string {
  const words = side === null ? spot : `${side} ${spot}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
