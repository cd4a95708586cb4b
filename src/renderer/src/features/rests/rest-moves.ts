import type { VitalsView } from '../../../../preload/contract/encounter-views.ts';
import type { ThresholdsRestInput } from '../../../../preload/contract/rest-views.ts';

type Move = ThresholdsRestInput['moves'][number];

/** Someone whose wounds or armor a move can be for. */
export interface Ally {
  readonly id: string;
  readonly name: string;
}

/** A move as a list offers it: `''`, `tend-wounds`, `tend-wounds:<ally>`, `prepare:together` … */
export type MoveChoice = string;

export interface OfferedMove {
  readonly value: MoveChoice;
  readonly label: string;
}

/** What someone can do in a rest: nothing, something for themselves, something for an ally. */
export function offeredMoves(allies: readonly Ally[], hope: boolean): readonly OfferedMove[] {
  return [
    { value: '', label: 'No move' },
    { value: 'tend-wounds', label: 'Tend own wounds' },
    { value: 'clear-stress', label: 'Clear Stress' },
    { value: 'repair-armor', label: 'Repair own armor' },
    ...(hope
      ? [
          { value: 'prepare', label: 'Prepare: 1 Hope' },
          { value: 'prepare:together', label: 'Prepare together: 2 Hope' },
        ]
      : []),
    ...allies.map(({ id, name }) => ({ value: `tend-wounds:${id}`, label: `Tend ${name}` })),
    ...allies.map(({ id, name }) => ({ value: `repair-armor:${id}`, label: `Repair armor of ${name}` })),
  ];
}

/** The move that is meant; null: none. */
export function moveOf(choice: MoveChoice): Move | null {
  if (choice === '') return null;
  const [move = '', of] = choice.split(':');
  if (move === 'prepare') return { move, ...(of === 'together' ? { together: true } : {}) };
  const ally = of as Move['ally'];
  return { move: move as Move['move'], ...(ally === undefined ? {} : { ally }) };
}

/** Whether a move has a die in a short rest. */
export const rolls = (choice: MoveChoice): boolean => choice !== '' && !choice.startsWith('prepare');

type Tracks = Pick<Extract<VitalsView, { ruleset: 'thresholds' }>, 'hp' | 'stress' | 'armor' | 'hope'>;

/** What somebody with these vitals is likely to do: clear what is marked, wounds first. */
export function likelyMoves(vitals: Tracks): [MoveChoice, MoveChoice] {
  const wanted = [
    ...(vitals.hp.marked > 0 ? ['tend-wounds'] : []),
    ...(vitals.stress !== null && vitals.stress.marked > 0 ? ['clear-stress'] : []),
    ...(vitals.armor.marked > 0 ? ['repair-armor'] : []),
    ...(vitals.hope !== null && vitals.hope.current < vitals.hope.max ? ['prepare'] : []),
  ];
  return [wanted[0] ?? '', wanted[1] ?? ''];
}
