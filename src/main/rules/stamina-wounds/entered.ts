import type { Share } from '../command.ts';
import type { Flag } from '../entry/entry.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { Entered } from '../ruleset.ts';
import type { Cause } from './bypass.ts';
import type { Hit } from './operation.ts';

/** Half is rounded up, so of at least 1 at least 1 is left. */
function shareAmount(amount: number, share: Share): number {
  switch (share) {
    case 'normal':
      return amount;
    case 'half':
      return Math.ceil(amount / 2);
    case 'double':
      return 2 * amount;
    case 'none':
      return 0;
  }
}

/** What of a hit reaches one of several targets. A number that is none stays what it is, to be refused. */
export const shareHit = (hit: Hit, share: Share): Hit =>
  share === 'normal' || !Number.isSafeInteger(hit.amount) ? hit : { ...hit, amount: shareAmount(hit.amount, share) };

const isCause = (flag: Flag): flag is Flag & Cause => flag !== 'direct';

/**
 * What was entered as a hit under Stamina & Wounds. `s`, an armor slot elsewhere, is subdual damage here. Refused: direct
 * damage, which makes no difference.
 */
export function hitOf({ amount, times, flags, armorSlots }: Entered): Outcome<Hit> {
  if (flags.includes('direct')) {
    return refuse('flagNotUsed', 'Under Stamina & Wounds it makes no difference that damage is direct.', 'flags');
  }
  const subdual = armorSlots > 0 ? { subdual: true as const } : {};
  return accept(shareHit({ amount, causes: flags.filter(isCause), ...subdual }, times));
}
