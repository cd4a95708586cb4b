import type { Dialog, OpenDialogOptions, SaveDialogOptions } from 'electron';
import path from 'node:path';
import type { AskWhere } from './services/summary/summary-service.ts';
import type { AskWhich } from './services/tables/own-tables-service.ts';

export interface AskWhereFacts {
  readonly dialog: Pick<Dialog, 'showSaveDialog' | 'showOpenDialog'>;
  /** The window that the dialog belongs to. */
  readonly window: () => Electron.BaseWindow | null;
  /** Where a first file is suggested to go. */
  readonly folder: string;
}

/** The system's dialogs to save and to open a file, beginning in the folder that was used last. */
export function makeAskWhere({ dialog, window, folder }: AskWhereFacts): {
  readonly askWhere: AskWhere;
  readonly askWhich: AskWhich;
} {
  let last = folder;
  return {
    async askWhere({ name, extension, kind }) {
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
    },
    async askWhich({ extension, kind }) {
      const options: OpenDialogOptions = {
        title: `Open ${kind}`,
        defaultPath: last,
        filters: [
          { name: kind, extensions: [extension] },
          { name: 'All files', extensions: ['*'] },
        ],
        properties: ['openFile'],
      };
      const parent = window();
      const answer = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options));
      const [file] = answer.filePaths;
      if (answer.canceled || file === undefined) return null;
      last = path.dirname(file);
      return file;
    },
  };
}
