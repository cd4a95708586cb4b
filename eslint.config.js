import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';
import layers from './tools/layers/eslint.mjs';

const typed = ['src/**/*.ts', 'src/**/*.svelte', 'e2e/**/*.ts', 'tools/**/*.ts', '*.config.ts'];
const plain = ['**/*.{js,mjs,cjs}'];

export default ts.config(
  { ignores: ['out/', 'dist/', 'coverage/', 'test-results/', 'build/fake-electron/', '.cache/'] },
  js.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: typed,
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      // The project has no enums (see no-restricted-syntax below), and this rule alone takes a quarter of the lint's time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { 'svelte/no-at-html-tags': 'error', 'svelte/require-each-key': 'error' },
  },
  { files: plain, languageOptions: { globals: globals.node } },
  { files: ['tools/desktop-host/dialogs/page/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    plugins: { layers },
    rules: { 'layers/imports': 'error' },
  },
  {
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' }],
    },
  },
  { files: ['**/*.test.ts', 'e2e/**/*.ts'], rules: { 'max-lines-per-function': 'off' } },
  ...svelte.configs.prettier,
  prettier,
);
