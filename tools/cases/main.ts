import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { reportOn } from './report.ts';
import type { Report } from './report.ts';

const CASES = path.join(import.meta.dirname, '../../cases');

function reportOnFile(file: string): Report {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { passed: 0, failures: [`${file} file: expected a readable file, got ${JSON.stringify(why)}`] };
  }
  return reportOn(text, path.basename(file));
}

const ownFiles = (): string[] =>
  readdirSync(CASES)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => path.join(CASES, name));

/**
 * Runs the cases of these files (none named: all of the project's own), prints a line for each that fails and the count,
 * and gives the exit status: 0 only when none failed.
 */
export function main(files: readonly string[], print: (line: string) => void): number {
  const reports = (files.length > 0 ? files : ownFiles()).map(reportOnFile);
  const failures = reports.flatMap((report) => report.failures);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  for (const failure of failures) print(failure);
  print(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}
