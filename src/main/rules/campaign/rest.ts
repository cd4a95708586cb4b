import { decide } from '../decide.ts';
import { describe } from '../describe.ts';
import { lineText } from '../describe/line.ts';
import type { Combatant, Encounter } from '../encounter.ts';
import { combatantId, encounterId } from '../ids.ts';
import type { CombatantId } from '../ids.ts';
import { prepareEncounter } from '../prepare.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { RulesetId, TablesOf, VitalsOf } from '../ruleset-types.ts';
import type { CampaignOf } from './campaign.ts';
import type { CampaignCommandOf, CampaignEventOf } from './command.ts';
import type { LibraryEntryId } from './ids.ts';

type RestCommand<R extends RulesetId> = Extract<CampaignCommandOf<R>, { type: 'restCampaign' }>;

/** A member as the party rests: the vitals they have now. */
export interface Resting<R extends RulesetId> {
  readonly entry: LibraryEntryId;
  readonly vitals: VitalsOf<R>;
}

/** A party member's id among those who rest. */
export const resterId = (entry: LibraryEntryId): CombatantId => combatantId(entry);

/**
 * The party by itself, between encounters, as an encounter that never begins: so a rest there is the same command, decided
 * by the same rules, as in the middle of one.
 */
export function restingParty<R extends RulesetId>(
  { name, ruleset, options, party }: CampaignOf<R>,
  members: readonly Resting<R>[],
  tables: TablesOf<R>,
  gmTokens: Encounter['gmTokens'],
): Outcome<Encounter<R>> {
  const prepared = prepareEncounter({ id: encounterId('rest'), name, ruleset, options, tables, gmTokens });
  if (!prepared.ok) return prepared;
  const combatants: Combatant<R>[] = [];
  for (const { entry: id, vitals } of members) {
    const entry = party.find((one) => one.id === id);
    if (!entry) return refuse('noSuchEntry', 'That member is not in the party any more.', 'rests');
    combatants.push({
      id: resterId(id),
      name: entry.name,
      side: 'hero',
      origin: { kind: 'party', id },
      label: entry.label,
      hidden: false,
      group: null,
      vitals,
      conditions: [],
      notes: '',
      gone: null,
    });
  }
  return accept({ ...prepared.value, combatants });
}

/** What a rest between encounters does (rule CA-4). Refused as the rest of a party is. */
export function restCampaign<R extends RulesetId>(
  campaign: CampaignOf<R>,
  { members, rests, gmDie, gmTokens, tables }: RestCommand<R>,
): Outcome<readonly CampaignEventOf<R>[]> {
  const before = restingParty(campaign, members, tables, gmTokens);
  if (!before.ok) return before;
  const decided = decide(before.value, { type: 'restParty', rests, ...(gmDie === undefined ? {} : { gmDie }) });
  if (!decided.ok) return decided;
  const { events, after } = decided.value;
  const rested = members.flatMap(({ entry, vitals: from }) => {
    const to = after.combatants.find(({ id }) => id === resterId(entry))?.vitals;
    return to === undefined || to === from ? [] : [{ entry, from, to }];
  });
  return accept([
    {
      type: 'partyRested',
      members: rested,
      gmTokens: gmTokens === null || after.gmTokens === null ? null : { from: gmTokens, to: after.gmTokens },
      sentences: describe(before.value, events).map((line) => lineText(line)),
    },
  ]);
}
