import type { Figure } from './figure.ts';
import { TWO_LEGGED } from './two-legged.ts';
import { WINGED_FOUR_LEGGED } from './winged-four-legged.ts';

/** Every body that is drawn. */
export const FIGURES: readonly Figure[] = [TWO_LEGGED, WINGED_FOUR_LEGGED];

/** The figure for the tables of this id; null: their body is not drawn, and its places are a list. */
export const figureOf = (pack: string): Figure | null => FIGURES.find((figure) => figure.pack === pack) ?? null;
