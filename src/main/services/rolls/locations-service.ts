import type { LocationsApi } from '../../../preload/contract/api/damage-api.ts';
import type { LocationAnswer } from '../../../preload/contract/roll-views.ts';
import { accept, type Outcome } from '../../rules/index.ts';
import { locate, placeDice } from '../../rules/injuries/lookup.ts';
import type { PromptAnswers } from '../answers.ts';
import { tablesFor } from '../campaigns/tables.ts';
import type { Chance } from '../chance.ts';
import { diceSlots } from './dice-slots.ts';
import { placeSentence } from './place-words.ts';

/** Where a blow lands, outside of any encounter. */
export function makeLocationsService(chance: Chance): PromptAnswers<LocationsApi> {
  return {
    lookup(typed): Outcome<LocationAnswer> {
      const pack = tablesFor('stamina-wounds').injuries;
      const { dice } = diceSlots(
        typed,
        (rolled) => placeDice(pack, rolled) as Readonly<Record<string, number>>,
        () => '',
        (faces) => chance.roll(faces),
      );
      const place = locate(pack, dice);
      if (!place.ok) return place;
      const { region = 0, spot = 0, side = null } = dice;
      return accept({ place: place.value, dice: { region, spot, side }, sentence: placeSentence(place.value) });
    },
  };
}
