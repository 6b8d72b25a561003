/** The texts of the interface in a locale, beside the English ones. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from './yaml';
import sidebars from '../../sidebars';
import { footer } from '../../src/site/footer';
import { navbar } from '../../src/site/navbar';
import type { SourceMessage } from './messages';

type Translations = Readonly<Record<string, { message: string }>>;

/** A string of the interface. */
export interface InterfaceText {
  id: string;
  english: string;
  file: string;
  line?: number;
  /** File that the translation belongs to. */
  target: string;
  translation: string | undefined;
}

function readJson<T>(root: string, file: string, fallback: T): T {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? (JSON.parse(readFileSync(absolute, 'utf8')) as T) : fallback;
}

/** Strings of the theme: the translation is ours, else Docusaurus' own. */
function themeMessages(root: string, locale: string, code: Translations): InterfaceText[] {
  const folder = 'node_modules/@docusaurus/theme-translations/locales';
  return ['theme-common', 'theme-search-algolia'].flatMap((name) => {
    const own = readJson<Record<string, string>>(
      root,
      `${folder}/${new Intl.Locale(locale).language}/${name}.json`,
      {},
    );
    const english = readJson<Record<string, string>>(root, `${folder}/base/${name}.json`, {});
    return Object.entries(english)
      .filter(([id]) => !id.endsWith('___DESCRIPTION'))
      .map(([id, message]) => ({
        id,
        english: message,
        file: codeFile(locale),
        target: codeFile(locale),
        translation: code[id]?.message ?? own[id],
      }));
  });
}

/** Labels of the configuration, by the keys that Docusaurus gives them. */
function labels(root: string, folder: string): InterfaceText[] {
  const of = (file: string, source: string, entries: [id: string, english: string][]) => {
    const own = readJson<Translations>(root, `${folder}/${file}`, {});
    return entries.map(([id, english]) => ({
      id,
      english,
      file: source,
      target: `${folder}/${file}`,
      translation: own[id]?.message,
    }));
  };
  return [
    ...of('docusaurus-theme-classic/navbar.json', 'src/site/navbar.ts', [
      ['logo.alt', navbar.logo.alt],
      ...navbar.items.flatMap((item): [string, string][] => {
        const label = 'label' in item ? String(item.label) : undefined;
        return label ? [[`item.label.${label}`, label]] : [];
      }),
    ]),
    ...of(
      'docusaurus-theme-classic/footer.json',
      'src/site/footer.ts',
      footer.links.flatMap(({ title, items }): [string, string][] => [
        [`link.title.${title}`, title],
        ...items
          // The name of the company is a name.
          .filter((item) => 'to' in item)
          .map(({ label }): [string, string] => [`link.item.label.${label}`, label]),
      ]),
    ),
    ...of('docusaurus-plugin-content-docs/current.json', 'sidebars.ts', [
      ['version.label', 'Next'],
      ...Object.entries(sidebars).flatMap(([name, items]) => sidebarLabels(name, items)),
    ]),
    ...of('docusaurus-plugin-content-blog/options.json', 'docusaurus.config.ts', [
      ['title', 'News'],
      ['description', 'Release announcements and dates that matter'],
      ['sidebar.title', 'News'],
    ]),
  ];
}

interface SidebarNode {
  type?: string;
  label?: string;
  items?: readonly unknown[];
}

function sidebarLabels(sidebar: string, items: unknown): [string, string][] {
  return (Array.isArray(items) ? items : []).flatMap((item): [string, string][] => {
    const { type, label, items: children } = item as SidebarNode;
    return [
      ...(type && label
        ? [[`sidebar.${sidebar}.${type}.${label}`, label] as [string, string]]
        : []),
      ...sidebarLabels(sidebar, children),
    ];
  });
}

/** Lists of tags and authors, which are in a file for each language, by the place of the English one. */
export const listFiles = (folder: string): Readonly<Record<string, string>> => ({
  'docs/tags.yml': `${folder}/docusaurus-plugin-content-docs/current/tags.yml`,
  'blog/tags.yml': `${folder}/docusaurus-plugin-content-blog/tags.yml`,
  'blog/authors.yml': `${folder}/docusaurus-plugin-content-blog/authors.yml`,
});

/** Texts of a tag or an author that readers see; names of people stay. */
const LISTED = ['label', 'description', 'title'];

function listedTexts(root: string, folder: string): InterfaceText[] {
  type List = Record<string, Record<string, string>>;
  const read = (file: string) =>
    existsSync(path.join(root, file))
      ? (parseYaml(readFileSync(path.join(root, file), 'utf8')) as List)
      : {};
  return Object.entries(listFiles(folder)).flatMap(([file, target]) => {
    const own = read(target);
    return Object.entries(read(file)).flatMap(([name, texts]) =>
      LISTED.flatMap((key) => {
        const english = texts[key];
        if (!english) return [];
        return [{ id: `${name}.${key}`, english, file, target, translation: own[name]?.[key] }];
      }),
    );
  });
}

const codeFile = (locale: string) => `i18n/${locale}/code.json`;

/** Messages of the translation that are none of these texts. */
export function unusedMessages(
  root: string,
  locale: string,
  texts: readonly InterfaceText[],
): string[] {
  const used = new Set(texts.map(({ id }) => id));
  const code = readJson<Translations>(root, codeFile(locale), {});
  return Object.keys(code).filter((id) => !used.has(id));
}

/**
 * Every string of the theme and of our code, and every label of navbar, footer, sidebar and blog.
 *
 * @param messages those of our code
 */
export function interfaceTexts(
  root: string,
  locale: string,
  messages: readonly SourceMessage[],
): InterfaceText[] {
  const folder = `i18n/${locale}`;
  const target = codeFile(locale);
  const code = readJson<Translations>(root, target, {});
  const theme = themeMessages(root, locale, code);
  const ours = messages.map(({ id, message, file, line }) => ({
    id,
    english: message,
    file,
    line,
    target,
    // A swizzled component may keep the theme's id and with it the translation.
    translation: code[id]?.message ?? theme.find((entry) => entry.id === id)?.translation,
  }));
  return [...theme, ...ours, ...labels(root, folder), ...listedTexts(root, folder)];
}
