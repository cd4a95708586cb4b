import type { StartEncounterInput } from '../../../preload/contract/api/encounter-api.ts';
import type { Campaign, LibraryEntry } from '../../rules/campaign/campaign.ts';
import type { LibraryEntryId } from '../../rules/campaign/ids.ts';
import { accept, combatantId, refuse, type Addition, type Outcome } from '../../rules/index.ts';
import { unconditioned, type PartyVitals } from '../campaigns/live-vitals.ts';
import type { Chance } from '../chance.ts';

/** Who joins: party members by id, adversaries by id, number and side; and their values in a turn order. */
export type Joining = Pick<StartEncounterInput, 'party' | 'adversaries' | 'turnValues'>;

/** At most this many combatants in one encounter. */
export const MOST_COMBATANTS = 500;

/**
 * The combatants that library entries make. Party members bring the vitals they have now; several of one adversary form
 * a group. Refused: `nobodyJoins`, `noSuchEntry`, `tooMany`.
 *
 * @param present how many are in the encounter already
 */
export function additionsFor(
  campaign: Campaign,
  { party, adversaries, turnValues = [] }: Joining,
  { vitals, chance, present }: { vitals: PartyVitals; chance: Chance; present: number },
): Outcome<readonly Addition[]> {
  const total = present + party.length + adversaries.reduce((sum, { count }) => sum + count, 0);
  if (party.length + adversaries.length === 0) return refuse('nobodyJoins', 'Nobody is picked.', 'party');
  if (total > MOST_COMBATANTS)
    return refuse('tooMany', `An encounter holds ${MOST_COMBATANTS} at most.`, 'adversaries');
  const values = new Map(turnValues.map(({ entry, value }) => [entry, value]));
  const valueOf = (id: LibraryEntryId): Pick<Addition, 'turnValue'> => {
    const turnValue = values.get(id);
    return turnValue === undefined ? {} : { turnValue };
  };
  const additions: Addition[] = [];
  for (const id of party) {
    const entry = find(campaign.party, id);
    if (!entry) return refuse('noSuchEntry', 'That party member is not in the library.', 'party');
    const now = vitals.of(campaign.id, id)?.vitals ?? entry.vitals;
    const made = common(entry, 1, chance);
    additions.push({
      ...made,
      ...valueOf(id),
      side: 'hero',
      origin: { kind: 'party', id },
      vitals: unconditioned(now),
    });
  }
  for (const { entry: id, count, side = 'foe' } of adversaries) {
    const entry = find(campaign.adversaries, id);
    if (!entry) return refuse('noSuchEntry', 'That adversary is not in the library.', 'adversaries');
    const made = common(entry, count, chance);
    const group = count > 1 ? entry.name : null;
    additions.push({ ...made, ...valueOf(id), side, origin: { kind: 'adversary', id }, group });
  }
  return accept(additions);
}

const find = (entries: Campaign['party'], id: LibraryEntryId): LibraryEntry | undefined =>
  (entries as readonly LibraryEntry[]).find((entry) => entry.id === id);

const common = (
  { name, label, notes, attack, defence, vitals, morale }: LibraryEntry,
  count: number,
  chance: Chance,
): Omit<Addition, 'side' | 'origin'> => ({
  ids: Array.from({ length: count }, () => combatantId(chance.id())),
  name,
  label,
  notes,
  vitals,
  hidden: false,
  group: null,
  ...(attack.trim() === '' ? {} : { attack }),
  ...(morale === undefined ? {} : { morale }),
  ...(defence === null ? {} : { defence }),
});
