import { journalTable } from '../../src/main/db/journal-table.ts';
import { openDatabase } from '../../src/main/db/open.ts';
import { sentencesTable } from '../../src/main/db/sentences-table.ts';
import { EncounterSentences } from '../../src/main/services/encounters/encounter-sentences.ts';
import { snapshotsTable } from '../../src/main/db/snapshots-table.ts';
import { stateTable } from '../../src/main/db/state-table.ts';
import { streamsTable } from '../../src/main/db/streams-table.ts';
import type { CombatantId, Command, Encounter, EncounterId } from '../../src/main/rules/index.ts';
import { makeEncounterStore } from '../../src/main/services/encounters/encounter-store.ts';
import type { OpenedServices } from '../../src/main/services/open-services.ts';
import { numbersFrom } from '../gestures/numbers.ts';
import { databaseIn, newId, openTable, sampleCampaign } from '../gestures/open-table.ts';
import { openStored } from '../gestures/stored.ts';
import { valueOf } from '../gestures/send.ts';

const numbers = numbersFrom(20);
const id = (): string => newId(numbers);

export interface Prepared {
  readonly folder: string;
  readonly encounter: Encounter;
  /** A foe that outlives a small hit. */
  readonly target: CombatantId;
}

/** A data folder with one encounter of Thresholds of so many combatants (11 to 500) and so many entries. */
export function prepare(folder: string, { combatants, entries }: { combatants: number; entries: number }): Prepared {
  const services = openTable(folder, numbers);
  const campaign = sampleCampaign(services, 'thresholds', id());
  const { party, adversaries } = campaign;
  const left = combatants - party.length - adversaries.length;
  const view = valueOf(
    services.areas.encounter.start({
      commandId: id(),
      campaign: campaign.id,
      name: 'Long Siege',
      mode: 'spotlight',
      party: party.map((member) => member.id),
      adversaries: adversaries.map(({ id: entry }, index) => ({ entry, count: index === 0 ? 1 + left : 1 })),
    }),
  );
  services.close();
  const stored = openStored(databaseIn(folder));
  const encounter = stored.encounter(view.id);
  stored.close();
  const target = sturdiest(encounter);
  if (entries > 1) write(folder, { encounter: view.id, target }, entries - 1);
  return { folder, encounter, target };
}

function sturdiest({ combatants }: Encounter): CombatantId {
  const room = ({ vitals }: Encounter['combatants'][number]): number => ('hp' in vitals ? vitals.hp.max : 0);
  const [most] = combatants.filter(({ side }) => side === 'foe').toSorted((one, other) => room(other) - room(one));
  if (!most) throw new Error('The sample has no foe.');
  return most.id;
}

/** Through the real store, but all of it in one transaction: a commit for each would take minutes. */
function write(
  folder: string,
  { encounter, target }: { encounter: EncounterId; target: CombatantId },
  entries: number,
): void {
  const db = openDatabase(databaseIn(folder));
  const tables = {
    streams: streamsTable(db),
    journal: journalTable(db),
    state: stateTable(db),
    snapshots: snapshotsTable(db),
    transaction: <Result>(work: () => Result): Result => work(),
  };
  const store = makeEncounterStore({
    tables,
    sentences: new EncounterSentences(sentencesTable(db)),
    now: Date.now,
    alongside: () => undefined,
  });
  db.transaction(() => {
    for (let index = 0; index < entries; index += 1) {
      const outcome = store.perform(encounter, id(), [index % 2 === 0 ? hit(target) : cure(target)]);
      if (!outcome.ok) throw new Error(outcome.refusal.reason);
    }
  }).immediate();
  db.close();
}

export const hit = (combatant: CombatantId): Command => ({
  type: 'applyDamage',
  source: null,
  force: false,
  targets: [{ combatant, share: 'normal', hit: { parts: [{ amount: 1, types: ['physical'] }], armorSlots: 0 } }],
});

const cure = (combatant: CombatantId): Command => ({ type: 'heal', targets: [{ combatant, amount: 1 }] });

export const reopen = ({ folder }: Prepared): OpenedServices => openTable(folder, numbers);

/** So many gestures have their command id made beforehand: the window makes it, and it is no part of what is measured. */
const PREPARED_IDS = 4096;

/** Hits and heals the target in turn, each as one gesture through the services. */
export function strike({ areas }: OpenedServices, { encounter, target }: Prepared): (index: number) => void {
  const ids = Array.from({ length: PREPARED_IDS }, id);
  return (index) => {
    const text = index % 2 === 0 ? '1' : '+1';
    const commandId = ids.pop() ?? id();
    valueOf(areas.damage.apply({ commandId, encounter: encounter.id, text, targets: [{ combatant: target }] }));
  };
}

export const undo = ({ areas }: OpenedServices, { encounter }: Prepared): void => {
  valueOf(areas.journal.undo({ commandId: id(), encounter: encounter.id }));
};
