/** One optional rule in words, for a settings screen. The first value is the default. */
export interface OptionDescription<Options> {
  readonly key: keyof Options & string;
  readonly name: string;
  /** What the option decides, in one sentence. */
  readonly sentence: string;
  /** The choices; where `range` is given, any whole number in it is a choice as well. */
  readonly values: readonly { readonly value: boolean | number | string; readonly label: string }[];
  readonly range?: { readonly least: number; readonly most: number };
}

/** Whether a value is one the option allows. */
export function allowsValue<Options>(option: OptionDescription<Options>, value: unknown): boolean {
  if (option.values.some((choice) => choice.value === value)) return true;
  const { range } = option;
  return range !== undefined && Number.isInteger(value) && Number(value) >= range.least && Number(value) <= range.most;
}
