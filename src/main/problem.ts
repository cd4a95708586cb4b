import type { Dialog } from 'electron';

/** Tells the person why the app cannot start: a window with the sentence, and the details for whoever reads the terminal. */
export function tellProblem(dialog: Pick<Dialog, 'showErrorBox'>, error: unknown, dataDir: string | undefined): void {
  console.error(error);
  const message = error instanceof Error ? error.message : String(error);
  const where = dataDir === undefined ? '' : `\n\nData folder: ${dataDir}\nNothing in it was changed.`;
  dialog.showErrorBox('Woundboard cannot start', message + where);
}
