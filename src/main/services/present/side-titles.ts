import type { Side } from '../../rules/index.ts';

export const SIDE_TITLES: Readonly<Record<Side, string>> = { hero: 'Heroes', foe: 'Foes', other: 'Others' };
