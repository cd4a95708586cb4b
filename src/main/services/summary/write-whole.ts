import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { refuse, type Outcome } from '../../rules/index.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'You may not write there.',
  EPERM: 'You may not write there.',
  EROFS: 'That place is read-only.',
  ENOENT: 'That folder is not there.',
  ENOTDIR: 'That folder is not there.',
  EISDIR: 'That is a folder, not a file.',
  ENOSPC: 'There is no room left on that disk.',
  ENAMETOOLONG: 'That name is too long.',
};

/**
 * Writes a file whole or not at all: beside it first, on the disk, then in its place. null: it is written; else the refusal
 * `cannotWrite`, and what stood there before still stands.
 */
export async function writeWhole(file: string, text: string): Promise<(Outcome<never> & { ok: false }) | null> {
  const draft = path.join(path.dirname(file), `.${path.basename(file).slice(0, 100)}.${String(process.pid)}.draft`);
  try {
    const handle = await open(draft, 'w');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    return null;
  } catch (error) {
    await rm(draft, { force: true });
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const reason = `The file could not be written. ${REASONS[code] ?? `The system says ${code}.`}`;
    return refuse('cannotWrite', reason, 'file') as Outcome<never> & { ok: false };
  }
}
