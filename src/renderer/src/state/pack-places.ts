import type { PackTablesView } from '../../../preload/contract/table-views.ts';
import type { PlaceView } from '../../../preload/contract/roll-views.ts';

/** Every place that the tables of a pack can name, in their order. */
export function packPlaces({ tables }: PackTablesView): readonly PlaceView[] {
  const words = (kind: 'spots' | 'sides', region: string): readonly string[] =>
    tables.find((table) => table.kind === kind && table.region === region)?.rows.map(({ word }) => word) ?? [];
  const regions = tables.find(({ kind }) => kind === 'regions')?.rows ?? [];
  return regions.flatMap(({ word: region }) => {
    const sides = words('sides', region);
    return words('spots', region).flatMap((spot): PlaceView[] =>
      (sides.length > 0 ? sides : [null]).map((side) => ({ region, spot, side })),
    );
  });
}
