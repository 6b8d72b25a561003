/**
 * No English in the German interface: every string of the theme and of our code, every label of
 * navbar, footer, sidebar, blog and tags has a German text that differs from the English one.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import sidebars from '../sidebars';
import { footer } from '../src/site/footer';
import { navbar } from '../src/site/navbar';
import { runAsProgram, type Check, type Problem } from './lib/check';
import { readMessages } from './lib/messages';

type Translations = Readonly<Record<string, { message: string }>>;

const FOLDER = 'i18n/de-DE';
const CODE = `${FOLDER}/code.json`;

/** Strings that are right as they are in German, with the reason. Keys are ids or texts. */
export const sameInGerman: Readonly<Record<string, string>> = {
  'link.title.Links': 'German has the same word.',
  'theme.docs.versionBadge.label': 'German has the same word.',
  'site.code.label': 'German has the same word.',
  'xml.label': 'Abbreviation.',
  'format.label': 'German has the same word.',
  Code: 'German has the same word.',
  Name: 'German has the same word.',
  Format: 'German has the same word.',
  Syntax: 'German has the same word.',
  eDocument: 'Name of the product.',
  'Leitweg-ID': 'Name of the identifier.',
  'Leitweg-ID, 9930, GLN': 'Example for a filter.',
  'SEPA, 58': 'Example for a filter.',
  Hamburg: 'Name of a state.',
  Bremen: 'Name of a state.',
  Berlin: 'Name of a state.',
  Brandenburg: 'Name of a state.',
  Saarland: 'Name of a state.',
  'Schleswig-Holstein': 'Name of a state.',
  'Baden-Württemberg': 'Name of a state.',
};

interface Expected {
  id: string;
  english: string;
  file: string;
  line?: number;
  /** Where the German text belongs. */
  target: string;
  german: string | undefined;
}

function readJson<T>(root: string, file: string, fallback: T): T {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? (JSON.parse(readFileSync(absolute, 'utf8')) as T) : fallback;
}

/** Strings of the theme: German is ours, else Docusaurus' own translation. */
function themeMessages(root: string, code: Translations): Expected[] {
  const folder = 'node_modules/@docusaurus/theme-translations/locales';
  return ['theme-common', 'theme-search-algolia'].flatMap((name) => {
    const german = readJson<Record<string, string>>(root, `${folder}/de/${name}.json`, {});
    const english = readJson<Record<string, string>>(root, `${folder}/base/${name}.json`, {});
    return Object.entries(english)
      .filter(([id]) => !id.endsWith('___DESCRIPTION'))
      .map(([id, message]) => ({
        id,
        english: message,
        file: CODE,
        target: CODE,
        german: code[id]?.message ?? german[id],
      }));
  });
}

/** Labels of the configuration, by the keys that Docusaurus gives them. */
function labels(root: string): Expected[] {
  const of = (file: string, source: string, entries: [id: string, english: string][]) => {
    const german = readJson<Translations>(root, `${FOLDER}/${file}`, {});
    return entries.map(([id, english]) => ({
      id,
      english,
      file: source,
      target: `${FOLDER}/${file}`,
      german: german[id]?.message,
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

/** Names and descriptions of tags and authors, which stand in a file for each language. */
function listedTexts(root: string): Expected[] {
  const lists: [english: string, german: string, keys: string[]][] = [
    [
      'docs/tags.yml',
      `${FOLDER}/docusaurus-plugin-content-docs/current/tags.yml`,
      ['label', 'description'],
    ],
    [
      'blog/tags.yml',
      `${FOLDER}/docusaurus-plugin-content-blog/tags.yml`,
      ['label', 'description'],
    ],
    ['blog/authors.yml', `${FOLDER}/docusaurus-plugin-content-blog/authors.yml`, ['title']],
  ];
  type List = Record<string, Record<string, string>>;
  const read = (file: string) =>
    existsSync(path.join(root, file))
      ? (parse(readFileSync(path.join(root, file), 'utf8')) as List)
      : {};
  return lists.flatMap(([file, target, keys]) => {
    const german = read(target);
    return Object.entries(read(file)).flatMap(([name, texts]) =>
      keys.flatMap((key) =>
        texts[key]
          ? [
              {
                id: `${name}.${key}`,
                english: texts[key],
                file,
                target,
                german: german[name]?.[key],
              },
            ]
          : [],
      ),
    );
  });
}

/** What is wrong with the German text of one string. */
export function translationProblem(entry: Expected): Problem | undefined {
  const { id, english, file, line, target, german } = entry;
  const place = { file, ...(line && { line }) };
  if (german === undefined || german.trim() === '') {
    return {
      ...place,
      message: `"${id}" (“${english}”) has no German text.`,
      remedy: `add "${id}" to ${target}`,
    };
  }
  if (
    german === english &&
    /\p{L}{2}/u.test(english) &&
    !sameInGerman[id] &&
    !sameInGerman[english]
  ) {
    return {
      ...place,
      message: `"${id}" is “${english}” in both languages.`,
      remedy: `translate it in ${target}, or give the reason in checks/german-interface.ts`,
    };
  }
  const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
  if (names(english) !== names(german)) {
    return {
      ...place,
      message: `"${id}" has the values ${names(english) || 'none'} in English and ${names(german) || 'none'} in German.`,
      remedy: `use the same names in braces in ${target}`,
    };
  }
  const forms = (text: string) => text.split('|').length;
  if (forms(english) !== forms(german)) {
    return {
      ...place,
      message: `"${id}" has ${forms(english)} plural forms in English and ${forms(german)} in German.`,
      remedy: `separate one and many by | in ${target}`,
    };
  }
  return undefined;
}

export const germanInterface: Check = {
  name: 'german-interface',
  holds: 'Every interface string has a German text of its own.',
  run({ root }) {
    const code = readJson<Translations>(root, CODE, {});
    const { messages, pairs, unreadable } = readMessages(root);
    const theme = themeMessages(root, code);
    const ours = messages.map(({ id, message, file, line }) => ({
      id,
      english: message,
      file,
      line,
      target: CODE,
      // A swizzled component may keep the theme's id and with it the German text.
      german: code[id]?.message ?? theme.find((entry) => entry.id === id)?.german,
    }));
    const used = new Set([...theme, ...ours].map(({ id }) => id));
    return [
      ...[...theme, ...ours, ...labels(root), ...listedTexts(root)].flatMap(
        (entry) => translationProblem(entry) ?? [],
      ),
      ...pairs
        .filter(({ en, de }) => en === de && /\p{L}{2}/u.test(en) && !sameInGerman[en])
        .map(({ en, file, line }) => ({
          file,
          line,
          message: `“${en}” is the same in both languages.`,
          remedy: 'translate it, or give the reason in checks/german-interface.ts',
        })),
      ...unreadable.map(({ file, line }) => ({
        file,
        line,
        message: 'the text is not written out, so that nobody can translate it.',
        remedy: 'write id and message as plain texts',
      })),
      ...Object.keys(code)
        .filter((id) => !used.has(id))
        .map((id) => ({
          file: CODE,
          message: `"${id}" is not used.`,
          remedy: 'remove it, or correct the id',
        })),
    ];
  },
};

runAsProgram(germanInterface);
