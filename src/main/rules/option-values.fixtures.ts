import type { OptionDescription } from './option-description.ts';

/** One value of one option, and what it comes to. */
export type ValueRow = readonly [key: string, value: unknown, outcome: string];

/** Every option with every value it is offered with, and both ends of its range where it has one. */
export const everyValue = <Options>(
  descriptions: readonly OptionDescription<Options>[],
): readonly (readonly [key: string, value: unknown])[] =>
  descriptions.flatMap(({ key, values, range }) => {
    const ends: readonly unknown[] = range === undefined ? [] : [range.least, range.most];
    const all = new Set<unknown>([...values.map(({ value }) => value), ...ends]);
    return [...all].map((value) => [key, value] as const);
  });

/** The options whose rows do not tell all their named values apart: what they are tested with shows no difference. */
export const withoutDifference = <Options>(
  descriptions: readonly OptionDescription<Options>[],
  rows: readonly ValueRow[],
): readonly string[] =>
  descriptions.flatMap(({ key, values }) => {
    const outcomes = new Set(rows.filter(([other]) => other === key).map(([, , outcome]) => outcome));
    return outcomes.size < Math.max(2, values.length) ? [key] : [];
  });
