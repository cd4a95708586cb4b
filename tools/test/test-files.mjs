// @ts-check
/** Which tests the project has, by their names alone: the runner holds every report against this list. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} TestFiles  from the project's root, with `/`, sorted
 * @property {string[]} unit
 * @property {string[]} component
 * @property {string[]} system
 * @property {string[]} deep
 * @property {string[]} e2e      specs with tests for `npm test`
 * @property {string[]} e2eDeep  specs that mention @deep
 */

const FOLDERS = ['src', 'tools', 'e2e', 'cases'];

/**
 * @param {string} root
 * @returns {TestFiles}
 */
export function findTestFiles(root) {
  const files = FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    below(root, folder),
  );
  const deepSpecs = new Set(
    files.filter((file) => isSpec(file) && readFileSync(path.join(root, file), 'utf8').includes('@deep')),
  );
  const ofKind = (/** @type {Kind} */ kind) => files.filter((file) => kindOf(file) === kind).sort();
  return {
    unit: ofKind('unit'),
    component: ofKind('component'),
    system: ofKind('system'),
    deep: ofKind('deep'),
    e2e: files.filter((file) => isSpec(file) && !deepSpecs.has(file)).sort(),
    e2eDeep: [...deepSpecs].sort(),
  };
}

/** @typedef {'unit' | 'component' | 'system' | 'deep'} Kind */

/**
 * @param {string} file
 * @returns {Kind | null} null when it is no test of Vitest
 */
export function kindOf(file) {
  const kind = /\.(svelte|system|deep)\.test\.ts$/.exec(file)?.[1];
  if (kind === 'svelte') return 'component';
  if (kind === 'system' || kind === 'deep') return kind;
  return file.endsWith('.test.ts') ? 'unit' : null;
}

/** @param {string} file */
const isSpec = (file) => file.startsWith('e2e/') && file.endsWith('.spec.ts');

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function below(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [name];
    return entry.name === 'node_modules' ? [] : below(root, name);
  });
}
