import type { LogLine } from '../../../../preload/contract/encounter-views.ts';

type Parts = LogLine['parts'];

const withoutBoxes = (part: Parts[number]): Parts[number] =>
  part.kind === 'tier' ? { ...part, tier: `${part.tier}-wound` } : part;

/**
 * The sentence of a roll where its name stands already: what comes after "Injury roll for Ember Tolly, ". How bad a wound is
 * is no tier of damage, and has no boxes that count Hit Points.
 */
export function withoutName(parts: Parts, of: string): Parts {
  const at = parts.findIndex((part) => part.kind === 'name' && part.combatant === of);
  const [first, ...rest] = parts.slice(at + 1).map(withoutBoxes);
  if (at === -1 || !first) return parts;
  return first.kind === 'text' ? [{ ...first, text: first.text.replace(/^, /u, '') }, ...rest] : [first, ...rest];
}
