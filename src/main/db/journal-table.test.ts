import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CommittedBefore, DoesNotFollow, journalTable, type NewEntry } from './journal-table.ts';
import { streamsTable } from './streams-table.ts';
import { temporaryDatabase } from './temporary.fixtures.ts';

function set() {
  const db = temporaryDatabase();
  streamsTable(db).add({ id: 'c', kind: 'campaign', campaign: 'c', createdAt: 1 });
  streamsTable(db).add({ id: 'e', kind: 'encounter', campaign: 'c', createdAt: 2 });
  const journal = journalTable(db);
  const entry = (commandId: string, stream = 'e'): NewEntry => ({
    stream,
    commandId,
    at: 1000,
    command: `{"type":"note","text":"${commandId}"}`,
    events: '[]',
    step: null,
    words: null,
  });
  return { db, journal, entry };
}

describe('the journal', () => {
  it('numbers and chains each stream by itself', () => {
    const { journal, entry } = set();
    const [a, b, c] = [journal.append(entry('1')), journal.append(entry('2', 'c')), journal.append(entry('3'))];
    expect([a.seq, b.seq, c.seq]).toEqual([1, 1, 2]);
    expect(c.previousHash.equals(a.hash)).toBe(true);
    expect(journal.entriesOf('e').map(({ commandId }) => commandId)).toEqual(['1', '3']);
    expect(journal.entriesOf('e', 1).map(({ commandId }) => commandId)).toEqual(['3']);
    expect(journal.byCommand('2')?.stream).toBe('c');
    expect(journal.verify('e')).toEqual({ whole: true, entries: 2 });
  });

  it('finds the entries of a stream whose events have one of some texts in them', () => {
    const { journal, entry } = set();
    const events = ['[{"type":"a_b"}]', '[{"type":"axb"}]', '[]', '[{"type":"b"}]'];
    for (const [at, text] of events.entries()) journal.append({ ...entry(String(at)), events: text });
    journal.append({ ...entry('9', 'c'), events: '[{"type":"b"}]' });
    const seqs = (...texts: string[]): number[] => journal.entriesWith('e', texts).map(({ seq }) => seq);
    expect([seqs('"b"'), seqs('"a_b"', '"b"'), seqs('%'), seqs()]).toEqual([[4], [1, 4], [], []]);
    expect(journal.entriesWith('e', ['"b"'])).toEqual([{ seq: 4, at: 1000, type: 'note', events: events[3] }]);
  });

  it('takes a command id once', () => {
    const { journal, entry } = set();
    journal.append(entry('1'));
    expect(() => journal.append(entry('1', 'c'))).toThrow(CommittedBefore);
  });

  it.each(["UPDATE entries SET command = '{}'", 'DELETE FROM entries', 'UPDATE entries SET seq = 9 WHERE seq = 1'])(
    'refuses: %s',
    (sql) => {
      const { db, journal, entry } = set();
      journal.append(entry('1'));
      expect(() => db.exec(sql)).toThrow(/append-only/);
    },
  );

  it('refuses a gap, broken JSON, and a stream that is not there', () => {
    const { db, journal, entry } = set();
    const gap = (seq: number, place: string): string =>
      `INSERT INTO entries (stream, seq, commandId, at, command, events, previousHash, hash, place)
       VALUES ('e', ${seq}, 'x', 1, '{}', '[]', zeroblob(32), zeroblob(32), ${place})`;
    const number = `(SELECT number FROM streams WHERE id = 'e') * 4294967296`;
    const refused: [number, string][] = [
      [2, `${number} + 2`],
      [1, `${number} + 2`],
      [1, '1'],
      [0, number],
    ];
    for (const [seq, place] of refused)
      expect(() => db.exec(gap(seq, place))).toThrow(/^(FOREIGN KEY|CHECK) constraint/);
    expect(() => journal.append({ ...entry('1'), events: '[' })).toThrow(/CHECK/);
    expect(() => journal.append(entry('1', 'nowhere'))).toThrow(/no stream nowhere/);
    journal.append(entry('1'));
    journal.append(entry('1c', 'c'));
    const other = `(SELECT number FROM streams WHERE id = 'c') * 4294967296`;
    const later: [number, string][] = [
      [3, `${number} + 3`],
      [3, `${number} + 2`],
      [2, `${number} + 3`],
      [2, `${other} + 2`],
      [2, '2'],
    ];
    for (const [seq, place] of later) expect(() => db.exec(gap(seq, place))).toThrow(/^(FOREIGN KEY|CHECK) constraint/);
    expect(() => db.exec(gap(1, `${number} + 1`))).toThrow(/UNIQUE constraint failed: entries.place/);
    db.exec(gap(2, `${number} + 2`));
    expect(journal.endOf('e')?.seq).toBe(2);
  });

  it('puts no entry in the place of another, the last one or an earlier one', () => {
    const { db, journal, entry } = set();
    for (const name of ['1', '2', '3']) journal.append(entry(name));
    const replace = (seq: number): string =>
      `INSERT OR REPLACE INTO entries (stream, seq, commandId, at, command, events, previousHash, hash, place)
       SELECT stream, seq, 'other', at, command, events, previousHash, hash, place FROM entries WHERE seq = ${seq}`;
    for (const seq of [1, 2, 3]) expect(() => db.exec(replace(seq))).toThrow(/append-only/);
    expect(journal.verify('e')).toEqual({ whole: true, entries: 3 });
  });

  it('does not follow an entry that is no longer the last', () => {
    const { journal, entry } = set();
    const first = journal.append(entry('1'));
    journal.append(entry('2'), first);
    expect(() => journal.append(entry('3'), first)).toThrow(DoesNotFollow);
    expect(() => journal.append(entry('3'), { ...first, seq: 5, place: first.place + 4 })).toThrow(DoesNotFollow);
    expect(journal.verify('e')).toEqual({ whole: true, entries: 2 });
  });

  it('finds any single changed byte of any field, at its entry', () => {
    const { db, journal, entry } = set();
    for (let n = 1; n <= 20; n += 1) journal.append(entry(String(n)));
    db.exec('DROP TRIGGER entriesAreNeverChanged');
    const fields = ['commandId', 'command', 'hash', 'previousHash', 'at'] as const;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.constantFrom(...fields), fc.nat(), (seq, field, place) => {
        db.exec('SAVEPOINT spoil');
        spoil(db, seq, field, place);
        const verdict = journal.verify('e');
        db.exec('ROLLBACK TO spoil; RELEASE spoil');
        expect(verdict).toEqual({ whole: false, seq });
      }),
      { numRuns: 400 },
    );
    expect(journal.verify('e')).toEqual({ whole: true, entries: 20 });
  });
});

/** Changes one character, byte or number of a stored field. */
function spoil(db: ReturnType<typeof temporaryDatabase>, seq: number, field: string, place: number): void {
  const { value } = db
    .prepare<[number], { value: string | number | Buffer }>(`SELECT ${field} AS value FROM entries WHERE seq = ?`)
    .get(seq) ?? { value: 0 };
  let changed: string | number | Buffer;
  if (typeof value === 'number') changed = value + 1 + (place % 100);
  else if (typeof value === 'string') changed = spoilText(value, place);
  else {
    changed = Buffer.from(value);
    const at = place % 32;
    changed[at] = (changed[at] ?? 0) ^ (1 << (place % 8));
  }
  db.prepare(`UPDATE entries SET ${field} = ? WHERE seq = ?`).run(changed, seq);
}

/** Stays JSON: only what stands between the quotes of the note changes. */
function spoilText(text: string, place: number): string {
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const at = digits[place % digits.length] ?? 0;
  return `${text.slice(0, at)}x${text.slice(at + 1)}`;
}
