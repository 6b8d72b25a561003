import { changed, codeList } from '../../codes/lists';

/** Lists of Peppol BIS 3.0.19, which is older than the lists of EN 16931 that it differs from. */
export const PEPPOL_CURRENCIES = changed(codeList('currencies'), {
  fewer: 'CNH STD XCG',
  more: 'ANG BGN STN',
});
export const PEPPOL_ADDRESS_SCHEMES = changed(codeList('addressSchemes'), {
  fewer: '0219 0220 0242 0244 0245 0246 0248 AN AQ AS AU EM',
});

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
