/**
 * The same checks of every entry, as constraints that cost less with each hit than a trigger does: that it follows the one before
 * in its stream is a reference to that one's place, and that it lies in its stream one to the stream and its number. A list of
 * more than two words is written as comparisons: for a list SQLite fills a table of its own each time it checks a row.
 */
export const up = `
  DROP TRIGGER IF EXISTS entriesAreNeverChanged;
  DROP TRIGGER IF EXISTS entriesAreNeverDeleted;
  DROP TRIGGER IF EXISTS entriesFollowEachOther;
  DROP INDEX IF EXISTS steps;

  CREATE UNIQUE INDEX numbersOfStreams ON streams (id, number);

  CREATE TABLE following (
    stream       TEXT    NOT NULL,
    seq          INTEGER NOT NULL CHECK (seq >= 1),
    commandId    TEXT    NOT NULL UNIQUE,
    at           INTEGER NOT NULL,
    command      TEXT    NOT NULL CHECK (json_valid(command)),
    events       TEXT    NOT NULL CHECK (json_valid(events)),
    previousHash BLOB    NOT NULL CHECK (length(previousHash) = 32),
    hash         BLOB    NOT NULL CHECK (length(hash) = 32),
    place        INTEGER PRIMARY KEY CHECK (place & 4294967295 = seq), -- its stream's number * 4294967296 + seq
    step         TEXT    CHECK (step = 'undo' OR step = 'redo' OR step = 'rewind' OR step = 'correct'), -- null: it does something
    round        INTEGER,
    lines        TEXT    CHECK (json_valid(lines)), -- null: it says nothing by itself
    streamNumber INTEGER AS (place >> 32) VIRTUAL,
    follows      INTEGER AS (CASE WHEN seq > 1 THEN place - 1 END) VIRTUAL REFERENCES following (place),
    FOREIGN KEY (stream, streamNumber) REFERENCES streams (id, number)
  ) STRICT;

  INSERT INTO following (stream, seq, commandId, at, command, events, previousHash, hash, place, step, round, lines)
  SELECT stream, seq, commandId, at, command, events, previousHash, hash, place, step, round, lines FROM entries ORDER BY place;

  DROP TABLE entries;
  ALTER TABLE following RENAME TO entries;

  CREATE INDEX steps ON entries (place) WHERE step IS NOT NULL;

  CREATE TRIGGER entriesAreNeverChanged BEFORE UPDATE ON entries
  BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

  -- Also in the place of another one: every connection lets triggers see what REPLACE deletes.
  CREATE TRIGGER entriesAreNeverDeleted BEFORE DELETE ON entries
  BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;
`;
