/** What the playing process tells the one that will kill it, one JSON line each, written to the end before it goes on. */
import { writeSync } from 'node:fs';
import type { Gesture } from '../gestures/send.ts';

export type Message =
  /** About to be sent. */
  | { readonly type: 'sent'; readonly gesture: Gesture }
  /** Committed, with the encounter's revision after it; null: not known yet. */
  | { readonly type: 'acknowledged'; readonly commandId: string; readonly revision: number | null }
  | { readonly type: 'refused'; readonly commandId: string };

/** A pipe keeps what was written to it when the process is killed. */
export function tell(message: Message): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let at = 0; at < bytes.length;) at += writeSync(1, bytes, at);
}

/** The messages of an output, without a line that was cut off. */
export const messagesIn = (output: string): Message[] =>
  output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Message);
