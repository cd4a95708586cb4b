import { bodySpot, type BodyPlace } from '../../components/body-spots.ts';

const WHOLE = '10 0 180 440';
const SIZE = { width: 116, height: 190 };

/** The part of the figure that a small picture shows: all of it, or what lies round a place. */
export function cropTo(place: BodyPlace | null): string {
  const at = place && bodySpot(place);
  if (!at) return WHOLE;
  const { width, height } = SIZE;
  const left = Math.round(Math.max(0, Math.min(200 - width, at.x - width / 2)));
  const top = Math.round(Math.max(-4, Math.min(440 - height, at.y - height / 2)));
  return `${left} ${top} ${width} ${height}`;
}
