import type { Campaign } from '../../rules/campaign/campaign.ts';
import type { Addition, Command, Encounter } from '../../rules/index.ts';
import { packsOf } from '../tables/packs.ts';

/**
 * The commands that bring the tables of these bodies into an encounter (rule IN-8). Those that it has already are named
 * again: the line that brought them in may be struck out, and this one is then to be as it was. Tables that the campaign
 * has not, either, are for the rules to refuse.
 */
export function tablesBrought(
  { ruleset, tables }: Pick<Encounter, 'ruleset' | 'tables'>,
  campaign: Pick<Campaign, 'packs'>,
  bodies: readonly (string | undefined)[],
): readonly Command[] {
  if (ruleset !== 'stamina-wounds' || tables === null) return [];
  const here = [tables.injuries, ...(tables.others ?? [])];
  const known = new Map([...packsOf(campaign), ...here].map((pack) => [pack.id, pack]));
  known.delete(tables.injuries.id);
  return [...known.values()]
    .filter(({ id }) => bodies.includes(id))
    .map((pack): Command => ({ type: 'addTables', pack }));
}

/** Combatants who join, after the tables of their bodies. */
export const joinCommands = (
  encounter: Pick<Encounter, 'ruleset' | 'tables'>,
  campaign: Pick<Campaign, 'packs'>,
  additions: readonly Addition[],
): readonly Command[] => [
  ...tablesBrought(
    encounter,
    campaign,
    additions.map(({ vitals }) => ('body' in vitals ? vitals.body : undefined)),
  ),
  { type: 'addCombatants', additions },
];
