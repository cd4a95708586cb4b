/** `npm run docs:rules`: writes at each rule in docs/rules where its tests are, then says what does not fit. */
import { writeFileSync } from 'node:fs';
import { pagePath, rulePages, ruleSources } from './rule-files.ts';
import { withTests } from './rule-pages.ts';
import { rulesProblems, testFilesByRule } from './rules-check.ts';

const byRule = testFilesByRule(ruleSources());
for (const page of rulePages())
  writeFileSync(
    pagePath(page),
    withTests(page, (id) => byRule.get(id) ?? []),
  );

const problems = rulesProblems(rulePages(), ruleSources());
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'docs/rules: every rule has its tests' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
