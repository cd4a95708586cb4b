import type { Database } from './open.ts';

export interface Stream {
  readonly id: string;
  readonly kind: 'campaign' | 'encounter';
  /** The campaign it belongs to; a campaign's stream belongs to itself. */
  readonly campaign: string;
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number;
}

export interface StreamsTable {
  add(stream: Stream): void;
  get(id: string): Stream | undefined;
  campaigns(): Stream[];
  encountersOf(campaign: string): Stream[];
}

const COLUMNS = 'id, kind, campaign, createdAt';

export function streamsTable(db: Database): StreamsTable {
  const insert = db.prepare<Stream>(
    'INSERT INTO streams (id, kind, campaign, createdAt) VALUES (@id, @kind, @campaign, @createdAt)',
  );
  const get = db.prepare<[string], Stream>(`SELECT ${COLUMNS} FROM streams WHERE id = ?`);
  // Its row never changes, and every gesture asks for it; one that might still be rolled back is not kept.
  const known = new Map<string, Stream>();
  const campaigns = db.prepare<[], Stream>(
    `SELECT ${COLUMNS} FROM streams WHERE kind = 'campaign' ORDER BY createdAt, id`,
  );
  const encounters = db.prepare<[string], Stream>(
    `SELECT ${COLUMNS} FROM streams WHERE campaign = ? AND kind = 'encounter' ORDER BY createdAt DESC, id DESC`,
  );
  return {
    add: (stream) => {
      insert.run(stream);
    },
    get(id) {
      const before = known.get(id);
      if (before) return before;
      const stream = get.get(id);
      if (stream && !db.inTransaction) known.set(id, stream);
      return stream;
    },
    campaigns: () => campaigns.all(),
    encountersOf: (campaign) => encounters.all(campaign),
  };
}
