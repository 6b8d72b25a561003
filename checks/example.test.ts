import { expect, it } from 'vitest';
import type { LocaleId } from '../src/site/locales';
import { exampleProblems } from './example';

const documents = new Map([['103002', '2026-11-04']]);
const customers = new Set(['10000']);
const problems = (text: string, locale: LocaleId) =>
  exampleProblems({ file: 'docs/a.mdx', text, locale }, documents, customers).map(
    ({ line, message }) => `${line ?? 0}: ${message}`,
  );

it('accepts documents, days and customers of the example', () => {
  expect(problems('Invoice `103002` of 4 November 2026 to customer `10000`.', 'en-GB')).toEqual([]);
  expect(
    problems('Rechnung `103002` vom 4. November 2026 an den Debitor `10000`.', 'de-DE'),
  ).toEqual([]);
  expect(problems('Rechnung `103002` vom 04.11.2026.', 'de-DE')).toEqual([]);
});

it.each([
  ['another document', 'One.\n\nInvoice `103099`.', 'en-GB', '3: document 103099 is not in'],
  [
    'another day',
    'Invoice `103002` of 5 November 2026.',
    'en-GB',
    '1: document 103002 is of 2026-11-04',
  ],
  ['another day', 'Rechnung `103002` vom 05.11.2026.', 'de-DE', 'not of 05.11.2026'],
  ['another customer', 'For customer `70000`.', 'en-GB', '1: customer 70000 is not in'],
] as const)('finds %s', (_, text, locale, message) => {
  expect(problems(text, locale).join()).toContain(message);
});
