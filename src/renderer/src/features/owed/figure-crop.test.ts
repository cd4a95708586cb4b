import { describe, expect, it } from 'vitest';
import { BODY_PLACES, bodySpot } from '../../components/body-spots.ts';
import { cropTo } from './figure-crop.ts';

describe('the small picture of the body', () => {
  it('shows all of it while nobody knows the place, and for a place of another body', () => {
    expect(cropTo(null)).toBe('10 0 180 440');
    expect(cropTo({ region: 'tail', spot: 'tip', side: null })).toBe('10 0 180 440');
  });

  it.each(BODY_PLACES.map((place) => [JSON.stringify(place), place] as const))(
    'shows %s with room around it',
    (_, place) => {
      const [left = NaN, top = NaN, width = NaN, height = NaN] = cropTo(place).split(' ').map(Number);
      const { x, y } = bodySpot(place) ?? { x: NaN, y: NaN };
      expect(x - left).toBeGreaterThan(15);
      expect(left + width - x).toBeGreaterThan(15);
      expect(y - top).toBeGreaterThan(15);
      expect(top + height - y).toBeGreaterThan(15);
    },
  );
});
