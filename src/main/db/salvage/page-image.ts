const SQLITE_HEADER = 100;
const WAL_HEADER = 32;
const FRAME_HEADER = 24;
const USUAL_PAGE = 4096;

/**
 * The pages of a database and of its write-ahead log, read as bytes, so that neither a damaged schema nor a missing page keeps
 * the others from being read. What is read must be checked by its own hash: pages may be old, torn, or of another file.
 */
export class PageImage {
  readonly pageSize: number;
  readonly #main: Buffer;
  readonly #frames: readonly { readonly number: number; readonly page: Buffer }[];
  readonly #latest: ReadonlyMap<number, Buffer>;

  constructor(main: Buffer, wal: Buffer) {
    this.#main = main;
    this.pageSize = pageSizeOf(main, wal);
    this.#frames = framesOf(wal, this.pageSize);
    this.#latest = new Map(this.#frames.map(({ number, page }) => [number, page]));
  }

  /** Every page there is, in every state in which it was written. */
  *pages(): Generator<Buffer> {
    for (let number = 1; number <= Math.ceil(this.#main.length / this.pageSize); number += 1)
      yield this.#inMain(number);
    for (const { page } of this.#frames) yield page;
  }

  /** A page by its number, as it was written last. */
  page(number: number): Buffer {
    return this.#latest.get(number) ?? this.#inMain(number);
  }

  /** A page as it stands in the file itself, whatever the log says. */
  #inMain(number: number): Buffer {
    return this.#main.subarray((number - 1) * this.pageSize, number * this.pageSize);
  }
}

function pageSizeOf(main: Buffer, wal: Buffer): number {
  const inMain = main.length >= SQLITE_HEADER ? main.readUInt16BE(16) : 0;
  const inWal = wal.length >= WAL_HEADER ? wal.readUInt32BE(8) : 0;
  const possible = [inMain === 1 ? 65_536 : inMain, inWal].find(
    (size) => size >= 512 && size <= 65_536 && (size & (size - 1)) === 0,
  );
  return possible ?? USUAL_PAGE;
}

function framesOf(wal: Buffer, pageSize: number): { number: number; page: Buffer }[] {
  const frames = [];
  for (let at = WAL_HEADER; at + FRAME_HEADER + pageSize <= wal.length; at += FRAME_HEADER + pageSize) {
    const start = at + FRAME_HEADER;
    frames.push({ number: wal.readUInt32BE(at), page: wal.subarray(start, start + pageSize) });
  }
  return frames;
}
