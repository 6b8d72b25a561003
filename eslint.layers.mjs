// Who may import whom, as in the map of README.md. Tests may reach further.

/** Imports of rooms of `src`, by relative path or alias. */
const room = (names) => `^(@site/src/|(\\.\\./)+(src/)?)(${names})(/|$)`;
/** Imports of folders beside `src`. */
const outside = (names) => `^(@site/|(\\.\\./)+)(${names})(/|$)`;

const TESTS = ['**/*.test.{ts,tsx}', '**/testing.{ts,tsx}', 'checks/lib/fixture.ts'];
/** Compares upstream's files, and records that a person has. */
const RECORDS = ['checks/upstream.ts'];
const NOT_FOR_SRC = {
  regex: outside('checks|tests|scripts|bench'),
  message: 'src is what others check, test and start: it imports none of them.',
};
const NO_POSTBUILD = {
  regex: outside('postbuild'),
  message: 'Only plugins start what runs after the build.',
};
const NO_FRAMEWORK = {
  regex: '^(react|react-dom|@docusaurus|@theme|@theme-original|@theme-init|@generated)(/|$)',
  message: 'An engine is plain TypeScript, without React and Docusaurus.',
};
const NO_INTERFACE = {
  // A model is what the build computes for a component.
  regex: room('components(?!/\\w+/model$)|theme|client|hooks|plugins|upstream'),
  message: 'Data and engines come first: parts of the interface import them, not the reverse.',
};
const NO_PLUGINS = {
  regex: room('plugins'),
  allowTypeImports: true,
  message: 'A plugin belongs to the build; what a reader runs does not import it.',
};
const NO_NODE = {
  regex: '^node:',
  message: 'This runs in the browser.',
};
const NO_ENGINE = {
  regex: `${outside('packages/search/src/(index|query|rank|analysis|records|engine|build)')}|${room('offline/worker')}`,
  message: 'A theme part only shows: go through a component or the client of the search.',
};
/** Functions of node:fs that change files. */
const WRITING = [
  ...['appendFile', 'copyFile', 'cp', 'link', 'mkdir', 'mkdtemp', 'rename', 'rm', 'rmdir'],
  ...['symlink', 'truncate', 'unlink', 'utimes', 'writeFile', 'createWriteStream'],
].flatMap((name) => [name, `${name}Sync`]);

function layer(files, patterns, more = {}) {
  return {
    files,
    ignores: [...TESTS, ...RECORDS],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns, ...more }] },
  };
}

/** Flat configurations; the rule of a later one replaces that of an earlier one. */
export const layers = [
  layer(['src/**'], [NOT_FOR_SRC]),
  layer(['src/{components,hooks,client}/**'], [NOT_FOR_SRC, NO_POSTBUILD, NO_PLUGINS, NO_NODE]),
  layer(['src/theme/**'], [NOT_FOR_SRC, NO_POSTBUILD, NO_PLUGINS, NO_NODE, NO_ENGINE]),
  layer(['src/{facts,mdx,site,locales}/**'], [NOT_FOR_SRC, NO_POSTBUILD, NO_INTERFACE]),
  layer(['{packages/*/src,src/desk}/**'], [NOT_FOR_SRC, NO_POSTBUILD, NO_FRAMEWORK, NO_INTERFACE]),
  layer(['checks/**'], [], {
    paths: ['node:fs', 'node:fs/promises'].map((name) => ({
      name,
      importNames: WRITING,
      message: 'Checks only read.',
    })),
  }),
];
