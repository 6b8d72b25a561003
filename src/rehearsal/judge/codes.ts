import { INVOICE_TYPES } from 'edocument-invoice/identifiers';
import { CODES, COUNTRY, CURRENCY_NUMBER, PEPPOL_SCHEMES, TRAPS, UNITS_BY_WORD } from '../codes';
import type { Entry } from '../company';
import { foldCaption, type ListId } from '../lists';
import { numberOf } from '../read/values';
import { each, type Judge, type Judges } from './check';

/** A code, or the code of the row where the field of the code is empty. */
const codeOf = (entry: Entry, length: number): string => {
  const iso = entry.get('iso-code');
  return iso === '' && entry.get('code').length === length ? entry.get('code') : iso;
};

const missing = (list: ListId, length: number): Judge =>
  each(list, (entry) =>
    entry.get('code') !== '' && codeOf(entry, length) === ''
      ? { value: entry.get('code') }
      : undefined,
  );

interface Lookup {
  readonly codes: ReadonlySet<string>;
  readonly traps: ReadonlyMap<string, { readonly use: string }>;
  readonly length: number;
}

const unknown = (list: ListId, { codes, traps, length }: Lookup): Judge =>
  each(list, (entry) => {
    const code = codeOf(entry, length);
    return code !== '' && !codes.has(code) && !traps.has(code) ? { value: code } : undefined;
  });

const replaced = (list: ListId, { codes, traps, length }: Lookup): Judge =>
  each(list, (entry) => {
    const code = codeOf(entry, length);
    const fix = codes.has(code) ? undefined : traps.get(code)?.use;
    return fix === undefined ? undefined : { value: code, fix };
  });

/** The ISO number of another code; blanks and leading zeros do not count. */
const otherNumber = (list: ListId, length: number, of: (code: string) => string | null): Judge =>
  each(list, (entry) => {
    const number = entry.get('iso-numeric-code');
    const code = codeOf(entry, length);
    const fix = of(code);
    return number !== '' && fix && Number(number) !== Number(fix)
      ? { fix, other: code }
      : undefined;
  });

const COUNTRIES = { codes: CODES.countries, traps: TRAPS.countries, length: 2 };
const CURRENCIES = { codes: CODES.currencies, traps: TRAPS.currencies, length: 3 };
const UNIT = 'international-standard-code';

/** The unit that a description names, if the code stands for another one. */
function otherUnit(entry: Entry): string | undefined {
  const named = UNITS_BY_WORD.get(foldCaption(entry.get('description')));
  if (!named || named.has(entry.get(UNIT))) return undefined;
  return [...named][0];
}

/** A code in small letters, or an ERP code for which another one stands. */
const unitFix = (code: string): string | undefined =>
  CODES.units.has(code.toUpperCase())
    ? code.toUpperCase()
    : TRAPS.units.get(code.toUpperCase())?.use;

const CREDIT_NOTES: ReadonlySet<string> = new Set(['381', '261', '396', '532', '81', '83']);

export const codeJudges: Judges = {
  'unit-unknown': each('units', (entry) => {
    const code = entry.get(UNIT);
    return code !== '' && !CODES.units.has(code) && unitFix(code) === undefined;
  }),
  'unit-replace': each('units', (entry) => {
    const code = entry.get(UNIT);
    const fix = code === '' || CODES.units.has(code) ? undefined : unitFix(code);
    return fix === undefined ? undefined : { fix };
  }),
  'unit-trap': each('units', (entry) => {
    const trap = TRAPS.units.get(entry.get(UNIT));
    return trap?.valid && otherUnit(entry) !== undefined ? { fix: trap.use } : undefined;
  }),
  'unit-other': each('units', (entry) => {
    const code = entry.get(UNIT);
    if (!CODES.units.has(code) || TRAPS.units.get(code)?.valid) return undefined;
    const fix = otherUnit(entry);
    return fix === undefined ? undefined : { fix, other: entry.get('description') };
  }),
  'country-missing': missing('countries', 2),
  'country-unknown': unknown('countries', COUNTRIES),
  'country-replace': replaced('countries', COUNTRIES),
  'country-eu': each('countries', (entry) => {
    const eu = entry.get('eu-country-region-code');
    const code = codeOf(entry, 2);
    const country = COUNTRY.get(code);
    // Northern Ireland has the country code GB and the prefix XI.
    if (eu === '' || !country || eu === country.eu || (code === 'GB' && eu === 'XI'))
      return undefined;
    return { other: code, fix: country.eu ?? '' };
  }),
  'country-number': otherNumber('countries', 2, (code) => COUNTRY.get(code)?.numeric ?? null),
  'country-scheme': each('countries', (entry) => {
    const scheme = entry.get('vat-scheme');
    const code = codeOf(entry, 2);
    const fix = COUNTRY.get(code)?.vatScheme;
    // Only schemes of VAT numbers belong to a country.
    const isVat = [...COUNTRY.values()].some(({ vatScheme }) => vatScheme === scheme);
    return isVat && fix !== undefined && fix !== scheme ? { fix, other: code } : undefined;
  }),
  'currency-missing': missing('currencies', 3),
  'currency-unknown': unknown('currencies', CURRENCIES),
  'currency-replace': replaced('currencies', CURRENCIES),
  'currency-number': otherNumber('currencies', 3, (code) => CURRENCY_NUMBER.get(code) ?? null),
  'currency-precision': each('currencies', (entry) => {
    const precision = numberOf(entry.get('amount-rounding-precision'));
    return precision !== undefined && precision > 0 && precision < 0.01;
  }),
  'sending-channel': each(
    'sending-types',
    (entry) => entry.get('channel') === '' || entry.option('channel') === undefined,
  ),
  'sending-peppol-scheme': each('sending-types', (entry) => {
    const scheme = entry.get('endpoint-scheme');
    return (
      entry.option('channel') === 'Peppol' &&
      CODES.schemes.has(scheme) &&
      !PEPPOL_SCHEMES.has(scheme)
    );
  }),
  'sending-folder': each(
    'sending-types',
    (entry) =>
      ['Portal', 'File'].includes(entry.option('channel') ?? '') &&
      entry.get('folder') === '' &&
      entry.isOn('active'),
  ),
  'sending-confirmation': each(
    'sending-types',
    (entry) =>
      ['Portal', 'Peppol'].includes(entry.option('channel') ?? '') &&
      !entry.isOn('confirmation-required'),
  ),
  'type-code-xrechnung': each('document-types', (entry) => {
    const code = entry.get('type-code');
    return CODES.documentTypes.has(code) && !INVOICE_TYPES.has(code);
  }),
  'type-ubl': each('document-types', (entry) => {
    const code = entry.get('type-code');
    const right = CREDIT_NOTES.has(code) ? 'CreditNote' : 'Invoice';
    const written = entry.get('ubl-document');
    if (!CODES.documentTypes.has(code) || written === '' || written === right) return undefined;
    return { other: right };
  }),
  'type-inactive': each('document-types', (entry) => !entry.isOn('active')),
};
