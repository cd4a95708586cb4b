import type { MeetingEvent } from '../event.ts';
import { number, status, text } from '../parts.ts';
import type { Part } from '../parts.ts';
import { line, SIDE_NAMES } from './line.ts';
import type { Line } from './line.ts';

/** `The foes are surprised: 2 on a d6, surprised on 1 or 2` */
function surpriseParts(event: Extract<MeetingEvent, { type: 'surpriseRolled' }>): readonly Part[] {
  const { side, die, upTo, prepared, wary, surprised } = event;
  const range = upTo === 1 ? 'on 1 only' : upTo === 2 ? 'on 1 or 2' : `on 1 to ${upTo}`;
  const why = [prepared ? ', by a prepared ambush' : '', wary ? ', wary' : ''].join('');
  return [
    text(`The ${SIDE_NAMES[side]} are `),
    status(surprised ? 'surprised' : 'not surprised', surprised ? 'surprised' : 'up'),
    text(': '),
    number(die),
    text(` on a d6, surprised ${range}${why}`),
  ];
}

/** What was rolled as sides met. */
export function describeMeeting(event: MeetingEvent): Line {
  switch (event.type) {
    case 'surpriseRolled':
      return line('encounter', null, surpriseParts(event));
    case 'reactionRolled':
      return line('encounter', null, [
        text('They are '),
        status(event.reaction, event.reaction),
        text(': a reaction of '),
        number(event.rolled),
        text(' on 2d6'),
      ]);
    case 'distanceRolled': {
      const { feet, rolled } = event;
      const seen = feet < 10 * rolled ? ', as far as can be seen' : '';
      return line('encounter', null, [
        text('They meet at '),
        number(feet),
        text(` feet${seen}: `),
        number(rolled),
        text(' on 3d6'),
      ]);
    }
  }
}
