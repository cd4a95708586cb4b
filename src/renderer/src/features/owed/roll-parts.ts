import type { LogLine } from '../../../../preload/contract/encounter-views.ts';

type Parts = LogLine['parts'];

/** The sentence of a roll where its name stands already: what comes after "Injury roll for Ember Tolly, ". */
export function withoutName(parts: Parts, of: string): Parts {
  const at = parts.findIndex((part) => part.kind === 'name' && part.combatant === of);
  const [first, ...rest] = parts.slice(at + 1);
  if (at === -1 || !first) return parts;
  return first.kind === 'text' ? [{ ...first, text: first.text.replace(/^, /u, '') }, ...rest] : [first, ...rest];
}
