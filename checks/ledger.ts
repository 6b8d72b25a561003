/**
 * The ledger of standards, lists and laws: every entry is stated by a page in each language, every
 * section of a law that a page cites has an entry, and days "as of" on pages are those of the
 * ledger. An entry past its review date is named with the pages that state it; that is a warning,
 * since only people can compare with the source.
 */
import { citationsIn, citationText, meansSame } from '../src/facts/citations';
import { ledgerEntries, sectionsOf, states, type LedgerEntry } from '../src/facts/ledger-model';
import { defaultLocale, inLocale, localeIds, translations } from '../src/locales';
import type { Check, Problem } from './lib/check';
import type { Page } from './lib/project';
import { lineAt } from './lib/prose';

const FILE = 'src/facts/ledger.json';

type PageText = Pick<Page, 'file' | 'text' | 'locale'>;

/** Problems of the entries; `today` is for tests. */
export function ledgerProblems(
  entries: readonly LedgerEntry[],
  pages: readonly (PageText & Pick<Page, 'collection'>)[],
  today = new Date(),
): Problem[] {
  return entries.flatMap((entry) => {
    const { id, reviewBy } = entry;
    const stating = pages.filter(
      ({ text, locale, collection }) => collection === 'docs' && states(entry, text, locale),
    );
    const silent = localeIds.filter((locale) => !stating.some((page) => page.locale === locale));
    const problems = silent.map((locale): Problem => ({
      file: FILE,
      message: `no page in ${locale} states ${inLocale(entry.version, locale)} (${id}).`,
      remedy: 'let a page state it as the entry has it, or bring the entry up to date',
    }));
    const sections = sectionsOf(entry, defaultLocale).map(citationText).join();
    // Sources that a page lists row by row have no address of their own, and are as good as the worst.
    if (entry.address === undefined && (sections !== '' || entry.kind !== 'secondary')) {
      problems.push({
        file: FILE,
        message: `${id} has no address.`,
        remedy: 'add that of its source; without one it is no law and "secondary"',
      });
    }
    for (const locale of translations) {
      if (sectionsOf(entry, locale).map(citationText).join() === sections) continue;
      problems.push({
        file: FILE,
        message: `${id} cites other sections in ${locale} than in ${defaultLocale}.`,
        remedy: 'write the same sections in each language',
      });
    }
    if (new Date(reviewBy) < today) {
      problems.push({
        file: FILE,
        level: 'warning',
        message: `${id} was due for review on ${reviewBy}; it is stated by ${stating.map(({ file }) => file).join(', ')}.`,
        remedy: 'compare with the source, correct the pages, and write the new days',
      });
    }
    return problems;
  });
}

/** Sections of laws on a page that no entry is about. */
export function citationProblems(
  entries: readonly LedgerEntry[],
  { file, text, locale }: PageText,
): Problem[] {
  const known = entries.flatMap((entry) => sectionsOf(entry, locale));
  return citationsIn(text)
    .filter((cited) => !known.some((section) => meansSame(cited, section)))
    .map((cited) => ({
      file,
      line: lineAt({ text }, cited.offset),
      message: `cites ${citationText(cited)}, which the ledger does not have.`,
      remedy: `add it to ${FILE} with its source and the day you read it, or leave it out`,
    }));
}

/** "as of 21 November 2026", "Stand 21.11.2026" */
const TYPED_DAY = /\bas of \d{1,2} [A-Z][a-z]+ \d{4}|\bStand:? (?:vom )?\d{1,2}\.\d{1,2}\.\d{4}/gi;

/** Days "as of" that a page has typed. */
export function dayProblems({ file, text }: Pick<Page, 'file' | 'text'>): Problem[] {
  return [...text.matchAll(TYPED_DAY)].map(({ 0: day, index }) => ({
    file,
    line: lineAt({ text }, index),
    message: `has typed the day "${day}".`,
    remedy: `write <LedgerDay of="…" /> with ids of ${FILE}`,
  }));
}

export const check: Check = ({ pages }) => [
  ...ledgerProblems(ledgerEntries, pages),
  ...pages.flatMap((page) => citationProblems(ledgerEntries, page)),
  // News posts are dated and stay as they were.
  ...pages.filter(({ collection }) => collection !== 'blog').flatMap(dayProblems),
];
