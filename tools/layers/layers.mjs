/**
 * Who may import whom, as data. The lint rule (in the editor) and the dependency check (over the whole graph, also in
 * `.svelte` files) are both made from this table, so they cannot differ. docs/architecture.md says why each line is so.
 *
 * @typedef {object} Layer
 * @property {string} name
 * @property {string} path            folder or file, from the project's root; the most specific one that matches wins
 * @property {string[]} may           layers whose values it may import (always also its own)
 * @property {string[]} [mayTypes]    layers of which it may import types only
 * @property {string[]} packages      packages (and `node:` for all of Node's own modules) it may import
 */

/** @type {Layer[]} */
export const LAYERS = [
  { name: 'rules', path: 'src/main/rules', may: [], packages: [] },
  { name: 'resources', path: 'resources', may: [], packages: [] },
  { name: 'db', path: 'src/main/db', may: [], mayTypes: ['rules'], packages: ['node:', 'better-sqlite3'] },
  {
    name: 'services',
    path: 'src/main/services',
    may: ['rules', 'db', 'resources'],
    mayTypes: ['contract', 'schemas'],
    packages: ['node:'],
  },
  {
    name: 'ipc',
    path: 'src/main/ipc',
    may: ['contract', 'schemas'],
    mayTypes: ['services'],
    packages: ['node:', 'electron', 'zod'],
  },
  { name: 'boot', path: 'src/main', may: ['services', 'ipc', 'contract', 'actions'], packages: ['node:', 'electron'] },
  { name: 'actions', path: 'src/preload/contract/actions', may: [], packages: [] },
  {
    name: 'schemas',
    path: 'src/preload/contract/schemas',
    may: [],
    mayTypes: ['rules', 'contract'],
    packages: ['zod'],
  },
  { name: 'contract', path: 'src/preload/contract', may: [], mayTypes: ['rules', 'schemas', 'actions'], packages: [] },
  { name: 'preload', path: 'src/preload', may: ['contract'], packages: ['electron'] },
  {
    name: 'renderer',
    path: 'src/renderer',
    may: ['actions'],
    mayTypes: ['contract'],
    packages: ['svelte', '@lucide/svelte', '@fontsource-variable/literata', '@fontsource-variable/source-sans-3'],
  },
];

/** Files of a layer that are tests or only serve tests; they are left out of both checks' layer rules. */
export const TEST_FILES = String.raw`\.(test|fixtures)\.ts$`;
