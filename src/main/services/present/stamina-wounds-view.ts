import type { StateWord } from '../../../preload/contract/encounter-views.ts';
import type { VitalsOf } from '../../rules/index.ts';

type Vitals = VitalsOf<'stamina-wounds'>;

const STATUS_WORDS: Readonly<Record<Vitals['status'], StateWord | null>> = {
  up: null,
  down: { text: 'Down', tone: 'warn' },
  fainted: { text: 'Fainted', tone: 'warn' },
  'knocked-out': { text: 'Knocked out', tone: 'warn' },
  senseless: { text: 'Senseless', tone: 'warn' },
  defeated: { text: 'Defeated', tone: 'out' },
  dead: { text: 'Dead', tone: 'out' },
};

/** What somebody must notice about these vitals, most urgent first. */
export function staminaWords(vitals: Vitals): StateWord[] {
  const words: StateWord[] = vitals.injuryRollsOwed.map(() => ({ text: 'Injury roll', tone: 'owed' }));
  const status = STATUS_WORDS[vitals.status];
  if (!status) return words;
  const hours = vitals.hours === null ? '' : `, ${vitals.hours} h`;
  return [{ ...status, text: status.text + hours }, ...words];
}
