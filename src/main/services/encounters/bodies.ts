import type { Campaign } from '../../rules/campaign/campaign.ts';
import type { Addition, Command, Encounter } from '../../rules/index.ts';
import { packsOf } from '../tables/packs.ts';

/**
 * The commands that bring the tables of these bodies into an encounter that has none for them yet (rule IN-8). Tables that
 * the campaign has not, either, are for the rules to refuse.
 */
export function tablesBrought(
  { ruleset, tables }: Pick<Encounter, 'ruleset' | 'tables'>,
  campaign: Pick<Campaign, 'packs'>,
  bodies: readonly (string | undefined)[],
): readonly Command[] {
  if (ruleset !== 'stamina-wounds' || tables === null) return [];
  const here = new Set([tables.injuries, ...(tables.others ?? [])].map(({ id }) => id));
  return packsOf(campaign)
    .filter(({ id }) => bodies.includes(id) && !here.has(id))
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
