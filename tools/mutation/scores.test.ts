import { describe, expect, test } from 'vitest';
import { isEnough, lineOf, scoresOf } from './scores.mjs';

const mutants = (statuses: Readonly<Record<string, number>>): { mutants: { status: string }[] } => ({
  mutants: Object.entries(statuses).flatMap(([status, count]) => Array.from({ length: count }, () => ({ status }))),
});

describe('the scores of a mutation run', () => {
  test('each folder by itself, over all its files; what was not run does not count', () => {
    const files = {
      'a/one.ts': mutants({ Killed: 80, Timeout: 5, Survived: 10 }),
      'a/b/two.ts': mutants({ NoCoverage: 5, Ignored: 7, RuntimeError: 1 }),
      'ab/three.ts': mutants({ Survived: 1 }),
    };
    expect(scoresOf({ files }, ['a', 'ab', 'c'])).toEqual([
      { folder: 'a', killed: 85, survived: 15, leftOut: 8, percent: 85 },
      { folder: 'ab', killed: 0, survived: 1, leftOut: 0, percent: 0 },
    ]);
  });

  test('paths of Windows', () => {
    expect(scoresOf({ files: { 'a\\one.ts': mutants({ Killed: 1 }) } }, ['a'])).toHaveLength(1);
  });

  test.each([
    [850, 150, true, 'a: 85.0 % killed (850 of 1000; 3 left out)'],
    [8499, 1501, false, 'a: 84.9 % killed (8499 of 10000; 3 left out), too few: 85 % are needed'],
    [0, 0, false, 'a: no mutant was run'],
  ])('%i killed, %i survived', (killed, survived, enough, line) => {
    const [score] = scoresOf({ files: { 'a/x.ts': mutants({ Killed: killed, Survived: survived, Ignored: 3 }) } }, [
      'a',
    ]);
    if (!score) throw new Error('no score');
    expect(isEnough(score, 85)).toBe(enough);
    expect(lineOf(score, 85)).toBe(line);
  });
});
