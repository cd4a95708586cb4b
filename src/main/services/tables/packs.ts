import { accept, loadPack, refuse, type InjuryPack, type Outcome } from '../../rules/index.ts';
import { twoLegged } from '../../rules/injuries/two-legged.ts';
import winged from '../../../../resources/tables/winged-four-legged.json' with { type: 'json' };

/** @throws {Error} for a file of ours that is no pack: a mistake of the build, which its test finds */
function shipped(json: unknown): InjuryPack {
  const loaded = loadPack(json);
  if (!loaded.ok) throw new Error(loaded.refusal.reason);
  return loaded.value;
}

/** Every pack that comes with the app. The first is the one that encounters use. */
export const PACKS: readonly InjuryPack[] = [twoLegged, shipped(winged)];

/** The pack of this id, or the first where none is named. Refused: `noSuchPack`. */
export function packNamed(id?: string): Outcome<InjuryPack> {
  const found = id === undefined ? PACKS[0] : PACKS.find((pack) => pack.id === id);
  return found ? accept(found) : refuse('noSuchPack', 'There are no such tables.', 'pack');
}
