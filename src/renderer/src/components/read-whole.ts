/** The whole number that was typed, or null when it is none or outside of the range. */
export function readWhole(text: string, least: number, most: number): number | null {
  const digits = text.trim();
  if (!/^\d{1,9}$/.test(digits)) return null;
  const value = Number(digits);
  return value >= least && value <= most ? value : null;
}
