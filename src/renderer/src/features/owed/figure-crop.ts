import type { BodyPlace } from '../../components/body-place.ts';
import { figureSpot, type Figure } from '../../components/figures/figure.ts';

/** The part of the figure that a small picture shows: all of it, or what lies round a place. */
export function cropTo(figure: Figure, place: BodyPlace | null): string {
  const at = place && figureSpot(figure, place);
  if (!at) return figure.whole;
  const { width, height } = figure.crop;
  const left = Math.round(Math.max(0, Math.min(figure.width - width, at.x - width / 2)));
  const top = Math.round(Math.max(-4, Math.min(figure.height - height, at.y - height / 2)));
  return `${left} ${top} ${width} ${height}`;
}
