import type { Database } from './open.ts';

/** Settings of the screen by name, as text. They are no part of any campaign and stand in no journal. */
export interface SettingsTable {
  all(): ReadonlyMap<string, string>;
  /** Writes the given settings in one transaction and keeps the others. */
  put(entries: ReadonlyMap<string, string>): void;
}

export function settingsTable(db: Database): SettingsTable {
  const select = db.prepare<[], { name: string; value: string }>('SELECT name, value FROM settings');
  const upsert = db.prepare<[string, string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const putAll = db.transaction((entries: ReadonlyMap<string, string>) => {
    for (const [name, value] of entries) upsert.run(name, value);
  });
  return {
    all: () => new Map(select.all().map(({ name, value }) => [name, value])),
    put: (entries) => {
      putAll.immediate(entries);
    },
  };
}
