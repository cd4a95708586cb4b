import type { AttackView, CombatantView, StateWord, VitalsView } from '../../../preload/contract/encounter-views.ts';
import {
  actingTurn,
  actorsOf,
  clockLeft,
  combinedEffects,
  type Combatant,
  type Encounter,
  type OptionsOf,
  type VitalsOf,
} from '../../rules/index.ts';
import { libraryEntryId } from '../../rules/campaign/ids.ts';
import { conditionView } from './condition-view.ts';
import { defenceView } from './defence-view.ts';
import { parseAttack } from '../../rules/entry/parse-attack.ts';
import { staminaVitals, staminaWords } from './stamina-wounds-view.ts';
import { derive } from '../../rules/thresholds/index.ts';
import { thresholdsVitals, thresholdsWords } from './thresholds-view.ts';

const GONE_WORDS = { fled: 'Fled', surrendered: 'Surrendered', captured: 'Captured', away: 'Away' } as const;

/** What of the turn order one row shows. */
export interface TurnMarks {
  readonly acting: boolean;
  readonly acted: boolean;
  readonly spotlights: number;
  readonly spotlightTokens: number | null;
  readonly turnValue: number | null;
}

export const sameMarks = (some: TurnMarks, other: TurnMarks): boolean =>
  some.acting === other.acting &&
  some.acted === other.acted &&
  some.spotlights === other.spotlights &&
  some.spotlightTokens === other.spotlightTokens &&
  some.turnValue === other.turnValue;

const NOBODY: ReadonlySet<string> = new Set();

/** Everyone's marks at once: whose turn it is, who had one, and what the order knows of each. */
export function turnMarks(encounter: Encounter): (combatant: Combatant) => TurnMarks {
  const { turns } = encounter;
  const turn = actingTurn(encounter);
  const acting = turn ? new Set(actorsOf(encounter, turn)) : NOBODY;
  const acted = turns.mode === 'individual' ? new Set<string>(turns.acted) : NOBODY;
  const sidesDone =
    turns.mode === 'sides' ? new Set(turns.acted.flatMap((place) => turns.places?.[place] ?? [])) : NOBODY;
  return ({ id, side }) => ({
    acting: acting.has(id),
    acted: acted.has(id) || sidesDone.has(side),
    spotlights: turns.mode === 'spotlight' ? (turns.given[id] ?? 0) : 0,
    spotlightTokens: turns.mode === 'spotlight' ? (turns.tokens?.left[id] ?? null) : null,
    turnValue: turns.mode === 'individual' ? (turns.values[id] ?? null) : null,
  });
}

export function combatantView(encounter: Encounter, combatant: Combatant, marks: TurnMarks): CombatantView {
  const { id, name, side, label, hidden, group, notes, gone, conditions } = combatant;
  const vitals = vitalsView(encounter, combatant);
  const words = gone === null ? wordsOf(encounter, vitals) : [{ text: GONE_WORDS[gone], tone: 'out' } as const];
  const shown = conditions.map((condition) => conditionView(encounter, condition));
  const named = shown.map(({ name, number, left }): StateWord => ({
    text: [number === '' ? name : `${name} ${number}`, ...(left === null ? [] : [left])].join(', '),
    tone: 'plain',
  }));
  const out = words.some(({ tone }) => tone === 'out');
  return {
    ...marks,
    id,
    name,
    side,
    label,
    hidden,
    group,
    notes,
    attack: currentAttack(encounter, combatant),
    attackText: combatant.attack ?? '',
    defence: defenceView(encounter.ruleset, side, combatant.defence),
    member: memberOf(combatant),
    gone,
    morale: combatant.morale ?? null,
    conditions: shown,
    vitals,
    words: [...words, ...named],
    out,
  };
}

const memberOf = ({ origin }: Combatant): CombatantView['member'] =>
  origin?.kind === 'party' ? libraryEntryId(origin.id) : null;

/** The attack as it is now: of a horde at half strength the one it is left with, of the same kind of damage. */
function currentAttack({ ruleset, options }: Encounter, combatant: Combatant): AttackView | null {
  const usual = attackView(combatant);
  if (ruleset !== 'thresholds') return usual;
  const vitals = combatant.vitals as VitalsOf<'thresholds'>;
  const { hordeValue = null } = vitals;
  if (hordeValue === null || !derive(vitals, options as OptionsOf<'thresholds'>).hordeHalf) return usual;
  const left = attackView({ attack: String(hordeValue) });
  if (left === null) return usual;
  return left.types.length > 0 ? left : { ...left, types: usual?.types ?? [] };
}

/** The attack as an entry takes it; a ruleset without types of damage does not look at them. */
function attackView({ attack = '' }: Pick<Combatant, 'attack'>): AttackView | null {
  const known = ATTACKS.get(attack);
  if (known !== undefined) return known;
  const read = parseAttack(attack);
  const view = read && { text: read.dice, types: read.types };
  if (ATTACKS.size >= MOST_ATTACKS) ATTACKS.clear();
  ATTACKS.set(attack, view);
  return view;
}

/** Rows are shown anew with every hit, and their attacks are nearly always the same. */
const ATTACKS = new Map<string, AttackView | null>();
const MOST_ATTACKS = 1000;

/** A combatant's vitals as the board draws them, under the conditions it is under. */
export function vitalsView(encounter: Encounter, combatant: Combatant): VitalsView {
  const { vitals, conditions } = combatant;
  const effects = combinedEffects(conditions);
  // The ruleset of the encounter is the one of its combatants' vitals and of its options.
  switch (encounter.ruleset) {
    case 'thresholds':
      return thresholdsVitals(vitals as VitalsOf<'thresholds'>, encounter.options as OptionsOf<'thresholds'>, effects);
    case 'stamina-wounds':
      return staminaVitals(
        vitals as VitalsOf<'stamina-wounds'>,
        (encounter as Encounter<'stamina-wounds'>).tables,
        clockLeft(encounter, combatant),
      );
  }
}

function wordsOf(encounter: Encounter, vitals: VitalsView): readonly StateWord[] {
  switch (vitals.ruleset) {
    case 'thresholds':
      return thresholdsWords(vitals, encounter.options as OptionsOf<'thresholds'>);
    case 'stamina-wounds':
      return staminaWords(vitals);
  }
}
