import { allowsValue } from '../../../src/main/rules/option-description.ts';
import type { OptionDescription } from '../../../src/main/rules/option-description.ts';

/** Whether the ruleset's own settings screen would offer this value for this option. */
export const allowedBy =
  <Options>(descriptions: readonly OptionDescription<Options>[]) =>
  (name: string, value: unknown): boolean =>
    descriptions.some((option) => option.key === name && allowsValue(option, value));
