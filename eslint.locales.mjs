// The locales of the site are in src/locales/locale-data.json. No other code names one, except:
import locales from './src/locales/locale-data.json' with { type: 'json' };
import { htmlSinks } from './eslint.sinks.mjs';

const MAY_NAME = [
  // Texts by locale, which `defineMessages` holds to the list.
  '**/{messages,*-messages}.ts',
  'checks/example.ts',
  // What is right and wrong in a language.
  'checks/{conditions,prose,task-pages,terms}.ts',
  // German documents, whatever languages the site has.
  'src/facts/samples/pdf.ts',
  // The names of a term in the languages of its sources.
  'src/plugins/entities/term-pages.ts',
  // Sites that are made up.
  'bench/scale/{handbook,ours}.ts',
];

const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/testing.ts',
  'checks/lib/fixture.ts',
  'playwright.config.ts',
];

const NAMES = `/(^|[^\\w-])(${Object.keys(locales).join('|')})($|[^\\w-])/`;

export const oneListOfLocales = {
  files: ['{src,checks,scripts,bench,postbuild}/**/*.{ts,tsx,mjs}', '*.ts'],
  ignores: [...TESTS, ...MAY_NAME],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...htmlSinks,
      ...[`Literal[value=${NAMES}]`, `TemplateElement[value.raw=${NAMES}]`].map((selector) => ({
        selector,
        message:
          'Take the locale from src/locales/index.ts; texts by locale belong in messages.ts, a fact by locale is `Localized`, in a file that eslint.locales.mjs names.',
      })),
    ],
  },
};
