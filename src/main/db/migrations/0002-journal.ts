/**
 * The journal: one stream for each campaign and each encounter, append-only and hash-chained, and beside it the state that
 * folding it gives, by combatant, so that opening reads rows instead of history.
 */
export const up = `
  CREATE TABLE streams (
    id        TEXT PRIMARY KEY,
    kind      TEXT NOT NULL CHECK (kind IN ('campaign', 'encounter')),
    campaign  TEXT NOT NULL REFERENCES streams (id),
    createdAt INTEGER NOT NULL,
    CHECK ((kind = 'campaign') = (id = campaign))
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX streamsOfCampaign ON streams (campaign, createdAt);

  CREATE TABLE entries (
    stream       TEXT    NOT NULL REFERENCES streams (id),
    seq          INTEGER NOT NULL CHECK (seq >= 1),
    commandId    TEXT    NOT NULL UNIQUE,
    at           INTEGER NOT NULL,
    command      TEXT    NOT NULL CHECK (json_valid(command)),
    events       TEXT    NOT NULL CHECK (json_valid(events)),
    previousHash BLOB    NOT NULL CHECK (length(previousHash) = 32),
    hash         BLOB    NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (stream, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER entriesAreNeverChanged BEFORE UPDATE ON entries
  BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

  CREATE TRIGGER entriesAreNeverDeleted BEFORE DELETE ON entries
  BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

  CREATE TRIGGER entriesFollowEachOther BEFORE INSERT ON entries
  WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM entries WHERE stream = NEW.stream)
  BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;

  CREATE TABLE stateRows (
    stream TEXT NOT NULL REFERENCES streams (id),
    part   TEXT NOT NULL,
    state  TEXT NOT NULL CHECK (json_valid(state)),
    PRIMARY KEY (stream, part)
  ) STRICT, WITHOUT ROWID;

  -- What each entry says in words, as it was worked out when it was committed: the log reads these, not the history.
  CREATE TABLE sentences (
    stream   TEXT    NOT NULL REFERENCES streams (id),
    seq      INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    lines    TEXT    NOT NULL CHECK (json_valid(lines)),
    undoneBy INTEGER, -- the entry that took it back
    PRIMARY KEY (stream, seq)
  ) STRICT, WITHOUT ROWID;
`;
