/** The lint rule `layers/imports`: the same table as `npm run layers`, told at the import while one types. */
import path from 'node:path';
import { LAYERS, TEST_FILES } from './layers.mjs';

const testFile = new RegExp(TEST_FILES);
const byDepth = LAYERS.toSorted((a, b) => b.path.length - a.path.length);

/** @param {string} file from the project's root, with `/` */
const layerOf = (file) =>
  byDepth.find((layer) => file.startsWith(`${layer.path}/`) || file.startsWith(`${layer.path}.`));

const fromRoot = (root, file) => path.relative(root, file).split(path.sep).join('/');

const packageAllowed = (layer, source) =>
  layer.packages.some((name) =>
    name === 'node:' ? source.startsWith('node:') : source === name || source.startsWith(`${name}/`),
  );

/** @returns {string | null} what is wrong with this import, or null */
function breach(layer, source, file, root, typeOnly) {
  if (!source.startsWith('.')) {
    return packageAllowed(layer, source) ? null : `"${layer.name}" may not import the package "${source}".`;
  }
  const target = layerOf(fromRoot(root, path.resolve(path.dirname(file), source)));
  if (!target) return `"${layer.name}" may not import "${source}": it lies in no layer.`;
  if (target === layer || layer.may.includes(target.name)) return null;
  if (!layer.mayTypes?.includes(target.name)) return `"${layer.name}" may not import from "${target.name}".`;
  return typeOnly ? null : `"${layer.name}" may import only types from "${target.name}": write "import type".`;
}

/** @type {import('eslint').Rule.RuleModule} */
const imports = {
  meta: { type: 'problem', schema: [], docs: { description: 'imports keep to tools/layers/layers.mjs' } },
  create(context) {
    const { filename, cwd } = context;
    const layer = layerOf(fromRoot(cwd, filename));
    if (!layer || testFile.test(filename)) return {};
    const check = (node) => {
      const source = node.source;
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const typeOnly = node.importKind === 'type' || node.exportKind === 'type';
      const message = breach(layer, source.value, filename, cwd, typeOnly);
      if (message) context.report({ node: source, message: `${message} (tools/layers/layers.mjs)` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

export default { meta: { name: 'layers' }, rules: { imports } };
