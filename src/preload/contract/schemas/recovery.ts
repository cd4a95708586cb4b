import { z } from 'zod';
import { nothing } from './common.ts';

/** A file's name and nothing else: no folder, no dots of one. */
const backup = z.string().regex(/^[\w-]{1,100}\.sqlite$/, 'That is not the name of a backup.');

export const recoverySchemas = {
  'backups.list': nothing,
  'backups.make': nothing,
  'backups.restore': z.strictObject({ backup }),
  'recovery.state': nothing,
  'recovery.goOn': nothing,
  'recovery.exportEntries': nothing,
  'recovery.rebuild': nothing,
  'recovery.retry': nothing,
};
