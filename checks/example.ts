/** Numbers and dates of the running example are the same on every page. */
import { exampleCustomers, exampleDocuments } from '../src/facts/samples/example';
import { inLocale, type LocaleId } from '../src/site/locales';
import { runAsProgram, type Check, type Problem } from './lib/check';
import type { Page } from './lib/project';

/** Document numbers of Lieferbeispiel GmbH. */
const NUMBER = /`?\b(10[345]0\d{2})\b`?/g;
/** The day of a document, where it follows its number at once. */
const DATED: Readonly<Record<LocaleId, RegExp>> = {
  'en-GB': /^,? (?:of|on|dated) (\d{1,2} [A-Z][a-z]+ \d{4})/,
  'de-DE': /^,? (?:vom|am) (\d{1,2}\. ?(?:\d{1,2}\.|[A-Z][a-zä]+ ?)\d{4})/,
};
const CUSTOMER = /\b(?:customers?|Debitors?|Debitoren) `([1-9]0000)`/g;

function writtenDay(day: string, locale: LocaleId): string[] {
  const date = new Date(`${day}T00:00:00Z`);
  return (['long', 'medium'] as const).map((dateStyle) =>
    new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(date),
  );
}

/** Where a page names a document, a day or a customer that the example does not have. */
export function exampleProblems(
  { file, text, locale }: Pick<Page, 'file' | 'text' | 'locale'>,
  documents: ReadonlyMap<string, string>,
  customers: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const report = (index: number, message: string) =>
    problems.push({
      file,
      line: text.slice(0, index).split('\n').length,
      message,
      remedy: 'correct the page, or src/facts/model/example.json and the samples',
    });
  for (const match of text.matchAll(NUMBER)) {
    const [whole, number = ''] = match;
    const day = documents.get(number);
    if (day === undefined) {
      report(match.index, `document ${number} is not in the running example.`);
      continue;
    }
    const dated = inLocale(DATED, locale).exec(text.slice(match.index + whole.length))?.[1];
    if (dated !== undefined && !writtenDay(day, locale).includes(dated)) {
      report(match.index, `document ${number} is of ${day}, not of ${dated}.`);
    }
  }
  for (const match of text.matchAll(CUSTOMER)) {
    const [, customer = ''] = match;
    if (!customers.has(customer)) {
      report(match.index, `customer ${customer} is not in the running example.`);
    }
  }
  return problems;
}

export const example: Check = {
  name: 'example',
  holds: 'Documents, days and customers are those of the running example.',
  run: ({ pages }) => {
    const documents = exampleDocuments();
    const customers = new Set(exampleCustomers.map(({ no }) => no));
    return pages
      .filter(({ draft }) => !draft)
      .flatMap((page) => exampleProblems(page, documents, customers));
  },
};

runAsProgram(example);
