import { connect } from '../../db/connect.ts';
import { settingsTable } from '../../db/settings-table.ts';
import type { Settings } from '../../../preload/contract/views.ts';
import { makeSettingsService, type SettingsService } from '../settings-service.ts';
import { copyForReading } from './read-only-copy.ts';

/**
 * How the screen looks while its database is not open: as that says itself, where its settings can still be read, and as in a
 * new one where not. What is changed then lasts until the app ends. The file is left as it is.
 */
export function settingsWithout(databaseFile: string, changed: (settings: Settings) => void): SettingsService {
  let kept: Map<string, string> | null = null;
  const now = (): Map<string, string> => (kept ??= new Map(settingsIn(databaseFile)));
  const put = (entries: ReadonlyMap<string, string>): void => {
    for (const [name, value] of entries) now().set(name, value);
  };
  return makeSettingsService({ all: now, put }, changed);
}

/** Whatever is wrong with a file: it only decides how the screen looks. */
function settingsIn(databaseFile: string): ReadonlyMap<string, string> {
  try {
    const copy = copyForReading(databaseFile);
    try {
      const db = connect(copy.file, 'existing');
      try {
        return settingsTable(db).all();
      } finally {
        db.close();
      }
    } finally {
      copy.remove();
    }
  } catch {
    return new Map();
  }
}
