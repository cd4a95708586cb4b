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

/**
 * Combatants who join, after the tables of their bodies. Of a body whose tables are nowhere any more the log says so, too:
 * a warning is not there when an encounter begins, and is gone when its injuries are rolled.
 */
export function joinCommands(
  encounter: Pick<Encounter, 'ruleset' | 'tables'>,
  campaign: Pick<Campaign, 'packs'>,
  additions: readonly Addition[],
): readonly Command[] {
  const bodies = additions.map(({ vitals }) => ('body' in vitals ? vitals.body : undefined));
  const brought = tablesBrought(encounter, campaign, bodies);
  return [
    ...brought,
    { type: 'addCombatants', additions },
    ...additions.flatMap((addition) => noteOfLoss(encounter, brought, addition)),
  ];
}

function noteOfLoss(
  { tables }: Pick<Encounter, 'tables'>,
  brought: readonly Command[],
  { ids, vitals }: Addition,
): readonly Command[] {
  if (!('body' in vitals) || tables === null) return [];
  const known = [
    tables.injuries.id,
    ...brought.map((command) => (command.type === 'addTables' ? command.pack.id : '')),
  ];
  if (known.includes(vitals.body)) return [];
  const text = `The injury tables “${vitals.body}” are gone: “${tables.injuries.name}” counts. Another body can be chosen in the panel.`;
  return [{ type: 'note', combatant: ids[0] ?? null, text, private: true }];
}
