import type { Encounter } from './encounter.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { CombatantId } from './ids.ts';
import type { Ruleset } from './ruleset.ts';
import type { RulesetId } from './ruleset-types.ts';
import { rulesetOf } from './rulesets.ts';

/** Something that was done although it may not be what was meant. */
export interface Warning {
  readonly code: string;
  /** One sentence for the game master. */
  readonly text: string;
  readonly combatant?: CombatantId;
}

/**
 * One decision under way: the events so far and the encounter as they left it, so that what comes later in the same
 * command sees what came before. Local to one call of `decide`; nothing outside of it ever changes.
 */
export class Course<R extends RulesetId> {
  readonly ruleset: Ruleset<R>;
  readonly events: Event<R>[] = [];
  readonly warnings: Warning[] = [];
  #now: Encounter<R>;

  constructor(encounter: Encounter<R>) {
    this.#now = encounter;
    this.ruleset = rulesetOf(encounter);
  }

  /** The encounter after everything that happened so far. */
  get now(): Encounter<R> {
    return this.#now;
  }

  happen(event: Event<R>): void {
    this.events.push(event);
    this.#now = evolve(this.#now, event);
  }

  /** A course that begins where this one stands and leaves it untouched: to see what something would come to. */
  aside(): Course<R> {
    return new Course(this.#now);
  }

  warn(warning: Warning): void {
    this.warnings.push(warning);
  }
}
