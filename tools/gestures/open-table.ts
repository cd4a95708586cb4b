import path from 'node:path';
import type { CampaignView } from '../../src/preload/contract/campaign-views.ts';
import type { EncounterView } from '../../src/preload/contract/encounter-views.ts';
import type { RulesetId } from '../../src/main/rules/index.ts';
import { openServices, type OpenedServices } from '../../src/main/services/open-services.ts';
import type { Numbers } from './numbers.ts';
import { valueOf } from './send.ts';

export const databaseIn = (folder: string): string => path.join(folder, 'woundboard.sqlite');

/**
 * The real services on a real database in `folder`, with dice that come from `numbers` and no desktop around them.
 *
 * @param now the clock, in milliseconds; absent: the wall's
 * @throws as `openServices` does
 */
export function openTable(folder: string, numbers: Numbers, now?: () => number): OpenedServices {
  const nothing = (): undefined => undefined;
  return openServices({
    info: { version: '0.0.0', dataDir: folder, platform: 'linux' },
    databaseFile: databaseIn(folder),
    desktop: { quit: nothing, openFolder: () => Promise.resolve(''), toggleFullScreen: nothing, painted: nothing },
    askWhere: () => Promise.resolve(null),
    askWhich: () => Promise.resolve(null),
    told: { settings: nothing, encounter: nothing, campaign: nothing },
    chance: { roll: (faces) => 1 + numbers.below(faces), id: () => newId(numbers) },
    ...(now ? { now } : {}),
  });
}

/** An id that no other has in a run. */
export const newId = (numbers: Numbers): string =>
  Array.from({ length: 3 }, () => numbers.below(36 ** 5).toString(36)).join('');

/** A campaign out of the ruleset's samples. */
export const sampleCampaign = ({ areas }: OpenedServices, ruleset: RulesetId, commandId: string): CampaignView =>
  valueOf(areas.campaign.create({ commandId, ruleset, sample: true }));

/** Starts an encounter of three party members and a few adversaries in some turn order. */
export function startEncounter(
  { areas }: OpenedServices,
  campaign: CampaignView,
  numbers: Numbers,
  commandId: string,
): EncounterView {
  const modes =
    campaign.ruleset === 'thresholds' ? (['spotlight', 'individual'] as const) : (['sides', 'individual'] as const);
  const mode = numbers.pick(modes);
  const tokens = numbers.odds(1, 2);
  return valueOf(
    areas.encounter.start({
      commandId,
      campaign: campaign.id,
      name: 'Mill by the Weir',
      mode,
      ...(mode === 'spotlight' && tokens ? { tokensEach: 1 + numbers.below(3) } : {}),
      party: campaign.party.slice(0, 3).map(({ id }) => id),
      adversaries: campaign.adversaries.map(({ id }) => ({ entry: id, count: 1 + numbers.below(2) })),
    }),
  );
}
