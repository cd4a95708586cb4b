import ts from 'typescript';

/** One test as it stands in its file. */
export interface TitledTest {
  /** As the caller names it. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The titles of the blocks around it and its own, outermost first, with a space between; null: one is not written out. */
  readonly title: string | null;
  /** It is not run, or only under a condition. */
  readonly skipped: boolean;
}

const TESTS: readonly string[] = ['it', 'test'];
const NOT_RUN: readonly string[] = ['skip', 'todo', 'skipIf', 'runIf', 'fails'];

/** `test.each(table)` is `test`, then `each`: the words of a call's callee, outermost call left out. */
function wordsOf(callee: ts.Expression): readonly string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? wordsOf(callee.tag) : [];
}

/** `test.each(table)` alone makes no test yet: what it gives is called with the title. */
const isTable = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && ['each', 'for', 'skipIf', 'runIf'].includes(expression.name.text);

interface Around {
  readonly titles: readonly (string | null)[];
  readonly skipped: boolean;
}

/** Every test of a file. Titles are read as they are written; a table's `%s` stay. */
export function testsIn(file: string, source: string): readonly TitledTest[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: TitledTest[] = [];

  const visit = (node: ts.Node, around: Around): void => {
    let within = around;
    if (ts.isCallExpression(node) && !isTable(node)) {
      const [root = '', ...more] = wordsOf(node.expression);
      const skipped = around.skipped || more.some((word) => NOT_RUN.includes(word));
      const [first] = node.arguments;
      const title = first !== undefined && ts.isStringLiteralLike(first) ? first.text : null;
      const titles = [...around.titles, title];
      if (root === 'describe') within = { titles, skipped };
      if (TESTS.includes(root)) {
        const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push({ file, line, title: titles.includes(null) ? null : titles.join(' '), skipped });
      }
    }
    node.forEachChild((child) => {
      visit(child, within);
    });
  };
  visit(parsed, { titles: [], skipped: false });
  return found;
}
