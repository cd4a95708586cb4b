import type { CombatantView } from '../../../preload/contract/encounter-views.ts';
import type { Combatant, CombatantId, Encounter } from '../../rules/index.ts';
import { combatantView, sameMarks, type TurnMarks } from './combatant-view.ts';

interface Known {
  readonly combatant: Combatant;
  readonly options: Encounter['options'];
  readonly tables: Encounter['tables'];
  readonly view: CombatantView;
}

/** So many rows are kept; those of encounters that were left are not needed again. */
const MOST = 2000;

/**
 * Rows as they were shown last: what the last entry left is what the next one begins with. A row depends on its combatant, its
 * turn, the options and the tables.
 */
export class RowViews {
  readonly #known = new Map<CombatantId, Known>();

  of(encounter: Encounter, combatant: Combatant, marks: TurnMarks): CombatantView {
    if (!isTimeless(combatant)) return combatantView(encounter, combatant, marks);
    const { options, tables } = encounter;
    const known = this.#known.get(combatant.id);
    const isKnown = known?.combatant === combatant && known.options === options && known.tables === tables;
    if (isKnown && sameMarks(known.view, marks)) return known.view;
    const view = combatantView(encounter, combatant, marks);
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(combatant.id, { combatant, options, tables, view });
    return view;
  }
}

/** Not so one with a timer, or with hours that run: their row depends on everybody's turns. */
export const isTimeless = ({ outSince = null, conditions }: Combatant): boolean =>
  outSince === null && (conditions.length === 0 || conditions.every(({ timer }) => timer === null));
