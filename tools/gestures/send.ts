import type { EncounterId } from '../../src/main/rules/index.ts';
import type { Reply } from '../../src/preload/contract/reply.ts';
import { SCHEMAS } from '../../src/preload/contract/schemas/index.ts';
import type { ServiceAreas } from '../../src/main/services/open-services.ts';

type Areas = Omit<ServiceAreas, 'app' | 'settings' | 'summary'>;
type InputOf<Method> = Method extends (input: infer Input, ...rest: never[]) => unknown ? Input : never;

/** The calls that write into an encounter's journal, by their name on the bridge. */
interface Calls {
  'damage.apply': InputOf<Areas['damage']['apply']>;
  'damage.heal': InputOf<Areas['damage']['heal']>;
  'injuries.record': InputOf<Areas['injuries']['record']>;
  'injuries.recordAll': InputOf<Areas['injuries']['recordAll']>;
  'injuries.heal': InputOf<Areas['injuries']['heal']>;
  'injuries.set': InputOf<Areas['injuries']['set']>;
  'morale.check': InputOf<Areas['morale']['check']>;
  'morale.passOver': InputOf<Areas['morale']['passOver']>;
  'morale.rollScore': InputOf<Areas['morale']['rollScore']>;
  'meeting.record': InputOf<Areas['meeting']['record']>;
  'falls.apply': InputOf<Areas['falls']['apply']>;
  'countdowns.add': InputOf<Areas['countdowns']['add']>;
  'countdowns.advance': InputOf<Areas['countdowns']['advance']>;
  'countdowns.countRoll': InputOf<Areas['countdowns']['countRoll']>;
  'countdowns.remove': InputOf<Areas['countdowns']['remove']>;
  'rests.take': InputOf<Areas['rests']['take']> & { readonly encounter: EncounterId };
  'deathMoves.make': InputOf<Areas['deathMoves']['make']>;
  'encounter.add': InputOf<Areas['encounter']['add']>;
  'encounter.nextTurn': InputOf<Areas['encounter']['nextTurn']>;
  'encounter.previousTurn': InputOf<Areas['encounter']['previousTurn']>;
  'encounter.rollSides': InputOf<Areas['encounter']['rollSides']>;
  'encounter.setActive': InputOf<Areas['encounter']['setActive']>;
  'encounter.resolveHeldHits': InputOf<Areas['encounter']['resolveHeldHits']>;
  'encounter.adjust': InputOf<Areas['encounter']['adjust']>;
  'encounter.changeTokens': InputOf<Areas['encounter']['changeTokens']>;
  'encounter.assignOverflow': InputOf<Areas['encounter']['assignOverflow']>;
  'encounter.answerLastHitPoint': InputOf<Areas['encounter']['answerLastHitPoint']>;
  'encounter.endFinalAction': InputOf<Areas['encounter']['endFinalAction']>;
  'encounter.lastAction': InputOf<Areas['encounter']['lastAction']>;
  'encounter.leave': InputOf<Areas['encounter']['leave']>;
  'encounter.comeBack': InputOf<Areas['encounter']['comeBack']>;
  'encounter.note': InputOf<Areas['encounter']['note']>;
  'encounter.wake': InputOf<Areas['encounter']['wake']>;
  'encounter.edit': InputOf<Areas['encounter']['edit']>;
  'encounter.setVitals': InputOf<Areas['encounter']['setVitals']>;
  'encounter.levelUp': InputOf<Areas['encounter']['levelUp']>;
  'encounter.remove': InputOf<Areas['encounter']['remove']>;
  'encounter.addCondition': InputOf<Areas['encounter']['addCondition']>;
  'encounter.removeConditions': InputOf<Areas['encounter']['removeConditions']>;
  'encounter.setTurnValues': InputOf<Areas['encounter']['setTurnValues']>;
  'encounter.moveInOrder': InputOf<Areas['encounter']['moveInOrder']>;
  'encounter.delayTurn': InputOf<Areas['encounter']['delayTurn']>;
  'encounter.quickAdd': InputOf<Areas['encounter']['quickAdd']>;
  'encounter.end': InputOf<Areas['encounter']['end']>;
  'journal.undo': InputOf<Areas['journal']['undo']>;
  'journal.redo': InputOf<Areas['journal']['redo']>;
  'journal.rewind': InputOf<Areas['journal']['rewind']>;
  'journal.correct': InputOf<Areas['journal']['correct']>;
}

type CallName = keyof Calls;

/** One gesture as it goes over the bridge, but for the command id. Plain JSON. */
export type Gesture = { [Call in CallName]: { readonly call: Call; readonly input: Calls[Call] } }[CallName];

/** A gesture without its command id and encounter. */
export interface Unsent {
  readonly call: CallName;
  readonly said: object;
}

export const say = <Call extends CallName>(call: Call, said: Omit<Calls[Call], 'commandId' | 'encounter'>): Unsent => ({
  call,
  said,
});

/** What a gesture did: the encounter's revision after it. */
export interface Done {
  readonly revision: number;
}

/** Sends one gesture to the services, as the border does: parsed first, and refused if it does not fit. */
export function send(areas: Areas, { call, input }: Gesture): Reply<Done> {
  const parsed = SCHEMAS[call].safeParse(input);
  if (!parsed.success) return { ok: false, refusal: { code: 'badInput', reason: parsed.error.message } };
  const [area, method] = call.split('.') as [keyof Areas, string];
  // The names come from `Calls`, which is made of these very methods: each gets its own input.
  const methods = areas[area] as unknown as Record<string, (input: unknown) => Reply<Done> | Promise<Reply<Done>>>;
  return atOnce(methods[method]?.(parsed.data));
}

/**
 * The value of a reply that the services give at once.
 *
 * @throws Error when it was refused
 */
export function valueOf<Value>(reply: Reply<Value> | Promise<Reply<Value>>): Value {
  const settled = atOnce(reply);
  if (!settled.ok) throw new Error(settled.refusal.reason);
  return settled.value;
}

/** A reply that the services give at once. */
export function atOnce<Value>(reply: Reply<Value> | Promise<Reply<Value>> | undefined): Reply<Value> {
  if (reply === undefined) throw new Error('There is no such call.');
  if (reply instanceof Promise) throw new Error('This call does not answer at once.');
  return reply;
}
