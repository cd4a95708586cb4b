import { createHash } from 'node:crypto';
import path from 'node:path';

export interface DataPaths {
  /** The folder of the database and its backups: the only thing worth keeping. */
  readonly dataDir: string;
  /** Where the browser part of the runtime keeps its caches; nothing in it matters. Also the key of the single instance. */
  readonly browserDir: string;
  readonly databaseFile: string;
}

export interface PathFacts {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** The runtime's own folder for this app and user. */
  readonly userData: string;
  /** The system's folder for what may be lost. */
  readonly temp: string;
  /** Whether the place of this database takes the browser's caches: it can be written, and there is room. */
  readonly takesCaches: (databaseFile: string) => boolean;
}

/**
 * Where the data lives: `--data-dir DIR` (or `--data-dir=DIR`), else `WOUNDBOARD_DATA_DIR`, else the user's own folder.
 * A relative path counts from the working directory. With a folder of one's own (a USB stick, a test) the browser's
 * caches go below it too, so that nothing is written elsewhere; only where it cannot be written, or is full, they go to a folder
 * for what may be lost, which is the same one at each start.
 *
 * @throws Error with a sentence for the person when `--data-dir` names no folder
 */
export function dataPaths({ argv, env, cwd, userData, temp, takesCaches }: PathFacts): DataPaths {
  const chosen = fromArguments(argv) ?? nonEmpty(env.WOUNDBOARD_DATA_DIR);
  const dataDir = chosen === undefined ? path.join(userData, 'data') : path.resolve(cwd, chosen);
  const databaseFile = path.join(dataDir, 'woundboard.sqlite');
  const usual = chosen === undefined ? userData : path.join(dataDir, 'browser');
  return { dataDir, databaseFile, browserDir: takesCaches(databaseFile) ? usual : path.join(temp, nameFor(dataDir)) };
}

/** Another data folder gets other caches, and counts as another instance. */
const nameFor = (dataDir: string): string =>
  `woundboard-browser-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;

const nonEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

function fromArguments(argv: readonly string[]): string | undefined {
  const at = argv.findIndex((argument) => argument === '--data-dir' || argument.startsWith('--data-dir='));
  const argument = argv[at];
  if (argument === undefined) return undefined;
  const value = argument === '--data-dir' ? argv[at + 1] : argument.slice('--data-dir='.length);
  if (value === undefined || value === '' || value.startsWith('--')) {
    throw new Error('--data-dir needs the path of a folder behind it.');
  }
  return value;
}
