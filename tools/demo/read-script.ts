import type { z } from 'zod';
import { STEPS, type Step, type StepName } from './steps.ts';

/** A script that cannot be played. `message` says which step, and what is wrong with it. */
export class BadScript extends Error {}

/**
 * The steps of a script, each with its fields checked.
 *
 * @throws BadScript for text that is no JSON list, an unknown step, an unknown or missing field, or a field that does not fit
 */
export function readScript(text: string): Step[] {
  let steps: unknown;
  try {
    steps = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new BadScript(`This is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (!Array.isArray(steps)) throw new BadScript('A script is a list of steps: it begins with [ and ends with ].');
  if (steps.length === 0) throw new BadScript('The script has no steps.');
  return steps.map((step: unknown, index) => readStep(step, index + 1));
}

function readStep(step: unknown, number: number): Step {
  const known = Object.keys(STEPS).join(', ');
  if (typeof step !== 'object' || step === null || !('do' in step) || typeof step.do !== 'string') {
    throw new BadScript(`Step ${number} does not say what to "do". Steps are ${known}.`);
  }
  if (!Object.hasOwn(STEPS, step.do)) {
    throw new BadScript(`Step ${number}: there is no step "${step.do}". Steps are ${known}.`);
  }
  const parsed = STEPS[step.do as StepName].safeParse(step);
  if (parsed.success) return parsed.data;
  throw new BadScript(`Step ${number} (${step.do}): ${words(parsed.error.issues)}`);
}

const words = (issues: readonly z.core.$ZodIssue[]): string => issues.map(wordsOf).join(' ');

function wordsOf(issue: z.core.$ZodIssue): string {
  const field = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ');
    return field === '' ? `it has no field ${keys}.` : `"${field}" has no field ${keys}.`;
  }
  if (issue.message.endsWith('received undefined')) return `the field "${field}" is missing.`;
  return `"${field}": ${issue.message.replace(/^Invalid input: /, '')}.`;
}
