import type { CombatantView } from '../../../preload/contract/encounter-views.ts';
import type { Combatant, Encounter } from '../../rules/index.ts';
import { combatantView, sameMarks, type TurnMarks } from './combatant-view.ts';

interface Known {
  readonly options: Encounter['options'];
  readonly tables: Encounter['tables'];
  readonly view: CombatantView;
}

/**
 * Rows as they were shown, by the very combatant: what the last entry left is what the next one begins with. A row depends on its
 * combatant, its turn, the options and the tables.
 */
export class RowViews {
  readonly #known = new WeakMap<Combatant, Known>();

  of(encounter: Encounter, combatant: Combatant, marks: TurnMarks): CombatantView {
    if (!isTimeless(combatant)) return combatantView(encounter, combatant, marks);
    const { options, tables } = encounter;
    const known = this.#known.get(combatant);
    if (known?.options === options && known.tables === tables && sameMarks(known.view, marks)) return known.view;
    const view = combatantView(encounter, combatant, marks);
    this.#known.set(combatant, { options, tables, view });
    return view;
  }
}

/** Not so one with a timer, or with hours that run: their row depends on everybody's turns. */
export const isTimeless = ({ outSince = null, conditions }: Combatant): boolean =>
  outSince === null && conditions.every(({ timer }) => timer === null);
