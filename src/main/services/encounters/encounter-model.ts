import { decide, evolve, type Combatant, type Command, type Encounter, type Event } from '../../rules/index.ts';
import { accept } from '../../rules/refusal.ts';
import type { StreamModel } from '../streams/stream-model.ts';
import { differenceOf } from './difference.ts';

const ORDER = 'order';
const COMBATANT = 'combatant:';

/**
 * An encounter as a stream: one part for each of its fields and for each combatant, so that a hit writes one combatant and
 * neither the tables nor anyone else. The order of the combatants is a part of its own, as one text.
 */
export const encounterModel: StreamModel<Encounter, Command, Event> = {
  decide(encounter, command) {
    const outcome = decide(encounter, command);
    if (!outcome.ok) return outcome;
    const { events, warnings, after } = outcome.value;
    return accept({ events, after, warnings: warnings.map(({ text }) => text) });
  },
  evolve,
  split({ combatants, ...fields }) {
    const parts = new Map<string, unknown>(Object.entries(fields));
    parts.set(ORDER, combatants.map(({ id }) => id).join(' '));
    for (const combatant of combatants) parts.set(COMBATANT + combatant.id, combatant);
    return parts;
  },
  join(parts) {
    const fields = [...parts].filter(([part]) => part !== ORDER && !part.startsWith(COMBATANT));
    const order = (parts.get(ORDER) as string).split(' ').filter((id) => id !== '');
    const combatants = order.map((id) => parts.get(COMBATANT + id) as Combatant);
    return { ...(Object.fromEntries(fields) as unknown as Omit<Encounter, 'combatants'>), combatants };
  },
  /** While the same combatants stand in the same order, which is nearly always. */
  touched(before, after) {
    for (const field in before) if (!(field in after)) return null;
    const parts: [string, unknown][] = [];
    let field: keyof Encounter;
    for (field in after) {
      if (!(field in before)) return null;
      if (field !== 'combatants' && before[field] !== after[field]) parts.push([field, after[field]]);
    }
    const { standsAlike, changed } = differenceOf(before, after);
    if (!standsAlike) return null;
    for (const { now } of changed) parts.push([COMBATANT + now.id, now]);
    return parts;
  },
};
