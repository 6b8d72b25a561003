import countries from './codes/countries.json';
import currencies from './codes/currencies.json';
import documentTypes from './codes/document-types.json';
import eas from './codes/eas.json';
import paymentMeans from './codes/payment-means.json';
import units from './codes/units.json';
import vatCategories from './codes/vat-categories.json';
import { fieldAddress, findField } from './field-model';
import { sourceIn, type Bilingual, type Language } from './language';
import type { Cell, TableFilter, TableModel, TableRow } from './table';

/** Names of the code lists, as writers use them. */
export const CODE_LISTS = [
  'countries',
  'currencies',
  'units',
  'document-types',
  'payment-means',
  'vat-categories',
  'eas',
] as const;

export type CodeListName = (typeof CODE_LISTS)[number];

/** A code that looks right and is not, with the code to use. */
export interface Trap extends Bilingual {
  code: string;
  use: string;
  /** True for a code that is in the list, but means something else. */
  valid?: boolean;
}

/** What every code list file has. */
export interface CodeListFile {
  source: string;
  /** The same in German. */
  sourceDe: string;
  asOf: string;
  codes: readonly (Bilingual & { code: string })[];
  traps: readonly Trap[];
}

/** The files as they are, for checks. */
export const codeListFiles: Readonly<Record<CodeListName, CodeListFile>> = {
  countries,
  currencies,
  units,
  'document-types': documentTypes,
  'payment-means': paymentMeans,
  'vat-categories': vatCategories,
  eas,
};

/** Begin of the row anchors, for example `unit-H87`. */
export const ANCHOR_PREFIX: Readonly<Record<CodeListName, string>> = {
  countries: 'country',
  currencies: 'currency',
  units: 'unit',
  'document-types': 'document-type',
  'payment-means': 'payment-means',
  'vat-categories': 'vat-category',
  eas: 'eas',
};

const NONE = '–';

const HEADINGS = {
  code: { en: 'Code', de: 'Code' },
  name: { en: 'Name', de: 'Name' },
  numeric: { en: 'Numeric', de: 'Numerisch' },
  eu: { en: 'EU code', de: 'EU-Code' },
  vatScheme: { en: 'VAT Scheme', de: 'MwSt.-Schema' },
  decimals: { en: 'Decimals', de: 'Nachkommastellen' },
  note: { en: 'Note', de: 'Hinweis' },
  words: { en: 'Also called', de: 'Auch genannt' },
  group: { en: 'Group', de: 'Gruppe' },
  ubl: { en: 'UBL document', de: 'UBL-Dokument' },
  element: { en: 'UBL element', de: 'UBL-Element' },
  data: { en: 'Needs', de: 'Braucht' },
  rate: { en: 'VAT rate', de: 'Steuersatz' },
  vatex: { en: 'Exemption codes', de: 'Befreiungskennungen' },
  format: { en: 'Format', de: 'Format' },
  lists: { en: 'In the list of', de: 'In der Liste von' },
  use: { en: 'Use it in', de: 'Verwenden in' },
} satisfies Record<string, Bilingual>;

const TEXTS = {
  and: { en: 'and', de: 'und' },
  useIn: { en: 'Field for these codes:', de: 'Feld für diese Codes:' },
  useInPlatform: {
    en: 'Field for these codes: Tax Category in VAT Posting Setup, a page of the platform',
    de: 'Feld für diese Codes: Steuerkategorie in der MwSt.-Buchungsmatrix Einr., einer Seite der Plattform',
  },
  findCode: { en: 'Find a code', de: 'Code suchen' },
  instead: { en: 'Use', de: 'Verwenden Sie' },
  notACode: { en: 'Not a code', de: 'Kein Code' },
  otherMeaning: { en: 'Other meaning', de: 'Andere Bedeutung' },
  creditTransfer: { en: 'credit transfer', de: 'Überweisung' },
  card: { en: 'card', de: 'Karte' },
  directDebit: { en: 'direct debit', de: 'Lastschrift' },
} satisfies Record<string, Bilingual>;

const CAPTIONS: Readonly<Record<CodeListName, Bilingual>> = {
  countries: { en: 'Country codes (ISO 3166-1)', de: 'Ländercodes (ISO 3166-1)' },
  currencies: { en: 'Currency codes (ISO 4217)', de: 'Währungscodes (ISO 4217)' },
  units: {
    en: 'Unit codes (UN/ECE Recommendations 20 and 21)',
    de: 'Einheitencodes (UN/ECE-Empfehlungen 20 und 21)',
  },
  'document-types': { en: 'Document types (UNTDID 1001)', de: 'Belegarten (UNTDID 1001)' },
  'payment-means': { en: 'Payment means (UNTDID 4461)', de: 'Zahlungsmittel (UNTDID 4461)' },
  'vat-categories': {
    en: 'VAT categories (UNTDID 5305) with exemption codes (VATEX)',
    de: 'Umsatzsteuerkategorien (UNTDID 5305) mit Befreiungskennungen (VATEX)',
  },
  eas: {
    en: 'Schemes of electronic addresses (EAS)',
    de: 'Schemata elektronischer Adressen (EAS)',
  },
};

/** A link to a field, named with its page. */
function fieldLink(reference: string, language: Language): Cell {
  const located = findField(reference);
  const text = `${located.field[language]} (${located.entity[language]})`;
  return { text, to: fieldAddress(located) };
}

/** A link to a field by its caption alone, where the page has been named before. */
function captionLink(reference: string, language: Language): Cell {
  const located = findField(reference);
  return { text: located.field[language], to: fieldAddress(located) };
}

function fieldIntro(references: readonly string[], language: Language): Cell {
  const terms = new Set(references.flatMap((reference) => findField(reference).field.bt));
  const links = references.flatMap((reference, index) => [
    ...(index > 0 ? [TEXTS.and[language]] : []),
    fieldLink(reference, language),
  ]);
  return [
    TEXTS.useIn[language],
    ...links,
    ...(terms.size > 0 ? [`(${[...terms].join(', ')})`] : []),
  ];
}

/** The parts of a table that differ from list to list. */
interface Parts {
  columns: readonly (keyof typeof HEADINGS)[];
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

type Note = Bilingual | undefined;

function countryParts(language: Language, other: Language): Parts {
  type Country = (typeof countries.codes)[number] & {
    eu?: string;
    vatScheme?: string;
    note?: Note;
  };
  return {
    columns: ['code', 'name', 'numeric', 'eu', 'vatScheme', 'note'],
    rows: (countries.codes as readonly Country[]).map((country) => ({
      code: country.code,
      words: country[other],
      cells: [
        country[language],
        orNone(country.numeric),
        orNone(country.eu),
        country.vatScheme ? { code: country.vatScheme } : NONE,
        country.note?.[language] ?? NONE,
      ],
    })),
    intro: fieldIntro(['countries-regions/iso-code'], language),
  };
}

function currencyParts(language: Language, other: Language): Parts {
  type Currency = (typeof currencies.codes)[number] & { note?: Note };
  return {
    columns: ['code', 'name', 'numeric', 'decimals', 'note'],
    rows: (currencies.codes as readonly Currency[]).map((currency) => ({
      code: currency.code,
      words: currency[other],
      cells: [
        currency[language],
        orNone(currency.numeric),
        currency.digits === null ? NONE : String(currency.digits),
        currency.note?.[language] ?? NONE,
      ],
    })),
    intro: fieldIntro(['currencies/iso-code'], language),
  };
}

function unitParts(language: Language, other: Language): Parts {
  type Unit = (typeof units.codes)[number] & { note?: Note };
  return {
    columns: ['code', 'name', 'words', 'group', 'note'],
    rows: (units.codes as readonly Unit[]).map((unit) => ({
      code: unit.code,
      words: [unit[other], ...unit.words[other]].join(' '),
      cells: [
        unit[language],
        orNone(unit.words[language].join(', ')),
        units.groups[unit.group as keyof typeof units.groups][language],
        unit.note?.[language] ?? NONE,
      ],
    })),
    intro: fieldIntro(['units/international-standard-code'], language),
  };
}

function documentTypeParts(language: Language, other: Language): Parts {
  type DocumentType = (typeof documentTypes.codes)[number] & { note?: Note };
  return {
    columns: ['code', 'name', 'ubl', 'element', 'lists', 'note'],
    rows: (documentTypes.codes as readonly DocumentType[]).map((type) => ({
      code: type.code,
      words: type[other],
      cells: [
        type[language],
        type.ubl,
        { code: type.ubl === 'Invoice' ? 'InvoiceTypeCode' : 'CreditNoteTypeCode' },
        [
          'EN\u00a016931',
          ...(type.xrechnung ? ['XRechnung'] : []),
          ...(type.peppol ? ['Peppol'] : []),
        ].join(', '),
        type.note?.[language] ?? NONE,
      ],
    })),
    intro: fieldIntro(['document-types/type-code', 'document-types/ubl-document'], language),
  };
}

const GROUP_NAMES: Readonly<Record<string, Bilingual>> = {
  'BG-17': TEXTS.creditTransfer,
  'BG-18': TEXTS.card,
  'BG-19': TEXTS.directDebit,
};

function paymentMeansParts(language: Language, other: Language): Parts {
  type Means = (typeof paymentMeans.codes)[number] & { note?: Note };
  return {
    columns: ['code', 'name', 'data', 'note'],
    rows: (paymentMeans.codes as readonly Means[]).map((means) => ({
      code: means.code,
      words: means[other],
      cells: [
        means[language],
        means.group ? `${means.group}: ${GROUP_NAMES[means.group]?.[language] ?? ''}` : NONE,
        means.note?.[language] ?? NONE,
      ],
    })),
    intro: fieldIntro(['xinvoice-setup/payment-means'], language),
  };
}

function vatCategoryParts(language: Language, other: Language): Parts {
  type Category = (typeof vatCategories.codes)[number] & { note?: Note };
  return {
    columns: ['code', 'name', 'rate', 'vatex', 'note'],
    rows: (vatCategories.codes as readonly Category[]).map((category) => ({
      code: category.code,
      words: category[other],
      cells: [
        category[language],
        category.rate[language],
        codes(category.vatex),
        category.note?.[language] ?? NONE,
      ],
    })),
    intro: [TEXTS.useInPlatform[language], '(BT-95, BT-102, BT-118, BT-151)'],
  };
}

function easParts(language: Language, other: Language): Parts {
  type Scheme = (typeof eas.codes)[number] & { note?: Note };
  const vatSchemes = new Set(
    (countries.codes as readonly { vatScheme?: string }[]).map(({ vatScheme }) => vatScheme),
  );
  return {
    columns: ['code', 'name', 'format', 'lists', 'use', 'note'],
    rows: (eas.codes as readonly Scheme[]).map((scheme) => ({
      code: scheme.code,
      words: scheme[other],
      cells: [
        scheme[language],
        orNone(scheme.format?.[language]),
        ['EN\u00a016931', ...(scheme.lists.peppol ? ['Peppol'] : [])].join(', '),
        [
          captionLink('sending-types/endpoint-scheme', language),
          ...(vatSchemes.has(scheme.code)
            ? [captionLink('countries-regions/vat-scheme', language)]
            : []),
        ],
        scheme.note?.[language] ?? NONE,
      ],
    })),
    intro: fieldIntro(['sending-types/endpoint-scheme', 'countries-regions/vat-scheme'], language),
  };
}

const PARTS: Readonly<Record<CodeListName, (language: Language, other: Language) => Parts>> = {
  countries: countryParts,
  currencies: currencyParts,
  units: unitParts,
  'document-types': documentTypeParts,
  'payment-means': paymentMeansParts,
  'vat-categories': vatCategoryParts,
  eas: easParts,
};

function trapRow(trap: Trap, width: number, prefix: string, language: Language): TableRow {
  const kind = trap.valid ? TEXTS.otherMeaning : TEXTS.notACode;
  const cells: Cell[] = [
    { code: trap.code },
    [{ badge: kind[language], tone: 'warning' }, TEXTS.instead[language], { code: trap.use }],
  ];
  while (cells.length < width - 1) cells.push(NONE);
  return { id: `${prefix}-${trap.code}`, cells: [...cells, trap[language]], warning: true };
}

function knownList(name: string): CodeListName {
  const known = CODE_LISTS.find((candidate) => candidate === name);
  if (!known) throw new Error(`"${name}" is not a code list. Allowed: ${CODE_LISTS.join(', ')}`);
  return known;
}

/**
 * A code list as a table in one language; codes to avoid come last, as warnings.
 *
 * @throws Error naming the lists that there are
 */
export function codeTable(name: string, language: Language): TableModel {
  const list = knownList(name);
  const { asOf, traps, ...file } = codeListFiles[list];
  const { columns, rows, intro } = PARTS[list](language, language === 'en' ? 'de' : 'en');
  const prefix = ANCHOR_PREFIX[list];
  return {
    caption: CAPTIONS[list][language],
    columns: columns.map((column) => HEADINGS[column][language]),
    rows: [
      ...rows.map(({ code, cells, words }): TableRow => ({
        id: `${prefix}-${code}`,
        cells: [{ code }, ...cells],
        copy: code,
        words,
      })),
      ...traps.map((trap) => trapRow(trap, columns.length, prefix, language)),
    ],
    intro,
    hints: Object.fromEntries(
      traps.map((trap) => [
        trap.code.toLowerCase(),
        `${trap.code}: ${trap[language]} ${TEXTS.instead[language]} ${trap.use}.`,
      ]),
    ),
    source: sourceIn(file, language),
    asOf,
  };
}

/** What to type, as an example, in the filter of each list. */
const EXAMPLES: Readonly<Record<CodeListName, Bilingual>> = {
  countries: { en: 'Greece, GR, 300', de: 'Griechenland, GR, 300' },
  currencies: { en: 'Pound, GBP', de: 'Pfund, GBP' },
  units: { en: 'piece, hour, lump sum', de: 'Stück, Stunde, Pauschale' },
  'document-types': { en: 'credit, 381', de: 'Gutschrift, 381' },
  'payment-means': { en: 'SEPA, 58', de: 'SEPA, 58' },
  'vat-categories': { en: 'reverse charge, VATEX-EU-IC', de: 'Ausfuhr, VATEX-EU-IC' },
  eas: { en: 'Leitweg-ID, 9930, GLN', de: 'Leitweg-ID, 9930, GLN' },
};

/** The filter of a code list. Throws as {@link codeTable}. */
export function codeFilter(list: string, language: Language): TableFilter {
  const placeholder = EXAMPLES[knownList(list)][language];
  return { param: list, label: TEXTS.findCode[language], placeholder };
}
