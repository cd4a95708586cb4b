import type { CopyName } from '../../db/copy-names.ts';

/** How many copies stay. Days and weeks are those in which there are copies, not those that a clock counts back from now. */
const RECENT = 3;
const DAYS = 7;
const WEEKS = 4;
/** Copies that stand for something that cannot be had again: before a schema changed, an import, a restore. */
const SPECIAL = 6;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Which copies may go: all but the latest three, the last of each of seven days and four weeks, and the latest six that were
 * made before a change; 20 stay at most. Copies are ordered by their serial number and never by the clock, so that a clock that
 * jumps makes none of them old.
 *
 * @param copies newest first
 */
export function copiesToRemove(copies: readonly CopyName[]): CopyName[] {
  const usual = copies.filter(({ reason }) => reason === 'play' || reason === 'session' || reason === 'asked');
  const special = copies.filter((copy) => !usual.includes(copy)).slice(0, SPECIAL);
  const kept = new Set([
    ...usual.slice(0, RECENT),
    ...lastOfEach(usual, DAY_MS, DAYS),
    ...lastOfEach(usual, 7 * DAY_MS, WEEKS),
    ...special,
  ]);
  return copies.filter((copy) => !kept.has(copy));
}

/** The newest copy of each span of time, for so many spans. */
function lastOfEach(copies: readonly CopyName[], span: number, most: number): CopyName[] {
  const spans = new Map<number, CopyName>();
  for (const copy of copies) {
    const which = Math.floor(copy.at / span);
    if (!spans.has(which)) spans.set(which, copy);
  }
  return [...spans.values()].slice(0, most);
}
