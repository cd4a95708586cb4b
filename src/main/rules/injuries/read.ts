/**
 * Reading unknown data with a path for every complaint. Hand-written, because the rules import nothing outside
 * themselves. A reader never follows a value further than its format goes, so data that contains itself does no harm.
 */
export interface Problem {
  /** Where it stands, such as `regions.rows.2.spots.die`; empty for the whole. */
  readonly path: string;
  /** What is wrong there, in words a game master understands. */
  readonly message: string;
}

/** Collects problems; past `MOST_PROBLEMS` it keeps only the first ones, which are enough to act on. */
export class ProblemList {
  readonly #problems: Problem[] = [];

  add(path: string, message: string): void {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push({ path, message });
  }

  get all(): readonly Problem[] {
    return this.#problems;
  }
}

export const MOST_PROBLEMS = 20;
type Fields = Readonly<Record<string, unknown>>;
/** Reads a value, or says what is wrong with it and gives undefined. */
export type Read<Value> = (value: unknown, path: string, problems: ProblemList) => Value | undefined;

export const below = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object, when it has all these keys of its own. Keys it inherits do not count; others are told, too. */
function fieldsOf(value: unknown, keys: readonly string[], path: string, problems: ProblemList): Fields | undefined {
  if (!isObject(value)) {
    problems.add(path, `must be an object with ${keys.join(', ')}`);
    return undefined;
  }
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) problems.add(below(path, key.slice(0, 40)), 'is not a field of this format');
  }
  const missing = keys.filter((key) => !Object.hasOwn(value, key));
  for (const key of missing) problems.add(below(path, key), 'is missing');
  return missing.length === 0 ? value : undefined;
}

/** An object with exactly these fields, read in this order. Where one is missing, no other is looked at. */
export const readObject =
  <Value extends object>(readers: { readonly [Key in keyof Value]: Read<Value[Key]> }): Read<Value> =>
  (value, path, problems) => {
    const fields = fieldsOf(value, Object.keys(readers), path, problems);
    if (!fields) return undefined;
    const entries = Object.entries<Read<unknown>>(readers).map(
      ([key, read]) => [key, read(fields[key], below(path, key), problems)] as const,
    );
    return entries.some(([, entry]) => entry === undefined) ? undefined : (Object.fromEntries(entries) as Value);
  };

export const orNull =
  <Value>(read: Read<Value>): Read<Value | null> =>
  (value, path, problems) =>
    value === null ? null : read(value, path, problems);

export const readOneOf =
  <Word extends string>(words: readonly Word[]): Read<Word> =>
  (value, path, problems) => {
    const found = words.find((word) => word === value);
    if (found === undefined) problems.add(path, `must be one of ${words.join(', ')}`);
    return found;
  };

export const readText =
  (longest: number): Read<string> =>
  (value, path, problems) => {
    if (typeof value !== 'string' || value.trim() === '') problems.add(path, 'must be a text that is not empty');
    else if (value.length > longest) problems.add(path, `must be at most ${longest} characters long`);
    else if (/\p{Cc}/u.test(value)) problems.add(path, 'must be one line without control characters');
    else if (value !== value.trim()) problems.add(path, 'must not begin or end with a space');
    else return value;
    return undefined;
  };

export const readWhole =
  (least: number, most: number): Read<number> =>
  (value, path, problems) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    problems.add(path, `must be a whole number between ${least} and ${most}`);
    return undefined;
  };

/** A list with one to `most` entries; undefined when it, or any entry, cannot be read. */
export const readList =
  <Value>(most: number, read: Read<Value>): Read<readonly Value[]> =>
  (value, path, problems) => {
    if (!Array.isArray(value) || value.length === 0 || value.length > most) {
      problems.add(path, `must be a list of 1 to ${most} entries`);
      return undefined;
    }
    const entries = value.map((entry: unknown, index) => read(entry, below(path, index), problems));
    const good = entries.filter((entry) => entry !== undefined);
    return good.length === entries.length ? good : undefined;
  };
