import { counted, joined, number, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import { packOf } from './body.ts';
import type { Tables } from './types.ts';
import type { Vitals } from './vitals.ts';

type Parts = readonly Part[];

/** How a field is told: what stands before its value, the value, and what stands after it. */
interface Telling<Value> {
  readonly name?: string;
  readonly value: (value: Value) => Parts;
  readonly after?: string;
  /** What it was, where that is told more briefly. */
  readonly was?: (value: Value) => Parts;
}

const outOf = (current: number, max: number): Parts => [number(current), text(' of '), number(max)];

const NAMED: { readonly [Key in keyof Vitals]: Telling<NonNullable<Vitals[Key]>> } = {
  nameOnly: { value: (only) => [text(only ? 'name and turn only' : 'a sheet of its own')] },
  kind: { value: (kind) => [text(kind)] },
  wounds: { name: 'Wounds ', value: ({ current, max }) => outOf(current, max) },
  stamina: { name: 'Stamina ', value: ({ current, max }) => outOf(current, max) },
  staminaDie: { name: 'Stamina die ', value: (die) => [text(`d${die}`)] },
  toughness: { name: 'Toughness ', value: (value) => [number(value)] },
  subdual: { value: (value) => [number(value)], after: ' subdual' },
  hours: { value: (hours) => counted(hours, 'hour', 'hours'), was: (hours) => [number(hours)] },
  injuries: { value: (list) => counted(list.length, 'injury', 'injuries'), was: (list) => [number(list.length)] },
  injuryRollsOwed: {
    value: (list) => counted(list.length, 'injury roll due', 'injury rolls due'),
    was: (list) => [number(list.length)],
  },
  // By then it is the name of its tables.
  body: { name: 'body ', value: (body) => [text(`“${body}”`)] },
  status: { name: 'status ', value: (status) => [text(status.replaceAll('-', ' '))] },
};

const NOTHING: { readonly [Key in keyof Vitals]?: string } = { stamina: 'no Stamina', hours: 'no hours' };

/** One field that was set: what it is now and what it was; nothing where it was not set. */
function field(key: keyof Vitals, from: Partial<Vitals>, to: Partial<Vitals>): Parts {
  // Each field is told by the telling of its own name.
  const telling = NAMED[key] as Telling<unknown>;
  const [was, now] = [from[key], to[key]];
  if (now === undefined) return [];
  const told =
    was === undefined || was === null ? [] : [text(' (was '), ...(telling.was ?? telling.value)(was), text(')')];
  if (now === null) return [text(NOTHING[key] ?? ''), ...told];
  return [text(telling.name ?? ''), ...telling.value(now), text(telling.after ?? ''), ...told];
}

const KEYS = Object.keys(NAMED) as (keyof Vitals)[];

/** A body by the name of the tables that count for it, also where none was said. */
const named = (vitals: Partial<Vitals>, tables: Tables): Partial<Vitals> => ({
  ...vitals,
  body: packOf(vitals, tables).name,
});

/** What was set by hand, field by field: as it stands now, and as it was; a body in the words of the tables. */
export function tellEdit(from: Partial<Vitals>, to: Partial<Vitals>, tables: Tables): Parts {
  const [was, now] = to.body === undefined ? [from, to] : [named(from, tables), named(to, tables)];
  const fields = KEYS.map((key) => field(key, was, now));
  return [text('is set by hand to '), ...joined(fields, ', ')];
}
