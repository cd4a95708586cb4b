import type { ProblemView } from '../../../preload/contract/recovery-views.ts';
import { CannotOpen } from '../../db/open.ts';
import { salvage, type SalvagedJournal } from '../../db/salvage/salvage.ts';
import { usableStreams } from './rebuild.ts';

/** Problems in which the file itself is what is wrong, so that it is worth reading out and another may take its place. */
const OF_THE_FILE: ReadonlySet<ProblemView['kind']> = new Set(['missing', 'notOurs', 'damaged', 'unreadable']);

/** Why the data cannot be opened, from what opening them threw. */
export class Problem {
  readonly kind: ProblemView['kind'];
  readonly #sentence: string;
  readonly #file: string;
  #salvaged: SalvagedJournal | null = null;

  constructor(error: unknown, databaseFile: string) {
    this.#file = databaseFile;
    this.kind = error instanceof CannotOpen ? error.problem : 'folder';
    const message = error instanceof Error ? error.message : String(error);
    this.#sentence = error instanceof CannotOpen ? message : `The data folder cannot be used: ${message}`;
  }

  /** Whether another database may take the place of this one. */
  get replaceable(): boolean {
    return OF_THE_FILE.has(this.kind);
  }

  /** What can be read out of the file. Read once. */
  salvaged(): SalvagedJournal {
    this.#salvaged ??= salvage(this.#file);
    return this.#salvaged;
  }

  view(): ProblemView {
    const tried = this.replaceable || this.kind === 'newer';
    const streams = tried ? usableStreams(this.salvaged()) : [];
    return {
      kind: this.kind,
      sentence: this.#sentence,
      readable: tried ? this.salvaged().entries.length : null,
      usable: this.replaceable ? streams.reduce((sum, { entries }) => sum + entries.length, 0) : 0,
      replaceable: this.replaceable,
    };
  }
}

/** Every entry as one line of JSON, the way it stands in the journal; hashes as hexadecimal digits. */
export function entryLines({ entries }: SalvagedJournal): string {
  return entries
    .map(({ command, events, previousHash, hash, ...entry }) => {
      const bytes = { previousHash: previousHash.toString('hex'), hash: hash.toString('hex') };
      return `${JSON.stringify({ ...entry, command: parsed(command), events: parsed(events), ...bytes })}\n`;
    })
    .join('');
}

/** The text itself where it is no JSON, as in an entry of another version. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
