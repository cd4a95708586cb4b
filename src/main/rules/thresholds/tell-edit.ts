import { joined, number, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { Vitals } from './vitals.ts';

const orNone = (value: number | null): Part => (value === null || value <= 0 ? text('none') : number(value));

const typesOf = (types: readonly string[]): string => (types.length === 0 ? 'none' : types.join(' and '));

const outOf = (name: string, value: number, max: number): readonly Part[] => [
  text(`${name} `),
  number(value),
  text(' of '),
  number(max),
];

const plain = (name: string, value: number | string): readonly Part[] => [
  text(`${name} `),
  typeof value === 'number' ? number(value) : text(value),
];

/** The parts for one field, where it was set. */
const when = <Value>(value: Value | undefined, parts: (value: Value) => readonly Part[]): readonly Part[] =>
  value === undefined ? [] : parts(value);

/** What was set by hand, field by field, as it stands now. */
export function tellEdit(to: Partial<Vitals>): readonly Part[] {
  const fields: readonly (readonly Part[])[] = [
    when(to.kind, (kind) => plain('kind', kind)),
    when(to.level, (level) => plain('level', level)),
    when(to.tier, (tier) => plain('tier', tier)),
    when(to.thresholds, ({ major, severe }) => [text('thresholds '), orNone(major), text(' and '), orNone(severe)]),
    when(to.hp, ({ marked, max }) => [...outOf('Hit Points', marked, max), text(' marked')]),
    when(to.stress, (stress) =>
      stress === null ? [text('no Stress')] : [...outOf('Stress', stress.marked, stress.max), text(' marked')],
    ),
    when(to.armor, ({ marked, score }) => [...outOf('armor slots', marked, score), text(' marked')]),
    when(to.hope, (hope) => (hope === null ? [text('no Hope')] : outOf('Hope', hope.current, hope.max))),
    when(to.resist, (types) => plain('resistance', typesOf(types))),
    when(to.immune, (types) => plain('immunity', typesOf(types))),
    when(to.reduce, (list) =>
      plain('reductions', list.length === 0 ? 'none' : list.map(({ amount }) => amount).join(' and ')),
    ),
    when(to.status, (status) => plain('status', status.replaceAll('-', ' '))),
    when(to.minionValue, (value) => plain('minion', value)),
    when(to.hordeValue, (value) => plain('horde', value)),
    when(to.onLastHitPoint, (note) => [text(`${note === null ? 'no' : 'a'} note on the last Hit Point`)]),
  ];
  return [text('is set by hand to '), ...joined(fields, ', ')];
}
