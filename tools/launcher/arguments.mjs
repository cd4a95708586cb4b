// @ts-check
import path from 'node:path';
import { Failure } from './failure.mjs';

/**
 * @param {string[]} args after `npm start --`
 * @param {string} from the folder in which they were typed; a relative `--picture` is meant from there
 * @returns {{ once: boolean, picture: string | null, app: string[] }} `app`: everything that is not the launcher's own,
 *   in order; what follows a `--` goes to the app unread
 */
export function readArguments(args, from) {
  /** @type {{ once: boolean, picture: string | null, app: string[] }} */
  const read = { once: false, picture: null, app: [] };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') return { ...read, app: [...read.app, ...rest] };
    if (arg === '--once') read.once = true;
    else if (arg === '--picture' || arg.startsWith('--picture=')) {
      const file = arg === '--picture' ? rest.shift() : arg.slice('--picture='.length);
      if (!file || file.startsWith('--')) throw new Failure('--picture wants the name of a file: --picture board.png');
      read.picture = path.resolve(from, file);
    } else read.app.push(arg);
  }
  return read;
}
