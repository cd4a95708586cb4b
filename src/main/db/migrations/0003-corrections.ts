/**
 * Corrections and snapshots. What a line of the log says can be told anew by a later entry, so sentences have a line of their
 * own beside the entry that tells them. Steps through the history are found without reading the journal, and a fold begins
 * at the nearest snapshot instead of the first entry.
 */
export const up = `
  CREATE TABLE lines (
    stream   TEXT    NOT NULL REFERENCES streams (id),
    line     INTEGER NOT NULL, -- the entry in whose place it stands
    seq      INTEGER NOT NULL, -- the entry that tells it: the same one, or a correction
    round    INTEGER NOT NULL,
    lines    TEXT    NOT NULL CHECK (json_valid(lines)),
    undoneBy INTEGER, -- the entry that took it back
    PRIMARY KEY (stream, line, seq)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO lines (stream, line, seq, round, lines, undoneBy)
  SELECT stream, seq, seq, round, lines, undoneBy FROM sentences;
  DROP TABLE sentences;
  ALTER TABLE lines RENAME TO sentences;

  CREATE INDEX steps ON entries (stream, seq) WHERE command ->> 'type' IN ('undo', 'redo', 'rewind', 'correct');

  -- The state after an entry, kept so that undo need not begin at the first one. Only a copy: it can be made anew.
  CREATE TABLE snapshots (
    stream TEXT    NOT NULL REFERENCES streams (id),
    seq    INTEGER NOT NULL,
    state  TEXT    NOT NULL CHECK (json_valid(state)),
    digest BLOB    NOT NULL CHECK (length(digest) = 32), -- over the entry's hash and the state
    PRIMARY KEY (stream, seq)
  ) STRICT;
`;
