/**
 * An entry and what it says in words are one row, so that a gesture writes one page less; which words no longer count stands in
 * a table of its own, since entries are never changed. What an entry is in the history (`step`; null: it does something) is
 * written beside its command, and that entries follow each other is seen from the one before: neither needs to be worked out
 * of all of them with each hit.
 */
export const up = `
  DROP TRIGGER entriesAreNeverChanged;
  DROP TRIGGER entriesHaveTheirPlace;
  DROP TRIGGER entriesFollowEachOther;
  DROP INDEX steps;

  ALTER TABLE entries ADD COLUMN step TEXT CHECK (step IN ('undo', 'redo', 'rewind', 'correct'));
  ALTER TABLE entries ADD COLUMN round INTEGER;
  ALTER TABLE entries ADD COLUMN lines TEXT CHECK (json_valid(lines)); -- null: it says nothing by itself

  UPDATE entries SET step = command ->> 'type' WHERE command ->> 'type' IN ('undo', 'redo', 'rewind', 'correct');
  UPDATE entries SET round = sentences.round, lines = sentences.lines
  FROM sentences WHERE sentences.place = entries.place;

  CREATE TABLE undone (
    place    INTEGER PRIMARY KEY, -- of the entry whose words no longer count
    undoneBy INTEGER NOT NULL -- the entry that took them back
  ) STRICT;

  INSERT INTO undone (place, undoneBy) SELECT place, undoneBy FROM sentences WHERE undoneBy IS NOT NULL;
  DROP TABLE sentences;

  CREATE INDEX steps ON entries (place) WHERE step IS NOT NULL;

  CREATE TRIGGER entriesAreNeverChanged BEFORE UPDATE ON entries
  BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;

  -- The first has the place that its stream gives it, each other one the place after the one before, and none that is taken.
  CREATE TRIGGER entriesFollowEachOther BEFORE INSERT ON entries
  WHEN CASE NEW.seq
    WHEN 1 THEN NEW.place IS NOT (SELECT number FROM streams WHERE id = NEW.stream) * 4294967296 + 1
    ELSE NOT EXISTS (
      SELECT 1 FROM entries WHERE place = NEW.place - 1 AND stream = NEW.stream AND seq = NEW.seq - 1
    )
  END OR EXISTS (SELECT 1 FROM entries WHERE place = NEW.place)
  BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;
`;
