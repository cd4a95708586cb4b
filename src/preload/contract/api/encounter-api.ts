import type { CampaignId, LibraryEntryId } from '../../../main/rules/campaign/ids.ts';
import type { BuiltInCondition } from '../../../main/rules/conditions.ts';
import type { CombatantId, ConditionId, EncounterId } from '../../../main/rules/ids.ts';
import type { Side, TurnMode } from '../../../main/rules/turn-order.ts';
import type { VitalsInput } from '../campaign-views.ts';
import type { Applied } from '../damage-views.ts';
import type { EncounterListItem, EncounterView, QuickAddView } from '../encounter-views.ts';
import type { SurpriseInput } from '../meeting-views.ts';
import type { Reply } from '../reply.ts';
import type { LevelUpPreview } from '../roll-views.ts';

/** A gesture on an encounter. `commandId` is made by whoever sends it (1 to 64 characters); sent again, it changes nothing. */
export interface EncounterGesture {
  readonly commandId: string;
  readonly encounter: EncounterId;
}

export interface StartEncounterInput {
  readonly commandId: string;
  readonly campaign: CampaignId;
  /** 1 to 200 characters. */
  readonly name: string;
  readonly mode: TurnMode;
  /** Values other than the campaign's own, by option. */
  readonly options?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** Party members who take part. */
  readonly party: readonly LibraryEntryId[];
  /** Adversaries, and how many of each: 1 to 100. `side`: absent, they are foes. */
  readonly adversaries: readonly {
    readonly entry: LibraryEntryId;
    readonly count: number;
    readonly side?: Exclude<Side, 'hero'> | undefined;
  }[];
  /** Who joins besides, each in one line as for `quickAdd`: up to 100 of them. */
  readonly quick?: readonly string[] | undefined;
  /**
   * Game master's tokens to begin with; absent: in Thresholds those that the last encounter or
   * rest left, or else one for each hero; none elsewhere.
   */
  readonly gmTokens?: number | undefined;
  /** Spotlight tokens for each hero, 1 to 12 (rule TO-10), with the spotlight alone; absent: none are used. */
  readonly tokensEach?: number | undefined;
  /** Values in an individual turn order, each -999 to 999, by who joins; all of one adversary begin with the same. */
  readonly turnValues?: readonly { readonly entry: LibraryEntryId; readonly value: number }[] | undefined;
  /** Sides that do not act in round 1 (rule TO-13). Refused (`noSurprise`) where the ruleset has no such condition. */
  readonly surprised?: readonly Side[] | undefined;
  /** Rolls for surprise, each side at most once (rule TB-8): a side that is surprised by its roll is as one of `surprised`. */
  readonly surpriseRolls?: readonly SurpriseInput[] | undefined;
}

/** What is put on combatants. */
export interface ConditionInput {
  /** A built-in condition of the ruleset; null: one of the table's own. */
  readonly kind: string | null;
  /** Of one of the table's own, 1 to 60 characters; a built-in one has its own name, whatever stands here. */
  readonly name: string;
  /** Added to both thresholds while it lasts, in place of what a built-in one adds; -99 to 99, Thresholds only. */
  readonly thresholds?: number | undefined;
  /** Armor slots that its bearer has besides while it lasts, in place of what a built-in one brings; 1 to 12, Thresholds only. */
  readonly armor?: number | undefined;
  /** Its bearer takes no turn; a built-in one knows that itself. */
  readonly cannotAct?: boolean | undefined;
  /** A reminder at each start or end of its bearer's turns; null: none. */
  readonly remindAt: 'start' | 'end' | null;
  /** What the reminder says; up to 500 characters. */
  readonly note: string;
  /** null: it lasts until somebody takes it away. */
  readonly timer: ConditionTimerInput | null;
}

export interface ConditionTimerInput {
  readonly at: 'start' | 'end';
  /** Whose turns count: each bearer's own, someone's, or none: then it goes by the ends of rounds. */
  readonly whose: CombatantId | 'bearer' | null;
  /** So many from now on, 1 to 999. */
  readonly turns: number;
  /** true: it ends by itself; false: it stays, and a reminder says that its time is up. */
  readonly ends: boolean;
}

/** What of a combatant is not a number of the rules. What is left out stays. */
export interface CombatantChanges {
  /** 1 to 120 characters, unlike every other name in the encounter. */
  readonly name?: string | undefined;
  readonly side?: Side | undefined;
  /** A few words under the name, up to 200 characters. */
  readonly label?: string | undefined;
  /** Kept from the players' window. */
  readonly hidden?: boolean | undefined;
  /** Who is shown and damaged as one with others of the same text, 1 to 120 characters; null: alone. */
  readonly group?: string | null | undefined;
  /** Damage of the usual attack, such as `1d8+3 magic`, up to 200 characters; '' for none. */
  readonly attack?: string | undefined;
  /** What an attack roll has to reach, 0 to 999; null: not known. */
  readonly defence?: number | null | undefined;
  /** 2 to 12; null: not known. A number is refused (`noMorale`) where the ruleset has none. */
  readonly morale?: number | null | undefined;
  /** Up to 4000 characters. */
  readonly notes?: string | undefined;
  /**
   * What happens on the last Hit Point (rule TH-53), up to 500 characters; '' takes the note away. Refused
   * (`noLastHitPointNote`) for heroes, minions, and where the ruleset knows no such note.
   */
  readonly onLastHitPoint?: string | undefined;
}

/** A level that is gained, as the ruleset has it. */
export type LevelUpInput =
  | {
      readonly ruleset: 'thresholds';
      /** The new level: above the present one, 10 at most. */
      readonly level: number;
      /** Slots that are picked, two at most for each level. */
      readonly picks: readonly ('hp-slot' | 'stress-slot')[];
    }
  | {
      readonly ruleset: 'stamina-wounds';
      /** This level brings one more Wound. */
      readonly wound: boolean;
      /** The Stamina die as typed, 1 to its faces. */
      readonly die?: number | undefined;
    };

/** The sides' dice, each 1 to 6, as typed; those that are left out are rolled. */
export type SidesDiceInput = Readonly<Partial<Record<Side, number | undefined>>>;

export interface EncounterApi {
  /** The encounters of a campaign, newest first. */
  list(input: { readonly campaign: CampaignId }): Promise<Reply<readonly EncounterListItem[]>>;
  /** Everything about one encounter. Refused (`noSuchEncounter`) for an id that is not there. */
  open(input: { readonly encounter: EncounterId }): Promise<Reply<EncounterView>>;
  /**
   * Makes an encounter, puts everyone in (party members with the vitals they have now, alike names numbered) and begins
   * round 1, as its first entry, which cannot be undone. Refused for nobody at all, an unknown entry, or over 500 combatants.
   */
  start(input: StartEncounterInput): Promise<Reply<EncounterView>>;
  /** Puts more into a running encounter. */
  add(
    input: EncounterGesture & Pick<StartEncounterInput, 'party' | 'adversaries' | 'turnValues'>,
  ): Promise<Reply<Applied>>;
  /** Changes what is no number of the ruleset, all of it or nothing. Refused (`nameTaken`) for another's name. */
  edit(
    input: EncounterGesture & { readonly combatant: CombatantId; readonly changes: CombatantChanges },
  ): Promise<Reply<Applied>>;
  /**
   * Sets numbers and words of a sheet by hand, all of them or none; what is left out stays, and nothing follows from it (rules
   * TH-46, SW-29). Refused (`otherRuleset`) for vitals of another ruleset, and in words for what is out of range.
   */
  setVitals(
    input: EncounterGesture & { readonly combatant: CombatantId; readonly changes: VitalsInput },
  ): Promise<Reply<Applied>>;
  /**
   * What a level would bring; nothing is written. `roll`: rolls the die that is needed and not typed. Refused as `levelUp`.
   */
  previewLevelUp(input: {
    readonly encounter: EncounterId;
    readonly combatant: CombatantId;
    readonly levelUp: LevelUpInput;
    readonly roll?: boolean | undefined;
  }): Promise<Reply<LevelUpPreview>>;
  /**
   * Gains a level (rules TH-42 to TH-44, SW-26); a die that is needed and not typed is rolled. Refused for another ruleset
   * (`otherRuleset`), past the highest level, for too many picks, without Stamina, and for a die off its faces.
   */
  levelUp(
    input: EncounterGesture & { readonly combatant: CombatantId; readonly levelUp: LevelUpInput },
  ): Promise<Reply<Applied>>;
  /** Takes combatants off the list, with everything about them; undo brings them back. */
  remove(input: EncounterGesture & { readonly combatants: readonly CombatantId[] }): Promise<Reply<Applied>>;
  /** The conditions that the encounter's ruleset knows. */
  conditions(input: { readonly encounter: EncounterId }): Promise<Reply<readonly BuiltInCondition[]>>;
  /** Puts a condition on combatants; those who have it are passed over. Refused (`hasCondition`) when all have it. */
  addCondition(
    input: EncounterGesture & { readonly combatants: readonly CombatantId[]; readonly condition: ConditionInput },
  ): Promise<Reply<Applied>>;
  /** Takes a condition away from one or several, each by its own id. */
  removeConditions(
    input: EncounterGesture & {
      readonly conditions: readonly { readonly combatant: CombatantId; readonly condition: ConditionId }[];
    },
  ): Promise<Reply<Applied>>;
  /**
   * Gives combatants their values in an individual turn order, each -999 to 999, and puts each before the first of a lower
   * one. Refused (`noOrder`) in any other order.
   */
  setTurnValues(
    input: EncounterGesture & {
      readonly values: readonly { readonly combatant: CombatantId; readonly value: number }[];
    },
  ): Promise<Reply<Applied>>;
  /** Moves someone before someone else in an individual order, or last (null); values stay as they are. */
  moveInOrder(
    input: EncounterGesture & { readonly combatant: CombatantId; readonly before: CombatantId | null },
  ): Promise<Reply<Applied>>;
  /** Whoever has the turn has it later in this round: after someone whose turn is still to come. */
  delayTurn(input: EncounterGesture & { readonly after: CombatantId }): Promise<Reply<Applied>>;
  /**
   * Puts foes in by one line, before their turn or in the middle of a round: how many, a name, and the numbers of the
   * creature (`4 Raider hp5 6/12 st3`, `Bandit w6 s4`), or the beginning of a name in the library alone (`6 hask`). Alike
   * names are numbered. Refused at `text`, with the character, for a line that cannot be read or means nobody.
   */
  quickAdd(input: EncounterGesture & { readonly text: string }): Promise<Reply<Applied>>;
  /** Who would join by such a line; nothing is written. Refused as `quickAdd`. Without an encounter, names are not numbered. */
  previewQuickAdd(input: {
    readonly campaign: CampaignId;
    readonly encounter?: EncounterId | undefined;
    /** At most 200 characters. */
    readonly text: string;
  }): Promise<Reply<QuickAddView>>;
  /**
   * Ends the turn and begins the next; after the last of a round, the next round. With sides, a round begins with its dice:
   * refused (`sidesNotRolled`) until `rollSides` has them.
   */
  nextTurn(input: EncounterGesture): Promise<Reply<Applied>>;
  /** Goes back to the turn before, without changing anyone's vitals. */
  previousTurn(input: EncounterGesture): Promise<Reply<Applied>>;
  /** Rolls this round's dice of the sides, or takes the ones that were typed. */
  rollSides(input: EncounterGesture & { readonly dice?: SidesDiceInput | undefined }): Promise<Reply<Applied>>;
  /** Gives someone the turn or the spotlight; null takes the spotlight away. */
  setActive(input: EncounterGesture & { readonly combatant: CombatantId | null }): Promise<Reply<Applied>>;
  /** Lets the hits land that were held while sides act at once. */
  resolveHeldHits(input: EncounterGesture): Promise<Reply<Applied>>;
  /**
   * A small change without an entry of damage: marks or clears slots, spends or gains points. `by` is what is added to the
   * figure on the screen, not 0, from -1000 to 1000. Refused where the combatant has no such track.
   */
  adjust(
    input: EncounterGesture & {
      readonly combatant: CombatantId;
      readonly track: 'hp' | 'stress' | 'armor' | 'hope' | 'stamina' | 'wounds';
      readonly by: number;
    },
  ): Promise<Reply<Applied>>;
  /** Changes the game master's tokens by so many. */
  changeTokens(input: EncounterGesture & { readonly by: number }): Promise<Reply<Applied>>;
  /** Which minions fall besides the struck one: at most as many as are owed; fewer, or none, settles it too. */
  assignOverflow(
    input: EncounterGesture & { readonly combatant: CombatantId; readonly minions: readonly CombatantId[] },
  ): Promise<Reply<Applied>>;
  /**
   * What comes of a last Hit Point whose block has a note (rule TH-53): defeat (null), or an adversary of the library, whose
   * numbers, name and label take the place of its own. Refused (`nothingOwed`) where nothing is open, (`noSuchEntry`).
   */
  answerLastHitPoint(
    input: EncounterGesture & { readonly combatant: CombatantId; readonly becomes: LibraryEntryId | null },
  ): Promise<Reply<Applied>>;
  /** The one action after a Final blow is done: its hero dies. Refused (`noFinalAction`) for anyone else. */
  endFinalAction(input: EncounterGesture & { readonly combatant: CombatantId }): Promise<Reply<Applied>>;
  /** The one last action of someone who is down; then they faint for a d6 of hours, rolled unless given. */
  lastAction(
    input: EncounterGesture & { readonly combatant: CombatantId; readonly hours?: number | undefined },
  ): Promise<Reply<Applied>>;
  /**
   * Someone fainted, knocked out or senseless comes to, whatever their hours (rule SW-28): up with 1 Wound or more, else
   * down. Refused for anyone else.
   */
  wake(input: EncounterGesture & { readonly combatant: CombatantId }): Promise<Reply<Applied>>;
  /** Takes combatants out of the fight, without harm to them. */
  leave(
    input: EncounterGesture & {
      readonly combatants: readonly CombatantId[];
      readonly how: 'fled' | 'surrendered' | 'captured' | 'away';
    },
  ): Promise<Reply<Applied>>;
  /** Brings combatants back into the fight. */
  comeBack(input: EncounterGesture & { readonly combatants: readonly CombatantId[] }): Promise<Reply<Applied>>;
  /** Writes a line into the log; private lines stay out of what players get to see. 1 to 2000 characters. */
  note(
    input: EncounterGesture & {
      readonly text: string;
      readonly private: boolean;
      readonly combatant: CombatantId | null;
    },
  ): Promise<Reply<Applied>>;
  /** Ends the encounter. `ending`: how, in the game master's words, up to 500 characters. */
  end(input: EncounterGesture & { readonly ending: string }): Promise<Reply<Applied>>;
}
