// Who may import whom, as in the map of README.md. Tests may reach further.

/** Imports of rooms of `src`, by relative path or alias. */
const room = (names) => `^(@site/src/|(\\.\\./)+(src/)?)(${names})(/|$)`;
/** Imports of folders beside `src`. */
const outside = (names) => `^(@site/|(\\.\\./)+)(${names})(/|$)`;

const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/testing.{ts,tsx}',
  '**/testing/**',
  'checks/lib/fixture.ts',
];
/** Record what a person has compared, and write the tables of texts from their data. */
const RECORDS = ['checks/upstream.ts', 'checks/terms.ts'];
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
  // The messages of a component are data in each language.
  regex: room('components(?!/\\w+/messages$)|theme|client|hooks|plugins|upstream|config'),
  message: 'Data and engines come first: parts of the interface import them, not the reverse.',
};
/** Parts of pages that a reader works with, each in a folder of its own. */
const TOOLS =
  'BusinessTermExplorer|CashDiscountBuilder|InvoiceDesk|LeitwegIdChecker|Rehearsal|ReportDecoder|RuleDecoder';
const NO_TOOLS = {
  regex: `^(@site/src/components/|\\.\\./)(${TOOLS})(/|$)`,
  message: 'No tool borrows from another: what they share is in tool, finding, table or a part.',
};
const NO_PLUGINS = {
  regex: room('plugins'),
  allowTypeImports: true,
  message: 'A plugin belongs to the build; what a reader runs does not import it.',
};
const NO_CLIENT = {
  regex: room('client|config'),
  message: 'A client module runs by itself: what parts of pages share is in src/dom or src/hooks.',
};
const GROUND_FLOOR = {
  regex: room('facts|mdx|desk|rehearsal|offline/(?!protocol)'),
  message: 'Constants and languages come first: what reads them imports them, not the reverse.',
};
const NO_MDX = {
  regex: room('mdx'),
  message: 'Facts come first: the transformers of pages read them, not the reverse.',
};
const NO_CHECKS = {
  regex: outside('checks|scripts|bench|tests'),
  message: 'The finished site is written before anything checks, publishes or measures it.',
};
const NO_COMMANDS = {
  regex: outside('scripts|bench|tests'),
  message: 'Checks stand below the commands that start them.',
};
const NO_BENCH = {
  // The seed of a run, which the command that starts it says.
  regex: outside('bench|tests(?!/support/(?:sample|turns)$)'),
  message: 'A command does not depend on what measures or tests it.',
};
const NO_TESTS = {
  regex: outside('tests'),
  message: 'A bench does not depend on tests.',
};
const NO_NODE = {
  regex: '^node:',
  message: 'This runs in the browser.',
};
const NO_ENGINE = {
  regex: `^edocument-search/(records|worker|algolia/publishing)$|${room('offline/worker')}`,
  message: 'A theme part only shows: go through a component or the client of the search.',
};
/** The exports of a package are its public interface. */
const BY_NAME = {
  regex: 'packages/(invoice|search)/(src|data)(/|$)',
  message:
    'Import a package by its name, edocument-invoice or edocument-search: its exports are the only way in.',
};
const NO_SITE = {
  regex: '^@site(/|$)|^(\\.\\./)+(src|docs|i18n|static|postbuild|checks|scripts|tests|bench)(/|$)',
  message: 'A package stands alone: it imports nothing of the site.',
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
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [...patterns, BY_NAME], ...more },
      ],
    },
  };
}

/** Flat configurations; the rule of a later one replaces that of an earlier one. */
export const layers = [
  layer(['{scripts,bench,tests}/**'], []),
  layer(['src/**'], [NOT_FOR_SRC]),
  layer(
    ['src/{components,hooks,dom}/**'],
    [NOT_FOR_SRC, NO_POSTBUILD, NO_PLUGINS, NO_NODE, NO_CLIENT],
  ),
  layer(
    [`src/components/{${TOOLS.replaceAll('|', ',')},tool,finding,table,DecodedText}/**`],
    [NOT_FOR_SRC, NO_POSTBUILD, NO_PLUGINS, NO_NODE, NO_CLIENT, NO_TOOLS],
  ),
  layer(['src/client/**'], [NOT_FOR_SRC, NO_POSTBUILD, NO_PLUGINS, NO_NODE]),
  layer(['src/theme/**'], [NOT_FOR_SRC, NO_POSTBUILD, NO_PLUGINS, NO_NODE, NO_ENGINE, NO_CLIENT]),
  layer(['src/mdx/**'], [NOT_FOR_SRC, NO_POSTBUILD, NO_INTERFACE]),
  layer(['src/facts/**'], [NOT_FOR_SRC, NO_POSTBUILD, NO_INTERFACE, NO_MDX]),
  layer(['src/model/**'], [NOT_FOR_SRC, NO_POSTBUILD, NO_FRAMEWORK, NO_INTERFACE, NO_MDX]),
  layer(['src/{site,locales}/**'], [NOT_FOR_SRC, NO_POSTBUILD, NO_INTERFACE, GROUND_FLOOR]),
  layer(['src/{desk,rehearsal}/**'], [NOT_FOR_SRC, NO_POSTBUILD, NO_FRAMEWORK, NO_INTERFACE]),
  layer(['packages/*/src/**'], [NO_FRAMEWORK, NO_SITE]),
  layer(['postbuild/**'], [NO_CHECKS, NO_INTERFACE]),
  layer(['checks/**'], [NO_COMMANDS], {
    paths: ['node:fs', 'node:fs/promises'].map((name) => ({
      name,
      importNames: WRITING,
      message: 'Checks only read.',
    })),
  }),
  layer(['scripts/**'], [NO_BENCH]),
  layer(['bench/**'], [NO_TESTS]),
];
