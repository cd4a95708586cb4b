import { accept, refuse, type InjuryPack, type Outcome } from '../../rules/index.ts';
import { examinePack } from '../../rules/injuries/load-pack.ts';
import { jsonFault } from './json-fault.ts';

/** The most bytes of a file of tables, and characters of its text: a few times the largest of ours. */
export const MOST_BYTES = 256 * 1024;

/** As many faults of one file as can be read at once. */
const MOST_TOLD = 5;

/**
 * Tables out of the text of a file. Refused at `text`: `notJson` with line and character, and `badPack` with the first few
 * things that are wrong, each at its field.
 */
export function readPack(text: string): Outcome<InjuryPack> {
  const fault = jsonFault(text);
  if (fault) {
    const { line, character } = placeOf(text, fault.at);
    return refuse('notJson', `Line ${line}, character ${character}: ${fault.says}.`, 'text');
  }
  const { pack, problems } = examinePack(JSON.parse(text, composed));
  if (pack) return accept(pack);
  const told = problems.slice(0, MOST_TOLD).map(({ path, message }) => `${fieldWords(path)} ${message}.`);
  const more = problems.length > MOST_TOLD ? ['There is more; mend these first.'] : [];
  return refuse('badPack', [...told, ...more].join('\n'), 'text');
}

/** Texts well-formed and composed, as everything that is typed and sent: a place is found by its name. */
const composed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().normalize('NFC') : value;

/** Line and character as an editor counts them, from 1. */
function placeOf(text: string, at: number): { readonly line: number; readonly character: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, character: (before.at(-1)?.length ?? 0) + 1 };
}

/** `regions.rows.2.spots.die` as "regions, row 3, spots, die:"; the whole as "The file". */
function fieldWords(path: string): string {
  if (path === '') return 'The file';
  const words = path.replaceAll(/(?:^|\.)rows\.(\d+)/gu, (_, at: string) => `.row ${Number(at) + 1}`);
  return `${words.replace(/^\./u, '').replaceAll('.', ', ')}:`;
}

/**
 * A pack as a file that can be changed in any editor and read again: laid out in lines, unless only the closely written text
 * is within what is read.
 */
export function packText(pack: InjuryPack): string {
  const laidOut = `${JSON.stringify(pack, null, 2)}\n`;
  return Buffer.byteLength(laidOut) <= MOST_BYTES ? laidOut : JSON.stringify(pack);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The bytes of a file as text, without the mark that some editors put first. Refused: `tooLarge`, `notText`. */
export function textOf(bytes: Uint8Array): Outcome<string> {
  if (bytes.length > MOST_BYTES) {
    return refuse('tooLarge', `Tables are no larger than ${MOST_BYTES / 1024} KB; this file is.`, 'file');
  }
  try {
    return accept(decoder.decode(bytes));
  } catch {
    return refuse('notText', 'This file is no text in UTF-8. Save it as UTF-8 in your editor, and try again.', 'file');
  }
}
