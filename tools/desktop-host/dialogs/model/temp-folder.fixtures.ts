/** A real folder for the tests of this directory, and a way to meet the system's refusals also as root. */
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes an empty folder that everybody may enter; the returned function takes it away. */
export async function makeTempFolder(): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await mkdtemp(path.join(tmpdir(), 'woundboard-dialogs-'));
  await chmod(root, 0o755);
  return { root, remove: () => removeAll(root) };
}

/** A test may have closed folders directly below `root`; only an administrator could remove those as they are. */
async function removeAll(root: string): Promise<void> {
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (entry.isDirectory()) await chmod(path.join(root, entry.name), 0o755);
  }
  await rm(root, { recursive: true, force: true });
}

/** Writes files (a name that ends in `/` becomes a folder) below `root`. */
export async function fill(root: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const full = path.join(root, name);
    await mkdir(name.endsWith('/') ? full : path.dirname(full), { recursive: true });
    if (!name.endsWith('/')) await writeFile(full, 'old');
  }
}

/** Runs with the rights of an ordinary account: root may do everything, so it steps down meanwhile. */
export async function asOrdinaryPerson<T>(run: () => Promise<T>): Promise<T> {
  const { geteuid, seteuid } = process;
  if (!geteuid || !seteuid || geteuid() !== 0) return run();
  seteuid(65_534);
  try {
    return await run();
  } finally {
    seteuid(0);
  }
}
