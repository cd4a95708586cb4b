import type { EncounterView, CombatantView, LogLine } from '../../../preload/contract/encounter-views.ts';
import { sentence } from '../../rules/parts.ts';
import { vitalsWords } from '../present/vitals-words.ts';

/** What a table likes to read afterwards, before it is put into a format. */
export interface Summary {
  readonly title: string;
  /** "Thresholds, 3 rounds, ended" */
  readonly facts: readonly string[];
  readonly combatants: readonly SummaryRow[];
  readonly rounds: readonly SummaryRound[];
}

export interface SummaryRow {
  readonly name: string;
  readonly label: string;
  readonly side: string;
  /** "4 of 6 Hit Points marked, Stress 2 of 6" */
  readonly vitals: string;
  /** "Vulnerable, Last HP"; '' for nothing to notice. */
  readonly state: string;
}

export interface SummaryRound {
  readonly round: number;
  readonly lines: readonly string[];
}

/**
 * The summary of an encounter: who took part and how they stand, and what happened by round. What was taken back is left
 * out, and so are the game master's private notes.
 */
export function summarize(view: EncounterView, lines: readonly LogLine[]): Summary {
  const told = lines.filter(({ undoneAt, private: secret }) => undoneAt === null && !secret);
  const rounds = [...new Set(told.map(({ round }) => round))];
  return {
    title: view.name,
    facts: [view.rulesetName, `${view.round} ${view.round === 1 ? 'round' : 'rounds'}`, PHASES[view.phase]],
    combatants: view.combatants.map((combatant) => rowOf(view, combatant)),
    rounds: rounds.map((round) => ({
      round,
      lines: told
        .filter((line) => line.round === round)
        .map(({ parts }) => sentence(parts))
        // Its heading says it.
        .filter((said) => said !== `Round ${round}`),
    })),
  };
}

const PHASES = { preparing: 'not begun', running: 'still running', ended: 'ended' } as const;

function rowOf({ sides }: EncounterView, { name, label, side, vitals, words }: CombatantView): SummaryRow {
  return {
    name,
    label,
    side: sides.find((one) => one.side === side)?.name ?? '',
    vitals: vitalsWords(vitals),
    state: words.map(({ text }) => text).join(', '),
  };
}
