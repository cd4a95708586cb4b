import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EncounterView } from '../../preload/contract/encounter-views.ts';
import type { Reply } from '../../preload/contract/reply.ts';
import { nextCommand, temporaryServices, type ServicesSet } from './services.fixtures.ts';

/** Any gesture a game master could make, also senseless ones: the services accept or refuse, and never lose or break. */
type Gesture =
  | { readonly do: 'damage' | 'heal'; readonly text: string; readonly who: readonly number[] }
  | { readonly do: 'adjust'; readonly who: number; readonly track: Track; readonly by: number }
  | { readonly do: 'spotlight' | 'leave' | 'comeBack'; readonly who: number }
  | { readonly do: 'remove' | 'delay' | 'daze'; readonly who: number }
  | { readonly do: 'place' | 'value'; readonly who: number; readonly to: number }
  | { readonly do: 'next' | 'previous' | 'roll' | 'undo' | 'redo' | 'reopen' };
type Track = 'hp' | 'stress' | 'armor' | 'hope' | 'stamina' | 'wounds';

const who = fc.nat({ max: 6 });
const text = fc.oneof(
  fc.integer({ min: 0, max: 40 }).map(String),
  fc.constantFrom('9 s', '14/2', '20 !', '6 u', '5 c', '12x2', '=3', '+4', '12x', '2d6', ''),
);
const gesture: fc.Arbitrary<Gesture> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('damage' as const, 'heal' as const),
      text,
      who: fc.uniqueArray(who, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('adjust' as const),
      who,
      track: fc.constantFrom<Track>('hp', 'stress', 'armor', 'hope', 'stamina', 'wounds'),
      by: fc.constantFrom(-2, -1, 1, 2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('spotlight' as const, 'leave' as const, 'comeBack' as const), who }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom('remove' as const, 'delay' as const, 'daze' as const), who }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('place' as const, 'value' as const), who, to: who }) },
  {
    weight: 5,
    arbitrary: fc.constantFrom('next', 'previous', 'roll', 'undo', 'redo', 'reopen').map((name) => ({ do: name })),
  },
);

const value = <Value>(reply: Reply<Value> | Promise<Reply<Value>>): Value => {
  if (reply instanceof Promise) throw new Error('this call answers at once');
  if (!reply.ok) throw new Error(reply.refusal.reason);
  return reply.value;
};

function begin(set: ServicesSet, ruleset: 'thresholds' | 'stamina-wounds'): EncounterView {
  const campaign = value(set.areas.campaign.create({ commandId: nextCommand(), ruleset, sample: true }));
  return value(
    set.areas.encounter.start({
      commandId: nextCommand(),
      campaign: campaign.id,
      name: 'Any fight',
      mode: ruleset === 'thresholds' ? 'individual' : 'sides',
      party: campaign.party.slice(0, 3).map(({ id }) => id),
      adversaries: campaign.adversaries.slice(2, 4).map(({ id }) => ({ entry: id, count: 2 })),
    }),
  );
}

type Arranging = Extract<Gesture, { readonly do: 'remove' | 'delay' | 'daze' | 'place' | 'value' }>;

/** Who is there, in what state and order. */
function arrange(
  { encounter }: ServicesSet['areas'],
  common: { readonly commandId: string; readonly encounter: EncounterView['id'] },
  gesture: Arranging,
  of: (index: number) => EncounterView['combatants'][number]['id'],
): Reply<unknown> | Promise<Reply<unknown>> {
  const combatant = of(gesture.who);
  switch (gesture.do) {
    case 'remove':
      return encounter.remove({ ...common, combatants: [combatant] });
    case 'delay':
      return encounter.delayTurn({ ...common, after: combatant });
    case 'daze': {
      const timer = { at: 'end', whose: 'bearer', turns: 1, ends: true } as const;
      const condition = { kind: null, name: 'Dazed', remindAt: 'start', note: '', timer } as const;
      return encounter.addCondition({ ...common, combatants: [combatant], condition });
    }
    case 'place':
      return encounter.moveInOrder({ ...common, combatant, before: of(gesture.to) });
    case 'value':
      return encounter.setTurnValues({ ...common, values: [{ combatant, value: gesture.to }] });
  }
}

/** @returns whether it was accepted */
function make({ areas }: ServicesSet, { id, combatants }: EncounterView, gesture: Gesture): boolean {
  const common = { commandId: nextCommand(), encounter: id };
  const combatant = (index: number): EncounterView['combatants'][number]['id'] => {
    const found = combatants[index % combatants.length];
    if (!found) throw new Error('somebody is there');
    return found.id;
  };
  const ok = (reply: Reply<unknown> | Promise<Reply<unknown>>): boolean => !(reply instanceof Promise) && reply.ok;
  switch (gesture.do) {
    case 'damage':
    case 'heal': {
      const targets = [...new Set(gesture.who.map(combatant))].map((target) => ({ combatant: target }));
      const entry = { ...common, text: gesture.text, targets };
      return ok(gesture.do === 'heal' ? areas.damage.heal(entry) : areas.damage.apply(entry));
    }
    case 'adjust':
      return ok(
        areas.encounter.adjust({ ...common, combatant: combatant(gesture.who), track: gesture.track, by: gesture.by }),
      );
    case 'spotlight':
      return ok(areas.encounter.setActive({ ...common, combatant: combatant(gesture.who) }));
    case 'leave':
      return ok(areas.encounter.leave({ ...common, combatants: [combatant(gesture.who)], how: 'fled' }));
    case 'comeBack':
      return ok(areas.encounter.comeBack({ ...common, combatants: [combatant(gesture.who)] }));
    case 'remove':
    case 'delay':
    case 'daze':
    case 'place':
    case 'value':
      return ok(arrange(areas, common, gesture, combatant));
    case 'next':
      return ok(areas.encounter.nextTurn(common));
    case 'previous':
      return ok(areas.encounter.previousTurn(common));
    case 'roll':
      return (
        ok(areas.encounter.rollSides({ ...common, dice: { hero: 5, foe: 5 } })) ||
        ok(areas.encounter.rollSides({ ...common, commandId: nextCommand(), dice: { hero: 5 } }))
      );
    case 'undo':
      return ok(areas.journal.undo(common));
    case 'redo':
      return ok(areas.journal.redo(common));
    case 'reopen':
      return true;
  }
}

it.each(['thresholds', 'stamina-wounds'] as const)(
  'whatever is done in a fight of %s: pushes add up to the whole, restarts change nothing, undo leads back to the start',
  (ruleset) => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(gesture, { size: 'max', maxLength: 60 }), (gestures) => {
        let set = temporaryServices();
        const start = begin(set, ruleset);
        let followed = value(set.areas.encounter.open({ encounter: start.id }));
        for (const what of gestures) {
          if (what.do === 'reopen') set = set.reopen();
          if (make(set, followed, what)) accepted += 1;
          followed = set.changes.splice(0).reduce(follow, followed);
          const whole = value(set.areas.encounter.open({ encounter: start.id }));
          expect({ ...followed, log: [], combatants: byId(followed) }).toEqual({
            ...whole,
            log: [],
            combatants: byId(whole),
          });
          expect(followed.log).toEqual(whole.log);
        }
        while (value(set.areas.encounter.open({ encounter: start.id })).undo !== null) {
          value(set.areas.journal.undo({ commandId: nextCommand(), encounter: start.id }));
        }
        const back = value(set.areas.encounter.open({ encounter: start.id }));
        expect(byId(back)).toEqual(byId(start));
        set.close();
      }),
      { numRuns: 12 },
    );
    expect(accepted).toBeGreaterThan(40);
  },
);

const byId = ({ combatants }: EncounterView): unknown[] => combatants.toSorted((a, b) => a.id.localeCompare(b.id));

/** What a screen does with a push. */
function follow(view: EncounterView, change: ServicesSet['changes'][number]): EncounterView {
  expect(change.from).toBe(view.revision);
  const gone = new Set<string>(change.removed);
  const changed = new Map(change.changed.map((patch) => [patch.id, patch]));
  const kept = view.combatants
    .filter(({ id }) => !gone.has(id))
    .map((combatant) => {
      const { vitals, ...fields } = changed.get(combatant.id) ?? {};
      return { ...combatant, ...fields, vitals: { ...combatant.vitals, ...vitals } as typeof combatant.vitals };
    });
  const lines = new Map(change.log.map((line) => [line.key, line]));
  const log = view.log.map((line) => lines.get(line.key) ?? line);
  const keys = new Set(log.map(({ key }) => key));
  return {
    ...view,
    ...change.head,
    combatants: [...kept, ...change.added],
    log: [...log, ...change.log.filter(({ key }) => !keys.has(key))],
  };
}
