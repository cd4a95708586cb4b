import { deepStrictEqual, strictEqual } from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { connect } from '../../src/main/db/connect.ts';
import { openDatabase } from '../../src/main/db/open.ts';
import { salvage } from '../../src/main/db/salvage/salvage.ts';
import type { RulesetId } from '../../src/main/rules/index.ts';
import type { OpenedServices } from '../../src/main/services/open-services.ts';
import { rebuild, usableStreams } from '../../src/main/services/session/rebuild.ts';
import type { CampaignView, LibraryEntryView } from '../../src/preload/contract/campaign-views.ts';
import type { EncounterView } from '../../src/preload/contract/encounter-views.ts';
import type { RestInput } from '../../src/preload/contract/rest-views.ts';
import { SCHEMAS } from '../../src/preload/contract/schemas/index.ts';
import { anyGesture } from './any-gesture.ts';
import { anyRests } from './any-recovery.ts';
import { faultsOfStream } from './faults.ts';
import { numbersFrom, type Numbers } from './numbers.ts';
import { databaseIn, newId, openTable, sampleCampaign, startEncounter } from './open-table.ts';
import { atOnce, send, valueOf } from './send.ts';
import { openStored, type Stored } from './stored.ts';

/**
 * Plays a campaign through the real services: one encounter after the other, rests between them, and rests taken back, one
 * step for each number. After each step every member stands where a plain account of it says: as the running encounter has
 * them, as the preview of a rest said, and as before a rest that is taken back. In the end everything is built anew from the
 * entries, and comes to the same.
 *
 * @returns how many rests were taken
 * @throws AssertionError for whatever is not as it must be
 */
export function playCampaign(folder: string, ruleset: RulesetId, starts: readonly number[]): number {
  const table = new CampaignTable(folder, ruleset, numbersFrom(starts.length));
  try {
    for (const start of starts) table.step(numbersFrom(start));
  } finally {
    table.close();
  }
  isRebuilt(folder);
  return table.rests;
}

type Vitals = LibraryEntryView['vitals'];

/** Everything that a rest changes, and that taking it back brings again. */
interface Stage {
  readonly view: CampaignView;
  readonly live: readonly unknown[];
}

/** Of so many rests in a row the rows themselves come again; of more, what each member has. */
const MOST_KEPT = 4;

class CampaignTable {
  rests = 0;
  readonly #folder: string;
  readonly #numbers: Numbers;
  readonly #campaign: CampaignView['id'];
  readonly #stored: Stored;
  #services: OpenedServices;
  #running: EncounterView['id'] | null = null;
  /** What stood before each rest that can still be taken back. */
  #before: readonly Stage[] = [];
  /** As many of them as there have been. */
  #deepest = 0;
  #clock = 1_700_000_000_000;

  constructor(folder: string, ruleset: RulesetId, numbers: Numbers) {
    this.#folder = folder;
    this.#numbers = numbers;
    this.#services = this.#open();
    this.#campaign = sampleCampaign(this.#services, ruleset, newId(numbers)).id;
    this.#stored = openStored(databaseIn(folder));
  }

  step(numbers: Numbers): void {
    if (numbers.odds(1, 20)) this.#reopen();
    if (this.#running === null) this.#between(numbers);
    else this.#gesture(this.#running, numbers);
    deepStrictEqual(faultsOfStream(this.#stored, this.#campaign), []);
  }

  #between(numbers: Numbers): void {
    const what = numbers.below(9);
    if (what < 3) this.#begin(numbers);
    else if (what < 5) this.#takeBack();
    else this.#rest(numbers);
  }

  close(): void {
    this.#stored.close();
    this.#services.close();
  }

  #open(): OpenedServices {
    return openTable(this.#folder, this.#numbers, () => (this.#clock += 1));
  }

  #reopen(): void {
    this.#services.close();
    this.#services = this.#open();
  }

  get #view(): CampaignView {
    return valueOf(this.#services.areas.campaign.open({ campaign: this.#campaign }));
  }

  get #stage(): Stage {
    // Which rows a row replaced is seen when it is taken back in its turn.
    const live = [...this.#stored.live(this.#campaign)].map(([member, row]) => [member, { ...row, before: null }]);
    return { view: { ...this.#view, revision: 0 }, live };
  }

  /** Members join as they stand. */
  #begin(numbers: Numbers): void {
    const { party } = this.#view;
    const { id, combatants, gmTokens } = startEncounter(this.#services, this.#view, numbers, newId(this.#numbers));
    for (const { member, name } of combatants) {
      if (member === null) continue;
      const stands = party.find((one) => one.id === member)?.vitals;
      same(this.#vitalsIn(id, member), stands, `${name} joins otherwise than they stand`);
    }
    strictEqual(this.#view.gmTokens, gmTokens?.current ?? null);
    this.#running = id;
    this.#before = [];
    this.#deepest = 0;
  }

  #gesture(encounter: EncounterView['id'], numbers: Numbers): void {
    const { areas } = this.#services;
    const view = valueOf(areas.encounter.open({ encounter }));
    if (numbers.odds(1, 12)) {
      send(areas, { call: 'encounter.end', input: { commandId: newId(this.#numbers), encounter, ending: '' } });
    } else send(areas, anyGesture({ view, campaign: this.#view, numbers }, newId(this.#numbers)));
    const after = valueOf(areas.encounter.open({ encounter }));
    for (const { id, name, vitals } of this.#view.party) {
      const present = after.combatants.filter(({ member }) => member === id).length;
      if (present === 1) same(vitals, this.#vitalsIn(encounter, id), `${name} stands otherwise than in the encounter`);
    }
    if (after.phase === 'ended') this.#running = null;
  }

  #vitalsIn(encounter: EncounterView['id'], member: LibraryEntryView['id']): unknown {
    const { combatants } = this.#stored.encounter(encounter);
    return combatants.find(({ origin }) => origin?.kind === 'party' && origin.id === member)?.vitals;
  }

  /** What the preview says is what happens, to those whom it names, and to nobody else. */
  #rest(numbers: Numbers): void {
    const { rests: areas } = this.#services.areas;
    const before = this.#stage;
    const { ruleset, party } = before.view;
    const ids = party.map(({ id }) => id);
    const input: RestInput = { campaign: this.#campaign, encounter: null, rests: anyRests(ruleset, ids, numbers) };
    if (!SCHEMAS['rests.take'].safeParse({ ...input, commandId: 'c' }).success) return;
    const preview = atOnce(areas.preview({ ...input, roll: true }));
    const shown = preview.ok && preview.value.problem === null && preview.value.complete ? preview.value : null;
    const dice = new Map(shown?.resters.map(({ who, dice: all }) => [who, all.map(({ value }) => value)]));
    const rests = input.rests.map((one) => ({ ...one, dice: dice.get(one.who) ?? one.dice ?? [] }));
    const gmDie = shown?.gmDie?.value ?? undefined;
    const taken = atOnce(areas.take({ ...input, rests, gmDie, commandId: newId(this.#numbers) }));
    strictEqual(taken.ok, shown !== null, 'a rest is taken just when its preview says so');
    if (!taken.ok || !shown) {
      same(this.#stage, before, 'a rest was refused, and changed something');
      return;
    }
    this.rests += 1;
    this.#before = [...this.#before, before];
    this.#deepest = Math.max(this.#deepest, this.#before.length);
    for (const { id, name, vitals } of this.#view.party) {
      const after = shown.resters.find(({ who }) => who === id)?.after;
      const stood = party.find((one) => one.id === id)?.vitals;
      same(
        vitals,
        after ? ofSheet(after, vitals) : stood,
        `${name} stands otherwise than the preview of the rest said`,
      );
    }
  }

  #takeBack(): void {
    const stage = this.#before.at(-1);
    const commandId = newId(this.#numbers);
    const reply = atOnce(this.#services.areas.rests.takeBack({ commandId, campaign: this.#campaign }));
    strictEqual(reply.ok, stage !== undefined, 'a rest is taken back just when nothing has happened since');
    if (!stage) return;
    const isKept = this.#deepest <= MOST_KEPT;
    const kept = ({ view, live }: Stage): unknown => ({ view, live: isKept ? live : [] });
    same(kept(this.#stage), kept(stage), 'a rest that was taken back leaves something behind');
    this.#before = this.#before.slice(0, -1);
  }
}

/** Of what is shown, the fields that a sheet has. */
const ofSheet = (shown: object, sheet: Vitals): unknown => {
  const fields = shown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(sheet).map((key) => [key, fields[key]]));
};

/** Built anew from its entries alone, the database holds the same. */
function isRebuilt(folder: string): void {
  const file = databaseIn(folder);
  const anew = path.join(mkdtempSync(path.join(folder, 'anew-')), 'woundboard.sqlite');
  const db = openDatabase(anew);
  rebuild(db, usableStreams(salvage(file)));
  db.close();
  same(rowsOf(anew), rowsOf(file), 'the database comes out otherwise when it is built anew');
}

function rowsOf(file: string): unknown {
  const db = connect(file, 'reading');
  try {
    return ['entries', 'stateRows', 'undone', 'retold'].map((table) =>
      db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all(),
    );
  } finally {
    db.close();
  }
}

/** Equal in every part; the order of keys does not count. */
function same(actual: unknown, expected: unknown, message: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) deepStrictEqual(actual, expected, message);
}
