import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScript } from './read-script.ts';
import { STEPS } from './steps.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = readFileSync(path.join(ROOT, 'docs/demo-script.md'), 'utf8');
const SCRIPTS = path.join(import.meta.dirname, 'scripts');

const reason = (script: unknown): string => {
  try {
    readScript(typeof script === 'string' ? script : JSON.stringify(script));
    return 'none';
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
};

it.each(readdirSync(SCRIPTS))('reads the script %s', (file) => {
  expect(readScript(readFileSync(path.join(SCRIPTS, file), 'utf8')).length).toBeGreaterThan(10);
});

it('reads a script that begins with a byte order mark', () => {
  expect(readScript('\uFEFF[{"do":"next"}]')).toEqual([{ do: 'next' }]);
});

it.each<[RegExp, unknown]>([
  [/^This is no JSON: /, '[{'],
  [/^A script is a list of steps/, { do: 'next' }],
  [/^The script has no steps/, []],
  [/^Step 1 does not say what to "do"\. Steps are campaign, start, damage/, [{}]],
  [/^Step 2 does not say/, [{ do: 'next' }, 'next']],
  [/^Step 2: there is no step "dance"/, [{ do: 'next' }, { do: 'dance' }]],
  [/^Step 1: there is no step "constructor"/, [{ do: 'constructor' }]],
  [/^Step 1 \(damage\): it has no field "targt"\.$/, [{ do: 'damage', to: 'Brakka', text: '3', targt: 'x' }]],
  [/^Step 1 \(damage\): the field "text" is missing\.$/, [{ do: 'damage', to: 'Brakka' }]],
  [
    /^Step 1 \(deathMove\): "dice" has no field "luck"/,
    [{ do: 'deathMove', who: 'B', choice: 'black-out', dice: { luck: 1 } }],
  ],
  [/^Step 1 \(undo\): "times": /, [{ do: 'undo', times: 1.5 }]],
])('refuses with %s', (words, script) => {
  expect(reason(script)).toMatch(words);
});

describe('docs/demo-script.md', () => {
  const explained = [...PAGE.matchAll(/^### `(\w+)`/gm)].map(([, name]) => name);

  it('explains every step, each once', () => {
    expect(explained.toSorted()).toEqual(Object.keys(STEPS).sort());
  });

  it.each(Object.entries(STEPS))('names every field of %s', (name, schema) => {
    const part = PAGE.split(`### \`${name}\``)[1]?.split('\n### ')[0] ?? '';
    const missing = Object.keys(schema.shape).filter(
      (field) => field !== 'do' && field !== 'refused' && !part.includes(`\`${field}\``),
    );
    expect(missing).toEqual([]);
  });

  it('has examples that can be read', () => {
    const examples = [...PAGE.matchAll(/```json\n([^]*?)```/g)].map(([, text]) => text ?? '');
    expect(examples.length).toBeGreaterThan(Object.keys(STEPS).length / 2);
    for (const example of examples) {
      const list = example.trim().startsWith('[') ? example : `[${example.trim().split('\n').join(',')}]`;
      expect(reason(list)).toBe('none');
    }
  });
});
