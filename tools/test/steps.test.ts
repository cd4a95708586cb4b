import { describe, expect, it } from 'vitest';
import { planOf, type Mode, type Step } from './steps.mjs';
import { findTestFiles, kindOf } from './test-files.mjs';
import { testFolder } from '../launcher/test-folder.fixtures.ts';

const files = {
  unit: ['src/main/rules/dice.test.ts'],
  component: ['src/renderer/src/Button.svelte.test.ts'],
  system: ['src/main/db/open.system.test.ts'],
  deep: ['src/main/db/power.deep.test.ts'],
  e2e: ['e2e/board.spec.ts'],
  e2eDeep: ['e2e/long.spec.ts'],
};
const none = { unit: [], component: [], system: [], deep: [], e2e: [], e2eDeep: [] };
const stages = (mode: Mode, given = files): Step[][] => planOf(mode, given).map((rows) => rows.flat());
const lastStage = (mode: Mode, given = files): Step[] => stages(mode, given).at(-1) ?? [];
const names = (mode: Mode, given = files): string[] =>
  stages(mode, given)
    .flat()
    .map(({ name }) => name)
    .sort();

describe('planOf', () => {
  it('runs everything in one of the runs', () => {
    expect(names('test')).toEqual(['component', 'e2e', 'layers', 'lint', 'system', 'types', 'unit']);
    expect(names('check')).toEqual(['layers', 'lint', 'types', 'unit']);
    expect(names('deep')).toEqual(['deep', 'e2e-deep']);
  });

  it('drives browsers and processes when what fills the processors is done, in two rows', () => {
    expect(planOf('test', files).map((rows) => rows.map((row) => row.map(({ name }) => name)))).toEqual([
      [
        ['lint', 'layers'],
        ['types', 'unit', 'component'],
      ],
      [['system'], ['e2e']],
    ]);
  });

  it('lints before a commit what changed, and otherwise everything', () => {
    const lint = (mode: Parameters<typeof planOf>[0]): string[] | undefined =>
      planOf(mode, files)
        .flat(2)
        .find(({ name }) => name === 'lint')?.args;
    expect([lint('check'), lint('test')]).toEqual([
      ['run', '-s', 'lint:changed'],
      ['run', '-s', 'lint'],
    ]);
  });

  it('leaves out runners that have no test yet', () => {
    expect(names('test', none)).toEqual(['layers', 'lint', 'types']);
    expect(names('deep', none)).toEqual([]);
  });

  it('expects each file where it belongs', () => {
    const expected = lastStage('test').map((step) => step.expected);
    expect(expected).toEqual([files.system, files.e2e]);
  });

  it('lets Playwright find nothing only where every spec may be for the other run', () => {
    const e2e = (given: typeof files): string[] => lastStage('test', given).at(-1)?.args ?? [];
    expect(e2e(files)).not.toContain('--pass-with-no-tests');
    expect(e2e({ ...files, e2e: [] })).toContain('--pass-with-no-tests');
    expect(lastStage('deep').at(-1)?.args).not.toContain('--pass-with-no-tests');
  });
});

describe('findTestFiles', () => {
  const folder = testFolder();

  it('knows each kind by its name', () => {
    expect(kindOf('src/a.test.ts')).toBe('unit');
    expect(kindOf('src/renderer/src/A.svelte.test.ts')).toBe('component');
    expect(kindOf('tools/a.system.test.ts')).toBe('system');
    expect(kindOf('tools/a.deep.test.ts')).toBe('deep');
    expect(kindOf('src/a.fixtures.ts')).toBeNull();
  });

  it('finds them in every folder, and specs by whether they speak of @deep', () => {
    for (const list of Object.values(files)) for (const file of list) folder.write(file, '');
    folder.write('e2e/long.spec.ts', "test('lasts', { tag: '@deep' }, () => {});");
    folder.write('tools/host/node_modules/x/x.test.ts', '');
    folder.write('e2e/launch.ts', '// @deep');
    expect(findTestFiles(folder.root)).toEqual(files);
  });
});
