import type { Screen } from '../../state/screen.svelte.ts';
import type { Resting } from './rest-form.svelte.ts';
import { canRest } from './rest-words.ts';

/** Who would rest now: the heroes of the running encounter, or else the party of the campaign; null: there is none. */
export function restingNow({ campaign, encounter }: Screen): Resting | null {
  const { current } = campaign;
  const { head, running, rows } = encounter;
  if (!current) return null;
  const common = { campaign: current.id, ruleset: current.ruleset };
  if (!running || !head)
    return { ...common, encounter: null, people: current.party.filter(({ vitals }) => canRest(vitals)) };
  const heroes = rows.filter(({ side, gone, vitals }) => side === 'hero' && gone === null && canRest(vitals));
  return { ...common, encounter: head.id, people: heroes };
}
