import { same } from '../same.ts';
import type { StreamModel } from './stream-model.ts';

/** The parts that are not the same as before, as text; null for those that are gone. */
export function changedParts<State>(
  model: Pick<StreamModel<State, never, never>, 'split' | 'touched'>,
  before: State | null,
  after: State,
): Map<string, string | null> {
  const changed = new Map<string, string | null>();
  const touched = before === null ? null : model.touched?.(before, after);
  if (touched) {
    for (const [part, value] of touched) changed.set(part, JSON.stringify(value));
    return changed;
  }
  const old = before === null ? new Map<string, unknown>() : model.split(before);
  const now = model.split(after);
  for (const [part, value] of now) if (old.get(part) !== value) changed.set(part, JSON.stringify(value));
  for (const part of old.keys()) if (!now.has(part)) changed.set(part, null);
  return changed;
}

/**
 * A state that was folded anew, with every part that came out as it is now replaced by the very object there is, so that
 * only what really differs is written and told.
 */
export function keepEqualParts<State>(
  model: Pick<StreamModel<State, never, never>, 'split' | 'join'>,
  now: State,
  folded: State,
): State {
  const old = model.split(now);
  const parts = new Map<string, unknown>();
  for (const [part, value] of model.split(folded)) {
    const known = old.get(part);
    parts.set(part, same(known, value) ? known : value);
  }
  return model.join(parts);
}
