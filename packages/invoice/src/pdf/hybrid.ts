import { LANGUAGES } from '../language';
import { withMarks, type Marks } from '../decimals/format-number';
import type { Group } from '../view/semantic';
import type { PdfContainer, PdfReading } from './read-pdf';

/** A PDF with an invoice. */
export type Hybrid = Extract<PdfReading, { status: 'invoice' }>;

/** The checks of a hybrid PDF besides its invoice. */
export type HybridCheckName =
  | 'fileName'
  | 'onlyInvoice'
  | 'relationship'
  | 'pdfa'
  | 'documentType'
  | 'metadataFileName'
  | 'conformanceLevel'
  | 'description'
  | 'end'
  | 'references'
  | 'encryption'
  | 'script'
  | 'fonts';

export interface HybridCheck {
  readonly name: HybridCheckName;
  readonly holds: boolean;
  /** Value in the PDF; absent where there is none. */
  readonly found?: string;
  /** Absent where no value is asked for. */
  readonly expected?: string;
}

/** A value of the invoice, and whether a person sees it on the pages. */
export interface VisibleValue {
  readonly term: string;
  readonly value: string;
  readonly isVisible: boolean;
}

/** Conformance level of the metadata by the end of the specification identifier (BT-24). */
const LEVELS: readonly (readonly [identifier: RegExp, level: string])[] = [
  [/:minimum$/, 'MINIMUM'],
  [/:basicwl$/, 'BASIC WL'],
  [/:basic$/, 'BASIC'],
  [/:extended$/, 'EXTENDED'],
  [/xrechnung/, 'XRECHNUNG'],
  [/^urn:cen\.eu:en16931:2017$/, 'EN 16931'],
];

function check(
  name: HybridCheckName,
  found: string | undefined,
  expected: readonly string[],
): HybridCheck {
  return {
    name,
    holds: found !== undefined && expected.includes(found),
    ...(found === undefined ? {} : { found }),
    expected: expected.join(' | '),
  };
}

/** Demands on any PDF, so that no program refuses it, and prohibitions of PDF/A. */
function containerChecks({
  hasEnd,
  hasReferences,
  isEncrypted,
  hasScript,
  missingFonts,
}: PdfContainer): HybridCheck[] {
  return [
    { name: 'end', holds: hasEnd, expected: '%%EOF' },
    { name: 'references', holds: hasReferences },
    { name: 'encryption', holds: !isEncrypted },
    { name: 'script', holds: !hasScript },
    {
      name: 'fonts',
      holds: missingFonts.length === 0,
      ...(missingFonts.length === 0 ? {} : { found: missingFonts.join(', ') }),
    },
  ];
}

/**
 * Compares a hybrid PDF with what ZUGFeRD and Factur-X ask of the embedded file, of the metadata and
 * of the PDF itself. `specification` is BT-24; an unknown one is not compared with the conformance
 * level.
 */
export function hybridChecks(
  { file, otherInvoices, metadata, container }: Hybrid,
  specification: string,
): HybridCheck[] {
  const level = LEVELS.find(([identifier]) => identifier.test(specification))?.[1];
  const isBooking = level === 'MINIMUM' || level === 'BASIC WL';
  return [
    check('fileName', file.name, [level === 'XRECHNUNG' ? 'xrechnung.xml' : 'factur-x.xml']),
    // The one that was judged first; a recipient may take another one.
    check('onlyInvoice', [file.name, ...otherInvoices].join(' | '), [file.name]),
    // Minimum and Basic WL are no whole invoices, so their data do not replace the page.
    check(
      'relationship',
      file.relationship,
      isBooking ? ['Data'] : ['Alternative', 'Data', 'Source'],
    ),
    check('pdfa', metadata.pdfaPart, ['3', '4']),
    check('documentType', metadata.documentType, ['INVOICE']),
    check('metadataFileName', metadata.fileName, [file.name]),
    ...(level === undefined ? [] : [check('conformanceLevel', metadata.conformanceLevel, [level])]),
    // PDF/A-4 knows no descriptions, and without the properties there is nothing to describe.
    ...(metadata.pdfaPart === '3' && metadata.conformanceLevel !== undefined
      ? [{ name: 'description', holds: metadata.isDescribed === true } as const]
      : []),
    ...containerChecks(container),
  ];
}

function monthNames(month: number): string[] {
  const date = new Date(Date.UTC(2026, month, 1));
  return LANGUAGES.map((language) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
      .format(date)
      .toLowerCase(),
  );
}

/** Ways in which a page may show a date, without blanks and in lower case. */
function dateForms(value: string): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  if (year === '') return [value];
  const [shortDay, shortMonth] = [String(Number(day)), String(Number(month))];
  const numeric = ['.', '/', '-'].flatMap((mark) =>
    [year, year.slice(2)].flatMap((y) => [
      [day, month, y].join(mark),
      [shortDay, shortMonth, y].join(mark),
      [month, day, y].join(mark),
    ]),
  );
  const named = monthNames(Number(month) - 1).flatMap((name) =>
    [name, name.slice(0, 3)].flatMap((one) =>
      [day, shortDay].flatMap((d) => [
        `${d}.${one}${year}`,
        `${d}${one}${year}`,
        `${d}-${one}-${year}`,
        `${one}${d},${year}`,
        `${d}.${one}.${year}`,
      ]),
    ),
  );
  return [value, ...numeric, ...named];
}

/** Usual in documents, whatever their language. */
const AMOUNT_MARKS: readonly Marks[] = [
  ['.', ','],
  ['.', ''],
  [',', '.'],
  [',', ''],
  ['.', "'"],
];

const amountForms = (value: string): string[] =>
  AMOUNT_MARKS.map((marks) => withMarks(value, marks, 2).replace('−', '-'));

const squeeze = (text: string) => text.replace(/[\s\u00A0\u202F]+/g, '').toLowerCase();

/** True when a form is in the text and is not part of a longer number or word. */
function stands(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const isEdge = (neighbour: string | undefined) =>
      neighbour === undefined || !/\d/.test(neighbour);
    if (isEdge(text[at - 1]) && isEdge(text[at + form.length])) return true;
  }
  return false;
}

const FORMS: readonly (readonly [
  group: string | null,
  term: string,
  forms: (value: string) => string[],
])[] = [
  [null, 'BT-1', (value) => [value]],
  [null, 'BT-2', dateForms],
  ['BG-22', 'BT-109', amountForms],
  ['BG-22', 'BT-112', amountForms],
  ['BG-22', 'BT-115', amountForms],
  ['BG-17', 'BT-84', (value) => [value]],
];

function allGroups(group: Group): Group[] {
  return [group, ...group.groups.flatMap(allGroups)];
}

/**
 * Finds number, date, totals and accounts of an invoice in the text of the pages, in any
 * usual way of writing them. Empty when the pages have no text.
 */
export function visibleValues(text: string, root: Group): VisibleValue[] {
  const page = squeeze(text);
  if (page === '') return [];
  // Readers lose some blanks between columns, so numbers may touch in one and not in the other.
  const lines = text.toLowerCase().replace(/[\u00A0\u202F]/g, ' ');
  const groups = allGroups(root).filter(
    ({ id }) => id === null || id === 'BG-22' || id === 'BG-17',
  );
  return FORMS.flatMap(([group, term, forms]) =>
    groups
      .filter(({ id }) => id === group)
      .flatMap(({ values }) => values.filter(({ id }) => id === term))
      .map(({ value }) => ({
        term,
        value,
        isVisible: forms(value).some((form) => {
          const wanted = squeeze(form);
          return stands(lines, wanted) || stands(page, wanted);
        }),
      })),
  );
}
