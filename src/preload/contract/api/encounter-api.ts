import type { CampaignId, LibraryEntryId } from '../../../main/rules/campaign/ids.ts';
import type { CombatantId, EncounterId } from '../../../main/rules/ids.ts';
import type { Side, TurnMode } from '../../../main/rules/turn-order.ts';
import type { Applied } from '../damage-views.ts';
import type { EncounterListItem, EncounterView } from '../encounter-views.ts';
import type { Reply } from '../reply.ts';

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
  /** Game master's tokens to begin with; absent: one for each hero in Thresholds, none elsewhere. */
  readonly gmTokens?: number | undefined;
}

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
  add(input: EncounterGesture & Pick<StartEncounterInput, 'party' | 'adversaries'>): Promise<Reply<Applied>>;
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
  /** The one last action of someone who is down; then they faint for a d6 of hours, rolled unless given. */
  lastAction(
    input: EncounterGesture & { readonly combatant: CombatantId; readonly hours?: number | undefined },
  ): Promise<Reply<Applied>>;
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
