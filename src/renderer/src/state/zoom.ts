const LEVELS = [0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const;

/** The next larger zoom factor, or null at the largest. */
export const larger = (zoom: number): number | null => LEVELS.find((level) => level > zoom + 0.001) ?? null;

/** The next smaller zoom factor, or null at the smallest. */
export const smaller = (zoom: number): number | null => LEVELS.findLast((level) => level < zoom - 0.001) ?? null;

export const percent = (zoom: number): string => `${Math.round(zoom * 100)} %`;
