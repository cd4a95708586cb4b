import type { CombatantEdit, CombatantId, Command, Encounter, Outcome } from '../../rules/index.ts';
import type { Campaign, LibraryEntry } from '../../rules/campaign/campaign.ts';
import type { LibraryEntryId } from '../../rules/campaign/ids.ts';
import { accept, combatantOf, refuse, rulesetOf } from '../../rules/index.ts';
import { newNames } from '../../rules/names.ts';

/** The command that sets or takes away a block's note (rule TH-53). Refused: `noLastHitPointNote`. */
export function noteOnLastHitPoint(encounter: Encounter, id: CombatantId, text: string): Outcome<Command> {
  const found = combatantOf(encounter, id);
  if (!found.ok) return found;
  const none = (who: string): Outcome<never> =>
    refuse('noLastHitPointNote', `${who} has no note on the last Hit Point.`, 'onLastHitPoint');
  if (encounter.ruleset !== 'thresholds') return none(rulesetOf(encounter).name);
  const { vitals, name } = found.value;
  if (vitals.kind === 'hero' || vitals.kind === 'minion') return none(`${name}, a ${vitals.kind},`);
  const note = text.trim();
  return accept({ type: 'setVitals', combatant: id, changes: { onLastHitPoint: note === '' ? null : note } });
}

/** What an adversary of the library has besides its numbers; it stands alone, since its block is not that of its group. */
const besidesVitals = ({ label, attack, defence, notes }: LibraryEntry): CombatantEdit => ({
  label,
  attack,
  defence,
  notes,
  group: null,
});

/**
 * What comes of a last Hit Point: defeat (null), or that someone goes on as an adversary of the library, with everything that
 * it has there, under its name, or one with a number where another bears it. Refused: `noSuchEntry`, and as the rules refuse.
 */
export function answerLastHitPoint(
  encounter: Encounter,
  campaign: Campaign,
  { combatant, becomes }: { readonly combatant: CombatantId; readonly becomes: LibraryEntryId | null },
): Outcome<readonly Command[]> {
  if (becomes === null) return accept([{ type: 'answerLastHitPoint', combatant, becomes: null }]);
  const entry = campaign.ruleset === 'thresholds' ? campaign.adversaries.find(({ id }) => id === becomes) : undefined;
  if (!entry) return refuse('noSuchEntry', 'That adversary is not in the library.', 'becomes');
  const others = encounter.combatants.filter(({ id }) => id !== combatant).map(({ name }) => name);
  const [named] = newNames(entry.name, 1, new Set(others), 0);
  const was = combatantOf(encounter, combatant);
  const renames = named && was.ok && was.value.name !== named.name;
  return accept([
    { type: 'answerLastHitPoint', combatant, becomes: entry.vitals },
    ...(renames ? [{ type: 'renameCombatant', combatant, name: named.name } as const] : []),
    { type: 'editCombatant', combatant, changes: besidesVitals(entry) },
  ]);
}
