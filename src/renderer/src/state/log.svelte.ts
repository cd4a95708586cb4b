import type { GmApi } from '../../../preload/contract/api.ts';
import type { EncounterChange, LogLine } from '../../../preload/contract/encounter-views.ts';
import { ask } from './ask.ts';
import type { EncounterState } from './encounter.svelte.ts';
import { isAbout, joinLines, renewLines } from './log-lines.ts';
import type { Notices } from './notices.svelte.ts';

export type LogFilter = 'all' | 'combatant' | 'damage';

/** At most this many lines stand on the screen at once. */
export const MOST_LINES = 300;
/** Entries that are asked for at a time. */
const PAGE = 100;

const DAMAGE_KINDS: readonly LogLine['kind'][] = ['damage', 'vitals', 'owed'];

/** Which part of the log is on the screen: the newest lines, or a stretch of earlier ones. */
export class LogState {
  filter = $state<LogFilter>('all');
  /** Earlier lines than the encounter carries with it, oldest first; null: none were asked for. */
  #earlier = $state.raw<{ readonly encounter: string; readonly lines: readonly LogLine[] } | null>(null);
  #atStart = $state(false);
  readonly #gm: GmApi;
  readonly #encounter: EncounterState;
  readonly #notices: Notices;

  constructor(gm: GmApi, encounter: EncounterState, notices: Notices) {
    this.#gm = gm;
    this.#encounter = encounter;
    this.#notices = notices;
  }

  /** Follows what main tells, for earlier lines are undone as well. @returns ends the following */
  start(): () => void {
    return this.#gm.on.encounter((change) => {
      this.#follow(change);
    });
  }

  /** The lines on the screen, oldest first, each once. */
  get lines(): readonly LogLine[] {
    const { lines } = this.#encounter.log;
    return joinLines(this.#own, lines).slice(0, this.#own.length === 0 ? undefined : MOST_LINES);
  }

  /** Those of a filter; `combatant` is whom `combatant` means. */
  filtered(combatant: string | null): readonly LogLine[] {
    switch (this.filter) {
      case 'all':
        return this.lines;
      case 'damage':
        return this.lines.filter(({ kind }) => DAMAGE_KINDS.includes(kind));
      case 'combatant':
        return this.lines.filter((line) => combatant !== null && isAbout(line, combatant));
    }
  }

  /** Whether there are lines before those on the screen. */
  get hasEarlier(): boolean {
    return this.#encounter.log.hasEarlier && !(this.#own.length > 0 && this.#atStart);
  }

  /** Whether there are newer lines than those on the screen. */
  get hasNewer(): boolean {
    return this.#own.length > 0 && this.lines.at(-1)?.key !== this.#encounter.log.lines.at(-1)?.key;
  }

  /** Puts an earlier stretch before the lines on the screen; the newest make room. */
  async showEarlier(): Promise<void> {
    const { head } = this.#encounter;
    const first = this.lines[0];
    if (!head || !first) return;
    const reply = await ask(() => this.#gm.journal.lines({ encounter: head.id, before: first.line, limit: PAGE }));
    if (!reply.ok) {
      this.#notices.refuse(reply.refusal.reason);
      return;
    }
    this.#atStart = reply.value.length === 0 || reply.value[0]?.line === 1;
    this.#earlier = { encounter: head.id, lines: [...reply.value, ...this.lines].slice(0, MOST_LINES) };
  }

  showNewest(): void {
    this.#earlier = null;
    this.#atStart = false;
  }

  get #own(): readonly LogLine[] {
    return this.#earlier?.encounter === this.#encounter.head?.id ? (this.#earlier?.lines ?? []) : [];
  }

  #follow({ id, log }: EncounterChange): void {
    if (this.#earlier?.encounter !== id) return;
    this.#earlier = { encounter: id, lines: renewLines(this.#earlier.lines, log) };
  }
}
