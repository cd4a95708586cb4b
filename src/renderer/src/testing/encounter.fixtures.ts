import type { GmApi, Reply } from '../../../preload/contract/api.ts';
import type { Applied, DamageEntry, DamagePreview } from '../../../preload/contract/damage-views.ts';
import type {
  CombatantView,
  EncounterChange,
  EncounterView,
  VitalsView,
} from '../../../preload/contract/encounter-views.ts';
import { memoryBridge, yes } from './bridge.fixtures.ts';

export const idOf = (text: string): CombatantView['id'] => text as CombatantView['id'];
const ENCOUNTER = 'e1' as EncounterView['id'];

export const thresholdsVitals = (marked = 0): VitalsView => ({
  ruleset: 'thresholds',
  kind: 'hero',
  level: 2,
  tier: 2,
  thresholds: { major: 8, severe: 16 },
  met: { major: 8, severe: 16 },
  bands: [
    { tier: 'severe', name: 'Severe', marks: 3, from: 16, to: null },
    { tier: 'major', name: 'Major', marks: 2, from: 8, to: 15 },
    { tier: 'minor', name: 'Minor', marks: 1, from: 1, to: 7 },
  ],
  hp: { max: 6, marked },
  stress: { max: 6, marked: 1 },
  armor: { score: 3, marked: 0, temporary: 0 },
  hope: { max: 6, current: 2 },
  resist: [],
  immune: [],
  reduce: [],
  status: 'up',
});

export const combatant = (id: string, more: Partial<CombatantView> = {}): CombatantView => ({
  id: idOf(id),
  name: id,
  side: 'hero',
  label: 'guide',
  hidden: false,
  group: null,
  notes: '',
  attack: null,
  attackText: '',
  defence: null,
  member: null,
  gone: null,
  morale: null,
  conditions: [],
  vitals: thresholdsVitals(),
  words: [],
  acting: false,
  acted: false,
  spotlights: 0,
  spotlightTokens: null,
  turnValue: null,
  out: false,
  ...more,
});

/** A running encounter of Thresholds with these on the heroes' side. */
export const encounterOf = (
  combatants: readonly CombatantView[],
  more: Partial<EncounterView> = {},
): EncounterView => ({
  id: ENCOUNTER,
  name: 'Ford at Dusk',
  ruleset: 'thresholds',
  rulesetName: 'Thresholds',
  revision: 1,
  phase: 'running',
  round: 1,
  mode: 'spotlight',
  sides: [{ side: 'hero', name: 'Heroes', count: combatants.length, die: null, tied: false, acting: false }],
  order: combatants.map(({ id }) => id),
  owed: [],
  gmTokens: null,
  countdowns: [],
  undo: null,
  redo: null,
  sidesDiceDue: false,
  combatants,
  log: [],
  hasEarlierLines: false,
  ...more,
});

type Apply = DamageEntry & { readonly commandId: string };

/** An answer that the test gives when it wants to. */
export interface Waiting<Input, Value> {
  readonly input: Input;
  readonly answer: (reply: Reply<Value>) => void;
}

export interface EncounterBridge {
  readonly gm: GmApi;
  readonly previews: Waiting<DamageEntry & { readonly roll?: boolean | undefined }, DamagePreview>[];
  readonly applied: Waiting<Apply, Applied>[];
  readonly healed: Waiting<Apply, Applied>[];
  /** What was asked of the encounter, the death moves and the injuries: the method and its input. */
  readonly asked: { readonly method: string; readonly input: Readonly<Record<string, unknown>> }[];
  push(change: Partial<EncounterChange> & Pick<EncounterChange, 'from'>): void;
}

export const APPLIED: Applied = { revision: 2, sentences: [], warnings: [], elsewhere: [] };

/** What a hit on these would say, without dice. */
export const previewFor = (entry: DamageEntry, more: Partial<DamagePreview> = {}): DamagePreview => ({
  kind: 'damage',
  dice: [],
  faces: [],
  amount: 14,
  range: { from: 14, to: 14 },
  targets: entry.targets.map(({ combatant: id }) => ({
    combatant: id,
    parts: [{ kind: 'text', text: `would take ${entry.text}` }],
    after: thresholdsVitals(2),
  })),
  warnings: [],
  options: [],
  ...more,
});

function waitingFor<Input, Value>(list: Waiting<Input, Value>[]): (input: Input) => Promise<Reply<Value>> {
  return (input) =>
    new Promise((answer) => {
      list.push({ input, answer });
    });
}

/** The conditions of the ruleset, on this bridge. */
const BUILT_IN = [
  { kind: 'vulnerable', name: 'Vulnerable', sentence: 'Rolls against them have advantage.', effects: {} },
  { kind: 'restrained', name: 'Restrained', sentence: 'They cannot move.', effects: {} },
  { kind: 'surprised', name: 'Surprised', sentence: 'They do not act in this round.', effects: { cannotAct: true } },
];

/** A bridge on which damage is answered when the test says so, and everything else at once. */
export function encounterBridge(view: EncounterView, owed: Partial<GmApi> = {}): EncounterBridge {
  const { gm } = memoryBridge();
  const listeners = new Set<(change: EncounterChange) => void>();
  const bridge: Omit<EncounterBridge, 'gm' | 'push'> = { previews: [], applied: [], healed: [], asked: [] };
  const noted = (method: string) => (input: object) => {
    bridge.asked.push({ method, input: { ...input } });
    return yes(APPLIED);
  };
  const encounter = new Proxy({} as GmApi['encounter'], {
    get: (_target, method) => {
      if (method === 'open') return () => yes(view);
      return method === 'conditions' ? () => yes(BUILT_IN) : noted(String(method));
    },
  });
  return {
    ...bridge,
    gm: {
      ...gm,
      encounter,
      damage: {
        preview: waitingFor(bridge.previews),
        apply: waitingFor(bridge.applied),
        heal: waitingFor(bridge.healed),
      },
      on: {
        ...gm.on,
        encounter: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      ...owed,
    },
    push: (change) => {
      const whole = {
        id: view.id,
        added: [],
        changed: [],
        removed: [],
        log: [],
        head: { revision: change.from + 1 },
        ...change,
      };
      for (const listener of listeners) listener(whole);
    },
  };
}
