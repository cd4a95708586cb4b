import type { Campaign } from '../../rules/campaign/campaign.ts';
import type { CampaignId } from '../../rules/campaign/ids.ts';
import { accept, loadPack, refuse, type InjuryPack, type Outcome } from '../../rules/index.ts';
import { twoLegged } from '../../rules/injuries/two-legged.ts';
import winged from '../../../../resources/tables/winged-four-legged.json' with { type: 'json' };

/** @throws {Error} for a file of ours that is no pack: a mistake of the build, which its test finds */
function shipped(json: unknown): InjuryPack {
  const loaded = loadPack(json);
  if (!loaded.ok) throw new Error(loaded.refusal.reason);
  return loaded.value;
}

/** Every pack that comes with the app. The first is the one of everybody of whom no body is said. */
export const PACKS: readonly InjuryPack[] = [twoLegged, shipped(winged)];

export const isShipped = (id: string): boolean => PACKS.some((pack) => pack.id === id);

/** The packs that come with the app, and a campaign's own: of one id, ours. */
export const packsOf = ({ packs = [] }: Pick<Campaign, 'packs'>): readonly InjuryPack[] => [
  ...PACKS,
  ...packs.filter(({ id }) => !isShipped(id)),
];

/** The packs that count in a campaign; without one, those that come with the app. Refused as the campaign is. */
export const packsInCampaign =
  (find: (id: CampaignId) => Outcome<Campaign>) =>
  (id: CampaignId | undefined): Outcome<readonly InjuryPack[]> => {
    if (id === undefined) return accept(PACKS);
    const found = find(id);
    return found.ok ? accept(packsOf(found.value)) : found;
  };

/** The pack of this id, or the first where none is named. Refused: `noSuchPack`. */
export function packNamed(id?: string, packs: readonly InjuryPack[] = PACKS): Outcome<InjuryPack> {
  const found = id === undefined ? packs[0] : packs.find((pack) => pack.id === id);
  return found ? accept(found) : refuse('noSuchPack', 'There are no such tables.', 'pack');
}
