import type { InjuriesApi } from '../../../preload/contract/api/damage-api.ts';
import type { PastInjury, PlayMoment } from '../../../preload/contract/injury-views.ts';
import { accept, refuse, type Outcome } from '../../rules/index.ts';
import type { PromptAnswers } from '../answers.ts';
import type { CampaignService } from '../campaigns/campaign-service.ts';
import type { PartyVitals } from '../campaigns/live-vitals.ts';
import type { Gestures } from '../encounters/gestures.ts';
import { makeInjuriesByHand } from './injuries-by-hand.ts';
import { alike, without } from './injury-changes.ts';
import type { Injury, MemberChange, PastInjuries } from './past-injuries.ts';

export interface InjuryHistoryOptions {
  readonly gestures: Gestures;
  readonly campaign: CampaignService;
  readonly vitals: PartyVitals;
  readonly past: PastInjuries;
}

type Answers = Pick<PromptAnswers<InjuriesApi>, 'heal' | 'history' | 'places' | 'set'>;

/** Injuries that are there: what became of them, healing, and the game master's hand. */
export function makeInjuryHistoryService({ gestures, campaign, vitals, past }: InjuryHistoryOptions): Answers {
  return {
    ...makeInjuriesByHand(gestures),
    heal: ({ combatant, injury, ...gesture }) =>
      gestures.run(gesture, ({ ruleset }) =>
        ruleset === 'stamina-wounds'
          ? accept([{ type: 'healInjury', combatant, injury }])
          : refuse('noSuchInjury', 'There are no injuries here.', 'injury'),
      ),
    history({ campaign: id, member }): Outcome<readonly PastInjury[]> {
      const opened = campaign.open({ campaign: id });
      if (!opened.ok) return opened;
      const { party, encounters } = opened.value;
      const entry = party.find((one) => one.id === member);
      if (!entry) return refuse('noSuchEntry', 'That party member is not in the library.', 'member');
      const now = vitals.of(id, member)?.vitals ?? entry.vitals;
      if (!('injuries' in now)) return accept([]);
      const names = new Map(encounters.map((one) => [one.id, one.name]));
      const changes = past.changesIn(id).filter((change) => change.member === member);
      return accept(
        foldInjuries(changes, now.injuries, (when) => ({ ...when, name: names.get(when.encounter) ?? '' })),
      );
    },
  };
}

/** The story of one member's injuries, oldest first, up to those they have now. */
export function foldInjuries(
  changes: readonly MemberChange[],
  now: readonly Injury[],
  moment: (when: MemberChange['when']) => PlayMoment,
): readonly PastInjury[] {
  const story: PastInjury[] = [];
  const placeOf = (injury: Injury): number =>
    story.findIndex((one) => one.state === 'here' && alike(one.injury, injury));
  const change = (injury: Injury, to: Partial<PastInjury>): void => {
    const at = placeOf(injury);
    const found = story[at];
    if (found) story[at] = { ...found, ...to };
  };
  const heal = (injury: Injury, healedWhen: PlayMoment | null): void => {
    change(injury, { state: 'healed', healedWhen });
  };
  const strike = (injury: Injury): void => {
    const at = placeOf(injury);
    if (at !== -1) story.splice(at, 1);
  };
  const gain = (injury: Injury, when: PlayMoment | null, how: PastInjury['how']): void => {
    story.push({ injury, when, how, state: 'here', healedWhen: null });
  };
  /** What they have at a moment, though no encounter says how they came by it or lost it. */
  const agree = (injuries: readonly Injury[]): void => {
    const known = story.flatMap(({ state, injury }) => (state === 'here' ? [injury] : []));
    for (const injury of without(known, injuries)) heal(injury, null);
    for (const injury of without(injuries, known)) gain(injury, null, 'hand');
  };
  for (const told of changes) {
    switch (told.kind) {
      case 'brought':
        agree(told.injuries);
        break;
      case 'gained':
        gain(told.injury, moment(told.when), told.how);
        break;
      case 'healed':
        heal(told.injury, moment(told.when));
        break;
      case 'changed':
        change(told.from, { injury: told.to });
        break;
      case 'struck':
        strike(told.injury);
        break;
    }
  }
  agree(now);
  return story;
}
