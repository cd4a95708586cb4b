/** A page with rules, such as docs/rules/table.md. */
export interface RulePage {
  readonly name: string;
  readonly text: string;
}

/** A rule as a page has it: from its number, which stands bold at the beginning of a line, to the next rule or heading. */
export interface Rule {
  readonly id: string;
  readonly page: string;
  /** From 1. */
  readonly line: number;
  /** The test files it names, from src/main/rules on. */
  readonly tests: readonly string[];
}

const RULE = /^\*\*([A-Z]{2}-\d+) /;
const HEADING = /^#{1,6} /;
const TESTS = /^Tests: (.+)\.$/;

/** Every number of a rule in a text, each once. */
export const numbersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\b[A-Z]{2}-\d+\b/g)].map(([id]) => id)),
];

/** The rules of a page, in its order. */
export function rulesIn({ name, text }: RulePage): readonly Rule[] {
  const rules: Rule[] = [];
  let open: { id: string; line: number; tests: string[] } | null = null;
  const close = (): void => {
    if (open) rules.push({ ...open, page: name });
    open = null;
  };
  for (const [index, line] of text.split('\n').entries()) {
    const id = RULE.exec(line)?.[1];
    if (id !== undefined || HEADING.test(line)) close();
    if (id !== undefined) open = { id, line: index + 1, tests: [] };
    const named = TESTS.exec(line)?.[1];
    if (named !== undefined) open?.tests.push(...[...named.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
  }
  close();
  return rules;
}

/** The page with the line `Tests: …` of every rule written anew. A rule without any test has no such line. */
export function withTests({ text }: RulePage, testsOf: (id: string) => readonly string[]): string {
  const kept = text.split('\n').filter((line) => !TESTS.test(line));
  const written: string[] = [];
  let open: string | null = null;
  const close = (): void => {
    const tests = open === null ? [] : testsOf(open);
    open = null;
    if (tests.length === 0) return;
    let end = written.length;
    while (written[end - 1] === '') end -= 1;
    const afterTable = written[end - 1]?.startsWith('|') === true;
    const line = `Tests: ${tests.map((file) => `\`${file}\``).join(', ')}.`;
    written.splice(end, 0, ...(afterTable ? ['', line] : [line]));
  };
  for (const line of kept) {
    const id = RULE.exec(line)?.[1];
    if (id !== undefined || HEADING.test(line)) close();
    if (id !== undefined) open = id;
    written.push(line);
  }
  close();
  return `${written.join('\n').trimEnd()}\n`;
}
