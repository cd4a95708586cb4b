import type { WebContents } from 'electron';
import { rename, writeFile } from 'node:fs/promises';

/**
 * Saves what a window shows as a PNG file, whole or not at all: a reader that waits for the file never sees half of it.
 */
export async function savePicture(contents: Pick<WebContents, 'capturePage'>, file: string): Promise<void> {
  const image = await contents.capturePage();
  const draft = `${file}.draft`;
  await writeFile(draft, image.toPNG());
  await rename(draft, file);
}
