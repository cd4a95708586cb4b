import type { TableEvent } from '../event.ts';
import { number, status, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import type { RollOutcome } from '../table/index.ts';
import { line } from './line.ts';
import type { Line } from './line.ts';

type CountdownEvent = Extract<TableEvent, { type: 'countdownAdded' | 'countdownAdvanced' | 'countdownRemoved' }>;

const ROLLS: Readonly<Record<RollOutcome, string>> = {
  'fail-fear': 'a failure with Fear',
  'fail-hope': 'a failure with Hope',
  'success-fear': 'a success with Fear',
  'success-hope': 'a success with Hope',
  critical: 'a critical success',
};

function describeAdded({ countdown, dice }: Extract<CountdownEvent, { type: 'countdownAdded' }>): readonly Part[] {
  const from: readonly Part[] = dice === undefined ? [] : [text(`, rolled as ${dice.text}: ${dice.faces.join(', ')}`)];
  return [text(`Countdown ${countdown.name} begins at `), number(countdown.start), ...from];
}

/** The word "triggered" is a state of its own, so that a screen can tell it out loud. */
function describeAdvanced(event: Extract<CountdownEvent, { type: 'countdownAdvanced' }>): readonly Part[] {
  const { name, from, to, fired, ended, outcome } = event;
  const why: readonly Part[] = outcome === undefined ? [] : [text(`, by ${ROLLS[outcome]}`)];
  const moved: readonly Part[] = [number(from.current), text(' to '), number(fired ? 0 : to.current), ...why];
  if (!fired) return [text(`Countdown ${name}: `), ...moved];
  const after = ended ? [text(', and it is over')] : [text(', and it starts again at '), number(to.start)];
  return [text(`Countdown ${name} is `), status('triggered', 'triggered'), text(': '), ...moved, ...after];
}

export function describeCountdown(event: CountdownEvent): Line {
  switch (event.type) {
    case 'countdownAdded':
      return line('countdown', null, describeAdded(event));
    case 'countdownAdvanced':
      return line('countdown', null, describeAdvanced(event));
    case 'countdownRemoved':
      return line('countdown', null, [text(`Countdown ${event.countdown.name} is taken away`)]);
  }
}
