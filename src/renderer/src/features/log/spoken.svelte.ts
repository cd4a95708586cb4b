import type { LogLine } from '../../../../preload/contract/encounter-views.ts';

export interface Saying {
  readonly key: string;
  readonly text: string;
}

/** As many sayings stay in the live region; older ones have long been said. */
const MOST = 6;

const sentenceOf = ({ parts }: LogLine): string => `${parts.map(({ text }) => text).join('')}.`;

/** What a screen reader is told of the log: each new sentence once, and what was undone or redone. */
export class Spoken {
  sayings = $state.raw<readonly Saying[]>([]);
  #encounter: string | null = null;
  #known: Readonly<Record<string, number | null>> = {};

  /** Takes in the lines as they are now; those of another encounter are only remembered. */
  hear(encounter: string | null, lines: readonly LogLine[]): void {
    const same = encounter === this.#encounter;
    const fresh = same ? lines.flatMap((line) => this.#saying(line)) : [];
    this.#encounter = encounter;
    this.#known = {
      ...(same ? this.#known : {}),
      ...Object.fromEntries(lines.map(({ key, undoneAt }) => [key, undoneAt])),
    };
    if (!same) this.sayings = [];
    else if (fresh.length > 0) this.sayings = [...this.sayings, ...fresh].slice(-MOST);
  }

  #saying(line: LogLine): Saying[] {
    const { key, undoneAt, corrected } = line;
    const before = this.#known[key];
    // Reminders are told as messages, which are spoken as well.
    if (line.kind === 'reminder') return [];
    // A correction says itself what it tells anew.
    if (line.line !== line.seq || (corrected && undoneAt !== null)) return [];
    if (before === undefined) return [{ key, text: sentenceOf(line) }];
    if (before === undoneAt) return [];
    return undoneAt === null
      ? [{ key: `${key}-redone-${String(before)}`, text: `Redone: ${sentenceOf(line)}` }]
      : [{ key: `${key}-undone-${String(undoneAt)}`, text: `Undone: ${sentenceOf(line)}` }];
  }
}
