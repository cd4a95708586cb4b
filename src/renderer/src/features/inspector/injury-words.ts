import type { PlayMoment } from '../../../../preload/contract/injury-views.ts';
import type { PlaceView } from '../../../../preload/contract/roll-views.ts';

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Left knee" */
export const placeWords = ({ side, spot }: PlaceView): string => capital(side === null ? spot : `${side} ${spot}`);

/** "Ford at Dusk, round 3, 4 May 2026" */
export const momentWords = ({ name, round, at }: PlayMoment): string =>
  `${name}, round ${round}, ${new Date(at).toLocaleDateString('en-GB', { dateStyle: 'medium' })}`;
