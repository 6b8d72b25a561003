import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { referenceData } from '../../facts/samples/reference-data';
import { codeList, codesOf } from './lists';
import lists from './lists.json';

const reference = referenceData('en16931-1.3.16-codes.json');

const NAMES: Readonly<Record<string, keyof typeof lists>> = {
  'BR-CL-01': 'invoiceTypes',
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

it.skipIf(!reference).each(Object.entries(NAMES))('%s has the official codes', (rule, name) => {
  const official = JSON.parse(readFileSync(reference ?? '', 'utf8')) as Record<string, string[]>;
  expect([...codeList(name)].sort()).toEqual([...(official[rule] ?? [])].sort());
});

it.each(Object.keys(lists) as (keyof typeof lists)[])('%s has each code once', (name) => {
  expect(codesOf(name)).toEqual([...codeList(name)]);
});
