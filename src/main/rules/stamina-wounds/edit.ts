import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { checkBody } from './body.ts';
import { checkVitals, isObject } from './check-vitals.ts';
import type { Event } from './events.ts';
import type { VitalsEdit } from './operation.ts';
import type { Tables } from './types.ts';
import { defaultVitals, NO_TRACKS } from './vitals.ts';
import type { Track, Vitals } from './vitals.ts';

type TrackEdit = { readonly max?: number; readonly current?: number };

/** A maximum lowered by hand takes what lies above it along, unless the present value is given too. */
function editTrack(track: Track, change: TrackEdit | undefined): Track {
  if (change === undefined) return track;
  // What is no track goes on as it is: checkVitals refuses it.
  if (!isObject(change)) return change;
  const { max = track.max, current = Math.min(track.current, max) } = change;
  return { max, current };
}

const NO_STAMINA: Track = { max: 0, current: 0 };

function editStamina({ stamina }: Vitals, change: VitalsEdit['stamina']): Track | null {
  if (change === undefined) return stamina;
  return change === null ? null : editTrack(stamina ?? NO_STAMINA, change);
}

const MAY_BE_ABSENT: readonly string[] = ['nameOnly', 'body'] satisfies readonly (keyof Vitals)[];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The game master's hand on the sheet (rule SW-29). Nothing follows from it: no fall, no injury roll; the status is a
 * field like the others. Refuses numbers outside their range, and fields and words that mean nothing here. An edit that
 * changes nothing has no event. A body is one that the tables have a pack for (rule IN-8).
 */
export function edit(vitals: Vitals, changes: VitalsEdit, tables: Tables): Outcome<readonly Event[]> {
  const unknown = Object.keys(changes).find(
    (key) => !Object.hasOwn(defaultVitals, key) && !MAY_BE_ABSENT.includes(key),
  );
  if (unknown !== undefined)
    return refuse('unknownField', `The sheet has no field "${unknown}".`, `changes.${unknown}`);
  const { wounds, stamina, nameOnly = vitals.nameOnly, ...rest } = changes;
  const edited = checkVitals({
    ...vitals,
    ...rest,
    wounds: editTrack(vitals.wounds, wounds),
    stamina: editStamina(vitals, stamina),
    ...(nameOnly === undefined ? {} : { nameOnly }),
    ...(nameOnly === true ? NO_TRACKS : {}),
  });
  if (!edited.ok) return edited;
  const known = checkBody(changes, tables, 'changes.body');
  if (!known.ok) return known;
  const before: Readonly<Record<string, unknown>> = { ...vitals };
  const after: Readonly<Record<string, unknown>> = { ...edited.value };
  const changed = Object.keys(after).filter((key) => !same(before[key], after[key]));
  if (changed.length === 0) return accept([]);
  const pick = (from: Readonly<Record<string, unknown>>): Partial<Vitals> =>
    Object.fromEntries(changed.map((key) => [key, from[key]]));
  return accept([{ type: 'vitalsEdited', from: pick(before), to: pick(after) }]);
}
