import type { LocationsApi } from '../../../preload/contract/api/damage-api.ts';
import type { LocationAnswer, PlaceView } from '../../../preload/contract/roll-views.ts';
import type { EffectView } from '../../../preload/contract/table-views.ts';
import { accept, type InjuryPack, type Outcome } from '../../rules/index.ts';
import { effectAt, locate, placeDice, placeFaces } from '../../rules/injuries/lookup.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Chance } from '../chance.ts';
import { packNamed } from '../tables/packs.ts';
import type { PacksIn } from '../tables/tables-service.ts';
import { diceSlots } from './dice-slots.ts';
import { placeSentence } from './place-words.ts';

/** Where a blow lands, outside of any encounter. */
export function makeLocationsService(chance: Chance, packsIn: PacksIn): PromptAnswers<LocationsApi> {
  return {
    lookup({ campaign, pack: id, pointedAt, ...typed }): Outcome<LocationAnswer> {
      const packs = packsIn(campaign);
      const found = packs.ok ? packNamed(id, packs.value) : packs;
      if (!found.ok) return found;
      const pack = found.value;
      const named = pointedAt ? placeFaces(pack, pointedAt) : accept(typed);
      if (!named.ok) return named;
      const { slots, dice: said } = diceSlots(
        named.value,
        (rolled) => placeDice(pack, rolled) as Readonly<Record<string, number>>,
        () => '',
        (faces) => chance.roll(faces),
      );
      const dice = Object.fromEntries(slots.map(({ slot }) => [slot, said[slot]]));
      const place = locate(pack, dice);
      if (!place.ok) return place;
      const { region = 0, spot = 0, side = null } = dice;
      return accept({
        pack: pack.id,
        place: place.value,
        dice: { region, spot, side },
        sentence: placeSentence(place.value),
        effects: effectsAt(pack, place.value),
      });
    },
  };
}

const effectsAt = (pack: InjuryPack, place: PlaceView): readonly EffectView[] =>
  (['minor', 'permanent'] as const).flatMap((severity) => {
    const effect = effectAt(pack, place, severity);
    return effect ? [{ severity, ...effect }] : [];
  });
