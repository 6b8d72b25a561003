/**
 * Wrong terms in prose and in the interface. `npx tsx checks/terms.ts --update` writes the tables of
 * the style guide from the data.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localeIds, translations, type LocaleId } from '../src/locales';
import type { Check, Problem } from './lib/check';
import { messageModules } from './lib/message-modules';
import type { Page } from './lib/project';
import { escapeRegExp, lineAt, proseOf, withoutQuotations } from './lib/prose';
import { table, withTable } from './lib/table';

/** A row of `src/facts/terminology.json`. */
export interface Term {
  preferred: string;
  forbidden: readonly string[];
  language: LocaleId | 'both';
  reason: string;
}

const DATA = 'src/facts/terminology.json';
const GUIDE = 'STYLEGUIDE.md';
const COMMAND = 'npx tsx checks/terms.ts --update';

/** Headings of the guide with a table, by their ids. */
const SECTIONS: Readonly<Record<string, Term['language']>> = {
  'terms-both': 'both',
  'terms-english': 'en-GB',
  'terms-german': 'de-DE',
};

/** Finds the forbidden spellings of a language as whole words, with their capitals. */
export function createTermFinder(terms: readonly Term[], locale: LocaleId) {
  const byWord = new Map<string, Term>();
  for (const term of terms.filter(({ language }) => [locale, 'both'].includes(language))) {
    term.forbidden.forEach((word) => byWord.set(word, term));
  }
  // The longest first, so that "click on" is reported rather than "click".
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return (text: string): { word: string; term: Term; offset: number }[] =>
    words.length === 0
      ? []
      : [...withoutQuotations(text).matchAll(pattern)].flatMap(({ 0: word, index }) => {
          const term = byWord.get(word);
          return term ? [{ word, term, offset: index }] : [];
        });
}

type TermFinder = ReturnType<typeof createTermFinder>;

function pageProblems(page: Page, find: TermFinder = () => []): Problem[] {
  return proseOf(page).flatMap((prose) =>
    find(prose.text).map(({ word, term, offset }) => ({
      file: page.file,
      line: lineAt(prose, offset),
      message: `"${word}" is not our term. ${term.reason}`,
      remedy: remedyFor(term),
    })),
  );
}

function interfaceProblems(root: string, locale: LocaleId, find: TermFinder = () => []): Problem[] {
  const file = `i18n/${locale}/code.json`;
  const text = readFileSync(path.join(root, file), 'utf8');
  return text.split('\n').flatMap((row, index) => {
    const message = /^\s*"message": (".*"),?$/.exec(row)?.[1];
    return message
      ? find(JSON.parse(message) as string).map(({ word, term }) => ({
          file,
          line: index + 1,
          message: `"${word}" is not our term. ${term.reason}`,
          remedy: remedyFor(term),
        }))
      : [];
  });
}

/** Wrong terms in the texts of modules. */
function moduleProblems(root: string, finders: ReadonlyMap<LocaleId, TermFinder>): Problem[] {
  return messageModules(root).flatMap(({ file, texts }) =>
    localeIds.flatMap((locale) =>
      [...(texts.get(locale)?.values() ?? [])].flatMap(({ text, line }) =>
        (finders.get(locale)?.(text) ?? []).map(({ word, term }) => ({
          file,
          line,
          message: `"${word}" is not our term. ${term.reason}`,
          remedy: remedyFor(term),
        })),
      ),
    ),
  );
}

function remedyFor({ preferred }: Term): string {
  return /^\(.*\)$/.test(preferred)
    ? `${preferred.slice(1, -1)}, or put a quotation in quotation marks`
    : `write "${preferred}"; a code belongs in backticks, a quotation in quotation marks`;
}

/** The style guide with the terms of the data in its tables. */
function withTerms(guide: string, terms: readonly Term[]): string {
  return Object.entries(SECTIONS).reduce((text, [id, language]) => {
    const rows = terms
      .filter((term) => term.language === language)
      .map(({ preferred, forbidden, reason }) => [
        preferred,
        forbidden.map((word) => `\`${word}\``).join(', '),
        reason,
      ]);
    return withTable(text, table(['Write', 'Not', 'Why'], rows), `{#${id}}`);
  }, guide);
}

const readTerms = (root: string) =>
  JSON.parse(readFileSync(path.join(root, DATA), 'utf8')) as Term[];

export const check: Check = ({ root, pages }) => {
  const data = readTerms(root);
  const guide = readFileSync(path.join(root, GUIDE), 'utf8');
  const finders = new Map(localeIds.map((id) => [id, createTermFinder(data, id)]));
  return [
    ...pages
      // It sets both languages side by side.
      .filter(({ name }) => name !== 'Reference/Glossary.mdx')
      .flatMap((page) => pageProblems(page, finders.get(page.locale))),
    ...translations.flatMap((id) => interfaceProblems(root, id, finders.get(id))),
    ...moduleProblems(root, finders),
    ...(withTerms(guide, data) === guide
      ? []
      : [{ file: GUIDE, message: `differs from ${DATA}.`, remedy: `run ${COMMAND}` }]),
  ];
};

if (process.argv[1]?.endsWith('terms.ts') && process.argv.includes('--update')) {
  writeFileSync(GUIDE, withTerms(readFileSync(GUIDE, 'utf8'), readTerms('.')));
}
