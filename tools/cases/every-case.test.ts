import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runLine } from './run-case.ts';

const folder = path.join(import.meta.dirname, '../../cases');

/** Each line by itself, so that a failure names its case and what breaks it is found quickly (`npm run mutation`). */
const lines = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'))
  .map((line) => [(JSON.parse(line) as { id: string }).id, line] as const);

test.each(lines)('case %s', (_id, line) => {
  expect(runLine(line)).toEqual([]);
});
