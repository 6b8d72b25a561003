import { changed, codeList } from '../../codes/lists';

/** Lists in CII, whose newest rules are those of 3.0.19, and where they differ from EN 16931. */
export const PEPPOL_CURRENCIES = changed(codeList('currencies'), {
  fewer: 'CNH STD XCG',
  more: 'ANG BGN STN',
});
export const PEPPOL_ADDRESS_SCHEMES = changed(codeList('addressSchemes'), {
  fewer: '0219 0220 0242 0244 0245 0246 0248 AN AQ AS AU EM',
});

/** Lists in UBL, of 3.0.21. */
export const PEPPOL_CURRENCIES_UBL = changed(codeList('currencies'), { fewer: 'STD', more: 'STN' });
export const PEPPOL_ADDRESS_SCHEMES_UBL = changed(codeList('addressSchemes'), {
  fewer:
    '0037 0147 0154 0158 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217 0219 0220 AN AQ AS AU EM',
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
