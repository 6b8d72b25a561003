import { descendants } from '../xml-tree';
import type { Group, InvoiceDocument } from './document';
import { rule, type Rule } from './rule';

/** Difference in cents that R120 and R040 leave for rounding. */
const SLACK = 2;

/** Elements that hold a date. */
const UBL_DATE = /^cbc:\w+Date$/;
const CII_DATE = /^(?:udt|qdt):Date(?:Time)?String$/;

function percentOf(document: InvoiceDocument, base: string, percent: string, group: Group) {
  return (document.cents(base, group) * (document.number(percent, group) ?? 0)) / 100;
}

/** Group, amount, base amount, percentage of allowances and charges. */
const ALLOWANCES = [
  { group: 'BG-20', amount: 'BT-92', base: 'BT-93', percent: 'BT-94' },
  { group: 'BG-21', amount: 'BT-99', base: 'BT-100', percent: 'BT-101' },
  { group: 'BG-27', amount: 'BT-136', base: 'BT-137', percent: 'BT-138' },
  { group: 'BG-28', amount: 'BT-141', base: 'BT-142', percent: 'BT-143' },
] as const;

type Allowance = (typeof ALLOWANCES)[number];

function allowanceRule(
  id: string,
  breach: (document: InvoiceDocument, one: Group, terms: Allowance) => string | null,
): Rule {
  return {
    id,
    check: (document) =>
      ALLOWANCES.flatMap((terms) =>
        document.groups(terms.group).map((one) => breach(document, one, terms)),
      ).filter((message) => message !== null),
  };
}

function lineRule(
  id: string,
  breach: (document: InvoiceDocument, line: Group) => string | null,
): Rule {
  return {
    id,
    check: (document) =>
      document
        .groups('BG-25')
        .map((line) => breach(document, line))
        .filter((message) => message !== null),
  };
}

function later(start: string | undefined, end: string | undefined): boolean {
  return start !== undefined && end !== undefined && start > end;
}

/** Rules of EN 16931, and those of Peppol that XRechnung adopts, on single terms and lines. */
export const coreRules: readonly Rule[] = [
  lineRule('BR-27', (document, line) =>
    (document.number('BT-146', line) ?? 0) < 0 ? 'BT-146 is negative' : null,
  ),
  rule('BR-29', (document) =>
    later(document.value('BT-73'), document.value('BT-74')) ? 'BT-74 is before BT-73' : null,
  ),
  lineRule('BR-30', (document, line) =>
    later(document.value('BT-134', line), document.value('BT-135', line))
      ? 'BT-135 is before BT-134'
      : null,
  ),
  rule('BR-61', (document) =>
    ['30', '58'].includes(document.value('BT-81') ?? '') && !document.has('BT-84')
      ? 'BT-84 is missing'
      : null,
  ),
  rule('BR-CO-09', (document) => {
    const wrong = ['BT-31', 'BT-48', 'BT-63']
      .flatMap((term) => document.values(term))
      .find((value) => !/^[A-Z]{2}/.test(value));
    return wrong === undefined ? null : `${wrong} has no country prefix`;
  }),
  rule('PEPPOL-EN16931-R005', (document) =>
    document.has('BT-6') && document.value('BT-6') === document.value('BT-5')
      ? 'BT-6 repeats BT-5'
      : null,
  ),
  {
    id: 'CII-DT-031',
    check: (document) =>
      document.syntax !== 'cii'
        ? []
        : [...descendants(document.root)]
            .filter(({ name, attributes }) => {
              return name !== 'ram:TaxTotalAmount' && attributes.has('currencyID');
            })
            .map(({ name, startLine }) => `${name} on line ${startLine} has a currency`),
  },
  {
    id: 'BR-TMP-6',
    check: (document) =>
      document.syntax !== 'ubl'
        ? []
        : [...descendants(document.root)]
            .filter(({ name, text }) => UBL_DATE.test(name) && !/^\d{4}-\d\d-\d\d$/.test(text))
            .map(({ name, startLine }) => `${name} on line ${startLine} is not YYYY-MM-DD`),
  },
  {
    id: 'BR-TMP-7',
    check: (document) =>
      document.syntax !== 'cii'
        ? []
        : [...descendants(document.root)]
            .filter(({ name }) => CII_DATE.test(name))
            .filter(
              ({ attributes, text }) => attributes.get('format') !== '102' || !/^\d{8}$/.test(text),
            )
            .map(({ name, startLine }) => `${name} on line ${startLine} is not YYYYMMDD`),
  },
  {
    id: 'PEPPOL-EN16931-R008',
    check: (document) =>
      [...descendants(document.root)]
        .filter(({ children, text }) => children.length === 0 && text.trim() === '')
        .map(({ name, startLine }) => `${name} on line ${startLine} is empty`),
  },
  allowanceRule('PEPPOL-EN16931-R040', (document, one, { amount, base, percent }) =>
    document.has(base, one) &&
    document.has(percent, one) &&
    Math.abs(document.cents(amount, one) - percentOf(document, base, percent, one)) > SLACK
      ? `${amount} is not ${base} times ${percent}`
      : null,
  ),
  allowanceRule('PEPPOL-EN16931-R041', (document, one, { base, percent }) =>
    document.has(percent, one) && !document.has(base, one) ? `${base} is missing` : null,
  ),
  allowanceRule('PEPPOL-EN16931-R042', (document, one, { base, percent }) =>
    document.has(base, one) && !document.has(percent, one) ? `${percent} is missing` : null,
  ),
  rule('PEPPOL-EN16931-R061', (document) =>
    document.value('BT-81') === '59' && !document.has('BT-89') ? 'BT-89 is missing' : null,
  ),
  lineRule('PEPPOL-EN16931-R110', (document, line) =>
    later(document.value('BT-73'), document.value('BT-134', line))
      ? 'BT-134 is before BT-73'
      : null,
  ),
  lineRule('PEPPOL-EN16931-R111', (document, line) =>
    later(document.value('BT-135', line), document.value('BT-74')) ? 'BT-135 is after BT-74' : null,
  ),
  lineRule('PEPPOL-EN16931-R120', (document, line) => {
    const base = document.number('BT-149', line) ?? 1;
    const price = ((document.number('BT-146', line) ?? 0) * 100) / base;
    const expected =
      (document.number('BT-129', line) ?? 0) * price +
      document.sum('BT-141', line) -
      document.sum('BT-136', line);
    return Math.abs(document.cents('BT-131', line) - expected) > SLACK
      ? 'BT-131 is not quantity times price with charges and allowances'
      : null;
  }),
  lineRule('PEPPOL-EN16931-R121', (document, line) =>
    document.has('BT-149', line) && !((document.number('BT-149', line) ?? 0) > 0)
      ? 'BT-149 is not greater than zero'
      : null,
  ),
  lineRule('PEPPOL-EN16931-R130', (document, line) =>
    document.has('BT-150', line) &&
    document.value('BT-150', line) !== document.value('BT-130', line)
      ? 'BT-150 differs from BT-130'
      : null,
  ),
];
