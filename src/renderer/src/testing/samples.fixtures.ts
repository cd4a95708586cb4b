import type { CampaignView, LibraryEntryView } from '../../../preload/contract/campaign-views.ts';
import type { CombatantView, EncounterView, LogLine } from '../../../preload/contract/encounter-views.ts';
import { defaultOptions } from '../../../main/rules/thresholds/options.ts';
import { defaultVitals } from '../../../main/rules/thresholds/vitals.ts';

/** Ids are branded; a test makes up its own. */
const idOf = (text: string): never => text as never;

const entry = (id: string, name: string, label: string): LibraryEntryView => ({
  id: idOf(id),
  name,
  label,
  notes: '',
  defence: 11,
  attack: '1d8+3 physical',
  vitals: defaultVitals,
});

/** A campaign of Thresholds with two heroes and two adversaries, without encounters. */
export function sampleCampaign(changes: Partial<CampaignView> = {}): CampaignView {
  return {
    id: idOf('campaign'),
    name: 'Salt Marches',
    ruleset: 'thresholds',
    rulesetName: 'Thresholds',
    options: defaultOptions,
    revision: 1,
    party: [entry('brakka', 'Brakka Thorne', 'shield-bearer'), entry('ilvane', 'Ilvane Roe', 'marsh-guide')],
    adversaries: [entry('hask', 'Hask Orrel', 'leader, the ferryman'), entry('hob', 'Gravel Hob', 'bruiser')],
    gmTokens: null,
    lastRest: null,
    encounters: [],
    packs: [],
    ...changes,
  };
}

export const sampleCombatant = (id: string, name: string): CombatantView => ({
  id: idOf(id),
  name,
  side: 'hero',
  label: 'shield-bearer',
  hidden: false,
  group: null,
  notes: 'Hates wet rope.',
  attack: null,
  attackText: '',
  defence: null,
  member: null,
  gone: null,
  morale: null,
  conditions: [],
  vitals: {
    ruleset: 'thresholds',
    ...defaultVitals,
    met: defaultVitals.thresholds,
    bands: [
      { tier: 'severe', name: 'Severe', marks: 3, from: 16, to: null },
      { tier: 'major', name: 'Major', marks: 2, from: 8, to: 15 },
      { tier: 'minor', name: 'Minor', marks: 1, from: 1, to: 7 },
    ],
  },
  words: [],
  acting: false,
  acted: false,
  spotlights: 0,
  spotlightTokens: null,
  turnValue: null,
  out: false,
});

/** A line of the log: entry `seq`, about `who`. */
export const sampleLine = (seq: number, words: string, changes: Partial<LogLine> = {}): LogLine => ({
  key: `${seq}.${seq}.0`,
  line: seq,
  seq,
  at: new Date('2026-05-04T21:40:00').getTime() + seq * 60_000,
  round: 1,
  kind: 'damage',
  parts: [
    { kind: 'name', text: 'Brakka Thorne', combatant: idOf('c1') },
    { kind: 'text', text: ` ${words}` },
  ],
  combatant: idOf('c1'),
  undoneAt: null,
  corrected: false,
  private: false,
  ...changes,
});

/** A running encounter with one hero on the board. */
export function sampleEncounter(changes: Partial<EncounterView> = {}): EncounterView {
  return {
    id: idOf('encounter'),
    name: 'Ford at Dusk',
    ruleset: 'thresholds',
    rulesetName: 'Thresholds',
    revision: 3,
    phase: 'running',
    round: 1,
    mode: 'spotlight',
    sides: [{ side: 'hero', name: 'Heroes', count: 1, die: null, tied: false, acting: false }],
    order: [idOf('c1')],
    owed: [],
    gmTokens: { current: 2, max: 12 },
    countdowns: [],
    undo: null,
    redo: null,
    sidesDiceDue: false,
    combatants: [sampleCombatant('c1', 'Brakka Thorne')],
    log: [],
    hasEarlierLines: false,
    ...changes,
  };
}
