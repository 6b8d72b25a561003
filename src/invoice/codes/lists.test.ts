import { expect, it } from 'vitest';
import { officialCodes } from '../../facts/official';
import { codeList, codesOf } from './lists';
import lists from './lists.json';

const NAMES: Readonly<Record<string, keyof typeof lists>> = {
  'BR-CL-03': 'currencies',
  'BR-CL-06': 'vatPointDates',
  'BR-CL-07': 'references',
  'BR-CL-10': 'identifierSchemes',
  'BR-CL-13': 'classifications',
  'BR-CL-16': 'paymentMeans',
  'BR-CL-17': 'vatCategories',
  'BR-CL-19': 'allowanceReasons',
  'BR-CL-20': 'chargeReasons',
  'BR-CL-22': 'exemptionReasons',
  'BR-CL-23': 'units',
  'BR-CL-25': 'addressSchemes',
};

it.each(Object.entries(NAMES))('%s has the official codes', (rule, name) => {
  expect(new Set(codeList(name))).toEqual(officialCodes(rule));
});

it('BR-CL-01 has the official codes of invoices and credit notes', () => {
  const types = new Set([...codeList('invoiceTypes'), ...codeList('creditNoteTypes')]);
  expect(types).toEqual(officialCodes('BR-CL-01'));
});

it.each(Object.keys(lists) as (keyof typeof lists)[])('%s has each code once', (name) => {
  expect(codesOf(name)).toEqual([...codeList(name)]);
});
