import { severityAt } from '../../rules/injuries/lookup.ts';
import type { InjuryPack } from '../../rules/injuries/pack.ts';
import type { SlotDice } from './dice-slots.ts';

const RESULT_WORDS = {
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
    if (slot === 'hours') return value === 1 ? '1 hour' : `${value} hours`;
    const region = pack.regions.rows.find(({ from, to }) => (dice.region ?? 0) >= from && (dice.region ?? 0) <= to);
    if (slot === 'region') return capital(region?.region ?? '');
    const rows = slot === 'spot' ? region?.spots.rows : region?.sides?.rows;
    const row = rows?.find(({ from, to }) => value >= from && value <= to);
    return row ? capital('spot' in row ? row.spot : row.side) : '';
  };

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
