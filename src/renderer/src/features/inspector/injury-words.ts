import type { PlayMoment } from '../../../../preload/contract/injury-views.ts';

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Ford at Dusk, round 3, 4 May 2026" */
export const momentWords = ({ name, round, at }: PlayMoment): string =>
  `${name}, round ${round}, ${new Date(at).toLocaleDateString('en-GB', { dateStyle: 'medium' })}`;
