/**
 * An entry and what it says in words are one row, so that a gesture writes one page less; which words no longer count stands in
 * a table of its own, since entries are never changed. What an entry is in the history (`step`; null: it does something) is
 * written beside its command. A place is looked at by itself: that it is the entry's own. The key alone keeps two entries
 * from one place, and the chain tells of gaps and of whatever was not written as it stands, so neither is asked of the database
 * with each hit.
 */
export const up = `
  CREATE TABLE worded (
    stream       TEXT    NOT NULL,
    seq          INTEGER NOT NULL CHECK (seq BETWEEN 1 AND 4294967295),
    commandId    TEXT    NOT NULL UNIQUE,
    at           INTEGER NOT NULL,
    command      TEXT    NOT NULL, -- JSON, as the events: a list, and the lines: a list
    events       TEXT    NOT NULL,
    previousHash BLOB    NOT NULL CHECK (length(previousHash) = 32),
    hash         BLOB    NOT NULL CHECK (length(hash) = 32),
    place        INTEGER PRIMARY KEY CHECK (place % 4294967296 = seq), -- its stream's number * 4294967296 + seq
    step         TEXT CHECK (step IN ('undo', 'redo', 'rewind', 'correct')),
    round        INTEGER,
    lines        TEXT -- null: it says nothing by itself
  ) STRICT;

  INSERT INTO worded (stream, seq, commandId, at, command, events, previousHash, hash, place, step, round, lines)
  SELECT stream, seq, commandId, at, command, events, previousHash, hash, place,
    CASE WHEN command ->> 'type' IN ('undo', 'redo', 'rewind', 'correct') THEN command ->> 'type' END,
    sentences.round, sentences.lines
  FROM entries LEFT JOIN sentences USING (place) ORDER BY place;

  CREATE TABLE undone (
    place    INTEGER PRIMARY KEY, -- of the entry whose words no longer count
    undoneBy INTEGER NOT NULL -- the entry that took them back
  ) STRICT;

  INSERT INTO undone (place, undoneBy) SELECT place, undoneBy FROM sentences WHERE undoneBy IS NOT NULL;

  DROP TABLE sentences;
  DROP TABLE entries;
  ALTER TABLE worded RENAME TO entries;

  CREATE INDEX steps ON entries (place) WHERE step IS NOT NULL;

  CREATE TRIGGER entriesAreNeverChanged BEFORE UPDATE ON entries
  BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

  CREATE TRIGGER entriesAreNeverDeleted BEFORE DELETE ON entries
  BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
`;
