import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RulesetId } from '../../src/main/rules/index.ts';
import { playCampaign } from './campaign-play.ts';
import { numbersFrom } from './numbers.ts';
import { playThrough } from './play-through.ts';

const LONGEST = 100;

/**
 * Plays encounters until `least` gestures were taken. Every play looks random and has a number, from `first` on, so that the
 * same command plays the same; `WOUNDBOARD_FIRST_PLAY=N` plays others.
 *
 * @returns how many were
 * @throws Error naming the play that failed
 */
export function manyPlays(ruleset: RulesetId, least: number, first = firstPlay()): number {
  let executed = 0;
  for (let play = first; executed < least; play += 1) executed += onePlay(ruleset, play);
  return executed;
}

/**
 * Plays campaigns until `least` rests were taken, each by its number as in {@link manyPlays}.
 *
 * @throws Error naming the campaign that failed
 */
export function manyCampaigns(ruleset: RulesetId, least: number, first = firstPlay()): number {
  let rests = 0;
  for (let play = first; rests < least; play += 1) rests += oneCampaign(ruleset, play);
  return rests;
}

/** One campaign by its number. */
export function oneCampaign(ruleset: RulesetId, play: number): number {
  const numbers = numbersFrom(play);
  const starts = Array.from({ length: LONGEST }, () => numbers.below(0xffff_ffff));
  try {
    return inFolder((folder) => playCampaign(folder, ruleset, starts));
  } catch (error) {
    throw new Error(`Campaign ${String(play)} of ${ruleset} failed.`, { cause: error });
  }
}

/** One play by its number. */
export function onePlay(ruleset: RulesetId, play: number): number {
  const numbers = numbersFrom(play);
  const starts = Array.from({ length: 1 + numbers.below(LONGEST) }, () => numbers.below(0xffff_ffff));
  try {
    return inFolder((folder) => playThrough(folder, ruleset, starts));
  } catch (error) {
    throw new Error(`Play ${String(play)} of ${ruleset} failed.`, { cause: error });
  }
}

/** @param play is given a new folder, which is gone afterwards */
export function inFolder<Value>(play: (folder: string) => Value): Value {
  const folder = mkdtempSync(path.join(tmpdir(), 'woundboard-play-'));
  try {
    return play(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const firstPlay = (): number => Number(process.env.WOUNDBOARD_FIRST_PLAY ?? 1);
