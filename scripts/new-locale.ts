// Adds a language: its place in the list of locales, and copies of everything to be translated.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceTexts, listFiles } from '../checks/lib/interface-texts';
import { readMessages } from '../checks/lib/messages';
import { collectionFolder } from '../src/site/content-files';
import { loadProject } from '../checks/lib/project';
import { stateText } from '../checks/lib/translation';
import { stateFile, UNTRANSLATED } from '../src/plugins/translation-state/state';
import { defaultLocale } from '../src/locales';
import { carryOut, type Change } from './lib/changes';
import { command, runAsProgram } from './lib/command';

const help = `npm run new:locale -- <locale> [options]

Adds a language such as fr-FR: puts it into src/locales/locale-data.json, and copies the pages, the
texts of the interface, the tags and the authors into i18n/<locale>. The copies are marked as not
translated, and the pages say so. Facts show the default language until they have the new one.

  --dry-run  show what would be done, and change nothing
  --help     this text

Exit code: 0, or 2 when the locale is there already or is not a language with a country.`;

const LOCALES = 'src/locales/locale-data.json';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Name of a language in a language, with a capital: `Français`. */
function languageName(locale: string, inLanguage: string): string {
  const { language } = new Intl.Locale(locale);
  const name = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
}

/**
 * The files that a new locale needs.
 *
 * @throws Error when it is no locale, or there already
 */
async function newLocaleChanges(root: string, locale: string): Promise<Change[]> {
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
  const { messages } = await readMessages(root);
  const pages = loadProject(root).pages.filter((page) => page.locale === defaultLocale);
  const texts = new Map<string, Record<string, { message: string }>>();
  for (const { id, english, target } of interfaceTexts(root, locale, messages)) {
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
  for (const [target, own] of texts) files.set(target, json(own));
  for (const [source, copy] of Object.entries(listFiles(folder))) {
    if (existsSync(path.join(root, source))) files.set(copy, read(source));
  }
  const state = Object.fromEntries(pages.map(({ file }) => [file, UNTRANSLATED]));
  files.set(stateFile(locale), stateText(state));

  return [
    { kind: 'edit', file: LOCALES, text: json(locales) },
    ...[...files].map(([file, text]): Change => ({ kind: 'create', file, text })),
  ];
}

export const newLocale = command(help, {}, async ({ root, positionals, values, print }) => {
  const [locale = ''] = positionals;
  carryOut(root, await newLocaleChanges(root, locale), {
    dryRun: values['dry-run'],
    print,
    next:
      `Try it with npm start -- --locale ${locale}. Translate i18n/${locale}; npm run ` +
      'translate:status shows what is left. CONTRIBUTING.md, "Add a language", has the rest.',
  });
});

runAsProgram('new-locale.ts', newLocale);
