/** Wrong terms in prose and in the interface; the style guide lists the terms that the data has. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { localeIds, translations, type LocaleId } from '../src/locales';
import type { Check, Problem } from './lib/check';
import { headingsOf, lineOf, parseMdx } from './lib/mdx';
import { messageModules } from './lib/message-modules';
import type { Page } from './lib/project';
import { escapeRegExp, lineAt, proseOf, withoutQuotations } from './lib/prose';

/** A row of `src/facts/terminology.json`. */
export interface Term {
  preferred: string;
  forbidden: readonly string[];
  language: LocaleId | 'both';
  reason: string;
}

const DATA = 'src/facts/terminology.json';
const GUIDE = 'STYLEGUIDE.md';
const sections: Record<string, Term['language']> = {
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

/** Differences between the tables of the style guide and the data. */
export function guideProblems(guide: string, terms: readonly Term[]): Problem[] {
  const tree = parseMdx(guide);
  const headings = headingsOf(tree);
  const listed: (Term & { line: number })[] = [];
  visit(tree, 'table', (table: Table) => {
    const heading = headings.filter(({ line }) => line < lineOf(table)).at(-1);
    const language = sections[heading?.id ?? ''];
    if (!language) {
      return;
    }
    for (const row of table.children.slice(1)) {
      const [preferred, , reason] = row.children.map((cell) => guideText(cell));
      const forbidden: string[] = [];
      visit(row.children[1] ?? row, 'inlineCode', ({ value }) => void forbidden.push(value));
      listed.push({
        preferred: preferred ?? '',
        forbidden,
        language,
        reason: reason ?? '',
        line: lineOf(row),
      });
    }
  });
  const key = ({ preferred, forbidden, language, reason }: Term) =>
    JSON.stringify([language, preferred, forbidden, reason.replaceAll('`', '')]);
  const inData = new Set(terms.map(key));
  const inGuide = new Set(listed.map(key));
  return [
    ...listed
      .filter((term) => !inData.has(key(term)))
      .map(({ preferred, line }) => ({
        file: GUIDE,
        line,
        message: `the row "${preferred}" is not in ${DATA} with the same words.`,
        remedy: `write the same there`,
      })),
    ...terms
      .filter((term) => !inGuide.has(key(term)))
      .map(({ preferred, language }) => ({
        file: DATA,
        message: `"${preferred}" (${language}) is not in ${GUIDE} with the same words.`,
        remedy: `write the same in the table of ${GUIDE}`,
      })),
  ];
}

function guideText(cell: Table['children'][number]['children'][number]): string {
  return toString(cell).trim();
}

export const check: Check = ({ root, pages }) => {
  const data = JSON.parse(readFileSync(path.join(root, DATA), 'utf8')) as Term[];
  const finders = new Map(localeIds.map((id) => [id, createTermFinder(data, id)]));
  return [
    ...pages
      // It sets both languages side by side.
      .filter(({ name }) => name !== 'Reference/Glossary.mdx')
      .flatMap((page) => pageProblems(page, finders.get(page.locale))),
    ...translations.flatMap((id) => interfaceProblems(root, id, finders.get(id))),
    ...moduleProblems(root, finders),
    ...guideProblems(readFileSync(path.join(root, GUIDE), 'utf8'), data),
  ];
};
