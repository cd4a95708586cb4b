import { after, id } from './encounters.fixtures.ts';
import type { Fight, FightCommand } from './encounters.fixtures.ts';
import { actingTurn, actorsOf } from './index.ts';
import type { SidesDice } from './index.ts';

export const NEXT: FightCommand = { type: 'nextTurn' };
export const PREVIOUS: FightCommand = { type: 'previousTurn' };
export const roll = (dice: SidesDice): FightCommand => ({ type: 'rollSides', dice });
export const defeat = (name: string): FightCommand => ({
  type: 'setVitals',
  combatant: id(name),
  changes: { status: 'defeated' },
});
export const remove = (name: string): FightCommand => ({ type: 'removeCombatant', combatant: id(name) });
export const move = (name: string, before: string | null): FightCommand => ({
  type: 'moveInOrder',
  combatant: id(name),
  before: before === null ? null : id(before),
});

/** Who acts: `a`, or several of a side, or `-` between turns; with the round. */
export const who = (encounter: Fight): string => {
  const turn = actingTurn(encounter);
  return `${encounter.round}:${turn ? actorsOf(encounter, turn).join('+') : '-'}`;
};

/** Who acts after each of these commands. */
export const course = (encounter: Fight, ...commands: readonly FightCommand[]): readonly string[] => {
  let now = encounter;
  return commands.map((command) => {
    now = after(now, command);
    return who(now);
  });
};
