import { describe, expect, it } from 'vitest';
import { placeWords } from '../../components/body-place.ts';
import { figurePlaces, figureSpot } from '../../components/figures/figure.ts';
import { FIGURES } from '../../components/figures/figures.ts';
import { TWO_LEGGED } from '../../components/figures/two-legged.ts';
import { cropTo } from './figure-crop.ts';

const all = FIGURES.flatMap((figure) =>
  figurePlaces(figure).map((place) => [placeWords(place), figure, place] as const),
);

describe('the small picture of the body', () => {
  it('shows all of it while nobody knows the place, and for a place of another body', () => {
    expect(cropTo(TWO_LEGGED, null)).toBe('10 0 180 440');
    expect(cropTo(TWO_LEGGED, { region: 'tail', spot: 'tip', side: null })).toBe('10 0 180 440');
  });

  it.each(all)('shows %s with room around it', (_words, figure, place) => {
    const [left = NaN, top = NaN, width = NaN, height = NaN] = cropTo(figure, place).split(' ').map(Number);
    const { x, y } = figureSpot(figure, place) ?? { x: NaN, y: NaN };
    expect(x - left).toBeGreaterThan(15);
    expect(left + width - x).toBeGreaterThan(15);
    expect(y - top).toBeGreaterThan(15);
    expect(top + height - y).toBeGreaterThan(15);
  });
});
