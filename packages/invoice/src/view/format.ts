import documentTypes from '../../../../src/facts/codes/document-types.json';
import paymentMeans from '../../../../src/facts/codes/payment-means.json';
import units from '../../../../src/facts/codes/units.json';
import vatCategories from '../../../../src/facts/codes/vat-categories.json';
import { inLocale, type LocaleId, type Localized } from '../../../../src/locales';
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
export function formatDate(value: string, locale: LocaleId): string {
  const date = /^\d{4}-\d{2}-\d{2}/.test(value) ? new Date(`${value.slice(0, 10)}T00:00Z`) : null;
  if (!date || Number.isNaN(date.getTime())) return value;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** Name of a code in a language; undefined for a code that has none here. */
export function codeName(term: string, code: string, locale: LocaleId): string | undefined {
  const list = LIST_OF_TERM[term];
  if (list) {
    const found = LISTS[list].get(code);
    return found && inLocale(found, locale);
  }
  if (!COUNTRIES.has(term) || !/^[A-Z]{2}$/.test(code)) return undefined;
  const name = new Intl.DisplayNames([locale], { type: 'region' }).of(code);
  return name === code ? undefined : name;
}

/** A value as a reader of the language writes it. */
export function formatValue(term: string, type: string, value: string, locale: LocaleId): string {
  switch (type) {
    case 'amount':
    case 'unit price amount':
      return formatNumber(value, locale, 2);
    case 'quantity':
      return formatNumber(value, locale);
    case 'percentage':
      return `${formatNumber(value, locale)} %`;
    case 'date':
      return formatDate(value, locale);
    case 'code': {
      const name = codeName(term, value, locale);
      return name === undefined ? value : `${name} (${value})`;
    }
    default:
      return value;
  }
}
