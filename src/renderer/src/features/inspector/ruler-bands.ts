import type { BandView } from '../../../../preload/contract/encounter-views.ts';
import type { Band } from '../../components/ruler-geometry.ts';

const TONES = ['minor', 'major', 'severe', 'massive'] as const;

/** Tiers as bands of the ruler, lowest first. */
export const rulerBands = (bands: readonly BandView[]): Band[] =>
  bands.toReversed().flatMap(({ tier, name, from, marks }) => {
    const tone = TONES.find((one) => one === tier);
    return tone ? [{ label: name, from, tone, tally: marks }] : [];
  });
