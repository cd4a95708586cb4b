import { describe, expect, it } from 'vitest';
import { rulePages, ruleSources } from './rule-files.ts';
import { rulesIn, withTests } from './rule-pages.ts';
import { rulesProblems, testFilesByRule } from './rules-check.ts';
import type { RuleSource } from './rules-check.ts';

it('every rule has its tests, and every test its rule (mend: npm run docs:rules)', () => {
  expect(rulesProblems(rulePages(), ruleSources())).toEqual([]);
});

const page = (text: string): { name: string; text: string } => ({ name: 'docs/rules/made-up.md', text });

const good = page(`# Rules

**AA-1 First.** What it says,
on two lines.
Tests: \`a.test.ts\`.

**AA-2 Second.**

| d6 | what |
|---|---|
| 1 | this |

Tests: \`a.test.ts\`, \`deep/b.test.ts\`.
`);

const tests: readonly RuleSource[] = [
  {
    path: 'a.test.ts',
    text: `describe('AA-1 first', () => {
      it('holds', () => {});
      it.each([1, 2] as const)('AA-2 holds %s', () => {});
    });`,
  },
  { path: 'deep/b.test.ts', text: "test.each<[number]>([[1]])(\n  'AA-2 %i',\n  () => {},\n);" },
  { path: 'a.ts', text: '/** Something else (rules AA-1, AA-2); an SHA-256 is no rule. */' },
];

const withFile = (path: string, text: string): readonly RuleSource[] => [
  ...tests.filter((file) => file.path !== path),
  { path, text },
];

describe('what does not fit', () => {
  it('is nothing where everything fits', () => {
    expect(rulesProblems([good], tests)).toEqual([]);
  });

  const spoiled: readonly (readonly [
    what: string,
    text: string,
    sources: readonly RuleSource[],
    problems: string[],
  ])[] = [
    [
      'a rule without a test',
      `${good.text}\n**AA-3 Third.** It says so.\nTests: \`a.test.ts\`.\n`,
      tests,
      ['docs/rules/made-up.md:15: AA-3 has no test'],
    ],
    [
      'a rule that does not say where its tests are',
      good.text.replace('Tests: `a.test.ts`.\n', ''),
      tests,
      ['docs/rules/made-up.md:3: AA-1 does not say where its tests are'],
    ],
    [
      'a file that has no test of the rule named at it',
      good.text.replace('`a.test.ts`.', '`a.test.ts`, `deep/b.test.ts`.'),
      tests,
      ['docs/rules/made-up.md:3: AA-1 names deep/b.test.ts, which has no test of it'],
    ],
    [
      'a file that is not there',
      good.text.replace('deep/b.test.ts', 'deep/c.test.ts'),
      tests,
      ['docs/rules/made-up.md:7: AA-2 names deep/c.test.ts, which has no test of it'],
    ],
    [
      'a rule that is there twice',
      `${good.text}\n**AA-1 First.** Again.\nTests: \`a.test.ts\`.\n`,
      tests,
      ['docs/rules/made-up.md:15: AA-1 is there twice'],
    ],
    [
      'a test that names no rule',
      good.text,
      withFile('c.test.ts', "\nit('holds', () => {});"),
      ['c.test.ts:2: "holds" names no rule'],
    ],
    [
      'a test that names a rule that there is not',
      good.text,
      withFile('c.test.ts', "it('AA-1, AA-9 hold', () => {});"),
      ['c.test.ts:1: "AA-1, AA-9 hold" names AA-9, which no page has'],
    ],
    [
      'a test whose title is not written out',
      good.text,
      withFile('c.test.ts', "describe(name, () => { it('AA-1 holds', () => {}); });"),
      ['c.test.ts:1: the title of a test or of a block around it is not written out'],
    ],
    [
      'a title with something put in',
      good.text,
      withFile('c.test.ts', 'it(`AA-${n} holds`, () => {});'),
      ['c.test.ts:1: the title of a test or of a block around it is not written out'],
    ],
    [
      'a rule named by a comment that there is not',
      good.text,
      withFile('a.ts', '// rule AA-7'),
      ['a.ts: speaks of AA-7, which no page has'],
    ],
    [
      'a rule that only a comment in a test names',
      good.text,
      withFile('deep/b.test.ts', "// AA-2\ntest('AA-1 holds', () => {});"),
      ['docs/rules/made-up.md:7: AA-2 names deep/b.test.ts, which has no test of it'],
    ],
    ['no rules at all', '# Rules\n', [], ['no page has a rule']],
  ];

  it.each(spoiled)('names %s', (_what, text, sources, problems) => {
    expect(rulesProblems([page(text)], sources)).toEqual(problems);
  });

  it.each([
    "it.skip('AA-2 holds', () => {})",
    "it.todo('AA-2 holds')",
    "it.skipIf(true)('AA-2 holds', () => {})",
    "it.skip.each([1])('AA-2 holds', () => {})",
    "describe.skip('AA-2', () => { it('holds', () => {}); })",
  ])('names a test that is not run, which holds no rule: %s', (text) => {
    const problems = rulesProblems([good], withFile('deep/b.test.ts', text));
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('AA-2 names deep/b.test.ts, which has no test of it');
    expect(problems[1]).toMatch(/^deep\/b\.test\.ts:1: "AA-2.* holds" is skipped$/);
  });
});

describe('where the tests are', () => {
  const byRule = testFilesByRule(tests);
  const write = (text: string): string => withTests(page(text), (id) => byRule.get(id) ?? []);

  it('is written as it is already', () => {
    expect(write(good.text)).toBe(good.text);
  });

  it('is written anew, and where it was missing', () => {
    const bare = good.text.replace('Tests: `a.test.ts`.\n', '').replace('a.test.ts', 'gone.test.ts');
    expect(write(bare)).toBe(good.text);
  });

  it('is not written where there are none', () => {
    const text = '**AA-3 Third.** It says so.\nTests: `a.test.ts`.\n\n## More\n\nTests are good.\n';
    expect(write(text)).toBe('**AA-3 Third.** It says so.\n\n## More\n\nTests are good.\n');
  });

  it('belongs to the rule above it only', () => {
    expect(rulesIn(page('**AA-1 First.** So.\n\n## More\n\nTests: `a.test.ts`.\n'))).toEqual([
      { id: 'AA-1', page: 'docs/rules/made-up.md', line: 1, tests: [] },
    ]);
  });
});
