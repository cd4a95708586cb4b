import { LAYERS, TEST_FILES } from './layers.mjs';

/** @param {string} text */
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** @param {string} name */
const layerNamed = (name) => {
  const found = LAYERS.find((layer) => layer.name === name);
  if (!found) throw new Error(`layers.mjs names no layer "${name}"`);
  return found;
};

/** Layers inside this one's folder that are layers of their own (`src/main/rules` inside `src/main`). */
const inside = (layer) => LAYERS.filter((other) => other !== layer && other.path.startsWith(`${layer.path}/`));

/** A file of exactly this layer: below its path, and not in a layer nested in it. */
const fileOf = (layer) => {
  const nested = inside(layer).map((other) => escape(other.path.slice(layer.path.length + 1)));
  const not = nested.length > 0 ? `(?!(?:${nested.join('|')})(?:/|\\.))` : '';
  return `^${escape(layer.path)}(?:/${not}|\\.)`;
};

/** How a package shows in the graph: a folder of node_modules, or the bare name where the graph ends there. */
const packageOf = (name) => [`^${escape(name)}(?:/|$)`, `node_modules/(?:@types/)?${escape(name)}(?:/|$)`];

const rulesOf = (layer) => {
  const values = [layer, ...layer.may.map(layerNamed)].map(fileOf);
  const types = (layer.mayTypes ?? []).map(layerNamed).map(fileOf);
  const packages = layer.packages.filter((name) => name !== 'node:').flatMap(packageOf);
  const node = layer.packages.includes('node:') ? { dependencyTypesNot: ['core'] } : {};
  const from = { path: fileOf(layer), pathNot: TEST_FILES };
  return [
    {
      name: `${layer.name}-imports-a-foreign-layer-or-package`,
      severity: 'error',
      from,
      to: { pathNot: [...values, ...types, ...packages], ...node },
    },
    ...(types.length === 0
      ? []
      : [
          {
            name: `${layer.name}-imports-more-than-types`,
            severity: 'error',
            from,
            to: { path: types, dependencyTypesNot: ['type-only'] },
          },
        ]),
  ];
};

/** @type {import('dependency-cruiser').IConfiguration['forbidden']} */
export const forbidden = [
  {
    name: 'cycle',
    severity: 'error',
    from: { path: '^(src|tools|e2e)/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'not-found',
    severity: 'error',
    from: { path: '^(src|tools|e2e)/' },
    to: { couldNotResolve: true },
  },
  {
    name: 'only-tests-import-tests',
    severity: 'error',
    from: { path: '^src/', pathNot: TEST_FILES },
    to: { path: TEST_FILES },
  },
  ...LAYERS.flatMap(rulesOf),
];
