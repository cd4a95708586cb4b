import { wholeWithin } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import { thresholdsBy, tierOf } from './derive.ts';
import type { Event } from './events.ts';
import { checkArmorBase } from './level-up.ts';
import type { VitalsEdit } from './operation.ts';
import { ARMOR_CAP, DAMAGE_TYPES, LEVEL_CAP, MOST_DAMAGE, NO_TRACKS, STATUSES } from './vitals.ts';
import type { Armor, ArmorBase, FlatReduction, Hope, Thresholds, Track, Vitals } from './vitals.ts';

/** The most slots of a track that a sheet takes. */
const MOST_SLOTS = 99;

/** Checks one part of an edit against the sheet it changes, and gives that part of the new sheet. */
type PartEdit = (vitals: Vitals, changes: VitalsEdit) => Outcome<Partial<Vitals>>;

/** Slots marked: as edited; else as they were, as far as a lowered maximum lets them. */
function editTrack(
  track: Track,
  change: { readonly max?: number; readonly marked?: number },
  least: number,
  most: number,
  what: string,
): Outcome<Track> {
  const max = wholeWithin(change.max ?? track.max, least, most, { what: `maximum of ${what}`, field: 'max' });
  if (!max.ok) return max;
  if (change.marked === undefined) return accept({ max: max.value, marked: Math.min(track.marked, max.value) });
  const marked = wholeWithin(change.marked, 0, max.value, { what: `number of marked ${what}`, field: 'marked' });
  return marked.ok ? accept({ max: max.value, marked: marked.value }) : marked;
}

const editHp: PartEdit = ({ hp }, { hp: change }) => {
  if (change === undefined) return accept({});
  const edited = editTrack(hp, change, 1, MOST_SLOTS, 'Hit Points');
  return edited.ok ? accept({ hp: edited.value }) : edited;
};

const editStress: PartEdit = ({ stress }, { stress: change }) => {
  if (change === undefined) return accept({});
  if (change === null) return accept({ stress: null });
  const edited = editTrack(stress ?? { max: 0, marked: 0 }, change, 1, MOST_SLOTS, 'Stress');
  return edited.ok ? accept({ stress: edited.value }) : edited;
};

const editArmor: PartEdit = ({ armor }, { armor: change }) => {
  if (change === undefined) return accept({});
  const { score, marked } = change;
  const slots = {
    ...(score === undefined ? {} : { max: score }),
    ...(marked === undefined ? {} : { marked }),
  };
  const edited = editTrack({ max: armor.score, marked: armor.marked }, slots, 0, ARMOR_CAP, 'armor slots');
  if (!edited.ok) return edited;
  const to: Armor = {
    score: edited.value.max,
    marked: edited.value.marked,
    temporary: Math.min(armor.temporary, edited.value.max),
  };
  return accept({ armor: to });
};

const editHope: PartEdit = ({ hope }, { hope: change }) => {
  if (change === undefined) return accept({});
  if (change === null) return accept({ hope: null });
  const before: Hope = hope ?? { max: 0, current: 0 };
  const max = wholeWithin(change.max ?? before.max, 0, MOST_SLOTS, { what: 'maximum of Hope', field: 'hope.max' });
  if (!max.ok) return max;
  const asked = change.current ?? Math.min(before.current, max.value);
  const current = wholeWithin(asked, 0, max.value, { what: 'Hope', field: 'hope.current' });
  return current.ok ? accept({ hope: { max: max.value, current: current.value } }) : current;
};

function editThreshold(value: number | null, name: string): Outcome<number | null> {
  return value === null ? accept(null) : wholeWithin(value, 0, MOST_DAMAGE, { what: `${name} threshold`, field: name });
}

type ThresholdsEdit = NonNullable<VitalsEdit['thresholds']>;

function typedThresholds({ thresholds }: Vitals, change: ThresholdsEdit): Outcome<Thresholds> {
  const major = editThreshold(change.major === undefined ? thresholds.major : change.major, 'Major');
  if (!major.ok) return major;
  const severe = editThreshold(change.severe === undefined ? thresholds.severe : change.severe, 'Severe');
  if (!severe.ok) return severe;
  const to: Thresholds = { major: major.value, severe: severe.value };
  if (to.major !== null && to.severe !== null && to.severe > 0 && to.severe < to.major) {
    return refuse('severeBelowMajor', 'Severe cannot be lower than Major.', 'thresholds.severe');
  }
  return accept(to);
}

function checkSource(source: unknown): Outcome<true> {
  if (source === 'hand' || source === 'unarmored') return accept(true);
  if (typeof source === 'object' && source !== null && 'major' in source && 'severe' in source) {
    return checkArmorBase(source as ArmorBase, 'thresholdsFrom');
  }
  return refuse('unknownSource', 'Thresholds are set by hand, or come from the level and the armor.', 'thresholdsFrom');
}

/** By hand, or from the level and the armor, then also when only the level is edited (rule TH-56). */
const editThresholds: PartEdit = (vitals, changes) => {
  const { thresholds: typed, level = vitals.level } = changes;
  const was = vitals.thresholdsFrom ?? 'hand';
  const asked = typed === undefined ? was : 'hand';
  const { thresholdsFrom: source = asked } = changes;
  const checked = checkSource(source);
  if (!checked.ok) return checked;
  if (typed !== undefined && source !== 'hand') {
    return refuse('twoSources', 'Thresholds are either typed, or come from the level and the armor.', 'thresholds');
  }
  const to = typed === undefined ? accept(vitals.thresholds) : typedThresholds(vitals, typed);
  if (!to.ok) return to;
  return accept({
    thresholds: thresholdsBy(source, level, to.value),
    ...(source === was ? {} : { thresholdsFrom: source }),
  });
};

const areTypes = (types: unknown): boolean =>
  Array.isArray(types) && types.every((type) => DAMAGE_TYPES.some((known) => known === type));

const isReduction = ({ types, amount }: FlatReduction): boolean =>
  areTypes(types) && types.length > 0 && Number.isSafeInteger(amount) && amount >= 0;

const editTypes: PartEdit = (_vitals, { resist, immune, reduce }) => {
  if (!areTypes(resist ?? []) || !areTypes(immune ?? [])) {
    return refuse('unknownDamageType', 'Damage is physical, magic or both.', 'resist');
  }
  if (!(reduce ?? []).every(isReduction)) {
    return refuse('badReduction', 'A reduction names its damage types and a whole amount of at least 0.', 'reduce');
  }
  return accept({
    ...(resist === undefined ? {} : { resist }),
    ...(immune === undefined ? {} : { immune }),
    ...(reduce === undefined ? {} : { reduce }),
  });
};

const KINDS: readonly string[] = ['hero', 'foe', 'minion', 'horde'] satisfies readonly Vitals['kind'][];

const editWords: PartEdit = (_vitals, { kind, status, hordeValue, onLastHitPoint }) => {
  if (kind !== undefined && !KINDS.includes(kind)) return refuse('unknownKind', 'There is no such kind.', 'kind');
  if (status !== undefined && !STATUSES.includes(status)) {
    return refuse('unknownStatus', 'There is no such status.', 'status');
  }
  return accept({
    ...(kind === undefined ? {} : { kind }),
    ...(status === undefined ? {} : { status }),
    ...(hordeValue === undefined ? {} : { hordeValue }),
    ...(onLastHitPoint === undefined ? {} : { onLastHitPoint }),
  });
};

const editNumber =
  (key: 'level' | 'tier' | 'minionValue', least: number, most: number, what: string): PartEdit =>
  (_vitals, changes) => {
    const value = changes[key];
    if (value === undefined) return accept({});
    if (value === null) return accept({ [key]: null });
    const checked = wholeWithin(value, least, most, { what, field: key });
    return checked.ok ? accept({ [key]: checked.value }) : checked;
  };

const editNameOnly: PartEdit = (vitals, { nameOnly }) => {
  if (nameOnly === undefined || nameOnly === (vitals.nameOnly ?? false)) return accept({});
  if (typeof nameOnly !== 'boolean') return refuse('notYesOrNo', 'Name and turn only is yes or no.', 'nameOnly');
  return accept({ nameOnly, ...(nameOnly ? NO_TRACKS : {}) });
};

const PARTS: readonly PartEdit[] = [
  editHp,
  editStress,
  editArmor,
  editHope,
  editThresholds,
  editTypes,
  editWords,
  editNumber('level', 1, LEVEL_CAP, 'level'),
  (vitals, { kind = vitals.kind, level }) =>
    accept(kind === 'hero' && level !== undefined ? { tier: tierOf(level) } : {}),
  editNumber('tier', 1, 4, 'tier'),
  editNumber('minionValue', 1, MOST_DAMAGE, 'minion’s number'),
  editNameOnly,
];

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The game master's hand on the sheet (rule TH-46). A lowered maximum takes surplus marks with it, and no edit
 * makes a death move due or defeats anyone: the status is a field like the others. With a new level come the thresholds
 * that are worked out from it, and a hero's tier, unless it is given as well (rule TH-56). Refuses numbers outside their range,
 * Severe below Major, and words that mean nothing here. null takes away what may be absent. An edit that changes nothing
 * has no event.
 */
export function edit(vitals: Vitals, changes: VitalsEdit): Outcome<readonly Event[]> {
  const to: Record<string, unknown> = {};
  for (const part of PARTS) {
    const edited = part(vitals, changes);
    if (!edited.ok) return edited;
    Object.assign(to, edited.value);
  }
  const before: Readonly<Record<string, unknown>> = { ...vitals };
  const changed = Object.keys(to).filter((key) => !sameValue(before[key] ?? null, to[key] ?? null));
  if (changed.length === 0) return accept([]);
  const pick = (from: Readonly<Record<string, unknown>>): Partial<Vitals> =>
    Object.fromEntries(changed.map((key) => [key, from[key]]));
  return accept([{ type: 'vitalsEdited', from: pick(before), to: pick(to) }]);
}
