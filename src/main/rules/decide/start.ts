import { wholeWithin } from '../amounts.ts';
import type { EndEncounter, StartEncounter } from '../command.ts';
import type { Course } from '../course.ts';
import { checkOptions } from '../options.ts';
import { refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';
import type { RulesetId } from '../ruleset-types.ts';
import type { TurnMode } from '../turn-order.ts';
import { releaseHeldHits } from './damage.ts';
import { endLasting } from './lasting.ts';
import { DONE } from './operate.ts';
import { rollSides } from './turns.ts';

const MODES: readonly string[] = ['sides', 'individual', 'spotlight'] satisfies readonly TurnMode[];

function checkPools({ tokensEach, gmTokens }: Pick<StartEncounter, 'tokensEach' | 'gmTokens'>): Outcome<unknown> {
  const each = wholeWithin(tokensEach ?? 1, 1, 99, { what: 'number of spotlight tokens', field: 'tokensEach' });
  if (!each.ok || gmTokens === undefined) return each;
  const max = wholeWithin(gmTokens.max, 1, 999, { what: 'most tokens', field: 'gmTokens.max' });
  if (!max.ok) return max;
  return wholeWithin(gmTokens.current, 0, max.value, { what: 'number of tokens', field: 'gmTokens.current' });
}

/** Begins round 1. Refused a second time, so that pressing start twice starts once. */
export function startEncounter<R extends RulesetId>(course: Course<R>, command: StartEncounter<R>): Outcome<true> {
  const { mode, tokensEach, gmTokens, sidesDice } = command;
  if (course.now.phase !== 'preparing') return refuse('started', 'The encounter has started already.');
  if (!MODES.includes(mode)) return refuse('unknownMode', 'There is no such turn order.', 'mode');
  if (tokensEach !== undefined && mode !== 'spotlight') {
    return refuse('noSpotlight', 'Spotlight tokens go with the spotlight only.', 'tokensEach');
  }
  const pools = checkPools(command);
  if (!pools.ok) return refuse(pools.refusal.code, pools.refusal.reason, pools.refusal.field);
  const options = { ...course.now.options, ...command.options };
  const checked = checkOptions(course.ruleset, options);
  if (!checked.ok) return checked;
  course.happen({
    type: 'encounterStarted',
    mode,
    options,
    gmTokens: gmTokens ?? course.now.gmTokens,
    tokensEach: tokensEach ?? null,
  });
  return sidesDice === undefined ? DONE : rollSides(course, { dice: sidesDice });
}

/** Ends the encounter for good; hits that are still held land first. Only undo brings it back. */
export function endEncounter<R extends RulesetId>(course: Course<R>, { ending }: EndEncounter): Outcome<true> {
  const released = releaseHeldHits(course);
  if (!released.ok) return released;
  for (const { id } of course.now.combatants) endLasting(course, id);
  course.happen({ type: 'encounterEnded', ending: ending.trim() });
  return DONE;
}
