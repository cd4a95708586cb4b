import { wholeWithin } from '../amounts.ts';
import { accept, refuse } from '../refusal.ts';
import type { Outcome } from '../refusal.ts';

const LOOPS = ['none', 'same', 'rising', 'falling'] as const;
export type Loop = (typeof LOOPS)[number];

/** Counts down from `start` and fires at 0. One that stands at 0 has ended. */
export interface Countdown {
  readonly start: number;
  readonly current: number;
  /** What follows 0: nothing, the same start again, or a start one higher or lower. */
  readonly loop: Loop;
}

export interface Advanced {
  readonly countdown: Countdown;
  readonly fired: boolean;
  /** It will not fire again. */
  readonly ended: boolean;
}

const NEXT_START: Readonly<Record<Exclude<Loop, 'none'>, number>> = { same: 0, rising: 1, falling: -1 };

function checkCountdown({ start, current, loop }: Countdown): Outcome<true> {
  const from = wholeWithin(start, 1, Infinity, { what: 'start of the countdown', field: 'start' });
  if (!from.ok) return from;
  const at = wholeWithin(current, 0, Infinity, { what: 'countdown', field: 'current' });
  if (!at.ok) return at;
  return LOOPS.includes(loop)
    ? accept(true)
    : refuse('unknownLoop', 'A countdown ends, or loops: the same, rising or falling.', 'loop');
}

function fire(countdown: Countdown): Advanced {
  const { start, loop } = countdown;
  const next = loop === 'none' ? 0 : start + NEXT_START[loop];
  if (next < 1) return { countdown: { ...countdown, current: 0 }, fired: true, ended: true };
  return { countdown: { ...countdown, start: next, current: next }, fired: true, ended: false };
}

/**
 * Ticks a countdown (rules TB-14, TB-15). At 0 it fires, once, and ticks beyond are lost: a loop starts again in full.
 * One that has ended stays as it is. Refuses anything but a whole number of ticks of at least 0.
 */
export function advanceCountdown(countdown: Countdown, by: number): Outcome<Advanced> {
  const checked = checkCountdown(countdown);
  if (!checked.ok) return checked;
  const ticks = wholeWithin(by, 0, Infinity, { what: 'number of ticks', field: 'by' });
  if (!ticks.ok) return ticks;
  const { current } = countdown;
  if (current === 0) return accept({ countdown, fired: false, ended: true });
  if (ticks.value >= current) return accept(fire(countdown));
  return accept({ countdown: { ...countdown, current: current - ticks.value }, fired: false, ended: false });
}

/** What a dynamic countdown follows: the party's progress, or the consequences for it. */
export type DynamicKind = 'progress' | 'consequence';

/** A player's action roll: success or failure, with Hope or with Fear; or critical. */
export type RollOutcome = 'fail-fear' | 'fail-hope' | 'success-fear' | 'success-hope' | 'critical';

const DYNAMIC_TICKS: Readonly<Record<RollOutcome, Readonly<Record<DynamicKind, number>>>> = {
  'fail-fear': { progress: 0, consequence: 3 },
  'fail-hope': { progress: 0, consequence: 2 },
  'success-fear': { progress: 1, consequence: 1 },
  'success-hope': { progress: 2, consequence: 0 },
  critical: { progress: 3, consequence: 0 },
};

/** How far an action roll ticks a dynamic countdown (rule TB-16). Refuses words it does not know. */
export function dynamicTicks(kind: DynamicKind, outcome: RollOutcome): Outcome<number> {
  const kinds: readonly string[] = ['progress', 'consequence'];
  if (!Object.hasOwn(DYNAMIC_TICKS, outcome) || !kinds.includes(kind)) {
    return refuse(
      'unknownOutcome',
      'A dynamic countdown follows progress or consequence and the result of a roll.',
      'kind',
    );
  }
  return accept(DYNAMIC_TICKS[outcome][kind]);
}
