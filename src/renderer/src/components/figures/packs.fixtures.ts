import { loadPack } from '../../../../main/rules/index.ts';
import type { InjuryPack } from '../../../../main/rules/injuries/pack.ts';
import { twoLegged } from '../../../../main/rules/injuries/two-legged.ts';
import winged from '../../../../../resources/tables/winged-four-legged.json' with { type: 'json' };
import type { BodyPlace } from '../body-place.ts';

function loaded(json: unknown): InjuryPack {
  const pack = loadPack(json);
  if (!pack.ok) throw new Error(pack.refusal.reason);
  return pack.value;
}

/** The packs that come with the app. */
export const SHIPPED: readonly InjuryPack[] = [twoLegged, loaded(winged)];

export const placesOf = ({ regions }: InjuryPack): readonly BodyPlace[] =>
  regions.rows.flatMap(({ region, spots, sides }) =>
    spots.rows.flatMap(({ spot }) =>
      (sides?.rows.map(({ side }) => side) ?? [null]).map((side) => ({ region, spot, side })),
    ),
  );
