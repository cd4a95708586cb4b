/**
 * `player.ts FOLDER START COUNT [--normal]`: plays on in the encounter of a data folder until COUNT gestures are committed,
 * telling each (tools/crash-test/messages.ts), and ends without closing anything. `--normal` commits with
 * `synchronous=NORMAL`, which leaves the last commits to the system's cache.
 */
import { journalTable } from '../../src/main/db/journal-table.ts';
import { openDatabase } from '../../src/main/db/open.ts';
import { sentencesTable } from '../../src/main/db/sentences-table.ts';
import { EncounterSentences } from '../../src/main/services/encounters/encounter-sentences.ts';
import { snapshotsTable } from '../../src/main/db/snapshots-table.ts';
import { stateTable } from '../../src/main/db/state-table.ts';
import { streamsTable } from '../../src/main/db/streams-table.ts';
import { makeEncounterStore } from '../../src/main/services/encounters/encounter-store.ts';
import { encounterId } from '../../src/main/rules/index.ts';
import { act, checkpoints } from '../crash-test/act.ts';
import { tell } from '../crash-test/messages.ts';
import { anyGesture } from '../gestures/any-gesture.ts';
import { numbersFrom, type Numbers } from '../gestures/numbers.ts';
import { databaseIn, newId, openTable } from '../gestures/open-table.ts';
import { valueOf } from '../gestures/send.ts';

function playFull(folder: string, numbers: Numbers, count: number): void {
  const services = openTable(folder, numbers);
  const checkpoint = checkpoints(databaseIn(folder), numbers);
  const { areas } = services;
  const [listed] = valueOf(areas.campaign.list());
  if (!listed) throw new Error('The folder has no campaign.');
  const campaign = valueOf(areas.campaign.open({ campaign: listed.id }));
  const [encounter] = campaign.encounters;
  if (!encounter) throw new Error('The folder has no encounter.');
  for (let done = 0; done < count;) {
    const view = valueOf(areas.encounter.open({ encounter: encounter.id }));
    if (act(services, anyGesture({ view, campaign, numbers }, newId(numbers)))) done += 1;
    checkpoint();
  }
}

/** Notes through the same store, on a connection that was made less safe afterwards. */
function playNormal(folder: string, numbers: Numbers, count: number): void {
  const db = openDatabase(databaseIn(folder));
  db.pragma('synchronous = NORMAL');
  const sentences = new EncounterSentences(sentencesTable(db));
  const streams = streamsTable(db);
  const tables = {
    streams,
    journal: journalTable(db),
    state: stateTable(db),
    snapshots: snapshotsTable(db),
    transaction: <Result>(work: () => Result): Result => db.transaction(work).immediate(),
  };
  const store = makeEncounterStore({ tables, sentences, now: Date.now, alongside: () => undefined });
  const [campaign] = streams.campaigns();
  const [encounter] = streams.encountersOf(campaign?.id ?? '');
  if (!encounter) throw new Error('The folder has no encounter.');
  for (let done = 0; done < count; done += 1) {
    const commandId = newId(numbers);
    const note = { text: 'The tide turns.', private: false, combatant: null };
    const input = { ...note, commandId, encounter: encounterId(encounter.id) };
    tell({ type: 'sent', gesture: { call: 'encounter.note', input } });
    const outcome = store.perform(encounter.id, commandId, [{ type: 'note', ...note }]);
    if (!outcome.ok) throw new Error(outcome.refusal.reason);
    tell({ type: 'acknowledged', commandId, revision: outcome.value.after.seq });
  }
}

const [folder = '', start = '1', count = '1', mode] = process.argv.slice(2);
const play = mode === '--normal' ? playNormal : playFull;
play(folder, numbersFrom(Number(start)), Number(count));
// As a power cut would: without the last tidying up.
process.kill(process.pid, 'SIGKILL');
