/** Where a text stops being JSON, and why, in words of somebody who wrote it in an editor. */
export interface JsonFault {
  /** The character, from 0. */
  readonly at: number;
  readonly says: string;
}

/** Deeper than any table; a file that goes on and on is told as such. */
const DEEPEST = 40;

class Fault extends Error {
  readonly at: number;
  readonly says: string;

  constructor(at: number, says: string) {
    super(says);
    this.at = at;
    this.says = says;
  }
}

/** Reads JSON only to find out where it ends to be any, or names a field twice. */
class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): void {
    this.#value(0);
    this.#space();
    if (this.#at < this.#text.length) this.#fail('nothing may follow after the last bracket');
  }

  #value(depth: number): void {
    this.#space();
    const first = this.#text.charAt(this.#at);
    if (depth > DEEPEST) this.#fail('brackets stand within brackets too deep for tables');
    if (first === '{') {
      const names = new Set<string>();
      this.#list('}', () => {
        this.#member(depth, names);
      });
    } else if (first === '[') {
      this.#list(']', () => {
        this.#value(depth + 1);
      });
    } else if (first === '"') this.#string();
    else if (!this.#take(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true\b|false\b|null\b/y)) this.#noValue(first);
  }

  #noValue(first: string): never {
    if (first === '') return this.#fail('the file ends too early; a bracket is still open');
    if (/['‘’“”„«]/u.test(first)) return this.#fail('only straight double quotes (") hold a text');
    if (first === '/' || first === '#') return this.#fail('a comment cannot stand in such a file');
    return this.#fail('a text in double quotes, a number, a list or null is expected here');
  }

  /** @param names those that stand in the object already: of two alike, all but the last would be lost without a word */
  #member(depth: number, names: Set<string>): void {
    this.#space();
    const start = this.#at;
    if (this.#text.charAt(start) !== '"') this.#fail('a field’s name in double quotes is expected here');
    this.#string();
    const name = JSON.parse(this.#text.slice(start, this.#at)) as string;
    if (names.has(name)) {
      this.#at = start;
      this.#fail('a field of this name stands in these brackets already');
    }
    names.add(name);
    this.#space();
    if (!this.#take(/:/y)) this.#fail('a colon (:) is missing after the field’s name');
    this.#value(depth + 1);
  }

  /** What stands between brackets, with commas between. */
  #list(end: '}' | ']', one: () => void): void {
    this.#at += 1;
    this.#space();
    if (this.#take(end === '}' ? /\}/y : /\]/y)) return;
    for (;;) {
      one();
      this.#space();
      if (this.#take(end === '}' ? /\}/y : /\]/y)) return;
      const comma = this.#at;
      if (!this.#take(/,/y)) this.#noComma(end);
      this.#space();
      if (/[}\]]/u.test(this.#text.charAt(this.#at))) {
        this.#at = comma;
        this.#fail('a comma too many before the closing bracket');
      }
    }
  }

  #noComma(end: string): never {
    if (this.#at >= this.#text.length) return this.#fail(`the file ends too early; a ${end} is missing`);
    return this.#fail(`a comma, or the closing ${end}, is missing before this`);
  }

  #string(): void {
    const start = this.#at;
    this.#at += 1;
    // What may stand in a text: anything but a quote, a lone backslash, and the end of a line.
    while (this.#take(/[^"\\\p{Cc}\u007f-\u009f]+|[\u007f-\u009f]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/uy));
    const end = this.#text.charAt(this.#at);
    if (end === '"') {
      this.#at += 1;
      return;
    }
    if (end === '\\') this.#fail('a backslash stands only before " \\ / b f n r t or u');
    this.#at = start;
    this.#fail('this text has no closing quote on its line');
  }

  #space(): void {
    this.#take(/[ \t\r\n]*/y);
  }

  /** Goes past what stands here, if it does. */
  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return false;
    this.#at += found[0].length;
    return true;
  }

  #fail(says: string): never {
    throw new Fault(this.#at, says);
  }
}

/** The first fault of a text that is to be JSON, in which no field of an object stands twice; null: it has none. */
export function jsonFault(text: string): JsonFault | null {
  try {
    new Reader(text).whole();
    return null;
  } catch (error) {
    if (error instanceof Fault) return { at: error.at, says: error.says };
    throw error;
  }
}
