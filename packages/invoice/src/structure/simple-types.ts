import { isDate } from '../rules/values';

/** Kinds of values, by what a value may look like and which attributes it may have. */
export type SimpleKind = keyof typeof KINDS;

interface SimpleType {
  /** Form of the value; any text when it is left out. */
  form?: Form;
  attributes: readonly string[];
}

const CODE = 'listID listAgencyID listVersionID';
const SCHEME = 'schemeID schemeAgencyID schemeVersionID';

function simple(attributes: string, form?: Form): SimpleType {
  return { attributes: attributes === '' ? [] : attributes.split(' '), ...(form ? { form } : {}) };
}

/** Forms of values as XML Schema has them, blanks at the ends taken off. */
export type Form = 'decimal' | 'date' | 'time' | 'dateTime' | 'boolean' | 'base64';

const KINDS = {
  text: simple('languageID languageLocaleID'),
  id: simple(`${SCHEME} schemeName schemeAgencyName schemeDataURI schemeURI`),
  id3: simple(SCHEME),
  code: simple(`${CODE} listAgencyName listName name languageID listURI listSchemeURI`),
  code3: simple(CODE),
  code3N: simple(`${CODE} name`),
  code3U: simple(`${CODE} listURI`),
  code3NU: simple(`${CODE} name listURI`),
  amount: simple('currencyID currencyCodeListVersionID', 'decimal'),
  quantity: simple(
    'unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName',
    'decimal',
  ),
  measure: simple('unitCode unitCodeListVersionID', 'decimal'),
  measure3: simple('unitCode unitCodeListVersionID', 'decimal'),
  number: simple('format', 'decimal'),
  binary: simple('format mimeCode encodingCode characterSetCode uri filename', 'base64'),
  formatted: simple('format'),
  boolean: simple('', 'boolean'),
  date: simple('', 'date'),
  time: simple('', 'time'),
  dateTime: simple('', 'dateTime'),
} satisfies Record<string, SimpleType>;

export function simpleType(kind: SimpleKind): SimpleType {
  return KINDS[kind];
}

export function isSimpleKind(name: string): name is SimpleKind {
  return Object.hasOwn(KINDS, name);
}

/** Ends of element names that tell the kind of the value; other names hold text. */
const ENDS: readonly [end: RegExp, kind: SimpleKind][] = [
  [/(?:ID|URI)$/, 'id'],
  [/Code$/, 'code'],
  [/Amount$/, 'amount'],
  [/Quantity$/, 'quantity'],
  [/Measure$/, 'measure'],
  [/(?:Percent|Rate|Numeric)$/, 'number'],
  [/Object$/, 'binary'],
];
/** In CII, these are elements with content of their own. */
const ENDS_UBL: readonly [end: RegExp, kind: SimpleKind][] = [
  [/Indicator$/, 'boolean'],
  [/Date$/, 'date'],
  [/Time$/, 'time'],
];

export function kindByName(name: string, syntax: 'ubl' | 'cii'): SimpleKind {
  const ends = syntax === 'ubl' ? [...ENDS, ...ENDS_UBL] : ENDS;
  return ends.find(([end]) => end.test(name))?.[1] ?? 'text';
}

/** Attributes that UBL asks for; CII asks for none. */
const REQUIRED: Readonly<Partial<Record<SimpleKind, string>>> = {
  amount: 'currencyID',
  measure: 'unitCode',
  binary: 'mimeCode',
};

export function requiredAttribute(kind: SimpleKind, syntax: 'ubl' | 'cii'): string | undefined {
  return syntax === 'ubl' ? REQUIRED[kind] : undefined;
}

const ZONE = String.raw`(?:Z|[+-](?:0\d|1[0-3]):[0-5]\d|[+-]14:00)?`;
const CLOCK = String.raw`(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?|24:00:00(?:\.0+)?)`;
const TIME = new RegExp(`^${CLOCK}${ZONE}$`);
const DATE_TIME = new RegExp(`^(-?\\d{4,}-\\d\\d-\\d\\d)T(${CLOCK}${ZONE})$`);
const DATE = new RegExp(`^(-?\\d{4,}-\\d\\d-\\d\\d)${ZONE}$`);

/** Without an expression for the whole, which runs out of stack on an attachment of some megabytes. */
function isBase64(value: string): boolean {
  const text = value.replaceAll(' ', '');
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return text.length % 4 === 0 && !/[^A-Za-z\d+/]/.test(text.slice(0, text.length - padding));
}

/** Years with five digits or more have no leading zero, and there is no year 0. */
function isDay(text: string): boolean {
  return isDate(text) && !/^-?(?:0\d{4,}|0000)-/.test(text);
}

const FORMS: Readonly<Record<Form, (value: string) => boolean>> = {
  decimal: (value) => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(value),
  boolean: (value) => /^(?:true|false|1|0)$/.test(value),
  date: (value) => isDay(DATE.exec(value)?.[1] ?? ''),
  time: (value) => TIME.test(value),
  dateTime: (value) => isDay(DATE_TIME.exec(value)?.[1] ?? ''),
  base64: isBase64,
};

/** True for a value of the form; blanks have been normalized. */
export function hasForm(value: string, form: Form): boolean {
  return FORMS[form](value);
}

/** True for a value that the attribute may have: languages have a form of their own in UBL. */
export function isAttributeValue(
  kind: SimpleKind,
  name: string,
  value: string,
  syntax: 'ubl' | 'cii',
): boolean {
  if (name === 'languageID' && syntax === 'ubl') {
    const [first = '', ...more] = value.split('-');
    return /^[A-Za-z]{1,8}$/.test(first) && more.every((part) => /^[A-Za-z\d]{1,8}$/.test(part));
  }
  if (name === 'unitCode' && kind === 'measure3') return value.length >= 1 && value.length <= 3;
  return true;
}
