import type { OddsView } from '../../../../preload/contract/table-views.ts';

/** "3", "4–5", "8+": the results of a row. */
export function facesOf({ from, to }: { readonly from: number; readonly to: number | null }): string {
  if (to === null) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** "1 in 36", "3 in 4" in lowest terms; "never" and "always" at the ends. */
export function oddsWords({ ways, of }: OddsView): string {
  if (ways === 0) return 'never';
  if (ways === of) return 'always';
  const by = divisor(ways, of);
  return `${ways / by} in ${of / by}`;
}

/** "16.7 %": one decimal, as short as it is exact. */
export function percent({ ways, of }: OddsView): string {
  const tenths = Math.round((ways / of) * 1000) / 10;
  return `${tenths} %`;
}
