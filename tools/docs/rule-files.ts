import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RulePage } from './rule-pages.ts';
import type { RuleSource } from './rules-check.ts';

const root = path.join(import.meta.dirname, '../..');
const rulesFolder = path.join(root, 'src/main/rules');

const read = (folder: string, pattern: string): readonly { readonly name: string; readonly text: string }[] =>
  globSync(pattern, { cwd: folder })
    .map((name) => name.replaceAll('\\', '/'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

/** The pages with rules, named from the project's folder on. */
export const rulePages = (): readonly RulePage[] => read(root, 'docs/rules/*.md');

/** Everything below src/main/rules, tests included. */
export const ruleSources = (): readonly RuleSource[] =>
  read(rulesFolder, '**/*.ts').map(({ name, text }) => ({ path: name, text }));

/** Where a page of `rulePages` stands. */
export const pagePath = ({ name }: RulePage): string => path.join(root, name);
