import documentTypes from '../../data/codes/document-types.json';
import paymentMeans from '../../data/codes/payment-means.json';
import units from '../../data/codes/units.json';
import vatCategories from '../../data/codes/vat-categories.json';
import { inLanguage, type Localized } from '../language';
import { formatNumber } from '../decimals/format-number';

type Names = ReadonlyMap<string, Localized<string>>;

const names = (codes: readonly ({ readonly code: string } & Localized<string>)[]): Names =>
  new Map(codes.map((one) => [one.code, one]));

const LISTS = {
  documentTypes: names(documentTypes.codes),
  paymentMeans: names(paymentMeans.codes),
  units: names(units.codes),
  vatCategories: names(vatCategories.codes),
};

/** Lists of the terms that are codes; countries have their names from the browser. */
const LIST_OF_TERM: Readonly<Record<string, keyof typeof LISTS>> = {
  'BT-3': 'documentTypes',
  'BT-81': 'paymentMeans',
  'BT-95': 'vatCategories',
  'BT-102': 'vatCategories',
  'BT-118': 'vatCategories',
  'BT-151': 'vatCategories',
  'BT-130': 'units',
  'BT-150': 'units',
};
const COUNTRIES: ReadonlySet<string> = new Set(['BT-40', 'BT-55', 'BT-69', 'BT-80', 'BT-159']);

/** `2026-11-22` in words; what is no date stays as it is. */
export function formatDate(value: string, language: string): string {
  const date = /^\d{4}-\d{2}-\d{2}/.test(value) ? new Date(`${value.slice(0, 10)}T00:00Z`) : null;
  if (!date || Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Name of a code in a language; undefined for a code that has none here. */
export function codeName(term: string, code: string, language: string): string | undefined {
  const list = LIST_OF_TERM[term];
  if (list) {
    const found = LISTS[list].get(code);
    return found && inLanguage(found, language);
  }
  if (!COUNTRIES.has(term) || !/^[A-Z]{2}$/.test(code)) return undefined;
  const name = new Intl.DisplayNames([language], { type: 'region' }).of(code);
  return name === code ? undefined : name;
}

/** A value as a reader of the language writes it. */
export function formatValue(term: string, type: string, value: string, language: string): string {
  switch (type) {
    case 'amount':
    case 'unit price amount':
      return formatNumber(value, language, 2);
    case 'quantity':
      return formatNumber(value, language);
    case 'percentage':
      return `${formatNumber(value, language)} %`;
    case 'date':
      return formatDate(value, language);
    case 'code': {
      const name = codeName(term, value, language);
      return name === undefined ? value : `${name} (${value})`;
    }
    default:
      return value;
  }
}
