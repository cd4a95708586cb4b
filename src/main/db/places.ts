/**
 * Where things lie: the key of an entry's row is the number of its stream times 2^32, plus its own number in the stream; what it
 * says has the same key. These are pieces of SQL for whoever looks one up or reads a stream in order.
 */

/** So many places has each stream. */
export const SPAN = 4_294_967_296;

/** The place of an entry of the row of `streams` that is at hand. `?`: its number in the stream */
export const PLACE = `number * ${SPAN} + ?`;

type Placed = 'entries' | 'entries INDEXED BY steps' | 'sentences';

/** The rows of a stream. To be followed by WHERE or AND; `?`: the stream */
export const rowsOf = (table: Placed): string =>
  `streams JOIN ${table} ON place > number * ${SPAN} AND place < (number + 1) * ${SPAN} AND streams.id = ?`;

/** One row of a stream. `?`: the number of the entry, and then the stream */
export const rowOf = (table: Placed): string => `streams JOIN ${table} ON place = ${PLACE} AND streams.id = ?`;
