import allowanceReasons from './codes/allowance-reasons.json';
import chargeReasons from './codes/charge-reasons.json';
import countries from './codes/countries.json';
import currencies from './codes/currencies.json';
import documentTypes from 'edocument-invoice/data/codes/document-types.json';
import eas from './codes/eas.json';
import identifierSchemes from './codes/identifier-schemes.json';
import itemClassifications from './codes/item-classifications.json';
import mimeTypes from './codes/mime-types.json';
import noteSubjects from './codes/note-subjects.json';
import paymentMeans from 'edocument-invoice/data/codes/payment-means.json';
import references from './codes/references.json';
import units from 'edocument-invoice/data/codes/units.json';
import vatCategories from 'edocument-invoice/data/codes/vat-categories.json';
import vatPointDates from './codes/vat-point-dates.json';
import vatex from './codes/vatex.json';
import { officialCodes } from './official';
import { fieldAddress, findField } from './field-model';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import { inLocale, inOtherLocales, type LocaleId, type Localized } from '../locales';
import {
  cellText,
  type Cell,
  type StaticTable,
  type TableFilter,
  type TableModel,
  type TableRow,
} from './table';

/** Names of the code lists, as writers use them. */
export const CODE_LISTS = [
  'countries',
  'currencies',
  'units',
  'document-types',
  'payment-means',
  'vat-categories',
  'vatex',
  'eas',
  'identifier-schemes',
  'item-classifications',
  'references',
  'allowance-reasons',
  'charge-reasons',
  'note-subjects',
  'vat-point-dates',
  'mime-types',
] as const;

export type CodeListName = (typeof CODE_LISTS)[number];

/** A code that looks right and is not, with the code to use. */
export interface Trap extends Localized<string> {
  code: string;
  use: string;
  /** True for a code that is in the list, but means something else. */
  valid?: boolean;
}

/** Keys of every code list file. */
export interface CodeListFile {
  source: Localized<string>;
  asOf: string;
  /** The codes that most readers need, in the order of the list. */
  common?: readonly string[];
  codes: readonly (Localized<string> & { code: string })[];
  traps: readonly Trap[];
}

/** Terms that take their value from a list. */
export const TERMS_OF_LIST: Readonly<Record<CodeListName, readonly string[]>> = {
  countries: ['BT-40', 'BT-55', 'BT-69', 'BT-80', 'BT-159'],
  currencies: ['BT-5', 'BT-6'],
  units: ['BT-130', 'BT-150'],
  'document-types': ['BT-3'],
  'payment-means': ['BT-81'],
  'vat-categories': ['BT-95', 'BT-102', 'BT-118', 'BT-151'],
  vatex: ['BT-121'],
  eas: ['BT-34-1', 'BT-49-1'],
  'identifier-schemes': [
    ...['BT-29-1', 'BT-30-1', 'BT-46-1', 'BT-47-1', 'BT-60-1', 'BT-61-1', 'BT-71-1', 'BT-157-1'],
  ],
  'item-classifications': ['BT-158-1'],
  references: ['BT-18-1', 'BT-128-1'],
  'allowance-reasons': ['BT-98', 'BT-140'],
  'charge-reasons': ['BT-105', 'BT-145'],
  'note-subjects': ['BT-21'],
  'vat-point-dates': ['BT-8'],
  'mime-types': ['BT-125-1'],
};

/** The rule whose codes are the official list. */
export const RULE_OF_LIST: Readonly<Record<CodeListName, string>> = {
  countries: 'BR-CL-14',
  currencies: 'BR-CL-04',
  units: 'BR-CL-23',
  'document-types': 'BR-CL-01',
  'payment-means': 'BR-CL-16',
  'vat-categories': 'BR-CL-17',
  vatex: 'BR-CL-22',
  eas: 'BR-CL-25',
  'identifier-schemes': 'BR-CL-10',
  'item-classifications': 'BR-CL-13',
  references: 'BR-CL-07',
  'allowance-reasons': 'BR-CL-19',
  'charge-reasons': 'BR-CL-20',
  'note-subjects': 'BR-CL-08',
  'vat-point-dates': 'BR-CL-06',
  'mime-types': 'BR-CL-24',
};

/** Lists of which a selection has names; their other codes are shown alone. */
const SELECTIONS: ReadonlySet<CodeListName> = new Set([
  'units',
  'identifier-schemes',
  'item-classifications',
  'references',
  'charge-reasons',
  'note-subjects',
]);

/** Schemes of electronic addresses are schemes of identifiers, but for some. */
const identifierSchemeCodes = [
  ...eas.codes.filter(({ code }) => officialCodes('BR-CL-10').has(code)),
  ...identifierSchemes.codes,
];

/** The files as they are, for checks. */
export const codeListFiles: Readonly<Record<CodeListName, CodeListFile>> = {
  countries,
  currencies,
  units,
  'document-types': documentTypes,
  'payment-means': paymentMeans,
  'vat-categories': vatCategories,
  vatex,
  eas,
  'identifier-schemes': { ...identifierSchemes, codes: identifierSchemeCodes },
  'item-classifications': itemClassifications,
  references,
  'allowance-reasons': allowanceReasons,
  'charge-reasons': chargeReasons,
  'note-subjects': noteSubjects,
  'vat-point-dates': vatPointDates,
  'mime-types': mimeTypes,
};

/** Begin of the row anchors, for example `unit-H87`. */
export const ANCHOR_PREFIX: Readonly<Record<CodeListName, string>> = {
  countries: 'country',
  currencies: 'currency',
  units: 'unit',
  'document-types': 'document-type',
  'payment-means': 'payment-means',
  'vat-categories': 'vat-category',
  vatex: 'vatex',
  eas: 'eas',
  'identifier-schemes': 'scheme',
  'item-classifications': 'classification',
  references: 'reference',
  'allowance-reasons': 'allowance-reason',
  'charge-reasons': 'charge-reason',
  'note-subjects': 'note-subject',
  'vat-point-dates': 'vat-point-date',
  'mime-types': 'mime-type',
};

const NONE = '–';

type Column = keyof (typeof messages)[LocaleId] extends infer Key
  ? Key extends `codeTables.headings.${infer Name}`
    ? Name
    : never
  : never;

/** A link to a field, named with its page. */
function fieldLink(reference: string, locale: LocaleId): Cell {
  const located = findField(reference);
  const text = `${inLocale(located.field, locale)} (${inLocale(located.entity, locale)})`;
  return { text, to: fieldAddress(located) };
}

/** A link to a field by its caption alone, where the page has been named before. */
function captionLink(reference: string, locale: LocaleId): Cell {
  const located = findField(reference);
  return { text: inLocale(located.field, locale), to: fieldAddress(located) };
}

function fieldIntro(references: readonly string[], locale: LocaleId): Cell {
  const terms = new Set(references.flatMap((reference) => findField(reference).field.bt));
  const links = references.flatMap((reference, index) => [
    ...(index > 0 ? [messagesIn(messages, locale)('codeTables.and')] : []),
    fieldLink(reference, locale),
  ]);
  return [
    messagesIn(messages, locale)('codeTables.useIn'),
    ...links,
    ...(terms.size > 0 ? [`(${[...terms].join(', ')})`] : []),
  ];
}

/** The parts of a table that differ from list to list. */
interface Parts {
  columns: readonly Column[];
  /** Cells after the code, and words that find the row. */
  rows: readonly { code: string; cells: readonly Cell[]; words: string }[];
  intro: Cell;
}

function orNone(value: string | null | undefined): string {
  return value ? value : NONE;
}

function codes(values: readonly string[]): Cell {
  return values.length === 0 ? NONE : values.map((code) => ({ code }));
}

/** An entry of a list, which may say more about its code. */
type Entry = Localized<string> & { readonly code: string; readonly note?: Localized<string> };

/** Columns and rows of a list: code and name, then `columns`, of which a note is the last. */
function listed<One extends Entry>(
  list: readonly One[],
  locale: LocaleId,
  columns: Parts['columns'],
  cells: (entry: One) => readonly Cell[],
  moreWords: (entry: One) => readonly string[] = () => [],
): Omit<Parts, 'intro'> {
  const hasNotes = columns.at(-1) === 'note';
  return {
    columns: ['code', 'name', ...columns],
    rows: list.map((entry) => ({
      code: entry.code,
      words: [...inOtherLocales(entry, locale), ...moreWords(entry)].join(' '),
      cells: [
        inLocale(entry, locale),
        ...cells(entry),
        ...(hasNotes ? [orNone(entry.note && inLocale(entry.note, locale))] : []),
      ],
    })),
  };
}

type Country = (typeof countries.codes)[number] & { eu?: string; vatScheme?: string };

const countryParts = (locale: LocaleId): Parts => ({
  ...listed<Country>(countries.codes, locale, ['numeric', 'eu', 'vatScheme', 'note'], (country) => [
    orNone(country.numeric),
    orNone(country.eu),
    country.vatScheme ? { code: country.vatScheme } : NONE,
  ]),
  intro: fieldIntro(['countries-regions/iso-code'], locale),
});

const currencyParts = (locale: LocaleId): Parts => ({
  ...listed(currencies.codes, locale, ['numeric', 'decimals', 'note'], ({ numeric, digits }) => [
    orNone(numeric),
    digits === null ? NONE : String(digits),
  ]),
  intro: fieldIntro(['currencies/iso-code'], locale),
});

const unitParts = (locale: LocaleId): Parts => ({
  ...listed(
    units.codes,
    locale,
    ['words', 'note'],
    ({ words }) => [orNone(inLocale(words, locale).join(', '))],
    ({ words, group }) => {
      const name = units.groups[group as keyof typeof units.groups];
      return [inLocale(name, locale), ...inOtherLocales(words, locale).flat()];
    },
  ),
  intro: fieldIntro(['units/international-standard-code'], locale),
});

const documentTypeParts = (locale: LocaleId): Parts => ({
  ...listed(
    documentTypes.codes,
    locale,
    ['ubl', 'lists', 'note'],
    ({ ubl, xrechnung, peppol }) => [
      ubl,
      ['EN 16931', ...(xrechnung ? ['XRechnung'] : []), ...(peppol ? ['Peppol'] : [])].join(', '),
    ],
    ({ ubl }) => [`${ubl}TypeCode`],
  ),
  intro: fieldIntro(['document-types/type-code', 'document-types/ubl-document'], locale),
});

const GROUP_NAMES = {
  'BG-17': 'codeTables.creditTransfer',
  'BG-18': 'codeTables.card',
  'BG-19': 'codeTables.directDebit',
} as const;

const isNamedGroup = (group: string): group is keyof typeof GROUP_NAMES => group in GROUP_NAMES;

function groupName(group: string | null, locale: LocaleId): string {
  return group !== null && isNamedGroup(group)
    ? `${group}: ${messagesIn(messages, locale)(GROUP_NAMES[group])}`
    : orNone(group);
}

const paymentMeansParts = (locale: LocaleId): Parts => ({
  ...listed(paymentMeans.codes, locale, ['data', 'note'], ({ group }) => [
    groupName(group, locale),
  ]),
  intro: fieldIntro(['xinvoice-setup/payment-means'], locale),
});

const vatCategoryParts = (locale: LocaleId): Parts => ({
  ...listed(vatCategories.codes, locale, ['rate', 'vatex', 'note'], (category) => [
    inLocale(category.rate, locale),
    codes(category.vatex),
  ]),
  intro: [
    messagesIn(messages, locale)('codeTables.useInPlatform'),
    '(BT-95, BT-102, BT-118, BT-151)',
  ],
});

const vatexParts = (locale: LocaleId): Parts => ({
  ...listed(vatex.codes, locale, ['category', 'basis'], ({ category, basis }) => [
    { code: category },
    inLocale(basis, locale),
  ]),
  intro: [messagesIn(messages, locale)('codeTables.useInClause'), '(BT-121)'],
});

function easParts(locale: LocaleId): Parts {
  const vatSchemes = new Set((countries.codes as readonly Country[]).map((one) => one.vatScheme));
  return {
    ...listed(eas.codes, locale, ['format', 'lists', 'use', 'note'], ({ code, format, lists }) => [
      orNone(format && inLocale(format, locale)),
      ['EN 16931', ...(lists.peppol ? ['Peppol'] : [])].join(', '),
      [
        captionLink('sending-types/endpoint-scheme', locale),
        ...(vatSchemes.has(code) ? [captionLink('countries-regions/vat-scheme', locale)] : []),
      ],
    ]),
    intro: fieldIntro(['sending-types/endpoint-scheme', 'countries-regions/vat-scheme'], locale),
  };
}

/** Codes with their names, and the terms that take them. */
const namedParts = (list: CodeListName, locale: LocaleId): Parts => ({
  ...listed(codeListFiles[list].codes, locale, [], () => []),
  intro: `${messagesIn(messages, locale)('codeTables.takenBy')} ${TERMS_OF_LIST[list].join(', ')}`,
});

/** Lists that say more of a code than its name. */
const PARTS: Partial<Record<CodeListName, (locale: LocaleId) => Parts>> = {
  countries: countryParts,
  currencies: currencyParts,
  units: unitParts,
  'document-types': documentTypeParts,
  'payment-means': paymentMeansParts,
  'vat-categories': vatCategoryParts,
  vatex: vatexParts,
  eas: easParts,
};

function trapRow(trap: Trap, width: number, prefix: string, locale: LocaleId): TableRow {
  const t = messagesIn(messages, locale);
  const cells: Cell[] = [
    { code: trap.code },
    [
      {
        badge: t(trap.valid ? 'codeTables.otherMeaning' : 'codeTables.notACode'),
        tone: 'warning',
      },
      t('codeTables.instead'),
      { code: trap.use },
    ],
  ];
  while (cells.length < width - 1) cells.push(NONE);
  return { id: `${prefix}-${trap.code}`, cells: [...cells, inLocale(trap, locale)], warning: true };
}

function knownList(name: string): CodeListName {
  const known = CODE_LISTS.find((candidate) => candidate === name);
  if (!known) throw new Error(`"${name}" is not a code list. Allowed: ${CODE_LISTS.join(', ')}`);
  return known;
}

/** Those that most readers need first, in their order. */
function commonFirst<One extends { readonly code: string }>(
  rows: readonly One[],
  common: readonly string[] = [],
): One[] {
  const place = ({ code }: One) => common.indexOf(code) + 1 || common.length + 1;
  return [...rows].sort((one, other) => place(one) - place(other));
}

/**
 * A code list as a table for one locale: the common codes first; those to avoid come last, as warnings.
 *
 * @throws Error naming the lists that there are
 */
export function codeTable(name: string, locale: LocaleId): TableModel {
  const list = knownList(name);
  const { asOf, traps, source, common } = codeListFiles[list];
  const { columns, rows, intro } = PARTS[list]?.(locale) ?? namedParts(list, locale);
  const prefix = ANCHOR_PREFIX[list];
  return {
    caption: messagesIn(messages, locale)(`codeTables.captions.${list}`),
    columns: columns.map((column) => messagesIn(messages, locale)(`codeTables.headings.${column}`)),
    rows: [
      ...commonFirst(rows, common).map(({ code, cells, words }): TableRow => ({
        id: `${prefix}-${code}`,
        cells: [{ code }, ...cells],
        copy: code,
        words,
      })),
      ...traps.map((trap) => trapRow(trap, columns.length, prefix, locale)),
    ],
    intro,
    hints: Object.fromEntries(
      traps.map((trap) => [
        trap.code.toLowerCase(),
        `${trap.code}: ${inLocale(trap, locale)} ${messagesIn(messages, locale)('codeTables.instead')} ${trap.use}.`,
      ]),
    ),
    ...(SELECTIONS.has(list) && {
      recognised: {
        codes: otherCodes(list).join(' '),
        text: messagesIn(messages, locale)('codeTables.recognised'),
      },
    }),
    source: inLocale(source, locale),
    asOf,
  };
}

/**
 * The codes of a list that most readers need, for pages that link the whole list. Columns in which
 * none of them has a value are left out.
 *
 * @throws Error naming a code that the list does not have, and the lists that have such codes
 */
export function commonCodeTable(name: string, locale: LocaleId): StaticTable {
  const list = knownList(name);
  const { common } = codeListFiles[list];
  if (!common) {
    const known = CODE_LISTS.filter((candidate) => codeListFiles[candidate].common);
    throw new Error(`"${list}" has no common codes. Allowed: ${known.join(', ')}`);
  }
  const { columns, rows } = codeTable(list, locale);
  const chosen = common.map((code) => {
    const row = rows.find(({ copy }) => copy === code);
    if (!row)
      throw new Error(`"${code}", common in src/facts/codes/${list}.json, is no code of it.`);
    return row.cells;
  });
  const filled = columns.flatMap((_, index) =>
    chosen.some((cells) => cellText(cells[index] ?? NONE) !== NONE) ? [index] : [],
  );
  const pick = <Item>(items: readonly Item[]) => items.filter((_, index) => filled.includes(index));
  return { columns: pick(columns), rows: chosen.map((cells) => ({ cells: pick(cells) })) };
}

/** Codes of the official list that have no row of their own. */
function otherCodes(list: CodeListName): string[] {
  const { codes, traps } = codeListFiles[list];
  const shown = new Set([...codes, ...traps].map(({ code }) => code));
  return [...officialCodes(RULE_OF_LIST[list])].filter((code) => !shown.has(code));
}

/** The filter of a code list. Throws as {@link codeTable}. */
export function codeFilter(list: string, locale: LocaleId): TableFilter {
  const placeholder = messagesIn(messages, locale)(`codeTables.examples.${knownList(list)}`);
  return { param: list, label: messagesIn(messages, locale)('codeTables.findCode'), placeholder };
}
