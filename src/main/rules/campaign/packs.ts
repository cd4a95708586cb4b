import type { InjuryPack } from '../injuries/pack.ts';
import { accept, refuse, type Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import type { CampaignOf, LibraryEntryOf } from './campaign.ts';
import type { CampaignEventOf } from './command.ts';

/** The most tables of their own that a campaign keeps. */
export const MOST_PACKS = 20;

/** Tables of the game master's own, new or in the place of those of their id (rule IN-9). Refused: `tooManyPacks`. */
export function addPack<R extends RulesetId>(
  { packs = [] }: CampaignOf<R>,
  to: InjuryPack,
): Outcome<readonly CampaignEventOf<R>[]> {
  const from = packs.find(({ id }) => id === to.id) ?? null;
  if (from === null && packs.length >= MOST_PACKS) {
    return refuse('tooManyPacks', `A campaign keeps ${MOST_PACKS} tables of its own at most.`, 'text');
  }
  return accept([{ type: 'packAdded', from, to }]);
}

/** Takes tables away. Refused: `noSuchPack`, and `bodyInUse` while somebody of the library has their body. */
export function removePack<R extends RulesetId>(
  { packs = [], party, adversaries }: CampaignOf<R>,
  id: string,
): Outcome<readonly CampaignEventOf<R>[]> {
  const pack = packs.find((one) => one.id === id);
  if (!pack) return refuse('noSuchPack', 'This campaign has no such tables of its own.', 'pack');
  const free = checkFree(pack, [...party, ...adversaries]);
  return free.ok ? accept([{ type: 'packRemoved', pack }]) : free;
}

/** Refused (`bodyInUse`) while one of these has the body of a pack, with the first few names. */
export function checkFree(
  { id, name }: InjuryPack,
  entries: readonly Pick<LibraryEntryOf<RulesetId>, 'name' | 'vitals'>[],
): Outcome<true> {
  const names = entries.filter(({ vitals }) => 'body' in vitals && vitals.body === id).map((entry) => entry.name);
  if (names.length === 0) return accept(true);
  const [told, more] = [names.slice(0, 3).join(', '), names.length - 3];
  const others = more > 0 ? ` and ${more} more` : '';
  return refuse('bodyInUse', `“${name}” is the body of ${told}${others}: they need its tables.`, 'pack');
}
