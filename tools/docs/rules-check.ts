import { numbersIn, rulesIn } from './rule-pages.ts';
import type { Rule, RulePage } from './rule-pages.ts';
import { testsIn } from './test-titles.ts';
import type { TitledTest } from './test-titles.ts';

/** A file below src/main/rules: its path from there, and its text. */
export interface RuleSource {
  readonly path: string;
  readonly text: string;
}

const isTest = ({ path }: RuleSource): boolean => path.endsWith('.test.ts');

const idsOf = ({ title, skipped }: TitledTest): readonly string[] =>
  title === null || skipped ? [] : numbersIn(title);

/** By the number of a rule: the files with a test of it that is run, in the order of the alphabet. */
export function testFilesByRule(sources: readonly RuleSource[]): ReadonlyMap<string, readonly string[]> {
  const byRule = new Map<string, Set<string>>();
  for (const test of sources.filter(isTest).flatMap(({ path, text }) => testsIn(path, text))) {
    for (const id of idsOf(test)) byRule.set(id, (byRule.get(id) ?? new Set()).add(test.file));
  }
  return new Map([...byRule].map(([id, files]) => [id, [...files].toSorted()]));
}

function problemsOfTest(test: TitledTest, known: ReadonlySet<string>): readonly string[] {
  const where = `${test.file}:${String(test.line)}`;
  if (test.title === null) return [`${where}: the title of a test or of a block around it is not written out`];
  if (test.skipped) return [`${where}: "${test.title}" is skipped`];
  const ids = idsOf(test);
  if (ids.length === 0) return [`${where}: "${test.title}" names no rule`];
  return ids.filter((id) => !known.has(id)).map((id) => `${where}: "${test.title}" names ${id}, which no page has`);
}

function problemsOfRule(rule: Rule, byRule: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const where = `${rule.page}:${String(rule.line)}: ${rule.id}`;
  const files = byRule.get(rule.id) ?? [];
  if (files.length === 0) return [`${where} has no test`];
  if (rule.tests.length === 0) return [`${where} does not say where its tests are`];
  return rule.tests
    .filter((file) => !files.includes(file))
    .map((file) => `${where} names ${file}, which has no test of it`);
}

/** Numbers that stand in the code beside the tests' titles and are no rule's. */
function problemsOfSource({ path, text }: RuleSource, known: ReadonlySet<string>): readonly string[] {
  const families = new Set([...known].map((id) => id.slice(0, 2)));
  return numbersIn(text)
    .filter((id) => families.has(id.slice(0, 2)) && !known.has(id))
    .map((id) => `${path}: speaks of ${id}, which no page has`);
}

/**
 * What does not fit between the pages with rules and the tests below src/main/rules, a line each: a rule without a test,
 * twice there, or with a file named at it that has no test of it; a test that names no rule or one that there is not, is
 * skipped or has no title written out; a comment that speaks of a rule that there is not.
 */
export function rulesProblems(pages: readonly RulePage[], sources: readonly RuleSource[]): readonly string[] {
  const rules = pages.flatMap(rulesIn);
  const known = new Set(rules.map(({ id }) => id));
  const byRule = testFilesByRule(sources);
  const tests = sources.filter(isTest).flatMap(({ path, text }) => testsIn(path, text));
  return [
    ...(rules.length === 0 ? ['no page has a rule'] : []),
    ...rules
      .filter((rule, at) => rules.findIndex(({ id }) => id === rule.id) !== at)
      .map(({ id, page, line }) => `${page}:${String(line)}: ${id} is there twice`),
    ...rules.flatMap((rule) => problemsOfRule(rule, byRule)),
    ...tests.flatMap((test) => problemsOfTest(test, known)),
    ...sources.filter((source) => !isTest(source)).flatMap((source) => problemsOfSource(source, known)),
  ];
}
