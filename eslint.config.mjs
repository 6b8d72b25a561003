import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layers } from './eslint.layers.mjs';
import { oneListOfLocales } from './eslint.locales.mjs';
import { noHtmlSinks } from './eslint.sinks.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/build/',
      'packages/*/dist/',
      'build-variant/',
      '.cache/',
      '.docusaurus/',
      '**/node_modules/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  ...layers,
  // Before the list of locales, which sets the same rule and repeats these.
  noHtmlSinks,
  oneListOfLocales,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Numbers in template literals are intentional.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Taste: what a call of a void function is written as.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Functions are taken out of plain objects, which have no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Messages show values of unknown type.
      '@typescript-eslint/no-base-to-string': 'off',
      // What is deprecated and has no successor yet stays in use, such as `navigator.platform`.
      '@typescript-eslint/no-deprecated': 'off',
      // Events that autofill makes lack what their type promises.
      '@typescript-eslint/no-useless-default-assignment': 'off',
      // Superfluous, but no bug.
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // libxml2-wasm types every node as its base class.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // The types promise parts of the browser that some browsers lack.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Codes and identifiers are spread into their characters.
      '@typescript-eslint/no-misused-spread': 'off',
      // An interface may ask for a promise where there is nothing to wait for.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', URL: 'readonly', fetch: 'readonly' },
    },
  },
  {
    // Docusaurus loads it as CommonJS.
    files: ['babel.config.js'],
    languageOptions: {
      globals: { module: 'writable', require: 'readonly' },
      sourceType: 'commonjs',
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Runs in a browser.
    files: ['packages/search/bench/worker-page.js', 'bench/pages/marks.js'],
    languageOptions: {
      globals: {
        MutationObserver: 'readonly',
        Worker: 'readonly',
        addEventListener: 'readonly',
        document: 'readonly',
        location: 'readonly',
        performance: 'readonly',
      },
    },
  },
  {
    // Matchers and prototypes are typed as `any`.
    files: ['tests/**/*.ts', '{,packages/*/}bench/**/*.ts', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  {
    // Playwright's fixtures hand over by a function named `use`, which is no hook.
    files: ['tests/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
);
