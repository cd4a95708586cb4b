/** What a demo script can say. docs/demo-script.md explains every step; a test holds the two against each other. */
import { z } from 'zod';

const name = z.string().min(1);
const names = z.union([name, z.array(name).min(1)]);
const whole = z.int();
/** The gesture has to be refused, and these words have to stand in the reason. */
const refused = z.string().min(1).optional();
const die = whole.optional();

const combatant = z.strictObject({
  name,
  side: z.enum(['hero', 'foe', 'other']).optional(),
  count: whole.min(1).max(100).optional(),
  label: z.string().optional(),
  notes: z.string().optional(),
  vitals: z.record(z.string(), z.unknown()).optional(),
});

const share = z.enum(['normal', 'half', 'none', 'double']);
const entry = {
  to: z.union([name, z.array(z.union([name, z.strictObject({ name, share })])).min(1)]),
  text: z.string(),
  faces: z.array(whole).optional(),
  refused,
};

/** Every step by its `do`. */
export const STEPS = {
  campaign: z.strictObject({
    do: z.literal('campaign'),
    ruleset: z.enum(['thresholds', 'stamina-wounds']),
    name: name.optional(),
    sample: z.boolean().optional(),
  }),
  start: z.strictObject({
    do: z.literal('start'),
    name,
    mode: z.enum(['sides', 'individual', 'spotlight']),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
    tokens: whole.optional(),
    combatants: z.array(combatant).min(1),
    refused,
  }),
  damage: z.strictObject({
    do: z.literal('damage'),
    ...entry,
    source: name.nullable().optional(),
    types: z.array(z.enum(['physical', 'magic'])).optional(),
    subdual: z.boolean().optional(),
    force: z.boolean().optional(),
  }),
  heal: z.strictObject({ do: z.literal('heal'), ...entry }),
  set: z.strictObject({ do: z.literal('set'), ...entry }),
  injury: z.strictObject({
    do: z.literal('injury'),
    who: name,
    dice: z.strictObject({ injury: die, region: die, spot: die, side: die, hours: die }).optional(),
    refused,
  }),
  deathMove: z.strictObject({
    do: z.literal('deathMove'),
    who: name,
    choice: z.enum(['black-out', 'final-blow', 'stake-it-all']),
    dice: z.strictObject({ hope: die, fear: die }).optional(),
    split: z.strictObject({ hp: whole, stress: whole }).optional(),
    refused,
  }),
  overflow: z.strictObject({ do: z.literal('overflow'), who: name, minions: z.array(name), refused }),
  heldHits: z.strictObject({ do: z.literal('heldHits'), refused }),
  lastAction: z.strictObject({ do: z.literal('lastAction'), who: name, hours: whole.optional(), refused }),
  rollSides: z.strictObject({
    do: z.literal('rollSides'),
    dice: z.strictObject({ hero: die, foe: die, other: die }).optional(),
    refused,
  }),
  next: z.strictObject({ do: z.literal('next'), refused }),
  previous: z.strictObject({ do: z.literal('previous'), refused }),
  spotlight: z.strictObject({ do: z.literal('spotlight'), who: name.nullable(), refused }),
  adjust: z.strictObject({
    do: z.literal('adjust'),
    who: name,
    track: z.enum(['hp', 'stress', 'armor', 'hope', 'stamina', 'wounds']),
    by: whole,
    refused,
  }),
  tokens: z.strictObject({ do: z.literal('tokens'), by: whole, refused }),
  leave: z.strictObject({
    do: z.literal('leave'),
    who: names,
    how: z.enum(['fled', 'surrendered', 'captured', 'away']),
    refused,
  }),
  comeBack: z.strictObject({ do: z.literal('comeBack'), who: names, refused }),
  note: z.strictObject({
    do: z.literal('note'),
    text: z.string(),
    private: z.boolean().optional(),
    who: name.optional(),
    refused,
  }),
  undo: z.strictObject({ do: z.literal('undo'), times: whole.min(1).optional(), refused }),
  redo: z.strictObject({ do: z.literal('redo'), times: whole.min(1).optional(), refused }),
  rewind: z.strictObject({ do: z.literal('rewind'), to: name, refused }),
  end: z.strictObject({ do: z.literal('end'), ending: z.string().optional(), refused }),
  expect: z.strictObject({
    do: z.literal('expect'),
    who: name.optional(),
    vitals: z.record(z.string(), z.unknown()).optional(),
    words: z.array(z.string()).optional(),
    log: z.string().min(1).optional(),
    owed: z.array(z.string()).optional(),
    round: whole.optional(),
  }),
  show: z.strictObject({ do: z.literal('show'), select: names.optional(), type: z.string().optional() }),
  picture: z.strictObject({ do: z.literal('picture'), name }),
  export: z.strictObject({ do: z.literal('export'), name: name.optional() }),
  restart: z.strictObject({ do: z.literal('restart') }),
} as const;

export type StepName = keyof typeof STEPS;
export type StepOf<Name extends StepName> = z.infer<(typeof STEPS)[Name]>;
export type Step = { [Name in StepName]: StepOf<Name> }[StepName];
