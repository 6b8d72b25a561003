import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { layers } from './eslint.layers.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/build/',
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
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', URL: 'readonly', fetch: 'readonly' },
    },
  },
  {
    // Runs in a browser.
    files: ['bench/search/worker-page.js', 'bench/pages/marks.js'],
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
    // Playwright's fixtures hand over by a function named `use`, which is no hook.
    files: ['tests/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['babel.config.js'],
    languageOptions: { globals: { module: 'writable', require: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
