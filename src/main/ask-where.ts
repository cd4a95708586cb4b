import type { Dialog, SaveDialogOptions } from 'electron';
import path from 'node:path';
import type { AskWhere } from './services/summary/summary-service.ts';

export interface AskWhereFacts {
  readonly dialog: Pick<Dialog, 'showSaveDialog'>;
  /** The window that the dialog belongs to. */
  readonly window: () => Electron.BaseWindow | null;
  /** Where a first file is suggested to go. */
  readonly folder: string;
}

/** The system's save dialog, beginning in the folder that was used last. */
export function makeAskWhere({ dialog, window, folder }: AskWhereFacts): AskWhere {
  let last = folder;
  return async ({ name, extension, kind }) => {
    const options: SaveDialogOptions = {
      title: `Save as ${kind}`,
      defaultPath: path.join(last, `${name}.${extension}`),
      filters: [{ name: kind, extensions: [extension] }],
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    };
    const parent = window();
    const answer = await (parent ? dialog.showSaveDialog(parent, options) : dialog.showSaveDialog(options));
    if (answer.canceled || answer.filePath === '') return null;
    last = path.dirname(answer.filePath);
    return answer.filePath;
  };
}
