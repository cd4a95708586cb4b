import type { InjuriesApi } from '../../../preload/contract/api/damage-api.ts';
import type { InjuryInput, InjuryPlacesView } from '../../../preload/contract/injury-views.ts';
import {
  accept,
  combatantOf,
  refuse,
  staminaWounds,
  type CombatantId,
  type Encounter,
  type InjuryPack,
  type Outcome,
  type VitalsOf,
} from '../../rules/index.ts';
import { effectAt } from '../../rules/injuries/lookup.ts';
import type { PromptAnswers } from '../answers.ts';
import type { Gestures } from '../encounters/gestures.ts';

type Answers = Pick<PromptAnswers<InjuriesApi>, 'places' | 'set'>;
type Injury = VitalsOf<'stamina-wounds'>['injuries'][number];

/** Injuries that the game master writes down without a roll. */
export function makeInjuriesByHand(gestures: Gestures): Answers {
  return {
    places({ encounter, combatant }): Outcome<InjuryPlacesView> {
      const current = gestures.current(encounter);
      if (!current.ok) return current;
      const pack = packOf(current.value.state, combatant);
      return pack.ok ? accept(placesOf(pack.value)) : pack;
    },
    set: ({ combatant, from, to, ...gesture }) =>
      gestures.run(gesture, (encounter) => {
        const pack = packOf(encounter, combatant);
        if (!pack.ok) return pack;
        const becomes = to === null ? null : withTheWordsOf(pack.value, to);
        return accept([{ type: 'setInjury', combatant, from: from === null ? null : written(from), to: becomes }]);
      }),
  };
}

/** The tables of someone's body. Refused: `noInjuries`, `noSuchCombatant`. */
function packOf(encounter: Encounter, id: CombatantId): Outcome<InjuryPack> {
  if (encounter.ruleset !== 'stamina-wounds') return refuse('noInjuries', 'There are no injuries here.', 'combatant');
  const stamina = encounter as Encounter<'stamina-wounds'>;
  const found = combatantOf(stamina, id);
  return found.ok ? accept(staminaWounds.packOf(found.value.vitals, stamina.tables)) : found;
}

const placesOf = (pack: InjuryPack): InjuryPlacesView => ({
  pack: pack.id,
  regions: pack.regions.rows.map(({ region, spots, sides }) => ({
    region,
    sides: sides?.rows.map(({ side }) => side) ?? [],
    spots: spots.rows.map(({ spot, minor, permanent }) => ({
      spot,
      effects: [
        { severity: 'minor', ...minor },
        { severity: 'permanent', ...permanent },
      ],
    })),
  })),
});

const written = ({ note, lasts, severity, region, spot, side }: InjuryInput): Injury => ({
  severity,
  region,
  spot,
  side,
  ...(note === undefined ? {} : { note }),
  ...(lasts === undefined ? {} : { lasts }),
});

/** Words that are left out are those of the tables. */
function withTheWordsOf(pack: InjuryPack, injury: InjuryInput): Injury {
  const effect = effectAt(pack, injury, injury.severity);
  return written({ ...injury, note: injury.note ?? effect?.means, lasts: injury.lasts ?? effect?.lasts });
}
