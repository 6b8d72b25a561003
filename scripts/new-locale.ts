// Adds a language: its place in the list of locales, and copies of everything to be translated.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { interfaceTexts } from '../checks/lib/interface-texts';
import { collectionFolder } from '../src/site/content-files';
import { loadProject } from '../checks/lib/project';
import { stateFile, UNTRANSLATED } from '../src/plugins/translation-state/state';
import { defaultLocale } from '../src/site/locales';
import { carryOut, type Change } from './lib/changes';

const help = `npm run new:locale -- <locale> [options]

Adds a language such as fr-FR: puts it into src/site/locale-data.json, and copies the pages, the
texts of the interface, the tags and the authors into i18n/<locale>. The copies are marked as not
translated, and the pages say so. Facts show the default language until they have the new one.

  --dry-run  show what would be done, and change nothing
  --help     this text

Exit code: 0, or 2 when the locale is there already or is not a language with a country.`;

const LOCALES = 'src/site/locale-data.json';
const CONTENT = 'docusaurus-plugin-content-';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Name of a language in a language, with a capital: `Français`. */
function languageName(locale: string, inLanguage: string): string {
  const { language } = new Intl.Locale(locale);
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

/** Lists of tags and authors, by the place of their copy. */
const listFiles = (folder: string): Readonly<Record<string, string>> => ({
  'docs/tags.yml': `${folder}/${CONTENT}docs/current/tags.yml`,
  'blog/tags.yml': `${folder}/${CONTENT}blog/tags.yml`,
  'blog/authors.yml': `${folder}/${CONTENT}blog/authors.yml`,
});

/**
 * The files that a new locale needs.
 *
 * @throws Error when it is no locale, or there already
 */
export function newLocaleChanges(root: string, locale: string): Change[] {
  if (!/^[a-z]{2,3}-[A-Z]{2}$/.test(locale)) {
    throw new Error(`"${locale}" is not a language with a country: write it as fr-FR.`);
  }
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const locales = JSON.parse(read(LOCALES)) as Record<string, unknown>;
  if (locale in locales) {
    throw new Error(`${locale} is in ${LOCALES} already.`);
  }
  locales[locale] = {
    label: {
      [locale]: languageName(locale, locale),
      [defaultLocale]: languageName(locale, defaultLocale),
    },
    dateStyle: 'long',
    inProgress: true,
  };

  const folder = `i18n/${locale}`;
  const pages = loadProject(root).pages.filter((page) => page.locale === defaultLocale);
  const texts = new Map<string, Record<string, { message: string }>>();
  for (const { id, english, target } of interfaceTexts(root, locale)) {
    // Docusaurus has translations of its own for many languages.
    if (id.startsWith('theme.')) continue;
    texts.set(target, { ...texts.get(target), [id]: { message: english } });
  }
  const files = new Map<string, string>();
  for (const page of pages) {
    // The folder of a locale that is not in the list yet.
    const home = collectionFolder(page.collection, locale);
    files.set(`${home}/${page.name}`, page.text);
  }
  for (const [target, messages] of texts) files.set(target, json(messages));
  for (const [source, copy] of Object.entries(listFiles(folder))) {
    if (existsSync(path.join(root, source))) files.set(copy, read(source));
  }
  const paths = pages.map(({ file }) => file).sort();
  const state = Object.fromEntries(paths.map((file): [string, string] => [file, UNTRANSLATED]));
  files.set(stateFile(locale), json(state));

  return [
    { kind: 'edit', file: LOCALES, text: json(locales) },
    ...[...files].map(([file, text]): Change => ({ kind: 'create', file, text })),
  ];
}

/** Runs the command and returns its exit code. */
export function newLocale(
  root: string,
  args: readonly string[],
  print: (text: string) => void,
): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    print(help);
    return 0;
  }
  try {
    const [locale = ''] = positionals;
    carryOut(root, newLocaleChanges(root, locale), {
      dryRun: values['dry-run'],
      print,
      next:
        `Try it with npm start -- --locale ${locale}. Translate i18n/${locale}; npm run ` +
        'translate:status shows what is left. CONTRIBUTING.md, "Add a language", has the rest.',
    });
    return 0;
  } catch (error) {
    print((error as Error).message);
    return 2;
  }
}

if (process.argv[1]?.endsWith('new-locale.ts')) {
  process.exitCode = newLocale(process.cwd(), process.argv.slice(2), console.log);
}
