import { staminaWounds } from '../../rules/index.ts';
import { severityAt } from '../../rules/injuries/lookup.ts';
import type { InjuryPack, InjuryResult } from '../../rules/injuries/pack.ts';
import type { SlotDice } from './dice-slots.ts';

/** How bad it is, as the screen says it. */
export const RESULT_WORDS: Readonly<Record<InjuryResult, string>> = {
  'knocked-out': 'Knocked out',
  minor: 'Minor wound',
  permanent: 'Permanent injury',
  death: 'Death',
};

/** What each die of an injury roll came to, in a word. */
export const injuryWord =
  (pack: InjuryPack, below: number) =>
  (slot: string, value: number, dice: SlotDice): string => {
    if (slot === 'injury') {
      const row = severityAt(pack, value + below);
      return row ? RESULT_WORDS[row.result] : '';
    }
    if (slot === 'hours') return clockWords(value);
    const region = pack.regions.rows.find(({ from, to }) => (dice.region ?? 0) >= from && (dice.region ?? 0) <= to);
    if (slot === 'region') return capital(region?.region ?? '');
    const rows = slot === 'spot' ? region?.spots.rows : region?.sides?.rows;
    const row = rows?.find(({ from, to }) => value >= from && value <= to);
    return row ? capital('spot' in row ? row.spot : row.side) : '';
  };

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** "4 hours, 1,440 rounds"; with what is left of them: "4 hours, 1,437 rounds left", or "4 hours, over now". */
export function clockWords(hours: number, left: number | null = null): string {
  const whole = hours === 1 ? '1 hour' : `${hours} hours`;
  if (left === 0) return `${whole}, over now`;
  const rounds = left ?? hours * staminaWounds.ROUNDS_AN_HOUR;
  return `${whole}, ${rounds.toLocaleString('en')} ${rounds === 1 ? 'round' : 'rounds'}${left === null ? '' : ' left'}`;
}
