import { joined, number, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { FlatReduction, Thresholds, ThresholdsSource, Vitals } from './vitals.ts';

type Parts = readonly Part[];

const orNone = (value: number | null): Part => (value === null || value <= 0 ? text('none') : number(value));

const typesOf = (types: readonly string[]): Parts => [text(types.length === 0 ? 'none' : types.join(' and '))];

const outOf = (value: number, max: number): Parts => [number(value), text(' of '), number(max)];

const plain = (value: number | string): Parts => [typeof value === 'number' ? number(value) : text(value)];

const pair = ({ major, severe }: Thresholds): Parts => [orNone(major), text(' and '), orNone(severe)];

/** `2 physical`, `3 physical or magic` */
const reductionWords = ({ types, amount }: FlatReduction): string => `${amount} ${types.join(' or ')}`;

/** How a field is told: its name, its value, and what stands after that. */
interface Telling<Value> {
  readonly name: string;
  readonly value: (value: Value) => Parts;
  readonly after?: string;
}

const NAMED: { readonly [Key in keyof Vitals]?: Telling<NonNullable<Vitals[Key]>> } = {
  nameOnly: { name: '', value: (only) => [text(only ? 'name and turn only' : 'a sheet of its own')] },
  kind: { name: 'kind ', value: plain },
  level: { name: 'level ', value: plain },
  tier: { name: 'tier ', value: plain },
  thresholds: { name: 'thresholds ', value: pair },
  hp: { name: 'Hit Points ', value: ({ marked, max }) => outOf(marked, max), after: ' marked' },
  stress: { name: 'Stress ', value: ({ marked, max }) => outOf(marked, max), after: ' marked' },
  armor: { name: 'armor slots ', value: ({ marked, score }) => outOf(marked, score), after: ' marked' },
  hope: { name: 'Hope ', value: ({ current, max }) => outOf(current, max) },
  resist: { name: 'resistance ', value: typesOf },
  immune: { name: 'immunity ', value: typesOf },
  reduce: {
    name: 'reductions ',
    value: (list) => [text(list.length === 0 ? 'none' : list.map(reductionWords).join(' and '))],
  },
  status: { name: 'status ', value: (status) => [text(status.replaceAll('-', ' '))] },
  minionValue: { name: 'minion ', value: plain },
  hordeValue: { name: 'horde ', value: plain },
};

const NOTHING: { readonly [Key in keyof Vitals]?: string } = {
  stress: 'no Stress',
  hope: 'no Hope',
  minionValue: 'no minion number',
  hordeValue: 'no damage at half strength',
};

/** One field that was set: what it is now and what it was; nothing where it was not set. */
function field(key: keyof Vitals, from: Partial<Vitals>, to: Partial<Vitals>): Parts {
  // Each field is told by the telling of its own name.
  const telling = NAMED[key] as Telling<unknown> | undefined;
  const [was, now] = [from[key], to[key]];
  if (!telling || now === undefined) return [];
  const told = was === undefined || was === null ? [] : [text(' (was '), ...telling.value(was), text(')')];
  if (now === null) return [text(NOTHING[key] ?? ''), ...told];
  return [text(telling.name), ...telling.value(now), text(telling.after ?? ''), ...told];
}

/** Where thresholds come from now; nothing where they were typed, which their numbers say. */
function sourceParts(source: ThresholdsSource | undefined): Parts {
  if (source === undefined || source === 'hand') return [];
  if (source === 'unarmored') return [text('thresholds by level, without armor')];
  return [text('thresholds by level and armor '), number(source.major), text(' and '), number(source.severe)];
}

const noteParts = (note: string | null | undefined): Parts =>
  note === undefined ? [] : [text(`${note === null ? 'no' : 'a'} note on the last Hit Point`)];

const KEYS = Object.keys(NAMED) as (keyof Vitals)[];

/** What was set by hand, field by field: as it stands now, and as it was. */
export function tellEdit(from: Partial<Vitals>, to: Partial<Vitals>): Parts {
  const fields = [
    ...KEYS.flatMap((key) => [field(key, from, to), ...(key === 'thresholds' ? [sourceParts(to.thresholdsFrom)] : [])]),
    noteParts(to.onLastHitPoint),
  ];
  return [text('is set by hand to '), ...joined(fields, ', ')];
}
