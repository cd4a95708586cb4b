import { isFields } from './json.ts';
import { runLine } from './run-case.ts';
import type { Mismatch } from './shape.ts';

/** What running cases came to: one line for each that failed. */
export interface Report {
  readonly passed: number;
  readonly failures: readonly string[];
}

const LONGEST = 200;

function shown(value: unknown): string {
  const text = (JSON.stringify(value) as string | undefined) ?? 'nothing';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const told = ({ path, expected, got }: Mismatch): string => `${path}: expected ${shown(expected)}, got ${shown(got)}`;

function idOf(text: string, place: string): string {
  try {
    const line: unknown = JSON.parse(text);
    return isFields(line) && typeof line.id === 'string' ? line.id : place;
  } catch {
    return place;
  }
}

/** The cases of one file's text. Blank lines are no cases; a file without any has failed. `name` stands for the file. */
export function reportOn(text: string, name: string): Report {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const cases = lines
    .map((line, index) => ({ line, place: `${name}:${index + 1}` }))
    .filter(({ line }) => line.trim() !== '');
  if (cases.length === 0) return { passed: 0, failures: [`${name} file: expected cases, got none`] };
  const failures = cases.flatMap(({ line, place }) => {
    const found = runLine(line);
    return found.length > 0 ? [`${idOf(line, place)} ${found.map(told).join('; ')}`] : [];
  });
  return { passed: cases.length - failures.length, failures };
}
