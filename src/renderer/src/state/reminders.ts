import type { EncounterChange, LogLine } from '../../../preload/contract/encounter-views.ts';
import type { Notices } from './notices.svelte.ts';

/** Reminders of conditions, and countdowns that are triggered, told where a game master cannot overlook them, until the next turn begins. */
export class Reminders {
  readonly #notices: Notices;
  #told: readonly number[] = [];

  constructor(notices: Notices) {
    this.#notices = notices;
  }

  hear({ log }: EncounterChange): void {
    const fresh = log.filter(({ line, seq, undoneAt }) => line === seq && undoneAt === null);
    const goesOn = log.some(({ undoneAt }) => undoneAt !== null) || fresh.some(({ kind }) => kind === 'turn');
    if (goesOn) this.clear();
    const reminders = fresh.filter(isToBeNoticed);
    this.#told = [...this.#told, ...reminders.map((line) => this.#notices.tell(sentenceOf(line)))];
  }

  clear(): void {
    for (const id of this.#told) this.#notices.dismiss(id);
    this.#told = [];
  }
}

const isToBeNoticed = ({ kind, parts }: LogLine): boolean =>
  kind === 'reminder' ||
  (kind === 'countdown' && parts.some((part) => part.kind === 'status' && part.status === 'triggered'));

const sentenceOf = ({ parts }: LogLine): string => `${parts.map(({ text }) => text).join('')}.`;
