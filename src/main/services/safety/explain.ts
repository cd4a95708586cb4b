import type { BridgeRefusal } from '../../../preload/contract/reply.ts';
import { databaseTrouble, type DatabaseTrouble } from '../../db/trouble.ts';

/** The session shows data that cannot be changed where they are. */
export class ReadOnlySession extends Error {
  constructor() {
    super('The data are open for reading only.');
    this.name = 'ReadOnlySession';
  }
}

const REASONS: Readonly<Record<DatabaseTrouble, string>> = {
  diskFull:
    'There is no room left on the disk, so this was not done. Make room and do it again; all before it is safe.',
  inUse: 'Another program is using the database, so this was not done. Do it again in a moment.',
  readOnly: 'The data folder cannot be written, so this was not done.',
  damaged:
    'The database is damaged at this place, so this was not done. Quit Woundboard and start it again to mend it.',
  diskError: 'The disk did not answer, so this was not done. Look whether the data folder is still there.',
};

const READ_ONLY =
  'The data are open for reading only: their folder cannot be written, so nothing can be changed. Summaries can be saved elsewhere.';

/** What an error means for the person who asked, as a refusal that changed nothing; null: it is a bug. */
export function explainError(error: unknown): BridgeRefusal | null {
  if (error instanceof ReadOnlySession) return { code: 'readOnly', reason: READ_ONLY };
  const trouble = databaseTrouble(error);
  return trouble === null ? null : { code: trouble, reason: REASONS[trouble] };
}
