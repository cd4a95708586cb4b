import { joined, number, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { Vitals } from './vitals.ts';

/** The parts for one field, where it was set. */
const when = <Value>(value: Value | undefined, parts: (value: Value) => readonly Part[]): readonly Part[] =>
  value === undefined ? [] : parts(value);

const outOf = (name: string, current: number, max: number): readonly Part[] => [
  text(`${name} `),
  number(current),
  text(' of '),
  number(max),
];

/** What was set by hand, field by field, as it stands now. */
export function tellEdit(to: Partial<Vitals>): readonly Part[] {
  const fields: readonly (readonly Part[])[] = [
    when(to.kind, (kind) => [text(kind)]),
    when(to.wounds, ({ current, max }) => outOf('Wounds', current, max)),
    when(to.stamina, (stamina) =>
      stamina === null ? [text('no Stamina')] : outOf('Stamina', stamina.current, stamina.max),
    ),
    when(to.staminaDie, (die) => [text(`Stamina die d${die}`)]),
    when(to.toughness, (value) => [text('Toughness '), number(value)]),
    when(to.subdual, (value) => [number(value), text(' subdual')]),
    when(to.hours, (hours) => (hours === null ? [text('no hours')] : [number(hours), text(' hours')])),
    when(to.injuries, (list) => [number(list.length), text(list.length === 1 ? ' injury' : ' injuries')]),
    when(to.injuryRollsOwed, (list) => [
      number(list.length),
      text(list.length === 1 ? ' injury roll due' : ' injury rolls due'),
    ]),
    when(to.status, (status) => [text(`status ${status.replaceAll('-', ' ')}`)]),
  ];
  return [text('is set by hand to '), ...joined(fields, ', ')];
}
