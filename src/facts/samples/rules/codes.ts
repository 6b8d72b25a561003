import countries from '../../codes/countries.json';
import currencies from '../../codes/currencies.json';
import documentTypes from '../../codes/document-types.json';
import eas from '../../codes/eas.json';
import paymentMeans from '../../codes/payment-means.json';
import units from '../../codes/units.json';
import vatCategories from '../../codes/vat-categories.json';
import { descendants } from '../xml-tree';
import type { InvoiceDocument } from './document';
import reasons from './reason-codes.json';
import type { Rule } from './rule';

function codesOf(list: { codes: readonly { code: string }[] }): string[] {
  return list.codes.map(({ code }) => code);
}

/** Rule id, the codes that our lists allow, and where such a code stands. */
export const CODE_RULES: readonly [
  id: string,
  codes: readonly string[],
  terms: readonly string[],
][] = [
  ['BR-CL-01', codesOf(documentTypes), ['BT-3']],
  ['BR-CL-04', codesOf(currencies), ['BT-5']],
  ['BR-CL-05', codesOf(currencies), ['BT-6']],
  ['BR-CL-14', codesOf(countries), ['BT-40', 'BT-55', 'BT-69', 'BT-80']],
  ['BR-CL-15', codesOf(countries), ['BT-159']],
  ['BR-CL-16', codesOf(paymentMeans), ['BT-81']],
  ['BR-CL-17', codesOf(vatCategories), ['BT-95', 'BT-102', 'BT-118']],
  ['BR-CL-18', codesOf(vatCategories), ['BT-151']],
  ['BR-CL-19', reasons.allowanceReasons, ['BT-98', 'BT-140']],
  ['BR-CL-20', reasons.chargeReasons, ['BT-105', 'BT-145']],
  ['BR-CL-22', vatCategories.codes.flatMap(({ vatex }): readonly string[] => vatex), ['BT-121']],
  ['BR-CL-23', codesOf(units), ['BT-130', 'BT-150']],
  ['BR-CL-24', reasons.mimeTypes, ['BT-125-1']],
  ['BR-CL-25', codesOf(eas), ['BT-34-1', 'BT-49-1']],
];

function currencyAttributes(document: InvoiceDocument): string[] {
  return [...descendants(document.root)]
    .map((element) => element.attributes.get('currencyID'))
    .filter((code) => code !== undefined);
}

/**
 * Codes stand in their list. Most lists are the handbook's selections, so a sample may only use
 * codes that the handbook explains.
 */
export const codeRules: readonly Rule[] = [
  {
    id: 'BR-CL-03',
    check: (document) =>
      currencyAttributes(document)
        .filter((code) => !codesOf(currencies).includes(code))
        .map((code) => `currencyID ${code} is not in the list`),
  },
  ...CODE_RULES.map(([id, codes, terms]): Rule => ({
    id,
    check: (document) =>
      terms.flatMap((term) =>
        document
          .values(term)
          .filter((code) => !codes.includes(code))
          .map((code) => `${term} ${code} is not in the list`),
      ),
  })),
];
