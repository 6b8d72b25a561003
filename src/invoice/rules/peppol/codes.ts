import { codeList } from '../../codes/lists';

function except(list: ReadonlySet<string>, without: string, more = ''): ReadonlySet<string> {
  const left = new Set(without.split(' '));
  return new Set([...list, ...more.split(' ').filter(Boolean)].filter((code) => !left.has(code)));
}

/** Lists of Peppol BIS 3.0.19, which is older than the lists of EN 16931 that it differs from. */
export const PEPPOL_CURRENCIES = except(codeList('currencies'), 'CNH STD XCG', 'ANG BGN STN');
export const PEPPOL_ADDRESS_SCHEMES = except(
  codeList('addressSchemes'),
  '0219 0220 0242 0244 0245 0246 0248 AN AQ AS AU EM',
);

/** Document types of the billing process 01. */
export const PEPPOL_INVOICE_TYPES: ReadonlySet<string> = new Set(
  '71 80 82 84 102 218 219 326 331 380 382 383 384 386 388 393 395 553 575 623 780 817 870 875 876 877'.split(
    ' ',
  ),
);
export const PEPPOL_CREDIT_NOTE_TYPES: ReadonlySet<string> = new Set([
  '381',
  '396',
  '81',
  '83',
  '532',
]);
