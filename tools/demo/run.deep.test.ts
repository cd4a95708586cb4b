import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'woundboard-demo-test-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the demo as a person does; its temporary files go into a folder of their own. */
function demo(...args: string[]) {
  const temporary = mkdtempSync(path.join(folder, 'tmp-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/demo/run.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: temporary },
  });
  const left = readdirSync(temporary).filter((name) => name.startsWith('woundboard-'));
  return { status, files: stdout.split('\n').filter((line) => line.startsWith('/')), stderr, left };
}

function script(name: string, steps: readonly object[]): string {
  const file = path.join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(steps));
  return file;
}

const vitals = { thresholds: { major: 8, severe: 16 }, hp: { max: 6, marked: 4 } };
const begin = [
  { do: 'campaign', ruleset: 'thresholds' },
  { do: 'start', name: 'Toll Stair', mode: 'spotlight', combatants: [{ name: 'Ada', side: 'hero', vitals }] },
  { do: 'damage', to: 'Ada', text: '14 s' },
];

describe('the demo', () => {
  it('plays a script, writes what it asks for, and leaves nothing else', () => {
    const out = path.join(folder, 'out');
    const steps = [
      ...begin,
      { do: 'show', select: 'Ada', type: '9' },
      { do: 'picture', name: 'ada' },
      { do: 'export' },
    ];
    const played = demo('--out', out, '--script', script('stair', steps));
    expect(played).toMatchObject({ status: 0, left: [] });
    const names = ['stair-ada-dark.png', 'stair-ada-light.png', 'stair.md'];
    expect(played.files).toEqual(names.map((name) => path.join(out, name)));
    expect(readdirSync(out).sort()).toEqual(names);
    expect(readFileSync(path.join(out, 'stair.md'), 'utf8')).toContain('5 of 6 Hit Points marked');
    const size = readFileSync(path.join(out, 'stair-ada-dark.png'));
    expect([size.readUInt32BE(16), size.readUInt32BE(20)]).toEqual([1280, 800]);
  });

  it('fails at what is not as expected, with the step and both sides of it', () => {
    const steps = [...begin, { do: 'expect', who: 'Ada', vitals: { hp: { marked: 6 } } }];
    const played = demo('--out', path.join(folder, 'none'), '--script', script('wrong', steps));
    expect(played).toMatchObject({ status: 1, files: [], left: [] });
    expect(played.stderr).toContain('Step 4 (expect): Ada has hp {"max":6,"marked":5}, not {"marked":6}.');
  });

  it('fails at a refusal that nobody expected, in its words', () => {
    const steps = [...begin, { do: 'damage', to: 'Ada', text: '12x' }];
    const played = demo('--out', path.join(folder, 'none'), '--script', script('refused', steps));
    expect(played).toMatchObject({ status: 1, left: [] });
    expect(played.stderr).toContain('Step 4 (damage): 12x is not a number or dice.');
  });

  it.each<[string, string[], RegExp]>([
    ['no folder', [], /--out needs the folder/],
    ['a script that is not there', ['--out', 'x', '--script', 'nowhere.json'], /nowhere\.json: ENOENT/],
    ['an unknown option', ['--out', 'x', '--loud'], /--loud/],
  ])('says how it is used for %s', (_what, args, words) => {
    const played = demo(...args);
    expect(played.status).toBe(2);
    expect(played.stderr).toMatch(words);
    expect(played.stderr).toContain('npm run demo -- --out DIR');
  });
});
