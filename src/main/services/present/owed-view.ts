import type { OwedView } from '../../../preload/contract/encounter-views.ts';
import { SIDE_TITLES } from './side-titles.ts';
import {
  findCombatant,
  otherMinions,
  owedIn,
  staminaWounds,
  type CombatantId,
  type Encounter,
  type InjuryPack,
  type Owed,
} from '../../rules/index.ts';

const OCCASIONS = { 'first-contact': 'at first contact', 'half-strength': 'at half strength' } as const;

/** What is open in an encounter, each with a sentence that says what is waited for. */
export const owedViews = (encounter: Encounter): OwedView[] =>
  owedIn(encounter).map((owed) => owedView(encounter, owed));

function owedView(encounter: Encounter, owed: Owed): OwedView {
  switch (owed.kind) {
    case 'heldHits': {
      const count = owed.hits.length;
      const names = [...new Set(owed.hits.map((hit) => nameOf(encounter, hit.combatant)))];
      const what = count === 1 ? '1 held hit lands' : `${count} held hits land together`;
      const sentence = `${what} when all have acted: on ${listed(names)}.`;
      return { kind: 'heldHits', combatant: null, name: '', sentence };
    }
    case 'overflow': {
      const { combatant } = owed;
      const name = nameOf(encounter, combatant);
      const standing = otherMinions(encounter, combatant);
      // Some may have fallen since.
      const count = Math.min(owed.count, standing.length);
      const more = count === 1 ? 'one more may fall: which?' : `up to ${count} more fall: which?`;
      const sentence = `${name} fell, and ${count === 0 ? 'no other minion stands.' : more}`;
      return { kind: 'overflow', combatant, name, sentence, count, candidates: standing };
    }
    case 'morale': {
      const { side, occasion } = owed;
      const name = SIDE_TITLES[side];
      const sentence = `${name} ${OCCASIONS[occasion]}: morale check.`;
      return { kind: 'morale', combatant: null, name, sentence, due: { side, occasion } };
    }
    case 'deathMove': {
      const name = nameOf(encounter, owed.combatant);
      return { kind: 'deathMove', combatant: owed.combatant, name, sentence: `${name} makes a death move.` };
    }
    case 'finalAction': {
      const { combatant } = owed;
      const name = nameOf(encounter, combatant);
      return { kind: 'finalAction', combatant, name, sentence: `${name} has one final action, then dies.` };
    }
    case 'lastHitPoint': {
      const { combatant, note } = owed;
      const name = nameOf(encounter, combatant);
      return { kind: 'lastHitPoint', combatant, name, sentence: `${name} has marked its last Hit Point: ${note}` };
    }
    case 'injuryRoll': {
      const { combatant, below } = owed;
      const name = nameOf(encounter, combatant);
      const added = below === 0 ? '' : ` + ${below}`;
      const { id: pack, severity } = packOf(encounter, combatant);
      const sentence = `${name} is down: injury roll d${severity.die}${added}.`;
      return { kind: 'injuryRoll', combatant, name, sentence, below, pack };
    }
  }
}

/** The tables of the body of someone who owes an injury roll. */
function packOf(encounter: Encounter, id: CombatantId): InjuryPack {
  const { combatants, tables } = encounter as Encounter<'stamina-wounds'>;
  return staminaWounds.packOf(combatants.find((combatant) => combatant.id === id)?.vitals ?? {}, tables);
}

/** `Oda, Pell and Brakka` */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

const nameOf = (encounter: Encounter, id: CombatantId): string => findCombatant(encounter, id)?.name ?? 'Someone gone';
