import { open, stat } from 'node:fs/promises';
import { refuse, type Outcome } from '../../rules/index.ts';
import { MOST_BYTES, textOf } from './read-pack.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'You may not read it.',
  EPERM: 'You may not read it.',
  ENOENT: 'It is not there any more.',
  EISDIR: 'That is a folder, not a file.',
};

/**
 * The text of a file of tables. Of a file that is too large no more than its first bytes are read. Refused: `cannotRead`,
 * `tooLarge`, `notText`.
 */
export async function readTablesFile(file: string): Promise<Outcome<string>> {
  try {
    const info = await stat(file);
    if (info.isDirectory()) return refuse('cannotRead', `The file could not be read. ${REASONS.EISDIR ?? ''}`, 'file');
    if (!info.isFile()) return refuse('cannotRead', 'The file could not be read. It is no ordinary file.', 'file');
    const handle = await open(file, 'r');
    try {
      const buffer = Buffer.alloc(MOST_BYTES + 1);
      let length = 0;
      for (;;) {
        const { bytesRead } = await handle.read(buffer, length, buffer.length - length);
        length += bytesRead;
        if (bytesRead === 0 || length === buffer.length) break;
      }
      return textOf(buffer.subarray(0, length));
    } finally {
      await handle.close();
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    return refuse('cannotRead', `The file could not be read. ${REASONS[code] ?? `The system says ${code}.`}`, 'file');
  }
}
