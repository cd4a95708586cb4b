import type { BackupView, MissingView, ProblemView } from '../../../../preload/contract/recovery-views.ts';
import { entriesInWords } from '../../state/safety.svelte.ts';

export const REASONS: Readonly<Record<BackupView['reason'], string>> = {
  play: 'during play',
  session: 'at the end of a session',
  migration: 'before an update',
  import: 'before an import',
  asked: 'by hand',
  aside: 'set aside when another was restored',
};

/** What the recovery screen says above all else. */
export const HEADINGS: Readonly<Record<ProblemView['kind'], string>> = {
  missing: 'The database is gone',
  notOurs: 'This is not a database of Woundboard',
  newer: 'These data are from a newer Woundboard',
  damaged: 'The database is damaged',
  notDurable: 'This disk cannot keep your data safe',
  inUse: 'Your data are already open',
  readOnly: 'The data folder cannot be written',
  noBackup: 'There is no backup, so nothing was changed',
  noRoom: 'The disk is full',
  unreadable: 'The database cannot be read',
  folder: 'The data folder cannot be used',
};

/** What to do about it, in a sentence. */
export const ADVICE: Readonly<Record<ProblemView['kind'], string>> = {
  missing: 'Was it moved or renamed? Put it back and try again, or restore a backup.',
  notOurs: 'Put the right file back and try again, or restore a backup.',
  newer: 'Update Woundboard to open them. Until then, what they hold can be saved as a file.',
  damaged: 'Restore a backup, or build a new database from what can still be read.',
  notDurable: 'Choose a data folder on another disk.',
  inUse: 'Go to the other window, or quit that Woundboard and try again.',
  readOnly: 'Give yourself the right to write there and try again.',
  noBackup: 'Make room on the disk and try again.',
  noRoom: 'Make room on the disk and try again.',
  unreadable: 'Look whether the disk is still there and try again, or restore a backup.',
  folder: 'Look whether the folder is still there and try again.',
};

const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** `Mon, 30 Nov 2026, 18:04` */
export const dateAndTime = (at: number): string => {
  const date = new Date(at);
  return `${date.toLocaleDateString('en-GB', DAY)}, ${date.toLocaleTimeString('en-GB', TIME)}`;
};

/** `3 entries after 18:04 are missing.` */
export function missingInWords({ count, after }: MissingView, now = new Date()): string {
  const are = count === 1 ? 'is' : 'are';
  if (after === null) return `${entriesInWords(count)} ${are} missing; none is left.`;
  const date = new Date(after);
  const when = date.toDateString() === now.toDateString() ? date.toLocaleTimeString('en-GB', TIME) : dateAndTime(after);
  return `${entriesInWords(count)} after ${when} ${are} missing.`;
}
