import { up as settings } from './0001-settings.ts';
import { up as journal } from './0002-journal.ts';
import { up as corrections } from './0003-corrections.ts';
import { up as places } from './0004-places.ts';
import { up as wordsInEntries } from './0005-words-in-entries.ts';
import { up as lighterChecks } from './0006-lighter-checks.ts';

/** Each step once, in order; step n takes a database from version n-1 to n. Never edited once released. */
export const MIGRATIONS: readonly string[] = [settings, journal, corrections, places, wordsInEntries, lighterChecks];
