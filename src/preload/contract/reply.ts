/**
 * What every call of the bridge answers: the value, or why not. A refusal changed nothing. `reason` is one sentence for the
 * person at the screen; `field` names the input it speaks of, such as `targets.0.amount`.
 */
export type Reply<Value> = { ok: true; value: Value } | { ok: false; refusal: BridgeRefusal };

export interface BridgeRefusal {
  code: string;
  reason: string;
  field?: string;
  /** For a text that was typed: the character, from 0, at which it stops making sense. */
  at?: number;
}
