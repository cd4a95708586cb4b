import type { PageImage } from './page-image.ts';

export type Value = number | string | Buffer | null;

/** Pages with rows of a table without rowid. */
const LEAF = 0x0a;
const INTERIOR = 0x02;
/** Pages with rows of a table whose key is a number. */
const NUMBERED = 0x0d;
/** Longer than any entry can be. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The rows of a table that stand on one page: of those that can be read, all. A key that is a number reads as null. */
export function* recordsOn(page: Buffer, image: PageImage): Generator<readonly Value[]> {
  const kind = page[0];
  if (page.length < image.pageSize || (kind !== LEAF && kind !== INTERIOR && kind !== NUMBERED)) return;
  const pointers = kind === INTERIOR ? 12 : 8;
  const cells = page.readUInt16BE(3);
  for (let cell = 0; cell < cells && pointers + 2 * cell + 2 <= page.length; cell += 1) {
    const at = page.readUInt16BE(pointers + 2 * cell);
    const record = attempt(() => decode(payload(page, kind === INTERIOR ? at + 4 : at, image, kind === NUMBERED)));
    if (record) yield record;
  }
}

/** Bytes that make no sense run over an end somewhere: they are no row. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What a cell holds, put together from its page and the pages that it runs over to. */
function payload(page: Buffer, at: number, image: PageImage, isNumbered: boolean): Buffer {
  const [size, next] = varint(page, at);
  const start = isNumbered ? varint(page, next)[1] : next;
  const usable = image.pageSize;
  const most = isNumbered ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
  if (size <= most) return slice(page, start, size);
  if (size > MOST_BYTES) throw new RangeError('no row is so long');
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const wanted = least + ((size - least) % (usable - 4));
  const local = wanted <= most ? wanted : least;
  const pieces = [slice(page, start, local)];
  let over = page.readUInt32BE(start + local);
  for (let left = size - local; left > 0;) {
    if (over === 0) throw new RangeError('the row breaks off');
    const more = image.page(over);
    const piece = slice(more, 4, Math.min(left, usable - 4));
    pieces.push(piece);
    left -= piece.length;
    over = more.readUInt32BE(0);
  }
  return Buffer.concat(pieces);
}

function decode(bytes: Buffer): Value[] {
  const [headerSize, first] = varint(bytes, 0);
  const values: Value[] = [];
  let at = headerSize;
  for (let place = first; place < headerSize;) {
    const [type, next] = varint(bytes, place);
    const [value, end] = valueAt(bytes, at, type);
    values.push(value);
    place = next;
    at = end;
  }
  return values;
}

/** Sizes of the whole numbers by their type. */
const WHOLE = [0, 1, 2, 3, 4, 6, 8];

function valueAt(bytes: Buffer, at: number, type: number): [Value, number] {
  if (type === 0) return [null, at];
  if (type <= 6) {
    const size = WHOLE[type] ?? 0;
    const number = size === 8 ? Number(bytes.readBigInt64BE(at)) : bytes.readIntBE(at, size);
    return [number, at + size];
  }
  if (type === 7) return [bytes.readDoubleBE(at), at + 8];
  if (type <= 9) return [type - 8, at];
  if (type < 12) throw new RangeError('no such type');
  const size = Math.floor((type - 12) / 2);
  const content = slice(bytes, at, size);
  return [type % 2 === 0 ? Buffer.from(content) : content.toString('utf8'), at + size];
}

/** A number of one to nine bytes, and where the next thing begins. */
function varint(bytes: Buffer, at: number): [number, number] {
  let value = 0;
  for (let index = 0; index < 8; index += 1) {
    const byte = bytes.readUInt8(at + index);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + index + 1];
  }
  return [value * 256 + bytes.readUInt8(at + 8), at + 9];
}

function slice(bytes: Buffer, start: number, size: number): Buffer {
  if (start + size > bytes.length) throw new RangeError('the page ends before');
  return bytes.subarray(start, start + size);
}
