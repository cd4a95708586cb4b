import { locate, placeFaces } from '../injuries/lookup.ts';
import type { InjuryPack, Place } from '../injuries/pack.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Event } from './events.ts';
import { notesOf } from './injury.ts';
import { sameInjury, samePlace } from './injury-set.ts';
import type { Injury, Vitals } from './vitals.ts';

function placeOf(pack: InjuryPack, place: Place): Outcome<Place> {
  const faces = placeFaces(pack, place);
  return faces.ok ? locate(pack, faces.value) : faces;
}

/** What an injury becomes: where it was, or at a place that the creature's tables have. */
function injuryTo(pack: InjuryPack, from: Injury | null, asked: Injury): Outcome<Injury> {
  const { severity, region, spot, side } = asked;
  if (!['minor', 'permanent'].includes(severity))
    return refuse('unknownSeverity', 'An injury is a minor wound or a permanent injury.', 'to.severity');
  const place = from !== null && samePlace(from, asked) ? accept({ region, spot, side }) : placeOf(pack, asked);
  return place.ok ? accept({ severity, ...place.value, ...notesOf(asked) }) : place;
}

/**
 * The game master's hand on one injury (rule SW-47): a new one (`from` null), one that is there and becomes another, or one
 * that was never there (`to` null). Nothing else follows: Wounds, status and rolls that are owed stay. Refused: neither of
 * the two (`nothingToSet`), an injury that is not there (`noSuchInjury`), and a place that the creature's tables have not
 * (`noSuchPlace`), unless it stays where it was.
 */
export function setInjury(
  vitals: Vitals,
  { from, to }: { readonly from: Injury | null; readonly to: Injury | null },
  pack: InjuryPack,
): Outcome<readonly Event[]> {
  if (from === null && to === null) return refuse('nothingToSet', 'Which injury, and what becomes of it?', 'to');
  const found = from === null ? null : vitals.injuries.find((injury) => sameInjury(injury, from));
  if (found === undefined) return refuse('noSuchInjury', 'There is no such injury.', 'from');
  if (to === null) return accept([{ type: 'injurySet', from: found, to: null }]);
  const becomes = injuryTo(pack, found, to);
  if (!becomes.ok) return becomes;
  if (found !== null && sameInjury(found, becomes.value)) return accept([]);
  return accept([{ type: 'injurySet', from: found, to: becomes.value }]);
}
