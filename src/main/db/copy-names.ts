import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Why a copy was made: in play, at the end of a session, before the schema changed, before an import, because somebody asked;
 * `aside` is the database itself as it stood before another was put in its place.
 */
export const COPY_REASONS = ['play', 'session', 'migration', 'import', 'asked', 'aside'] as const;
export type CopyReason = (typeof COPY_REASONS)[number];

export interface CopyName {
  /** The file's name, which also identifies it. */
  readonly name: string;
  /** Counts up with every copy, whatever the clock says. */
  readonly serial: number;
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
  readonly reason: CopyReason;
}

const PATTERN = /^woundboard-(\d{6,})-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([a-z]+)\.sqlite$/;

/** `woundboard-000012-20261130T071648Z-play.sqlite` */
export function copyName(serial: number, at: number, reason: CopyReason): string {
  // Years of five digits and none at all are for clocks that have gone mad.
  const sane = Math.min(Math.max(at, 0), Date.UTC(9999, 0));
  const stamp = new Date(sane)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z');
  return `woundboard-${String(serial).padStart(6, '0')}-${stamp}-${reason}.sqlite`;
}

/** null: the name is none of ours. */
export function readCopyName(name: string): CopyName | null {
  const match = PATTERN.exec(name);
  const reason = COPY_REASONS.find((one) => one === match?.[8]);
  if (!match || reason === undefined) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(2, 8).map(Number);
  return { name, serial: Number(match[1]), at: Date.UTC(year, month - 1, day, hour, minute, second), reason };
}

export const copiesFolder = (databaseFile: string): string => path.join(path.dirname(databaseFile), 'backups');

/** The copies in a folder, newest first. A folder that is not there has none. */
export function listCopies(folder: string): CopyName[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => readCopyName(name) ?? [])
    .sort((a, b) => b.serial - a.serial);
}

const isFolder = (place: string): boolean => statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Whether this database has been backed up before. */
export const copiesBeside = (databaseFile: string): boolean => listCopies(copiesFolder(databaseFile)).length > 0;
