import type { StateWord, VitalsView } from '../../../preload/contract/encounter-views.ts';
import { staminaWounds, type TablesOf, type VitalsOf } from '../../rules/index.ts';
import { clockWords } from '../rolls/injury-words.ts';

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

/** The vitals as they are shown, with the clock (`left`: the rounds of it that are known to be left) of someone who is out and the body that the tables know. */
export const staminaVitals = (
  vitals: Vitals,
  tables: TablesOf<'stamina-wounds'>,
  left: number | null,
): Extract<VitalsView, { ruleset: 'stamina-wounds' }> => ({
  ruleset: 'stamina-wounds',
  clock: vitals.hours === null ? null : clockWords(vitals.hours, left),
  ...vitals,
  body: staminaWounds.packOf(vitals, tables).id,
});

/** What somebody must notice about these vitals, most urgent first. */
export function staminaWords(vitals: Vitals): StateWord[] {
  const words: StateWord[] = vitals.injuryRollsOwed.map(() => ({ text: 'Injury roll', tone: 'owed' }));
  if (vitals.subdual > 0) words.push({ text: `Subdual ${vitals.subdual}`, tone: 'plain' });
  const status = STATUS_WORDS[vitals.status];
  if (!status) return words;
  const hours = vitals.hours === null ? '' : `, ${vitals.hours === 1 ? '1 hour' : `${vitals.hours} hours`}`;
  return [{ ...status, text: status.text + hours }, ...words];
}
