import { COUNTRY } from '../codes';
import type { Company, Customer, Line } from '../company';
import { vatNumberProblem, type VatNumberProblem } from '../vat-number';
import { each, type Hit, type Judge, type Judges } from './check';

const E_INVOICES: ReadonlySet<string> = new Set([
  'XRechnung UBL',
  'XRechnung CII',
  'ZUGFeRD EN 16931',
  'ZUGFeRD XRechnung',
  'Peppol BIS Billing 3.0',
]);

/** True for a format that is an e-invoice. */
export const isEInvoice = (format: string | undefined): boolean => E_INVOICES.has(format ?? '');

/** True for a format that follows the rules of XRechnung. */
export const isXRechnung = (format: string | undefined): boolean =>
  format?.includes('XRechnung') ?? false;

const eachCustomer =
  (
    test: (customer: Customer, company: Company) => boolean | Omit<Hit, 'entry'> | undefined,
  ): Judge =>
  (company) =>
    [...company.customers.values()].flatMap((customer) => {
      const answer = test(customer, company);
      if (answer === undefined || answer === false) return [];
      return [{ entry: customer.entry, ...(answer === true ? {} : answer) }];
    });

/** The line for invoices or credit memos that counts on the day of the rehearsal. */
export function lineOfKind(
  company: Company,
  no: string,
  kind: 'invoice' | 'memo',
  day = company.day,
): Line | undefined {
  const [type] = company.typesOf(kind);
  return type === undefined ? undefined : company.lineOn(no, type, day);
}

const vatProblem = (problem: VatNumberProblem): Judge =>
  eachCustomer(({ vatNo, country }) =>
    vatNo !== '' && vatNumberProblem(vatNo, country) === problem ? { other: country } : undefined,
  );

const needsOf = (column: string): Judge =>
  eachCustomer(
    ({ entry, no }, company) =>
      entry.get(column) === '' && isXRechnung(lineOfKind(company, no, 'invoice')?.format),
  );

/** Numbers of customers with a mandate that is open on a day. */
function mandated(company: Company): ReadonlySet<string> {
  return new Set(
    company
      .entries('mandates')
      .filter((entry) => !(entry.has('closed') && entry.isOn('closed')))
      .filter((entry) => {
        const to = entry.day('valid-to');
        return to === undefined || to >= company.day;
      })
      .map((entry) => entry.get('customer-no')),
  );
}

/** The first row of a number, and the rows that repeat it. */
const twice: Judge = (company) => {
  const first = new Map<string, number>();
  return company.entries('customers').flatMap((entry) => {
    const no = entry.get('no');
    const row = first.get(no);
    if (row === undefined) first.set(no, entry.row.number);
    return no === '' || row === undefined ? [] : [{ entry, other: String(row) }];
  });
};

export const customerJudges: Judges = {
  'customer-twice': twice,
  'customer-no-line': eachCustomer(
    ({ no, isBlocked }, company) => !isBlocked && !lineOfKind(company, no, 'invoice'),
  ),
  'customer-no-memo-line': eachCustomer(
    ({ no, isBlocked }, company) =>
      !isBlocked &&
      isEInvoice(lineOfKind(company, no, 'invoice')?.format) &&
      !lineOfKind(company, no, 'memo'),
  ),
  'customer-city-missing': needsOf('city'),
  'customer-post-code-missing': needsOf('post-code'),
  'customer-vat-prefix-missing': vatProblem('prefix-missing'),
  'customer-vat-prefix': vatProblem('prefix'),
  'customer-vat-form': vatProblem('form'),
  'customer-vat-digits': vatProblem('digits'),
  'customer-vat-missing-eu': eachCustomer(
    ({ country, vatNo, isBlocked }) =>
      !isBlocked && vatNo === '' && country !== 'DE' && COUNTRY.get(country)?.eu !== undefined,
  ),
  'customer-vat-group-unknown': (company: Company) => {
    const groups = new Set(company.entries('vat-posting').map((entry) => entry.get('business')));
    return [...company.customers.values()]
      .filter(({ vatGroup }) => vatGroup !== '' && !groups.has(vatGroup))
      .map(({ entry }) => ({ entry }));
  },
  'customer-no-mandate': (company: Company) => {
    const open = mandated(company);
    return [...company.customers.values()]
      .filter(({ no, isBlocked }) => !isBlocked && !open.has(no))
      .filter(({ entry }) => {
        const method = company.find('payment-methods', entry.get('payment-method'));
        return method?.get('payment-means-code') === '59';
      })
      .map(({ entry }) => ({ entry }));
  },
  'mandate-period': each('mandates', (entry, { day }) => {
    const to = entry.day('valid-to');
    return to !== undefined && to < day;
  }),
};
