/**
 * The ledger of standards, lists and laws: every entry is stated by a page in each language, and
 * an entry past its review date is named with the pages that state it. That is a warning, since
 * only people can compare with the source.
 */
import { ledgerEntries, type LedgerEntry } from '../src/facts/ledger-table';
import { inLocale, localeIds } from '../src/site/locales';
import { runAsProgram, type Check, type Problem } from './lib/check';
import type { Page } from './lib/project';

const FILE = 'src/facts/ledger.json';

/** Problems of the entries; `today` is for tests. */
export function ledgerProblems(
  entries: readonly LedgerEntry[],
  pages: readonly Pick<Page, 'file' | 'text' | 'locale' | 'collection'>[],
  today = new Date(),
): Problem[] {
  return entries.flatMap(({ id, says, reviewBy }) => {
    const stating = pages.filter(
      ({ text, locale, collection }) =>
        collection === 'docs' && text.includes(inLocale(says, locale)),
    );
    const silent = localeIds.filter((locale) => !stating.some((page) => page.locale === locale));
    const problems = silent.map((locale): Problem => ({
      file: FILE,
      message: `no page in ${locale} says "${inLocale(says, locale)}" (${id}).`,
      remedy: 'bring page and ledger in step, or delete the entry',
    }));
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

export const ledger: Check = {
  name: 'ledger',
  holds: 'Every standard, list and law of the ledger is stated by a page.',
  run: ({ pages }) => ledgerProblems(ledgerEntries, pages),
};

runAsProgram(ledger);
