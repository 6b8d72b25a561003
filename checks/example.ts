/** Pages and drawings show documents, customers and dates as the running example has them. */
import type { PhrasingContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { drawingIds, drawingModel, type DrawingModel } from '../src/facts/drawings';
import { entities } from '../src/facts/field-model';
import data from '../src/facts/model/example.json';
import {
  exampleCustomers,
  exampleDocuments,
  exampleSellers,
  targetLine,
  type ExampleDocument,
} from '../src/facts/samples/example';
import { inLocale, localeIds, type Localized, type LocaleId } from '../src/locales';
import type { Check, Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import type { Page } from './lib/project';
import { lineAt } from './lib/prose';

/** Values of one line or card by the captions of their fields, as a reader sees them. */
type Shown = ReadonlyMap<string, string>;

const REMEDY = 'correct the page, or src/facts/model/example.json and the samples';
const DRAWINGS = 'src/facts/model/drawings.json';
/** A cell without a value, as tables of pages write it. */
const NONE = '–';
/** Number of a document that is not posted. */
const UNPOSTED = 'PREVIEW';

/** Document numbers of Lieferbeispiel GmbH. */
const NUMBER = /`?\b(10[345]0\d{2})\b`?/g;
/** The day of a document, where it follows its number at once. */
const DATED: Localized<RegExp> = {
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

/** Mentions of a document, a day or a customer that the example does not have. */
export function exampleProblems(
  { file, text, locale }: Pick<Page, 'file' | 'text' | 'locale'>,
  documents: ReadonlyMap<string, ExampleDocument>,
  customers: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = [];
  const report = (index: number, message: string) =>
    problems.push({
      file,
      line: lineAt({ text }, index),
      message,
      remedy: REMEDY,
    });
  for (const match of text.matchAll(NUMBER)) {
    const [whole, number = ''] = match;
    const day = documents.get(number)?.date;
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

function captions(entity: string, locale: LocaleId): Readonly<Record<string, string>> {
  return Object.fromEntries(
    (entities[entity]?.fields ?? []).map((field) => [field.id, inLocale(field, locale)]),
  );
}

/** Contradictions to the running example in one line or card of the add-on. */
export function shownProblems(
  shown: Shown,
  locale: LocaleId,
  documents: ReadonlyMap<string, ExampleDocument> = exampleDocuments(),
): string[] {
  const entry = captions('edocument', locale);
  const line = captions('target-list', locale);
  const setup = captions('xinvoice-setup', locale);
  const value = (caption: string | undefined) => shown.get(caption ?? '');
  const problems: string[] = [];
  const compare = (caption: string | undefined, expected: string, subject: string) => {
    const found = value(caption);
    if (found !== undefined && found !== expected) {
      problems.push(`${subject} has "${expected}" as ${caption ?? ''}, not "${found}".`);
    }
  };

  const [seller] = exampleSellers;
  if (seller) {
    compare(setup['seller-endpoint'], seller.endpoint, seller.name);
    compare(setup['seller-contact'], seller.contact, seller.name);
  }

  const number = value(entry['document-no']);
  const document = documents.get(number ?? '');
  if (number !== undefined && number !== UNPOSTED) {
    if (!document) return [...problems, `document ${number} is not in the running example.`];
    const buyer = exampleCustomers.find(({ name }) => name === document.buyer);
    if (buyer) compare(entry['customer-no'], buyer.no, `document ${number}`);
    const [, day, month, year] =
      /^(\d\d)[/.](\d\d)[/.](\d{4})/.exec(value(entry['created-at']) ?? '') ?? [];
    if (year && `${year}-${month ?? ''}-${day ?? ''}` < document.date) {
      problems.push(`document ${number} is of ${document.date}: its entry cannot be older.`);
    }
  }

  const customer = value(line['customer-no']);
  // A line that has ended belongs to an earlier agreement.
  if (customer === undefined || value(line['valid-to'])) return problems;
  if (!exampleCustomers.some(({ no }) => no === customer)) {
    return [...problems, `customer ${customer} is not in the running example.`];
  }
  const expected = targetLine(customer, value(line['document-type']) ?? 'INVOICE', locale);
  for (const [id, text] of Object.entries(expected)) {
    if (id !== 'customer-no') compare(line[id], text, `customer ${customer}`);
  }
  return problems;
}

/** Lines and cards of a drawing. */
function shownIn({ tabs, tables }: DrawingModel): Shown[] {
  const card = tabs.flatMap(({ fields }) =>
    fields.map(({ label, value }) => [label.text, value] as const),
  );
  const lines = tables.flatMap(({ columns }) =>
    (columns[0]?.values ?? []).map(
      (_, row) => new Map(columns.map(({ text, values }) => [text, values[row] ?? ''])),
    ),
  );
  return [new Map(card), ...lines];
}

/** Contradictions to the running example in a drawing. */
export function drawingProblems(id: string, drawing: DrawingModel, locale: LocaleId): Problem[] {
  const shown = shownIn(drawing);
  const text = shown.flatMap((one) => [...one.values()]).join('\n');
  const companies = [...exampleSellers, ...exampleCustomers];
  const mailboxes = new Set([data.testEmail, ...companies.map(({ email }) => email)]);
  const strangers = (text.match(/[\w.-]+@[\w.-]+\w/g) ?? []).filter((one) => !mailboxes.has(one));
  return [
    ...shown.flatMap((one) => shownProblems(one, locale)),
    ...strangers.map((one) => `the mailbox ${one} is not in the running example.`),
    ...exampleProblems(
      { file: DRAWINGS, text, locale },
      exampleDocuments(),
      new Set(exampleCustomers.map(({ no }) => no)),
    ).map(({ message }) => message),
  ].map((message) => ({
    file: DRAWINGS,
    message: `${id} (${locale}): ${message}`,
    remedy: `correct the drawing, or ${REMEDY}`,
  }));
}

/** A cell as a value: its code where it explains one, nothing where it has none. */
function cellValue(content: readonly PhrasingContent[]): string {
  const text = toString(content.find(({ type }) => type === 'inlineCode') ?? content);
  return text === NONE ? '' : text;
}

/** Lines of the target list or of eDocuments that a table of a page shows. */
function shownInTable({ children: [head, ...rows] }: Table, locale: LocaleId): Shown[] {
  const customer = captions('target-list', locale)['customer-no'] ?? '';
  const columns = (head?.children ?? []).map((cell) => toString(cell));
  const cells = rows.map((row) => row.children.map(({ children }) => cellValue(children)));
  if (columns.includes(customer)) {
    return cells.map((row) => new Map(columns.map((column, index) => [column, row[index] ?? ''])));
  }
  // A line that is entered field by field: captions in the first column, values in the second.
  const named = cells.map(([caption = '', value = '']) => [caption, value] as const);
  const isLine = named.some(([caption, value]) => caption === customer && /^\d+$/.test(value));
  return isLine ? [new Map(named)] : [];
}

/** Contradictions to the running example in the tables of a page. */
export function tableProblems({
  file,
  tree,
  locale,
}: Pick<Page, 'file' | 'tree' | 'locale'>): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'table', (table) => {
    for (const shown of shownInTable(table, locale)) {
      for (const message of shownProblems(shown, locale)) {
        problems.push({ file, line: lineOf(table), message, remedy: REMEDY });
      }
    }
  });
  return problems;
}

export const check: Check = ({ pages }) => {
  const documents = exampleDocuments();
  const customers = new Set(exampleCustomers.map(({ no }) => no));
  const published = pages.filter(({ draft }) => !draft);
  return [
    ...published.flatMap((page) => exampleProblems(page, documents, customers)),
    ...published.flatMap(tableProblems),
    ...drawingIds.flatMap((id) =>
      localeIds.flatMap((locale) => drawingProblems(id, drawingModel(id, locale), locale)),
    ),
  ];
};
