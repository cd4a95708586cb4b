import type { Flag } from '../entry/entry.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Entered } from '../ruleset.ts';
import type { Hit } from './types.ts';

const MEANINGLESS: readonly Flag[] = ['unaware', 'helpless', 'poison', 'falling'];

/**
 * What was entered as a hit under Thresholds. Critical adds the most the dice could have shown (rule TH-50). Damage is
 * physical unless said otherwise. Refused: a flag of the other ruleset, and critical on a plain number, which has no dice
 * to add.
 */
export function hitOf({ amount, mostOnDice, times, flags, armorSlots, types }: Entered): Outcome<Hit> {
  const meaningless = flags.find((flag) => MEANINGLESS.includes(flag));
  if (meaningless !== undefined) {
    return refuse('flagNotUsed', `Under Thresholds it makes no difference that damage is ${meaningless}.`, 'flags');
  }
  const critical = flags.includes('critical');
  if (critical && mostOnDice === null) {
    return refuse(
      'criticalNeedsDice',
      'Critical adds the dice at their highest: enter the dice, or the total.',
      'flags',
    );
  }
  const total = amount + (critical ? (mostOnDice ?? 0) : 0);
  return accept({
    parts: [
      {
        amount: times === 'double' ? 2 * total : total,
        types: types ?? ['physical'],
        ...(times === 'half' ? { half: true } : {}),
      },
    ],
    ...(flags.includes('direct') ? { direct: true } : {}),
    ...(flags.includes('area') ? { area: true } : {}),
    ...(armorSlots > 0 ? { armorSlots } : {}),
  });
}
