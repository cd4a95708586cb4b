/**
 * Entries by their place: the number of the stream, and the entry's own within it, as the key of the row itself. Neighbours
 * lie side by side without an index, and an entry that is added moves none of the others: with the long keys of before, each hit
 * rewrote several pages of its neighbours. The words of an entry have its place too; those that a correction tells of other
 * entries have a table of their own.
 */
export const up = `
  CREATE TABLE numbered (
    id        TEXT NOT NULL UNIQUE,
    kind      TEXT NOT NULL CHECK (kind IN ('campaign', 'encounter')),
    campaign  TEXT NOT NULL REFERENCES numbered (id),
    createdAt INTEGER NOT NULL,
    number    INTEGER PRIMARY KEY,
    CHECK ((kind = 'campaign') = (id = campaign))
  ) STRICT;

  INSERT INTO numbered (id, kind, campaign, createdAt)
  SELECT id, kind, campaign, createdAt FROM streams ORDER BY kind, createdAt, id;

  CREATE TABLE placed (
    stream       TEXT    NOT NULL,
    seq          INTEGER NOT NULL CHECK (seq BETWEEN 1 AND 4294967295),
    commandId    TEXT    NOT NULL UNIQUE,
    at           INTEGER NOT NULL,
    command      TEXT    NOT NULL CHECK (json_valid(command)),
    events       TEXT    NOT NULL CHECK (json_valid(events)),
    previousHash BLOB    NOT NULL CHECK (length(previousHash) = 32),
    hash         BLOB    NOT NULL CHECK (length(hash) = 32),
    place        INTEGER PRIMARY KEY -- its stream's number * 4294967296 + seq
  ) STRICT;

  INSERT INTO placed (stream, seq, commandId, at, command, events, previousHash, hash, place)
  SELECT stream, seq, commandId, at, command, events, previousHash, hash, number * 4294967296 + seq
  FROM entries JOIN numbered ON numbered.id = entries.stream ORDER BY number, seq;

  CREATE TABLE said (
    round    INTEGER NOT NULL,
    lines    TEXT    NOT NULL CHECK (json_valid(lines)),
    undoneBy INTEGER, -- the entry that took it back
    place    INTEGER PRIMARY KEY -- of the entry that says it
  ) STRICT;

  INSERT INTO said (round, lines, undoneBy, place)
  SELECT round, lines, undoneBy, number * 4294967296 + seq
  FROM sentences JOIN numbered ON numbered.id = sentences.stream WHERE line = seq ORDER BY number, seq;

  CREATE TABLE retold (
    stream   TEXT    NOT NULL,
    line     INTEGER NOT NULL, -- the entry in whose place it stands
    seq      INTEGER NOT NULL, -- the correction that tells it
    round    INTEGER NOT NULL,
    lines    TEXT    NOT NULL CHECK (json_valid(lines)),
    undoneBy INTEGER, -- the entry that took it back
    PRIMARY KEY (stream, line, seq)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO retold (stream, line, seq, round, lines, undoneBy)
  SELECT stream, line, seq, round, lines, undoneBy FROM sentences WHERE line <> seq;

  CREATE TABLE stands (
    stream TEXT NOT NULL REFERENCES numbered (id),
    part   TEXT NOT NULL,
    state  TEXT NOT NULL CHECK (json_valid(state)),
    PRIMARY KEY (stream, part)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO stands (stream, part, state) SELECT stream, part, state FROM stateRows;

  CREATE TABLE kept (
    stream TEXT    NOT NULL REFERENCES numbered (id),
    seq    INTEGER NOT NULL,
    state  TEXT    NOT NULL CHECK (json_valid(state)),
    digest BLOB    NOT NULL CHECK (length(digest) = 32), -- over the entry's hash and the state
    PRIMARY KEY (stream, seq)
  ) STRICT;

  INSERT INTO kept (stream, seq, state, digest) SELECT stream, seq, state, digest FROM snapshots ORDER BY stream, seq;

  DROP TABLE snapshots;
  DROP TABLE sentences;
  DROP TABLE stateRows;
  DROP TABLE entries;
  DROP TABLE streams;
  ALTER TABLE numbered RENAME TO streams;
  ALTER TABLE placed RENAME TO entries;
  ALTER TABLE said RENAME TO sentences;
  ALTER TABLE stands RENAME TO stateRows;
  ALTER TABLE kept RENAME TO snapshots;

  CREATE INDEX streamsOfCampaign ON streams (campaign, createdAt);
  CREATE INDEX steps ON entries (place) WHERE command ->> 'type' IN ('undo', 'redo', 'rewind', 'correct');

  CREATE TRIGGER entriesAreNeverChanged BEFORE UPDATE ON entries
  BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

  CREATE TRIGGER entriesAreNeverDeleted BEFORE DELETE ON entries
  BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

  CREATE TRIGGER entriesHaveTheirPlace BEFORE INSERT ON entries
  WHEN NEW.place IS NOT (SELECT number FROM streams WHERE id = NEW.stream) * 4294967296 + NEW.seq
  BEGIN SELECT RAISE(ABORT, 'an entry has its place in its stream'); END;

  CREATE TRIGGER entriesFollowEachOther BEFORE INSERT ON entries
  WHEN NEW.place <> 1 + coalesce(
    (SELECT max(place) FROM entries WHERE place > NEW.place - NEW.seq AND place < NEW.place - NEW.seq + 4294967296),
    NEW.place - NEW.seq
  )
  BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;
`;
