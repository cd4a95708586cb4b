import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BAD_FILES, fingerprints } from '../../db/bad-files.fixtures.ts';
import { connect } from '../../db/connect.ts';
import { nextCommand } from '../services.fixtures.ts';
import { DEFAULT_SETTINGS } from '../settings-service.ts';
import { note, playABit, refusalOf, temporarySession, yes, type SessionSet } from './sessions.fixtures.ts';

const fileOf = (dataDir: string, name: string): string => path.join(dataDir, 'backups', name);

/** The parts of a fingerprint that are the database's own. */
const own = (dataDir: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fingerprints(dataDir)).filter(([name]) => /^woundboard\.(?:sqlite|witness)/.test(name)),
  );

describe('backups', () => {
  it('are made at the end of a session, checked, and say what they hold', async () => {
    const set = temporarySession();
    const view = await playABit(set);
    const again = set.again();
    const [copy] = await yes(again.session.areas.backups.list());
    expect(copy).toMatchObject({ reason: 'session', trouble: null, entries: view.revision + 1 });
    expect(copy?.encounters).toEqual([
      { name: 'Ford at Dusk', round: 1, lastAt: copy?.lastAt, last: expect.stringContaining('takes 14') as string },
    ]);
    expect(readdirSync(fileOf(set.dataDir, '.'))).toEqual([copy?.id]);
    again.close();
    expect(readdirSync(fileOf(set.dataDir, '.')).length).toBe(1);
  });

  it('are made when somebody asks, while play goes on', async () => {
    const set = temporarySession();
    const view = await playABit(set);
    const making = set.session.areas.backups.make();
    const revision = await note(set.session, view.id);
    expect(revision).toBe(view.revision + 1);
    expect(await yes(making)).toMatchObject({ reason: 'asked', trouble: null });
  });

  it('are restored as they were, and that is taken back the same way', async () => {
    const set = temporarySession();
    const { session } = set;
    const view = await playABit(set);
    const copy = await yes(session.areas.backups.make());
    await note(session, view.id, 'Later.');
    const later = await yes(session.areas.encounter.open({ encounter: view.id }));
    await yes(session.areas.backups.restore({ backup: copy.id }));
    expect(set.reopened()).toBe(1);
    expect(await yes(session.areas.encounter.open({ encounter: view.id }))).toEqual(view);
    expect(await yes(session.areas.recovery.state())).toEqual({
      mode: 'open',
      readOnlyBecause: null,
      problem: null,
      missing: null,
    });
    const [aside] = await yes(session.areas.backups.list());
    expect(aside).toMatchObject({ reason: 'aside', trouble: null });
    await yes(session.areas.backups.restore({ backup: aside?.id ?? '' }));
    expect(await yes(session.areas.encounter.open({ encounter: view.id }))).toEqual(later);
    expect((await note(session, view.id)) - later.revision).toBe(1);
    expect(await yes(set.again().session.areas.recovery.state())).toMatchObject({ mode: 'open', missing: null });
  });

  it('are refused when they are gone, or damaged; then all is as it was', async () => {
    const set = temporarySession();
    const { session, dataDir } = set;
    const view = await playABit(set);
    const copy = await yes(session.areas.backups.make());
    expect(await refusalOf(session.areas.backups.restore({ backup: '../woundboard.sqlite' }))).toBe('noSuchBackup');
    const bytes = readFileSync(fileOf(dataDir, copy.id));
    const at = bytes.indexOf('takes 14');
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    bytes[bytes.indexOf('"damageTaken"') + 3] = 0x7a;
    bytes[bytes.lastIndexOf('"commands"') + 3] = 0x7a;
    writeFileSync(fileOf(dataDir, copy.id), bytes);
    expect(await refusalOf(session.areas.backups.restore({ backup: copy.id }))).toBe('cannotRestore');
    expect(await yes(session.areas.encounter.open({ encounter: view.id }))).toEqual(view);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('replacing-'))).toEqual([]);
    expect(set.reopened()).toBe(0);
  });
});

describe('a damaged database', () => {
  it.each(BAD_FILES.filter(({ problem }) => problem !== null).map(({ name, ...rest }) => [name, rest] as const))(
    'leads to recovery and stays as it is: %s',
    async (_name, { spoil, problem }) => {
      const set = temporarySession();
      const view = await playABit(set);
      set.close();
      spoil(set.databaseFile);
      const before = own(set.dataDir);
      const { session, databaseFile, answer, reopened } = set.again();
      const state = await yes(session.areas.recovery.state());
      expect(state).toMatchObject({ mode: 'recovery', problem: { kind: problem }, missing: null });
      expect(state.problem?.sentence).toMatch(/^[A-Z].*\.$/);
      expect(await refusalOf(session.areas.campaign.list())).toBe('dataNotOpen');
      expect(await yes(session.areas.settings.set({ theme: 'light' }))).toMatchObject({ theme: 'light' });
      answer.file = path.join(set.dataDir, 'out.jsonl');
      const exported = await yes(session.areas.recovery.exportEntries());
      expect(exported.entries).toBe(state.problem?.readable);
      expect(readFileSync(answer.file, 'utf8').split('\n').length - 1).toBe(exported.entries);
      expect(own(set.dataDir)).toEqual(before);
      const [copy] = await yes(session.areas.backups.list());
      const restored = await session.areas.backups.restore({ backup: copy?.id ?? '' });
      if (problem === 'newer') {
        expect([restored.ok, own(set.dataDir)]).toEqual([false, before]);
        return;
      }
      expect([restored.ok, reopened()]).toEqual([true, 1]);
      expect(await yes(session.areas.encounter.open({ encounter: view.id }))).toEqual(view);
      const asides = (await yes(session.areas.backups.list())).filter(({ reason }) => reason === 'aside');
      const kept = asides.map(({ id }) => fingerprints(path.join(set.dataDir, 'backups'))[id]);
      expect(kept).toEqual(problem === 'missing' ? [] : [before[path.basename(databaseFile)]]);
    },
  );

  it.each([
    { name: 'the database of a newer version', looks: { theme: 'light', density: 'compact', zoom: 1.5 } },
    { name: 'a text', looks: DEFAULT_SETTINGS },
  ])('looks as it did before, where that can be read: $name', async ({ name, looks }) => {
    const set = temporarySession();
    await playABit(set);
    await yes(set.session.areas.settings.set({ theme: 'light', density: 'compact', zoom: 1.5 }));
    set.close();
    BAD_FILES.find((bad) => bad.name === name)?.spoil(set.databaseFile);
    const { session } = set.again();
    expect(await yes(session.areas.recovery.state())).toMatchObject({ mode: 'recovery' });
    expect(session.settings()).toEqual(looks);
    await yes(session.areas.settings.set({ zoom: 2 }));
    expect(session.settings()).toEqual({ ...looks, zoom: 2 });
  });

  it.each(['all but the last byte', 'the first page of zeros'])('is built anew from its entries: %s', async (name) => {
    const set = temporarySession();
    const { view, rows } = await playedTwice(set);
    BAD_FILES.find((bad) => bad.name === name)?.spoil(set.databaseFile);
    const damaged = own(set.dataDir)['woundboard.sqlite'];
    const { session, databaseFile, reopened, close } = set.again();
    const { problem } = await yes(session.areas.recovery.state());
    expect(problem?.usable).toBe(problem?.readable);
    expect(await yes(session.areas.recovery.rebuild())).toEqual({ entries: problem?.usable });
    expect(reopened()).toBe(1);
    expect(await yes(session.areas.encounter.open({ encounter: view.id }))).toEqual(view);
    close();
    expect(allRows(databaseFile)).toEqual(rows);
    const asides = readdirSync(path.join(set.dataDir, 'backups')).filter((file) => file.includes('aside'));
    expect(asides.map((file) => fingerprints(path.join(set.dataDir, 'backups'))[file])).toEqual([damaged]);
  });

  it('is found by the long check where start alone cannot see it', async () => {
    const set = temporarySession();
    const view = await playABit(set);
    set.close();
    const bytes = readFileSync(set.databaseFile);
    const note = '{"type":"note","text":"Splash 2';
    // What was moved to another page may still stand where it was, in free space: it is changed wherever it stands.
    for (let entry = bytes.indexOf(note); entry !== -1; entry = bytes.indexOf(note, entry + 1)) {
      bytes.write('splash', bytes.indexOf('Splash 2', entry));
    }
    writeFileSync(set.databaseFile, bytes);
    const { session, reopened } = set.again();
    expect(await yes(session.areas.recovery.state())).toMatchObject({ mode: 'open' });
    await session.check();
    expect(reopened()).toBe(1);
    const { problem } = await yes(session.areas.recovery.state());
    expect(problem?.kind).toBe('damaged');
    expect(problem?.sentence).toContain('Entry 3 of Ford at Dusk is not as it was written');
    expect((problem?.readable ?? 0) - (problem?.usable ?? 0)).toBe(view.revision - 3);
    await yes(session.areas.recovery.rebuild());
    const rebuilt = await yes(session.areas.encounter.open({ encounter: view.id }));
    expect(rebuilt.revision).toBe(2);
  });
});

describe('missing entries', () => {
  it('are told until the person goes on', async () => {
    const set = temporarySession();
    const view = await playABit(set);
    set.close();
    // The log of the last entries is lost: the database ends earlier than the witness says.
    const played = set.again();
    const [copy] = await yes(played.session.areas.backups.list());
    await note(played.session, view.id, 'One.');
    await note(played.session, view.id, 'Two.');
    played.close();
    copyFileSync(fileOf(set.dataDir, copy?.id ?? ''), set.databaseFile);
    const started = set.again();
    const { missing } = await yes(started.session.areas.recovery.state());
    expect(missing).toEqual({ count: 2, after: copy?.lastAt });
    const later = started.again();
    expect((await yes(later.session.areas.recovery.state())).missing).toEqual(missing);
    await yes(later.session.areas.recovery.goOn());
    expect((await yes(later.again().session.areas.recovery.state())).missing).toBeNull();
  });
});

describe('a second process on the same data', () => {
  it('says that they are already open, and opens them when the first has ended', async () => {
    const first = temporarySession();
    await playABit(first);
    const second = temporarySession(first.dataDir);
    const { problem } = await yes(second.session.areas.recovery.state());
    expect(problem).toMatchObject({ kind: 'inUse', replaceable: false, readable: null });
    expect(problem?.sentence).toBe('This data folder is already open in another Woundboard.');
    expect(await refusalOf(second.session.areas.backups.restore({ backup: 'x.sqlite' }))).toBe('cannotRestore');
    expect(await refusalOf(second.session.areas.recovery.rebuild())).toBe('nothingToRebuild');
    first.close();
    expect(await yes(second.session.areas.recovery.retry())).toMatchObject({ mode: 'open' });
    expect(second.reopened()).toBe(1);
    expect((await yes(second.session.areas.campaign.list())).length).toBe(1);
  });
});

/** Two encounters of one campaign and a rest between them, with undo, so that order and vitals matter. */
async function playedTwice(set: SessionSet) {
  const first = await playABit(set);
  await yes(set.session.areas.encounter.end({ commandId: nextCommand(), encounter: first.id, ending: '' }));
  const [campaign] = await yes(set.session.areas.campaign.list());
  if (!campaign) throw new Error('no campaign');
  const { party } = await yes(set.session.areas.campaign.open({ campaign: campaign.id }));
  const rest = { ruleset: 'thresholds', length: 'long', interrupted: false, moves: [{ move: 'tend-wounds' }] } as const;
  const rests = party.slice(0, 2).map(({ id }) => ({ who: id, rest, dice: [] }));
  const resting = { campaign: campaign.id, encounter: null, rests, gmDie: 2 };
  await yes(set.session.areas.rests.take({ commandId: nextCommand(), ...resting }));
  await yes(set.session.areas.rests.takeBack({ commandId: nextCommand(), campaign: campaign.id }));
  await yes(set.session.areas.rests.take({ commandId: nextCommand(), ...resting }));
  const view = await yes(
    set.session.areas.encounter.start({
      commandId: nextCommand(),
      campaign: campaign.id,
      name: 'Weir at Low Water',
      mode: 'individual',
      party: party.map(({ id }) => id),
      adversaries: [],
    }),
  );
  set.close();
  return { view, rows: allRows(set.databaseFile) };
}

/** Every row of every table but the settings. */
function allRows(file: string): Record<string, unknown[]> {
  const db = connect(file, 'existing');
  const tables = ['streams', 'entries', 'stateRows', 'undone', 'retold'];
  const rows = Object.fromEntries(tables.map((table) => [table, db.prepare(`SELECT * FROM ${table}`).all()]));
  db.close();
  rmSync(`${file}-wal`, { force: true });
  expect(existsSync(file)).toBe(true);
  return rows;
}
