import { statSync } from 'node:fs';
import path from 'node:path';
import type { BackupView } from '../../../preload/contract/recovery-views.ts';
import type { CopyName } from '../../db/copy-names.ts';
import { describeCopy, type CopyContents } from '../../db/describe-copy.ts';

const NOTHING: CopyContents = { entries: 0, lastAt: null, encounters: [] };

/** A backup with what it holds. One that cannot be read says so and is still listed. */
export function backupView(folder: string, { name, at, reason }: CopyName): BackupView {
  const file = path.join(folder, name);
  const { size } = statSync(file);
  const common = { id: name, at, reason, size };
  try {
    return { ...common, ...describeCopy(file), trouble: null };
  } catch {
    return { ...common, ...NOTHING, trouble: 'It is damaged, and kept so that entries can be read out of it.' };
  }
}
